import type { InventedSite } from '../invented-site.ts';

/** Two sets of hours for two departments, a brand's central, a towing number. */
export const deAutowerkstatt: InventedSite = {
  name: 'de-autowerkstatt',
  url: 'https://www.autohaus-brinkmeyer.de/',
  pages: {
    '/': `<!DOCTYPE html><html lang="de"><head><title>Kfz-Werkstatt in Bünde - Brinkmeyer Automobile</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"AutoRepair","name":"Brinkmeyer Automobile","image":"","telephone":"+4952234182260","address":{"@type":"PostalAddress","streetAddress":"Wilhelmstraße 140","addressLocality":"Bünde","postalCode":"32257","addressCountry":"DE"},"openingHoursSpecification":[{"@type":"OpeningHoursSpecification","dayOfWeek":["Monday","Tuesday","Wednesday","Thursday","Friday"],"opens":"07:30","closes":"17:30"}]}</script></head><body><header class="header"><a href="/"><img src="/media/brinkmeyer.svg" alt="Brinkmeyer Automobile"></a><div class="header-contact"><i class="icon-phone"></i><a href="tel:+4952234182260">05223 4182260</a></div></header><main><div class="owl-carousel"><div class="item"><img src="1.jpg" alt="Werkstatt"></div><div class="item"><img src="2.jpg" alt="Hebebühne"></div></div><h1>Ihre freie Werkstatt für alle Marken</h1><p>Inspektion, HU/AU, Reifen, Klimaservice und Unfallinstandsetzung: Wir reparieren, was andere tauschen.</p><div class="hours"><h3>Öffnungszeiten Werkstatt</h3><p>Montag – Freitag: 7:30 – 17:30 Uhr</p></div><div class="services"><div class="teaser"><h4>Reifenwechsel</h4><p>ab 29,90 €</p></div><div class="teaser"><h4>Hauptuntersuchung</h4><p>Prüfung durch DEKRA jeden Dienstag und Donnerstag ab 13 Uhr.</p></div></div></main><footer><address>Brinkmeyer Automobile GmbH &amp; Co. KG<br>Wilhelmstraße 140<br>32257 Bünde</address><p>Telefon: 05223 418226-0<br>Telefax: 05223 418226-9<br><a href="mailto:service@autohaus-brinkmeyer.de">service@autohaus-brinkmeyer.de</a></p><p>Abschleppdienst rund um die Uhr: 0175 4418822</p><p><a href="/impressum.html">Impressum</a> | <a href="/datenschutz.html">Datenschutz</a></p></footer></body></html>`,
  },
  truth: {
    businessName: ['Brinkmeyer Automobile', 'Brinkmeyer Automobile GmbH & Co. KG'],
    phones: ['+4952234182260', '+491754418822'],
    fax: ['+4952234182269'],
    emails: ['service@autohaus-brinkmeyer.de'],
    addresses: ['Wilhelmstraße 140 | 32257 | Bünde | DE'],
    hours: 'mo-fr 07:30-17:30',
    trade: 'car-repair',
    languages: ['de'],
    schemaTypes: ['AutoRepair', 'PostalAddress', 'OpeningHoursSpecification'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    policies: ['imprint /impressum.html', 'privacy /datenschutz.html'],
  },
};
