import type { InventedSite } from '../invented-site.ts';

/** A club: training times per group, an office with two hours a week, a bank account, a hall that is somebody else's. */
export const deVerein: InventedSite = {
  name: 'de-verein',
  url: 'https://www.tsv-lauenbrook.de/',
  pages: {
    '/': `<!DOCTYPE html><html lang="de"><head><title>TSV Lauenbrook von 1921 e.V.</title></head><body><div id="wrapper"><div id="header"><img src="wappen.png" alt="Wappen TSV Lauenbrook"><span>TSV Lauenbrook von 1921 e.V.</span></div><ul id="nav"><li><a href="/">Start</a></li><li><a href="/kontakt">Kontakt</a></li></ul><div id="main"><h1>Willkommen beim TSV!</h1><p>Unser Verein bietet Turnen, Fußball, Tischtennis und Rehasport für rund 800 Mitglieder im Alter von zwei bis neunzig Jahren.</p><h3>Trainingszeiten Tischtennis</h3><p>Dienstag 18:00–20:00 Uhr Jugend<br>Freitag 19:30–22:00 Uhr Erwachsene</p><h3>Kinderturnen</h3><p>Mittwoch 15:30–16:30 Uhr, Turnhalle der Grundschule, Schulstraße 3, 29643 Lauenbrook</p><h3>Spenden</h3><p>Kreissparkasse, IBAN DE21 2515 2375 0001 2284 17</p></div><div id="footer"><a href="/impressum">Impressum</a> | <a href="/datenschutz">Datenschutz</a> | <a href="https://www.facebook.com/tsvlauenbrook">Facebook</a></div></div></body></html>`,
    '/kontakt': `<html lang="de"><head><title>Kontakt - TSV Lauenbrook von 1921 e.V.</title></head><body><div id="main"><h1>Geschäftsstelle</h1><p>Am Sportplatz 8<br>29643 Lauenbrook</p><p>Tel.: 05193 98 21 47<br>geschaeftsstelle@tsv-lauenbrook.de</p><p>Öffnungszeiten der Geschäftsstelle: Mo 17–19 Uhr, Do 9–11 Uhr</p><h2>Vorstand</h2><p>1. Vorsitzende: Birgit Oelkers<br>Kassenwart: Jens Rademacher</p></div></body></html>`,
    '/impressum': `<html lang="de"><head><title>Impressum - TSV Lauenbrook</title></head><body><div id="main"><h1>Impressum</h1><p>TSV Lauenbrook von 1921 e.V.<br>Am Sportplatz 8<br>29643 Lauenbrook</p><p>Vereinsregister: VR 120284, Amtsgericht Lüneburg</p></div></body></html>`,
  },
  truth: {
    businessName: ['TSV Lauenbrook von 1921 e.V.', 'TSV Lauenbrook', 'TSV Lauenbrook von 1921'],
    phones: ['+495193982147'],
    emails: ['geschaeftsstelle@tsv-lauenbrook.de'],
    addresses: ['Am Sportplatz 8 | 29643 | Lauenbrook | DE', 'Schulstraße 3 | 29643 | Lauenbrook | DE'],
    hours: 'mo 17:00-19:00, th 09:00-11:00',
    trade: ['non-profit', 'gym', 'other'],
    languages: ['de'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    profiles: ['https://www.facebook.com/tsvlauenbrook'],
    policies: ['imprint /impressum', 'privacy /datenschutz'],
  },
};
