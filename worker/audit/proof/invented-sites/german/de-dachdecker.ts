import type { InventedSite } from '../invented-site.ts';

const nav = `<table class="nav" width="100%"><tr><td><a href="index.html">Home</a></td><td><a href="leistungen.html">Leistungen</a></td><td><a href="impressum.html">Kontakt / Impressum</a></td></tr></table>`;

/** A craftsman's page made by hand: names in a heading image, several numbers in a table, privacy as an anchor of the imprint. */
export const deDachdecker: InventedSite = {
  name: 'de-dachdecker',
  url: 'http://www.dachdecker-wiebusch.de/',
  pages: {
    '/': `<html><head><title>Dachdeckermeister Wiebusch - Dach, Fassade, Klempnerei in Bad Laer</title><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body><img src="kopf.jpg" alt="Wiebusch Bedachungen GmbH">${nav}<h2>Ihr Dach in guten Händen</h2><p>Seit 1962 sind wir in Bad Laer und im Osnabrücker Land der Ansprechpartner für Steildach, Flachdach, Fassade und Bauklempnerei. Wir sind Meisterbetrieb und bilden aus.</p><p><b>Sturmschaden? Notruf-Handy: 0171 / 48 22 716</b></p><table><tr><td>Telefon</td><td>05424 / 29 17-0</td></tr><tr><td>Telefax</td><td>05424 / 29 17-25</td></tr><tr><td>E-Mail</td><td><a href="mailto:info@dachdecker-wiebusch.de">info@dachdecker-wiebusch.de</a></td></tr></table><p>Bürozeiten: Mo.-Do. 7.30-16.30 Uhr, Fr. 7.30-13.00 Uhr</p><p>© Wiebusch Bedachungen GmbH <a href="impressum.html#datenschutz">Datenschutz</a></p></body></html>`,
    '/leistungen.html': `<html><head><title>Leistungen - Dachdeckermeister Wiebusch</title></head><body>${nav}<h2>Leistungen</h2><ul><li>Steildach</li><li>Flachdachabdichtung</li><li>Dachfenster</li><li>Bauklempnerei</li></ul></body></html>`,
    '/impressum.html': `<html><head><title>Impressum - Dachdeckermeister Wiebusch</title></head><body>${nav}<h2>Impressum</h2><p>Wiebusch Bedachungen GmbH<br>Glandorfer Straße 27<br>D-49196 Bad Laer</p><p>Geschäftsführer: Dachdeckermeister Heiner Wiebusch<br>Registergericht Osnabrück HRB 20 4817<br>USt-IdNr. DE 117 583 902</p><p>Handwerkskammer Osnabrück-Emsland, Bramscher Straße 134-136, 49088 Osnabrück, Telefon 0541 6929-0</p><a href="#datenschutz">Zum Datenschutz</a><h2 id="datenschutz">Datenschutz</h2><p>Wir speichern keine Daten, außer Sie schreiben uns.</p></body></html>`,
  },
  truth: {
    businessName: ['Wiebusch Bedachungen GmbH', 'Dachdeckermeister Wiebusch', 'Wiebusch Bedachungen'],
    phones: ['+49542429170', '+491714822716'],
    fax: ['+495424291725'],
    otherPhones: ['+4954169290'],
    emails: ['info@dachdecker-wiebusch.de'],
    addresses: ['Glandorfer Straße 27 | 49196 | Bad Laer | DE'],
    hours: 'mo-th 07:30-16:30, fr 07:30-13:00',
    trade: 'builder',
    languages: ['de'],
    h1Count: 0,
    imagesWithoutAlt: 0,
    policies: ['imprint /impressum.html', 'privacy /impressum.html'],
  },
};
