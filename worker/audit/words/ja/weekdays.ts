import type { WeekdayWords } from '../language-words.ts';

/** Days in Japanese, with the commonest misspellings. Readers of them: `facts/hours/hours-lexicon.ts`. */
export const weekdays: WeekdayWords = {
  anywhere: {
    mo: '月曜日 月曜',
    tu: '火曜日 火曜',
    we: '水曜日 水曜',
    th: '木曜日 木曜',
    fr: '金曜日 金曜',
    sa: '土曜日 土曜',
    su: '日曜日 日曜',
  },
  inItsText: { mo: '月', tu: '火', we: '水', th: '木', fr: '金', sa: '土', su: '日' },
};
