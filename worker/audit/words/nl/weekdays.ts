import type { WeekdayWords } from '../language-words.ts';

/** Days in Dutch besides full names: short forms, misspellings. Readers of them: `facts/hours/hours-lexicon.ts`. */
export const weekdays: WeekdayWords = {
  anywhere: {
    mo: 'maandags',
    tu: 'dinsdags',
    we: 'woensdags',
    th: 'donderdags',
    fr: 'vrijdags',
    sa: 'zaterdags',
    su: 'zondags',
  },
  inItsText: {
    mo: 'ma maa maan',
    tu: 'di din dins',
    we: 'wo woe woens',
    th: 'do don dond',
    fr: 'vr vri vrij',
    sa: 'za zat zater',
    su: 'zo zon zond',
  },
};
