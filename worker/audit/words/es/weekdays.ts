import type { WeekdayWords } from '../language-words.ts';

/** Days in Spanish besides full names: short forms, misspellings. Readers of them: `facts/hours/hours-lexicon.ts`. */
export const weekdays: WeekdayWords = {
  anywhere: {
    we: 'mie',
    th: 'jue',
    fr: 'vie',
    sa: 'sabados sab',
    su: 'domingos dom',
  },
  inItsText: { mo: 'lu l', tu: 'ma', we: 'mi x', th: 'ju j', fr: 'vi v', sa: 'sa s', su: 'do d' },
};
