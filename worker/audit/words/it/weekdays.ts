import type { WeekdayWords } from '../language-words.ts';

/** Days in Italian, with the commonest misspellings. Readers of them: `facts/hours/hours-lexicon.ts`. */
export const weekdays: WeekdayWords = {
  anywhere: {
    mo: 'lunedi',
    tu: 'martedi',
    we: 'mercoledi',
    th: 'giovedi gio',
    fr: 'venerdi',
    sa: 'sabato',
    su: 'domenica',
  },
  inItsText: { mo: 'lu', tu: 'ma', we: 'me', th: 'gi', fr: 've', sa: 'sa', su: 'do' },
};
