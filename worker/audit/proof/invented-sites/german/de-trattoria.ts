import type { InventedSite } from '../invented-site.ts';

/** A day off that corrects the range above it, delivery times, a menu with allergens, a reservation portal. */
export const deTrattoria: InventedSite = {
  name: 'de-trattoria',
  url: 'https://trattoria-salentina.de/',
  pages: {
    '/': `<!DOCTYPE html><html lang="de-DE"><head><title>Startseite - Trattoria La Salentina</title></head><body class="home page-template-default"><div id="page"><header id="masthead"><div class="site-branding"><p class="site-title"><a href="https://trattoria-salentina.de/" rel="home">Trattoria La Salentina</a></p><p class="site-description">Apulische Küche in Göttingen</p></div></header><div id="content"><h1 class="entry-title">Benvenuti!</h1><p>Seit 1998 kochen wir in der Göttinger Altstadt nach den Rezepten unserer Großmutter aus Lecce. Hausgemachte Pasta, frischer Fisch und Weine von kleinen Winzern.</p><figure class="wp-block-image"><img src="pasta.jpg" alt=""/></figure><h3>Öffnungszeiten</h3><p>Montag bis Samstag 11:30 – 14:30 Uhr und 17:30 – 23:00 Uhr<br>Sonn- und Feiertage 12:00 – 22:00 Uhr<br>Mittwoch Ruhetag</p><h3>Lieferservice</h3><p>täglich (außer Mi) 17:30 – 21:30 Uhr, Mindestbestellwert 20 €</p></div><footer id="colophon"><div class="widget"><p>Trattoria La Salentina<br>Inhaber: Cosimo Greco<br>Rote Straße 41<br>37073 Göttingen</p><p>☎ 0551 – 48 86 215</p></div><p>Stolz präsentiert von WordPress</p><a href="/impressum/">Impressum</a> <a href="/datenschutzerklaerung/">Datenschutzerklärung</a></footer></div></body></html>`,
    '/impressum/': `<html lang="de-DE"><head><title>Impressum - Trattoria La Salentina</title></head><body><h1 class="entry-title">Impressum</h1><p>Cosimo Greco<br>Trattoria La Salentina<br>Rote Str. 41<br>37073 Göttingen</p><p>Telefon: 0551/4886215<br>E-Mail: info@trattoria-salentina.de<br>USt-ID: DE 221 884 703</p><p>Bildnachweis: Fotostudio Krings, Lange-Geismar-Str. 12, 37073 Göttingen</p><p>Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit.</p></body></html>`,
  },
  truth: {
    businessName: ['Trattoria La Salentina', 'La Salentina'],
    phones: ['+495514886215'],
    emails: ['info@trattoria-salentina.de'],
    addresses: ['Rote Straße 41 | 37073 | Göttingen | DE'],
    hours: 'mo-tu 11:30-14:30 17:30-23:00, we X, th-sa 11:30-14:30 17:30-23:00, su 12:00-22:00',
    trade: 'restaurant',
    languages: ['de'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    policies: ['imprint /impressum/', 'privacy /datenschutzerklaerung/'],
    people: ['Cosimo Greco'],
  },
};
