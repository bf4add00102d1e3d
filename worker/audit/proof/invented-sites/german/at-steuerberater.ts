import type { InventedSite } from '../invented-site.ts';

const foot = `<footer><span>Steuerberatung Mag. Eder GmbH</span><span>Hauptplatz 12/1, 8720 Knittelfeld</span><span>Tel: +43 (3512) 827 44-0</span><span>Fax: DW 20</span><span>E-Mail: kanzlei@stb-eder.at</span></footer>`;

/** A fax as an extension of the main number, office hours with "und", chamber and register in the imprint. */
export const atSteuerberater: InventedSite = {
  name: 'at-steuerberater',
  url: 'https://www.stb-eder.at/',
  pages: {
    '/': `<!DOCTYPE html><html lang="de-AT"><head><title>Steuerberatung Mag. Eder – Knittelfeld</title></head><body><header><a href="/" class="logo"><img src="eder.svg" alt="Steuerberatung Mag. Eder"></a></header><main><h1>Zahlen, die für Sie arbeiten</h1><p>Wir sind eine Steuerberatungskanzlei in der Steiermark und betreuen Landwirte, Ärzte, Gastronomen und Gründer von der Buchhaltung bis zur Bilanz.</p><h2>Kanzleizeiten</h2><p>Mo. bis Do. von 08.00 bis 12.00 und von 13.00 bis 16.30 Uhr<br>Fr. von 08.00 bis 12.00 Uhr<br>und nach telefonischer Vereinbarung</p></main>${foot}</body></html>`,
    '/impressum.html': `<html lang="de-AT"><head><title>Impressum – Steuerberatung Mag. Eder</title></head><body><main><h1>Impressum</h1><p>Steuerberatung Mag. Eder GmbH<br>Hauptplatz 12/1<br>8720 Knittelfeld</p><p>Geschäftsführerin: Mag. Renate Eder<br>FN 318442 d, Landesgericht Leoben<br>UID: ATU64481207</p><p>Kammerzugehörigkeit: Kammer der Steuerberater:innen und Wirtschaftsprüfer:innen, Am Belvedere 10/Top 4, 1100 Wien, Tel. +43 1 811 73-0</p></main>${foot}</body></html>`,
  },
  truth: {
    businessName: ['Steuerberatung Mag. Eder', 'Steuerberatung Mag. Eder GmbH'],
    phones: ['+433512827440'],
    otherPhones: ['+431811730'],
    emails: ['kanzlei@stb-eder.at'],
    addresses: ['Hauptplatz 12/1 | 8720 | Knittelfeld | AT'],
    hours: 'mo-th 08:00-12:00 13:00-16:30, fr 08:00-12:00 APPT',
    trade: 'accountant',
    languages: ['de'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    people: ['Renate Eder'],
  },
};
