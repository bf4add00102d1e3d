import type { InventedSite } from '../invented-site.ts';

export const deReinigung: InventedSite = {
  name: 'de-reinigung',
  url: 'https://www.blitzblank-kassel.de/',
  pages: {
    '/': `<!DOCTYPE html><html lang="de"><head><title>Gebäudereinigung Kassel - BlitzBlank Gebäudeservice GmbH</title><meta name="description" content="Unterhaltsreinigung, Glasreinigung und Winterdienst in Kassel und Umgebung."></head><body><header><a href="/"><img src="bb-logo.svg" alt="BlitzBlank Gebäudeservice"></a><p>Kostenlose Beratung: <b>0561 – 820 71 44</b></p></header><main><h1>Sauber. Pünktlich. Zuverlässig.</h1><p>Seit 2009 reinigen wir Büros, Praxen, Treppenhäuser und Fensterfronten für über 200 Kunden in Nordhessen, mit festen Teams und fairen Löhnen.</p><h2>Häufige Fragen</h2><div class="faq"><h3>Wie schnell bekomme ich ein Angebot?</h3><p>Meist innerhalb von zwei Werktagen nach der Besichtigung.</p><h3>Stellen Sie die Reinigungsmittel?</h3><p>Ja, inklusive aller Geräte.</p></div><h2>Stellenangebote</h2><p>Reinigungskraft (m/w/d) in Teilzeit, Mo–Fr 5:30–9:30 Uhr. Bewerbung an jobs@blitzblank-kassel.de.</p></main><footer><p>BlitzBlank Gebäudeservice GmbH<br>Leipziger Straße 291<br>34123 Kassel</p><p>Fon: 0561-8207144<br>Fax: 0561-8207145<br>Mobil: 0172-5619043<br>Mail: info@blitzblank-kassel.de</p><p>Bürozeiten: Montag–Donnerstag 8–16 Uhr, Freitag 8–13 Uhr</p><p><a href="/impressum">Impressum</a> · <a href="/datenschutz">Datenschutz</a></p></footer></body></html>`,
  },
  truth: {
    businessName: ['BlitzBlank Gebäudeservice GmbH', 'BlitzBlank Gebäudeservice', 'BlitzBlank'],
    phones: ['+495618207144', '+491725619043'],
    fax: ['+495618207145'],
    emails: ['info@blitzblank-kassel.de', 'jobs@blitzblank-kassel.de'],
    addresses: ['Leipziger Straße 291 | 34123 | Kassel | DE'],
    hours: 'mo-th 08:00-16:00, fr 08:00-13:00',
    trade: 'cleaner',
    languages: ['de'],
    faq: ['Wie schnell bekomme ich ein Angebot?', 'Stellen Sie die Reinigungsmittel?'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    policies: ['imprint /impressum', 'privacy /datenschutz'],
  },
};
