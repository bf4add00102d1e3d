import type { InventedWebsite } from '../worker/audit/proof/fixtures/observe-website.ts';

const website = (home: string, html: string): InventedWebsite => ({
  home,
  robots: { status: 404, text: null },
  sitemap: null,
  llmsTxt: null,
  controlStatus: 404,
  pages: [{ path: '/', role: 'home', html, rendered: null, status: 200, headers: {} }],
  refusedNames: {},
});

/** Written from right to left. */
export const arabicBakery = website(
  'https://xn--mgbaabrn3eqf.test/',
  `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>مخبز الفانوس في عمّان</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta property="og:site_name" content="مخبز الفانوس">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","name":"مخبز الفانوس","telephone":"+962 6 555 0142",
"address":{"@type":"PostalAddress","streetAddress":"شارع الرينبو 22","addressLocality":"عمّان","addressCountry":"JO"}}</script></head>
<body><main><h1>مخبز الفانوس</h1><p>نخبز الخبز البلدي والكعك في عمّان منذ عام 1998. يرتاح كل رغيف أربعًا وعشرين ساعة قبل أن يُخبز في فرن حجري.</p>
<h2>اطلب كعكة</h2><p>تبدأ كعكات المناسبات من 25 دينارًا ونحتاج إلى ثلاثة أيام لإعدادها. هل لديكم خيارات نباتية؟ نعم، نخبز كعكتين دون بيض.</p>
<h2>زورونا</h2><p>مخبز الفانوس، شارع الرينبو 22، عمّان. هاتف <a href="tel:+96265550142">06 555 0142</a>. نفتح من السبت إلى الخميس.</p></main></body></html>`,
);

/** Written without spaces. */
export const japaneseDentist = website(
  'https://hoshino-dental.test/',
  `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>星野歯科医院｜目黒区の歯医者・小児歯科・矯正歯科・インプラント・ホワイトニング</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta property="og:site_name" content="星野歯科医院">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Dentist","name":"星野歯科医院","telephone":"03-5550-0142",
"address":{"@type":"PostalAddress","streetAddress":"自由が丘1丁目2番3号星野ビルディング地下一階","addressLocality":"目黒区","addressRegion":"東京都","postalCode":"152-0035","addressCountry":"JP"}}</script></head>
<body><main><h1>星野歯科医院</h1><p>星野歯科医院は目黒区自由が丘の歯医者です。むし歯の治療、小児歯科、矯正歯科、インプラントを二人の歯科医師が担当します。</p>
<h2>アクセス</h2><p>〒152-0035 東京都目黒区自由が丘1丁目2番3号星野ビルディング地下一階</p>
<h2>診療時間</h2><p>月曜日から金曜日まで9時30分から18時まで。土曜日は12時まで。日曜日と祝日は休診です。</p>
<h2>よくある質問</h2><p>予約は必要ですか？はい、お電話（<a href="tel:+81355500142">03-5550-0142</a>）でご予約ください。初診料は3,000円です。</p></main></body></html>`,
);
