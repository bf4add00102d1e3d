import type { HoursWords } from '../language-words.ts';

/**
 * Words of opening hours in Polish: patterns. Readers of them: `facts/hours/hours-lexicon.ts`. Not "do" (until): in German lines it is
 * Thursday, in Portuguese ones it says nothing.
 */
export const hours: HoursWords = {
  everyDay: 'codziennie|7 dni w tygodniu',
  weekdays: 'dni robocze|dni powszednie',
  weekend: 'weekendy',
  holiday: 'swieta|dni swiateczne',
  closed: 'nieczynne|nieczynny|zamkniete|zamkniety',
  appointment: 'po (?:wczesniejszym )?umowieniu(?: telefonicznym)?',
  roundTheClock: 'całodobowo|cała dobe',
  noon: 'południe',
  midnight: 'połnoc',
  and: 'oraz',
  filler: 'godz|godziny|czynne|otwarte',
};
