import type { Language } from './language.ts';

export const ja: Language = {
  language: 'ja',
  and: 'と',
  colon: '：',
  days: ['月曜日', '火曜日', '水曜日', '木曜日', '金曜日', '土曜日', '日曜日'],
  blocks: {
    isA: (name, type, place) => `${name}は${place ? `${place}の` : ''}${type}です。`,
    inPlace: (what, place) => `${place}の${what}`,
    services: '取扱い',
    openingHours: '営業時間',
    closed: '休み',
    byAppointment: '予約制',
    from: '開始 ',
    phone: '電話',
    email: 'メール',
    directionsTo: (name) => `${name}の地図`,
  },
  sentences: {
    inPlace: (noun, place) => `${place}の${noun}`,
    openNow: (name) => `${name}は今営業していますか？`,
    recommend: (noun, place) => `${place}でおすすめの${noun}は？`,
  },
};
