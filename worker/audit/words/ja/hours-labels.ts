import type { HoursLabelWords } from '../language-words.ts';

/** What times are called in Japanese, as `normaliseHoursText` leaves it. How an entry is written: `lexicon.ts`. */
export const hoursLabels: HoursLabelWords = {
  opening: `
    営業時間 · 診療時間 · 診察時間 · 開店時間 · 開館時間 · 開院時間 · 営業日 · 利用時間 · 営業案内 · 開所時間 · 開園時間
    開室時間 · 保育時間 · 窓口時間 · 定休日 · 休診日 · 休園日
  `,
  phone: '電話 ~ 電話番号 · 受付時間 · 受付： · {問い, 問}{合わ, 合}せ · サポート',
  reception: 'フロント · チェックイン · チェックアウト',
  emergency: '救急 · 急患 · 休日診療 · 夜間診療',
  delivery: '宅配 · デリバリー · 出前 · 配達',
  course: '教室 · 稽古 · レッスン · クラス · 講座',
  event: '礼拝 · ミサ · イベント',
  partsOfDay: 'ランチ ディナー モーニング 昼 夜 午前 午後',
  job: '勤務時間 · 求人 · シフト · 募集',
  holiday: '年末年始 · 夏休み · 夏季休 · お盆 · ゴールデンウィーク · 臨時 · 休業のお知らせ · 休診のお知らせ',
};
