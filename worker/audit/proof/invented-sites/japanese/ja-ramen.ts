import type { InventedSite } from '../invented-site.ts';

export const jaRamen: InventedSite = {
  name: 'ja-ramen',
  url: 'https://menya-tsukishiro.jp/',
  pages: {
    '/': `<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><title>麺屋つきしろ｜金沢市のラーメン店</title><meta name="description" content="金沢市片町の鶏白湯ラーメン専門店「麺屋つきしろ」です。"></head><body><header><p class="site-logo"><a href="/"><img src="logo.png" alt="麺屋つきしろ"></a></p><nav><ul><li><a href="/menu.html">お品書き</a></li><li><a href="/shop.html">店舗案内</a></li></ul></nav></header><main><h1>鶏の旨みを、一杯に。</h1><p>当店のスープは石川県産の鶏を八時間かけて炊き上げています。無化調の優しい味をお楽しみください。</p><img src="a.jpg" alt=""><img src="b.jpg"><section><h2>お知らせ</h2><dl><dt>2026.10.02</dt><dd>10月13日(火)は臨時休業とさせていただきます。</dd></dl></section></main><footer><p>麺屋つきしろ</p><p>〒920-0981 石川県金沢市片町2-14-8</p><p>TEL：076-204-3187</p><small>© Menya Tsukishiro</small></footer></body></html>`,
    '/menu.html': `<html lang="ja"><head><title>お品書き｜麺屋つきしろ</title></head><body><main><h1>お品書き</h1><table><tr><th>鶏白湯らーめん</th><td>950円</td></tr><tr><th>味玉らーめん</th><td>1,080円</td></tr></table></main><footer><p>〒920-0981 石川県金沢市片町2-14-8</p><p>TEL：076-204-3187</p></footer></body></html>`,
    '/shop.html': `<html lang="ja"><head><title>店舗案内｜麺屋つきしろ</title></head><body><main><h1>店舗案内</h1><table class="info"><tr><th>店名</th><td>麺屋つきしろ</td></tr><tr><th>住所</th><td>〒920-0981<br>石川県金沢市片町2丁目14-8 片町ビル1F</td></tr><tr><th>電話番号</th><td>076-204-3187（予約不可）</td></tr><tr><th>営業時間</th><td>昼 11:30～14:30（L.O. 14:00）<br>夜 18:00～22:00（L.O. 21:30）</td></tr><tr><th>定休日</th><td>月曜日</td></tr><tr><th>席数</th><td>カウンター12席</td></tr></table><p><a href="https://twitter.com/menya_tsukishiro">X（旧Twitter）</a></p></main></body></html>`,
  },
  truth: {
    businessName: ['麺屋つきしろ'],
    phones: ['+81762043187'],
    addresses: ['片町2丁目14-8 片町ビル1F | 920-0981 | 金沢市 | JP'],
    hours: 'mo X, tu-su 11:30-14:30 18:00-22:00',
    trade: 'restaurant',
    languages: ['ja'],
    h1Count: 1,
    imagesWithoutAlt: 1,
    profiles: ['https://twitter.com/menya_tsukishiro'],
  },
};
