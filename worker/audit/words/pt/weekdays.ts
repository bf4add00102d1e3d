import type { WeekdayWords } from '../language-words.ts';

/** Days in Portuguese, with the commonest misspellings. Readers of them: `facts/hours/hours-lexicon.ts`. */
export const weekdays: WeekdayWords = {
  anywhere: {
    mo: 'segunda segundas seg',
    tu: 'terca tercas',
    we: 'quarta quartas',
    th: 'quinta quintas',
    fr: 'sexta sextas',
  },
  inItsText: { tu: 'ter', we: 'qua', th: 'qui', fr: 'sex' },
};
