import { type Topic, words } from './asked.ts';

/** What people ask those who advise them. */

export const firstConsultation: Topic = {
  id: 'first-consultation',
  kind: 'yes-no',
  asks: 'if-free',
  ask: {
    en: 'Is the first consultation free?',
    de: 'Ist das Erstgespräch kostenlos?',
    fr: 'Le premier rendez-vous est-il gratuit ?',
    es: '¿La primera consulta es gratuita?',
  },
  terms: words({
    en: 'free, minutes, without obligation, assessment, fee',
    de: 'kostenlos, unverbindlich, minuten, einschätzung, gebühr',
    fr: 'gratuit, sans engagement, minutes, évaluation, honoraires',
    es: 'gratis, sin compromiso, minutos, valoración, honorarios',
  }),
  about: words({
    en: `
      first consultation, initial consultation, free consultation, free consultations, initial meeting,
      first meeting, consultation, consultations, discovery call, free call, free consult, phone consult,
      free phone consult
    `,
    de: `
      erstgespräch, erstberatung, kennenlerngespräch, erstgespräche, kostenloses gespräch, kostenlose beratung,
      ersteinschätzung, ersten gespräch, erstes gespräch, erstanalyse
    `,
    fr: 'premier rendez-vous, première consultation, premier entretien, premier échange, rendez-vous gratuit, consultation gratuite, premier contact',
    es: `
      primera consulta, primera visita, consulta inicial, primera reunión, consulta gratuita, primera cita,
      consulta gratis, asesoría gratuita, asesoría gratis, asesoría sin costo, asesoramiento gratuito
    `,
  }),
};
