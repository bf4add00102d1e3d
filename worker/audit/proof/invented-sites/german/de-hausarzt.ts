import type { InventedSite } from '../invented-site.ts';

const foot = `<div class="footer-wrap"><div class="col"><div class="t">Gemeinschaftspraxis</div><div class="t">Dr. med. Anja Rüther</div><div class="t">Dr. med. Kemal Aydin</div><div>Bahnhofstr. 22a</div><div>73430 Aalen</div></div><div class="col"><div class="l">Tel.</div><div class="v"><span>07361</span><span> / </span><span>55 </span><span>28 40</span></div><div class="l">Fax</div><div class="v"><span>07361</span><span> / </span><span>55 28 41</span></div></div><div class="col"><a href="/datenschutz">Datenschutz</a> <a href="/impressum">Impressum</a></div></div>`;

/** Rendered component soup without landmarks; surgery hours with exceptions, a holiday stand-in with number and address. */
export const deHausarzt: InventedSite = {
  name: 'de-hausarzt',
  url: 'https://www.hausaerzte-aalen-bahnhof.de/',
  pages: {
    '/': `<!DOCTYPE html><html lang="en"><head><title>Hausarztpraxis Dr. Rüther &amp; Dr. Aydin</title></head><body><div id="root"><div class="nav-wrap"><div class="brand">Hausarztpraxis<br>Dr. Rüther &amp; Dr. Aydin</div></div><div class="alert"><p>Liebe Patientinnen und Patienten, unsere Praxis ist vom 23.12. bis 06.01. geschlossen. Die Vertretung übernimmt Dr. Egon Wurster, Friedhofstraße 9, 73430 Aalen, Tel. 07361 / 62 11 90.</p></div><div class="hero"><h2>Ihre Hausärzte am Bahnhof</h2><p>Wir betreuen Sie und Ihre Familie von der Vorsorge über Impfungen bis zur Behandlung chronischer Erkrankungen.</p></div><div class="card"><h3>Sprechstunden</h3><p>Mo, Di, Do: 8–12 Uhr u. 15–18 Uhr</p><p>Mi, Fr: 8–12 Uhr</p><p>Akutsprechstunde täglich 11–12 Uhr</p></div><div class="card"><h3>Außerhalb der Sprechzeiten</h3><p>Ärztlicher Bereitschaftsdienst: 116 117<br>Notruf: 112</p></div></div>${foot}</body></html>`,
    '/impressum': `<html lang="en"><head><title>Impressum</title></head><body><div class="c"><h2>Impressum</h2><p>Dr. med. Anja Rüther und Dr. med. Kemal Aydin<br>Fachärzte für Allgemeinmedizin<br>Bahnhofstraße 22a<br>73430 Aalen</p><p>praxis@hausaerzte-aalen.de</p><p>Zuständige Ärztekammer: Landesärztekammer Baden-Württemberg<br>Liebknechtstr. 33<br>70565 Stuttgart<br>Tel. 0711 76989-0<br>info@laek-bw.de</p><p>Berufshaftpflichtversicherung: Deutsche Ärzteversicherung AG, Colonia-Allee 10-20, 51067 Köln</p></div>${foot}</body></html>`,
  },
  truth: {
    businessName: [
      'Hausarztpraxis Dr. Rüther & Dr. Aydin',
      'Gemeinschaftspraxis Dr. med. Anja Rüther Dr. med. Kemal Aydin',
    ],
    phones: ['+497361552840'],
    fax: ['+497361552841'],
    otherPhones: ['+497361621190', '+49711769890'],
    emails: ['praxis@hausaerzte-aalen.de'],
    otherEmails: ['info@laek-bw.de'],
    addresses: ['Bahnhofstr. 22a | 73430 | Aalen | DE'],
    hours: 'mo-tu 08:00-12:00 15:00-18:00, we 08:00-12:00, th 08:00-12:00 15:00-18:00, fr 08:00-12:00',
    trade: 'doctor',
    languages: ['de'],
    h1Count: 0,
    imagesWithoutAlt: 0,
    policies: ['privacy /datenschutz', 'imprint /impressum'],
  },
};
