import type { InventedSite } from '../invented-site.ts';

const foot = `<footer><div class="row"><div class="col-sm-4"><h5>Gasthof Lindenwirt</h5><p>Familie Obermoser<br>Dorfplatz 3, A-5722 Niedernsill<br>T: <a href="tel:+43654882140">+43 (0)6548 / 82140</a><br>F: +43 (0)6548 / 82140-14<br>M: <a href="mailto:info@lindenwirt-niedernsill.at">info@lindenwirt-niedernsill.at</a></p></div><div class="col-sm-4"><h5>Öffnungszeiten</h5><p>Mi - So: 10.00 - 23.00 Uhr<br>Warme Küche: 11.30 - 14.00 und 17.30 - 21.00 Uhr<br>Mo und Di Ruhetag</p></div><div class="col-sm-4"><a href="/impressum.php">Impressum</a><br><a href="/datenschutz.php">Datenschutz</a><br><a href="https://www.facebook.com/lindenwirt.niedernsill"><span class="fa fa-facebook"></span></a></div></div></footer>`;

export const atGasthof: InventedSite = {
  name: 'at-gasthof',
  url: 'https://www.lindenwirt-niedernsill.at/',
  pages: {
    '/index.php': `<!DOCTYPE html><html lang="de"><head><title>Gasthof Lindenwirt, Niedernsill</title></head><body><nav class="navbar navbar-default"><div class="navbar-header"><a class="navbar-brand" href="/index.php">Lindenwirt</a></div></nav><div class="container"><h1>Griaß enk!</h1><p>Unser Gasthof liegt mitten in Niedernsill im Pinzgau. Wir kochen österreichisch, mit Fleisch vom eigenen Hof und Fisch aus dem Zeller See.</p><img src="gaststube.jpg" title="Gaststube"><h2>Tischreservierung</h2><p>Bitte reservieren Sie telefonisch.</p></div>${foot}</body></html>`,
    '/impressum.php': `<html lang="de"><head><title>Impressum</title></head><body><div class="container"><h1>Impressum</h1><p>Informationspflicht laut §5 E-Commerce Gesetz</p><p>Georg Obermoser e.U.<br>Dorfplatz 3<br>5722 Niedernsill<br>Österreich</p><p>UID-Nummer: ATU58417203<br>Firmenbuchnummer: FN 284617 k<br>Mitglied der Wirtschaftskammer Salzburg, Julius-Raab-Platz 1, 5027 Salzburg</p><p>Gewerbebehörde: Bezirkshauptmannschaft Zell am See, Stadtplatz 1, 5700 Zell am See, Tel. +43 6542 760-0</p><p>Konzept &amp; Umsetzung: Bergwerk Online GmbH, Tel. 06542 / 71 844, office@bergwerk-online.at</p></div>${foot}</body></html>`,
  },
  truth: {
    businessName: ['Gasthof Lindenwirt', 'Lindenwirt'],
    phones: ['+43654882140'],
    fax: ['+4365488214014'],
    otherPhones: ['+4365427600', '+43654271844'],
    emails: ['info@lindenwirt-niedernsill.at'],
    otherEmails: ['office@bergwerk-online.at'],
    addresses: ['Dorfplatz 3 | 5722 | Niedernsill | AT'],
    hours: 'mo-tu X, we-su 10:00-23:00',
    trade: ['restaurant', 'hotel'],
    languages: ['de'],
    h1Count: 1,
    imagesWithoutAlt: 1,
    profiles: ['https://www.facebook.com/lindenwirt.niedernsill'],
    policies: ['imprint /impressum.php', 'privacy /datenschutz.php'],
  },
};
