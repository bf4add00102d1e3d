import type { WeekdayWords } from '../language-words.ts';

/** Days in Italian besides full names: short forms, misspellings. Readers of them: `facts/hours/hours-lexicon.ts`. */
export const weekdays: WeekdayWords = {
  anywhere: {
    th: 'gio',
  },
  inItsText: { mo: 'lu', tu: 'ma', we: 'me', th: 'gi', fr: 've', sa: 'sa', su: 'do' },
};
