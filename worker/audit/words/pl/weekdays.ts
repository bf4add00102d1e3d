import type { WeekdayWords } from '../language-words.ts';

/** Days in Polish besides full names: after a preposition, short forms. Readers of them: `facts/hours/hours-lexicon.ts`. */
export const weekdays: WeekdayWords = {
  anywhere: {
    mo: 'poniedziałki poniedziałku poniedzialek',
    tu: 'wtorki wtorku',
    we: 'srody srode',
    th: 'czwartki czwartku',
    fr: 'piatki piatku',
    sa: 'soboty sobote',
    su: 'niedziele',
  },
  inItsText: {
    mo: 'pn pon poniedz',
    tu: 'wt',
    we: 'sr',
    th: 'cz czw',
    fr: 'pt piat',
    sa: 'sb sob',
    su: 'nd ndz niedz',
  },
};
