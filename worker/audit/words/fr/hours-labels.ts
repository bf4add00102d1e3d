import type { HoursLabelWords } from '../language-words.ts';

/** What times are called in French, as `normaliseHoursText` leaves it. How an entry is written: `lexicon.ts`. */
export const hoursLabels: HoursLabelWords = {
  opening: `
    *vente {a la ferme, directe, au domaine}* · *{heure, jour}{, s} d'ouverture* · ouvert* · ouverture*
    accessible{, s} {du, de, le, tous} · *vous accueill* · recevons* · recoit · recoivent
  `,
  timesOf: '*horaire{, s}',
  phone: `
    *par telephone* · *telephonique* · *joignable* · *standard {telephonique, est, de}* · *appelez* · *permanence tel*
  `,
  reception: 'arrivee*',
  emergency: '*urgence* · de garde*',
  delivery: '*livraison* · *retrait*',
  kitchen: '*service en cuisine* · *stationnement*',
  course: 'cours · stage · *planning* · *entrainement{, s}',
  event: 'messe · messes · culte · *vernissage*',
  partsOfDay: 'midi matin apres-midi soir dejeuner dejeuners diner diners petit-dejeuner',
  job: '*temps plein* · *temps partiel* · cdi · cdd',
  holiday: '*vacances* · *conges* · *noel · *paques*',
};
