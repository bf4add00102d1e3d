import type { InventedSite } from '../invented-site.ts';

/** A café in two seasons, an opening time without a close, a mailing address care of someone else, prices in francs. */
export const chCafe: InventedSite = {
  name: 'ch-cafe',
  url: 'https://www.cafe-uferlos.ch/',
  pages: {
    '/': `<!DOCTYPE html><html lang="de-CH"><head><title>Café Uferlos – Kaffee und Kuchen am Thunersee</title></head><body><div class="nav"><a href="/">Café Uferlos</a><a href="/karte">Karte</a></div><h1>Direkt am Wasser</h1><p>Hausgemachte Kuchen, Fairtrade-Kaffee und ein Steg zum Füsse baden: Das Café Uferlos in Hilterfingen ist ein Ort zum Durchatmen.</p><h2>Öffnungszeiten</h2><p><em>Sommer (April bis Oktober)</em><br>Dienstag bis Sonntag 9.00 bis 18.30 Uhr</p><p><em>Winter (November bis März)</em><br>Donnerstag bis Sonntag 10.00 bis 17.00 Uhr</p><p>Montag Ruhetag</p><h2>Kontakt</h2><p>Café Uferlos GmbH<br>Staatsstrasse 31<br>3652 Hilterfingen<br>033 243 51 09 oder 079 412 77 30<br>gruezi@cafe-uferlos.ch</p><p>Vermieterin des Saals: Gemeinde Hilterfingen, Staatsstrasse 18, 3652 Hilterfingen, Tel. 033 244 60 60</p><div class="foot"><a href="/impressum">Impressum</a> Gestaltung: Atelier Blauhaus, 3600 Thun</div></body></html>`,
    '/karte': `<html lang="de-CH"><head><title>Karte – Café Uferlos</title></head><body><h1>Karte</h1><p>Cappuccino 5.20</p><p>Stück Rüeblitorte CHF 6.50</p><p>Zmorge für zwei Fr. 48.–</p></body></html>`,
    '/impressum': `<html lang="de-CH"><head><title>Impressum – Café Uferlos</title></head><body><h1>Impressum</h1><p>Café Uferlos GmbH<br>c/o Treuhand Aare AG<br>Bälliz 40<br>3600 Thun<br>UID CHE-318.442.907 MWST</p></body></html>`,
  },
  truth: {
    businessName: ['Café Uferlos', 'Café Uferlos GmbH'],
    phones: ['+41332435109', '+41794127730'],
    otherPhones: ['+41332446060'],
    emails: ['gruezi@cafe-uferlos.ch'],
    addresses: ['Staatsstrasse 31 | 3652 | Hilterfingen | CH', 'Bälliz 40 | 3600 | Thun | CH'],
    hours: 'mo X, tu-su 09:00-18:30',
    trade: 'cafe',
    languages: ['de'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    policies: ['imprint /impressum'],
  },
};
