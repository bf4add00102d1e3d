import type { ContactLabelWords } from '../language-words.ts';

/** What numbers and addresses are called in Spanish, as `letterByLetter` leaves it. How an entry is written: `lexicon.ts`. */
export const contactLabels: ContactLabelWords = {
  phone: `
    telefono* · telf · tlf · tlfn · tlfo · tlfno · tfno · llam* · fijo* · fono · fonos · fone · fones · tels · conmutador*
    central telefonica* · linea {gratuita, directa, de atencion}
  `,
  mobile: 'movil · moviles · cel · cels · celular · celulares',
  whatsapp: 'wsp',
  notPhone:
    '{numero, num} de {registro, colegiado, colegiada} · colegiado · colegiada · autorizacion · registro · capital',
  address:
    'direccion · direcciones · {donde} {estamos, nos encontramos, encontrarnos, nos reunimos} · ubicacion · ubicanos',
};
