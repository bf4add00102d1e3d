import type { WeekdayWords } from '../language-words.ts';

/** Days in French besides full names: short forms, misspellings. Readers of them: `facts/hours/hours-lexicon.ts`. */
export const weekdays: WeekdayWords = {
  anywhere: {
    mo: 'lundis lun',
    tu: 'mardis mar',
    we: 'mercredis mer mecredi mercedi',
    th: 'jeudis jeu',
    fr: 'vendredis ven vendedi',
    sa: 'samedis sam samdi',
    su: 'dimanches dim dimache dimanch',
  },
  inItsText: { mo: 'lu lund', tu: 'ma mard', we: 'me merc', th: 'je jeud', fr: 've vend', sa: 'sa', su: 'di' },
};
