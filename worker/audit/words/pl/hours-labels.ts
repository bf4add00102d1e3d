import type { HoursLabelWords } from '../language-words.ts';

/** What times are called in Polish, as `normaliseHoursText` leaves it. How an entry is written: `lexicon.ts`. */
export const hoursLabels: HoursLabelWords = {
  opening: 'godziny otwarcia · godziny pracy · godziny przyjec · czynne · otwarte · zapraszamy',
  phone: '*telefonicznie* · infolinia · rejestracja telefoniczna',
  reception: 'recepcja · zameldowani* · wymeldowani*',
  emergency: '*dyzur* · pogotowie',
  delivery: 'dostawa · dostawy · odbior osobisty',
  kitchen: 'kuchnia czynna',
  course: 'zajecia · kurs · kursy · warsztaty',
  event: 'nabozenstwa · msze · msza · koncert* · wydarzeni*',
  meal: '^ sniadani* · ^ obiad*',
  job: 'pełny etat · pełen etat · oferty pracy',
  holiday: 'swieta · wielkanoc · boze narodzenie · ferie · wakacje',
};
