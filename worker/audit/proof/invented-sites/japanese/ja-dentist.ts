import type { InventedSite } from '../invented-site.ts';

export const jaDentist: InventedSite = {
  name: 'ja-dentist',
  url: 'https://www.hidamari-dc.net/',
  pages: {
    '/': `<!DOCTYPE html><html lang="ja"><head><title>名古屋市千種区の歯医者｜ひだまり歯科【公式】</title><meta name="description" content="千種区のひだまり歯科。小児歯科、矯正、インプラント。"><script type="application/ld+json">{"@context":"http://schema.org","@type":"Dentist","name":"ひだまり歯科","telephone":"052-762-1843","address":{"@type":"PostalAddress","postalCode":"464-0850","addressRegion":"愛知県","addressLocality":"名古屋市千種区","streetAddress":"今池5-3-20","addressCountry":"JP"}}</script></head><body><header><div class="logo"><a href="/"><img src="logo.png" alt="ひだまり歯科"></a></div><div class="header-tel"><a href="tel:0527621843">052-762-1843</a></div></header><main><h1>家族みんなで通える歯医者さん</h1><p>ひだまり歯科では、お子さまからご年配の方まで、痛みの少ない治療とわかりやすい説明を心がけています。</p><table class="timetable"><thead><tr><th>診療時間</th><th>月</th><th>火</th><th>水</th><th>木</th><th>金</th><th>土</th><th>日</th></tr></thead><tbody><tr><th>9:30～13:00</th><td>○</td><td>○</td><td>○</td><td>休</td><td>○</td><td>○</td><td>休</td></tr><tr><th>14:30～19:00</th><td>○</td><td>○</td><td>○</td><td>休</td><td>○</td><td>△</td><td>休</td></tr></tbody></table><p>△：土曜午後は14:00～17:00　休診日：木曜・日曜・祝日</p><h2>院長紹介</h2><p>院長　安藤 美咲</p></main><footer><p>〒464-0850 愛知県名古屋市千種区今池5丁目3-20 メディカルビル3F（今池駅10番出口より徒歩2分）</p><p>TEL：052-762-1843</p></footer></body></html>`,
  },
  truth: {
    businessName: ['ひだまり歯科'],
    phones: ['+81527621843'],
    addresses: ['今池5丁目3-20 メディカルビル3F | 464-0850 | 名古屋市千種区 | JP'],
    hours: 'mo-we 09:30-13:00 14:30-19:00, th X, fr 09:30-13:00 14:30-19:00, sa 09:30-13:00 14:00-17:00, su X',
    trade: 'dentist',
    languages: ['ja'],
    schemaTypes: ['Dentist', 'PostalAddress'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    people: ['安藤 美咲'],
  },
};
