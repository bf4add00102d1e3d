import type { HoursLabelWords } from '../language-words.ts';

/** What times are called in Dutch, as `normaliseHoursText` leaves it. How an entry is written: `lexicon.ts`. */
export const hoursLabels: HoursLabelWords = {
  opening: `
    ^ bereikbaarheid $ · *verkoop aan huis* · *{hoeve, boerderij}verkoop* · *openingstijd* · *openings{uur, ur}*
    *geopend* · *spreek{uur, ur}* · *raadpleging* · *praktijktijd* · *zijn {, wij, we} open
  `,
  phone: '*bereikbaar* ~ *bereikbaarheid $ · *telefonisch* · *klantenservice* · *bel ons*',
  reception: 'receptie',
  emergency: 'spoed* · nood*',
  delivery: '*bezorg*',
  kitchen: '*keuken {, is} {open, geopend}* · *parkeren*',
  course: 'lessen* · *lesrooster* · *cursus*',
  meal: '^ ontbijt*',
  partsOfDay: 'ochtend middag avond diner',
  job: '*vacature*',
  holiday: '*oudejaar* · *koningsdag* · *kerst* · *vakantie*',
};
