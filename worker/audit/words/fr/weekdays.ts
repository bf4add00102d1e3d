import type { WeekdayWords } from '../language-words.ts';

/** Days in French, with the commonest misspellings. Readers of them: `facts/hours/hours-lexicon.ts`. */
export const weekdays: WeekdayWords = {
  anywhere: {
    mo: 'lundi lundis lun',
    tu: 'mardi mardis mar',
    we: 'mercredi mercredis mer mecredi mercedi',
    th: 'jeudi jeudis jeu',
    fr: 'vendredi vendredis ven vendedi',
    sa: 'samedi samedis sam samdi',
    su: 'dimanche dimanches dim dimache dimanch',
  },
  inItsText: { mo: 'lu lund', tu: 'ma mard', we: 'me merc', th: 'je jeud', fr: 've vend', sa: 'sa', su: 'di' },
};
