import type { InventedSite } from '../invented-site.ts';

/** Timetable of symbols, full-width digits, fax, kana. */
export const jaClinic: InventedSite = {
  name: 'ja-clinic',
  url: 'https://www.minato-naika-clinic.com/',
  pages: {
    '/': `<!DOCTYPE html><html lang="ja"><head><title>みなと坂内科クリニック | 函館市の内科・循環器内科</title></head><body><header><h1><a href="/"><img src="logo.png" alt="みなと坂内科クリニック"></a></h1><p class="tel">☎ 0138-24-7731</p></header><main><p>みなと坂内科クリニックは、函館市末広町にある内科・循環器内科の診療所です。かぜから生活習慣病まで幅広く診療しております。</p><h2>診療時間</h2><table><tr><th>診療時間</th><th>月</th><th>火</th><th>水</th><th>木</th><th>金</th><th>土</th><th>日・祝</th></tr><tr><td>9:00～12:30</td><td>●</td><td>●</td><td>●</td><td>●</td><td>●</td><td>●</td><td>／</td></tr><tr><td>14:30～18:00</td><td>●</td><td>●</td><td>／</td><td>●</td><td>●</td><td>／</td><td>／</td></tr></table><p>休診日：水曜午後・土曜午後・日曜・祝日</p></main><footer><p>〒０４０－００５３　北海道函館市末広町５－１２</p><p>TEL 0138-24-7731　FAX 0138-24-7732</p></footer></body></html>`,
    '/faq.html': `<html lang="ja"><head><title>よくあるご質問 | みなと坂内科クリニック</title></head><body><main><h1>よくあるご質問</h1><dl class="faq"><dt>予約は必要ですか？</dt><dd>予約なしでも受診できますが、予約の方を優先いたします。</dd><dt>駐車場はありますか？</dt><dd>はい、クリニック前に8台分ございます。</dd></dl></main></body></html>`,
  },
  truth: {
    businessName: ['みなと坂内科クリニック'],
    phones: ['+81138247731'],
    fax: ['+81138247732'],
    addresses: ['末広町5-12 | 040-0053 | 函館市 | JP'],
    hours: 'mo-tu 09:00-12:30 14:30-18:00, we 09:00-12:30, th-fr 09:00-12:30 14:30-18:00, sa 09:00-12:30, su X',
    trade: 'doctor',
    languages: ['ja'],
    faq: ['予約は必要ですか？', '駐車場はありますか？'],
    h1Count: 1,
    imagesWithoutAlt: 0,
  },
};
