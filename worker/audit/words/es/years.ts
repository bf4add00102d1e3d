import type { YearWords } from '../language-words.ts';

/** How long a business is there, in Spanish, in small letters with their accents. How an entry is written: `lexicon.ts`. */
export const years: YearWords = {
  begun: `
    desde · {fundad, cread, abiert}{a, o} · nacido · nacida · nació · nace · nacimos · inició · iniciamos · inicié · inicia
    {comenz, empez}{ó, amos, é} · comienza · empieza · arrancamos · abrimos
  `,
  dating: '*se remonta a*',
  begins: `
    {fund, cre}{ó, amos}* · abr{ió, imos, í} · nace · nació · nacimos
    {inici, comenz, empez, arranc}{ó, amos, é}* · {ponemos, pongo, pusimos, puse} en marcha
  `,
  today: 'hoy* · actualidad*',
  qualified: `
    *{licenciad, titulad}* · *propi{o, a} {práctica, negocio, empresa, taller, despacho, estudio, tienda}*
  `,
  law: 'es obligatori*',
  ours: 'nuestro',
  jubilee: 'aniversario*',
  lasting: 'hace · más de · llevamos · llevo · celebramos',
  about: 'más de · ya',
  counts: '*diez · *quince · *veinte · *treinta · *cuarenta',
  units: '*años*',
  inBusiness: '*mercado* · *rubro* · *experiencia* · *trayectoria* · *oficio* · *sector* · *servicio* · *dedic*',
};
