import type { WeekdayWords } from '../language-words.ts';

/** Days in English besides full names: short forms, misspellings. Readers of them: `facts/hours/hours-lexicon.ts`. */
export const weekdays: WeekdayWords = {
  anywhere: {
    mo: 'mondays mon munday monady mondy',
    tu: 'tuesdays tue tues teusday tuseday tueday tuesady',
    we: 'wednesdays wed weds wensday wendesday wednsday wedensday wednessday wednesady',
    th: 'thursdays thu thur thurs tursday thrusday thirsday thurday thusday thurdsay thursady',
    fr: 'fridays fri firday fryday frieday',
    sa: 'saturdays sat saterday saturdy satuday saturaday',
    su: 'sundays sun suday sundy',
  },
  inItsText: { mo: 'mo m', tu: 'tu t', we: 'we w', th: 'th', fr: 'fr f', sa: 'sa', su: 'su' },
};
