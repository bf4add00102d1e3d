import type { WeekdayWords } from '../language-words.ts';

/** Days in English, with the commonest misspellings. Readers of them: `facts/hours/hours-lexicon.ts`. */
export const weekdays: WeekdayWords = {
  anywhere: {
    mo: 'monday mondays mon munday monady mondy',
    tu: 'tuesday tuesdays tue tues teusday tuseday tueday tuesady',
    we: 'wednesday wednesdays wed weds wensday wendesday wednsday wedensday wednessday wednesady',
    th: 'thursday thursdays thu thur thurs tursday thrusday thirsday thurday thusday thurdsay thursady',
    fr: 'friday fridays fri firday fryday frieday',
    sa: 'saturday saturdays sat saterday saturdy satuday saturaday',
    su: 'sunday sundays sun suday sundy',
  },
  inItsText: { mo: 'mo m', tu: 'tu t', we: 'we w', th: 'th', fr: 'fr f', sa: 'sa', su: 'su' },
};
