import type { InventedSite } from '../invented-site.ts';

const top = `<header class="site-header"><a href="/" class="site-title">Brandenberger Keller Rechtsanwälte</a><nav><a href="/">Kanzlei</a> <a href="/team.html">Team</a> <a href="/kontakt.html">Kontakt</a></nav></header>`;

/** A static site; two offices, no opening hours but by arrangement, team with direct numbers. */
export const chAnwalt: InventedSite = {
  name: 'ch-anwalt',
  url: 'https://bk-recht.ch/',
  pages: {
    '/': `<!DOCTYPE html><html lang="de-CH"><head><title>Brandenberger Keller Rechtsanwälte | Zürich &amp; Winterthur</title><meta name="generator" content="Jekyll v4.3"><script type="application/ld+json">{"@context":"https://schema.org","@type":"LegalService","name":"Brandenberger Keller Rechtsanwälte AG","url":"https://bk-recht.ch","location":[{"@type":"Place","address":{"@type":"PostalAddress","streetAddress":"Talacker 41","postalCode":"8001","addressLocality":"Zürich","addressCountry":"CH"}},{"@type":"Place","address":{"@type":"PostalAddress","streetAddress":"Stadthausstrasse 18","postalCode":"8400","addressLocality":"Winterthur","addressCountry":"CH"}}]}</script></head><body>${top}<main><h1>Recht für KMU und Familien</h1><p>Wir beraten und vertreten Sie im Arbeitsrecht, Erbrecht, Familienrecht und Mietrecht, persönlich und verständlich.</p><p>Besprechungen nach Vereinbarung, auf Wunsch auch abends.</p></main><footer><p>© 2026 Brandenberger Keller Rechtsanwälte AG · UID CHE-214.883.091 · <a href="/datenschutz.html">Datenschutz</a></p></footer></body></html>`,
    '/team.html': `<html lang="de-CH"><head><title>Team | Brandenberger Keller Rechtsanwälte</title></head><body>${top}<main><h1>Team</h1><div class="person"><img src="rb.jpg" alt="lic. iur. Regula Brandenberger"><h3>lic. iur. Regula Brandenberger</h3><p>Rechtsanwältin, Partnerin</p><p><a href="mailto:brandenberger@bk-recht.ch">brandenberger@bk-recht.ch</a></p></div><div class="person"><img src="mk.jpg"><h3>Dr. iur. Matthias Keller, LL.M.</h3><p>Rechtsanwalt und Notar, Partner</p><p><a href="mailto:keller@bk-recht.ch">keller@bk-recht.ch</a></p></div></main></body></html>`,
    '/kontakt.html': `<html lang="de-CH"><head><title>Kontakt | Brandenberger Keller Rechtsanwälte</title></head><body>${top}<main><h1>Kontakt</h1><div><h2>Zürich</h2><p>Talacker 41<br>Postfach<br>CH-8001 Zürich<br>Tel. +41 44 218 77 30<br>Fax +41 44 218 77 31</p></div><div><h2>Winterthur</h2><p>Stadthausstrasse 18<br>8400 Winterthur<br>Telefon 052 214 60 18</p></div><p>kanzlei@bk-recht.ch</p></main></body></html>`,
  },
  truth: {
    businessName: ['Brandenberger Keller Rechtsanwälte', 'Brandenberger Keller Rechtsanwälte AG'],
    phones: ['+41442187730', '+41522146018'],
    fax: ['+41442187731'],
    emails: ['kanzlei@bk-recht.ch', 'brandenberger@bk-recht.ch', 'keller@bk-recht.ch'],
    addresses: ['Talacker 41 | 8001 | Zürich | CH', 'Stadthausstrasse 18 | 8400 | Winterthur | CH'],
    hours: 'APPT',
    trade: 'lawyer',
    languages: ['de'],
    schemaTypes: ['LegalService', 'Place', 'PostalAddress'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    policies: ['privacy /datenschutz.html'],
    people: ['Regula Brandenberger', 'Matthias Keller'],
  },
};
