import type { InventedSite } from '../invented-site.ts';

/** A hair salon: other hours on weekends, a free number, a third Monday, a booking portal. */
export const jaSalon: InventedSite = {
  name: 'ja-salon',
  url: 'https://hair-komorebi.jp/',
  pages: {
    '/': `<!DOCTYPE html><html lang="ja"><head><title>美容室 komorebi（こもれび）| 仙台市青葉区の美容院</title><meta property="og:site_name" content="美容室komorebi"></head><body><header><a href="/"><img src="logo.svg" alt="美容室 komorebi"></a><a class="tel" href="tel:0120-417-883">0120-417-883</a></header><main><h1>木もれ日のような、やさしい時間を。</h1><p>定禅寺通りから一本入った、席数四つの小さな美容室です。カット、カラー、ヘッドスパまでひとりの美容師が担当いたします。</p><section><h2>メニュー</h2><ul><li>カット 5,500円</li><li>カット＋カラー 12,100円〜</li></ul></section><section id="voice"><h2>お客様の声</h2><div class="voice"><p>初めて伺いましたが、髪の悩みを丁寧に聞いてくださり、仕上がりも大満足です。</p><p class="name">30代 女性 M様</p></div></section></main><footer><dl><dt>営業時間</dt><dd>平日 10:00〜20:00 ／ 土日祝 9:00〜19:00</dd><dt>定休日</dt><dd>毎週火曜日・第3月曜日</dd><dt>住所</dt><dd>〒980-0803 宮城県仙台市青葉区国分町3丁目2-11 定禅寺ビル2F</dd><dt>電話</dt><dd>0120-417-883（予約専用）／022-217-3308</dd></dl><a href="https://lin.ee/abc">LINEで予約</a><a href="https://www.instagram.com/komorebi_hair_sendai/"><img src="i.png"></a></footer></body></html>`,
  },
  truth: {
    businessName: ['美容室komorebi', '美容室 komorebi', '美容室 komorebi（こもれび）', 'komorebi'],
    phones: ['+81120417883', '+81222173308'],
    addresses: ['国分町3丁目2-11 定禅寺ビル2F | 980-0803 | 仙台市青葉区 | JP'],
    hours: 'mo 10:00-20:00, tu X, we-fr 10:00-20:00, sa-su 09:00-19:00',
    trade: 'hairdresser',
    languages: ['ja'],
    reviews: ['初めて伺いましたが'],
    h1Count: 1,
    imagesWithoutAlt: 1,
    profiles: ['https://lin.ee/abc', 'https://www.instagram.com/komorebi_hair_sendai/'],
  },
};
