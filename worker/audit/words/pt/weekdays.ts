import type { WeekdayWords } from '../language-words.ts';

/** Days in Portuguese besides full names: short forms, misspellings. Readers of them: `facts/hours/hours-lexicon.ts`. */
export const weekdays: WeekdayWords = {
  anywhere: {
    mo: 'segundas seg',
    tu: 'tercas',
    we: 'quartas',
    th: 'quintas',
    fr: 'sextas',
  },
  inItsText: { tu: 'ter', we: 'qua', th: 'qui', fr: 'sex' },
};
