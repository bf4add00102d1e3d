import type { HoursWords } from '../language-words.ts';

/** Words of opening hours in Dutch: patterns. Readers of them: `facts/hours/hours-lexicon.ts`. */
export const hours: HoursWords = {
  everyDay: 'dagelijks|alle dagen|elke dag|iedere dag|7 dagen',
  weekdays: 'doordeweeks|doordeweekse dagen|door de week|weekdag(?:en)?|werkdag(?:en)?',
  holiday: 'feestdagen',
  closed: 'geen spreekuur|gesloten|sluitingsdag(?:en)?|rustdag(?:en)?',
  appointment: '(?:alleen |uitsluitend )?(?:op|volgens|na) afspraak',
  roundTheClock: '24 uur(?: per dag)?',
  morning: 'ochtend|voormiddag',
  afternoon: 'middag|namiddag',
  evening: 'avond',
  midnight: 'middernacht',
  late: 'laat',
  from: 'vanaf|van|tussen',
  until: 'tot en met|tot',
  to: String.raw`t/m|t\.?e\.?m\.?`,
  except: 'behalve|uitgezonderd',
  and: 'en|u',
  filler: 'uur|geopend|op|de|elke|vandaag',
  season: 'zomer',
};
