import type { InventedSite } from '../invented-site.ts';

/** A builder's company profile as a table; licence numbers, capital, a branch. */
export const jaKoumuten: InventedSite = {
  name: 'ja-koumuten',
  url: 'https://www.k-matsuzawa.co.jp/',
  pages: {
    '/': `<!DOCTYPE html><html lang="ja"><head><title>有限会社松沢工務店｜長野県上田市の注文住宅・リフォーム</title></head><body><div id="header"><h1>長野県上田市の注文住宅・リフォームなら松沢工務店</h1><p class="logo"><a href="./"><img src="img/logo.gif" alt="有限会社松沢工務店" /></a></p><p class="htel"><img src="img/tel.gif" /></p></div><div id="main"><p>松沢工務店は、信州の木でつくる家づくりを大切にしている工務店です。新築から小さな修繕まで、地元の職人がていねいに対応いたします。</p></div><div id="footer"><p>有限会社松沢工務店　〒386-0012 長野県上田市中央4-7-15　TEL.0268-22-7184　FAX.0268-22-7185</p></div></body></html>`,
    '/company.html': `<html lang="ja"><head><title>会社概要｜有限会社松沢工務店</title></head><body><h2>会社概要</h2><table><tr><th>会社名</th><td>有限会社松沢工務店</td></tr><tr><th>代表者</th><td>代表取締役　松沢 健一</td></tr><tr><th>所在地</th><td>〒386-0012　長野県上田市中央4丁目7番15号</td></tr><tr><th>TEL／FAX</th><td>0268-22-7184／0268-22-7185</td></tr><tr><th>メール</th><td>info★k-matsuzawa.co.jp（★を@に変えてください）</td></tr><tr><th>営業時間</th><td>8:00～17:30</td></tr><tr><th>定休日</th><td>日曜・祝日・第2土曜</td></tr><tr><th>資本金</th><td>500万円</td></tr><tr><th>建設業許可</th><td>長野県知事許可（般-3）第28417号</td></tr></table></body></html>`,
  },
  truth: {
    businessName: ['有限会社松沢工務店', '松沢工務店'],
    phones: ['+81268227184'],
    fax: ['+81268227185'],
    emails: ['info@k-matsuzawa.co.jp'],
    addresses: ['中央4-7-15 | 386-0012 | 上田市 | JP'],
    hours: 'mo-sa 08:00-17:30, su X',
    trade: 'builder',
    languages: ['ja'],
    h1Count: 1,
    imagesWithoutAlt: 1,
    people: ['松沢 健一'],
  },
};
