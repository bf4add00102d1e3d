import type { HoursLabelWords } from '../language-words.ts';

/** What times are called in Italian, as `normaliseHoursText` leaves it. How an entry is written: `lexicon.ts`. */
export const hoursLabels: HoursLabelWords = {
  opening: `
    *{vi aspettiamo, vi accogliamo, ti aspettiamo}* · *apertura* · aperto* · aperti · aperta
    ^ segreteria {, parrocchiale} $ · riceve · ricevono · riceviamo · *ricevimento*
  `,
  timesOf: 'orari · orario · oraria',
  phone: '*chiama* · *assistenza clienti*',
  emergency: '*emergenza* · *pronto intervento* · *reperibil*',
  delivery: '*spedizion* · *consegn*',
  kitchen: '*{orari, orario} {, della} cucina* · *parcheggio*',
  course: 'corso · corsi · lezion* · *allenament*',
  partsOfDay: 'mattina mattino pomeriggio sera pranzo cena',
  job: '*contratto*',
  holiday: '*natale* · *pasqua* · ferie · *ferragosto*',
};
