import type { WeekdayWords } from '../language-words.ts';

/** Days in Japanese besides full names: short forms, misspellings. Readers of them: `facts/hours/hours-lexicon.ts`. */
export const weekdays: WeekdayWords = {
  anywhere: {
    mo: '月曜',
    tu: '火曜',
    we: '水曜',
    th: '木曜',
    fr: '金曜',
    sa: '土曜',
    su: '日曜',
  },
  inItsText: { mo: '月', tu: '火', we: '水', th: '木', fr: '金', sa: '土', su: '日' },
};
