import type { TradeWords } from '../language-words.ts';

/** What businesses of a trade call themselves in Japanese, as `plainWords` leaves it. How an entry is written: `lexicon.ts`. */
export const trades: TradeWords = {
  accountant: `
    税理士 · 会計事務所
  `,
  agency: `
    広告代理店 · ホームページ制作 · *web制作
  `,
  bakery: `
    パン屋 · ベーカリー · 和菓子 · 洋菓子 · ケーキ屋
  `,
  beauty: `
    エステ · まつげ · マツエク · アイブロウ · ネイル · マッサージ · 脱毛
  `,
  builder: `
    工務店 · 建設 · リフォーム · 大工
  `,
  cafe: `
    喫茶 · カフェ · 珈琲
  `,
  'car-repair': `
    自動車整備 · 車検 · 板金
  `,
  cleaner: `
    清掃 · クリーニング
  `,
  'dance-school': `
    ダンススクール · バレエ教室 · ダンス教室
  `,
  dentist: `
    歯科 · 歯医者
  `,
  doctor: `
    内科 · 外科 · 小児科 · 皮膚科 · 眼科 · クリニック · 医院
  `,
  electrician: `
    電気工事
  `,
  finance: `
    保険 · ファイナンシャル
  `,
  gym: `
    ヨガ · ジム · フィットネス · ピラティス
  `,
  hairdresser: `
    美容室 · 美容院 · 理容 · ヘアサロン
  `,
  hotel: `
    ホテル · 旅館 · 民宿 · 宿泊
  `,
  lawyer: `
    弁護士 · 法律事務所 · 司法書士 · 行政書士
  `,
  'non-profit': `
    *npo法人 · 特定非営利 · 公益
  `,
  'online-shop': `
    通販 · オンラインショップ · カートに入れる
  `,
  pharmacy: `
    薬局
  `,
  physiotherapist: `
    整骨院 · 接骨院 · 理学療法 · 整体 · 骨盤 · カイロプラクティック
  `,
  plumber: `
    水道
  `,
  'real-estate': `
    不動産
  `,
  restaurant: `
    レストラン · 居酒屋 · 食堂 · 料理店 · 寿司 · お好み焼き · もんじゃ · 鉄板焼 · うどん · 割烹 · 焼き鳥 · 焼鳥 · ラーメン · 焼肉
  `,
  school: `
    学校 · 学習塾 · 教習所 · 幼稚園 · 保育園 · 塾
  `,
  shop: `
    花屋 · 酒屋 · 書店 · 眼鏡店 · 雑貨
  `,
  software: `
    ソフトウェア · システム開発 · アプリ開発
  `,
  vet: `
    動物病院 · 獣医
  `,
};
