import { regexSource } from '../../website/text/regex-source.ts';
import type { HoursWords } from '../language-words.ts';

/** Words of opening hours in English: patterns. Readers of them: `facts/hours/hours-lexicon.ts`. */
export const hours: HoursWords = {
  everyDay: regexSource`
    every day|everyday|daily|each day|7 days a week|7 days per week|7 days|seven days a week|seven days
    |all week|all days
  `,
  weekdays: 'weekdays|weekday|week days|week-days|m ?- ?f',
  weekend: 'weekends|weekend',
  holiday: 'good friday|public holidays?|bank holidays?|holidays?',
  closed: 'we are closed|closed|not open|weekly (?:off|holiday)',
  appointment: regexSource`
    by app(?:ointmen)?t\.?(?: only)?|appointments? only|by prior appointment|by arrangement
  `,
  roundTheClock: '24 hours(?: a day)?|24 ?hrs',
  morning: 'mornings?',
  noon: 'noon|midday',
  afternoon: 'afternoons?',
  evening: 'evenings?',
  midnight: 'midnight',
  late: 'late|close|closing|open end|last customer',
  from: 'starting at|from|between',
  until: 'until|till|til',
  to: 'through|thru|to',
  except: 'except(?: on| for)?|excluding|not on',
  and: 'and',
  filler: regexSource`
    o'?clock|open|opened|we'?re|the|on|at|am|each|every|only|our|hours|are|is|is open|days?|lunch|dinner
    |today|hrs
  `,
  season: regexSource`
    summer|winter|spring|autumn|low season|high season|tax season|busy season|peak season|off-? ?season
  `,
};
