import type { ReviewWords } from '../language-words.ts';

/** Words of and about reviews in Spanish, as `plainWords` leaves them. How an entry is written: `lexicon.ts`. */
export const reviews: ReviewWords = {
  headings: `
    *opiniones* · *resenas* · *testimonios* · *valoraciones* · que {dicen, opinan, piensan}*
    ^ {, nuestros, los} {clientes, pacientes, huespedes, alumnos} {opinan, dicen, hablan, felices, contentos}*
    ^ experiencias reales $ · ^ experiencias de {, nuestros} {clientes, pacientes, huespedes, alumnos}*
    ^ {, nuestros} clientes satisf*
  `,
  references: '^ {, nuestros, nuestras} {casos, historias} de exito $',
  sayings: 'testimonios',
  named: '*resena* · *opinion*',
  invites: '^ {basado, ver, leer, escribe, deja}',
  asks: `
    {tu, su} {opinion, feedback} ... {importa, importan*, cuenta}
    {dejanos, dejenos, escribenos, cuentanos} ... {resena*, opinion*, valoracion*}
  `,
  customers: 'pacientes · clientes',
  ours: 'nuestros · nuestras · los',
  noNames: '^ {cliente, resena, en google, leer}* · ^ {hace, para}',
  signedNouns: 'paciente cliente desde',
  samples: 'ejemplo',
};
