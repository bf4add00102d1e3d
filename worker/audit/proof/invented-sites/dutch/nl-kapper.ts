import type { InventedSite } from '../invented-site.ts';

const side = `<aside id="sidebar"><div class="j-module j-text"><p><strong>Openingstijden</strong></p></div><div class="j-module j-table"><table><tr><td>maandag</td><td>gesloten</td></tr><tr><td>dinsdag</td><td>9.00 - 17.30</td></tr><tr><td>woensdag</td><td>9.00 - 17.30</td></tr><tr><td>donderdag</td><td>9.00 - 20.30</td></tr><tr><td>vrijdag</td><td>9.00 - 17.30</td></tr><tr><td>zaterdag</td><td>8.30 - 15.00</td></tr></table></div></aside>`;
const foot = `<div id="footer"><div class="gutter"><a href="/about/">Impressum</a> | <a href="/j/privacy">Privacybeleid</a> | <a href="/sitemap/">Sitemap</a><div>KvK 61482095 &middot; BTW NL002183746B27</div></div></div>`;

export const nlKapper: InventedSite = {
  name: 'nl-kapper',
  url: 'https://www.kapsalonmiek.nl/',
  pages: {
    '/': `<!DOCTYPE html><html lang="nl-NL"><head><title>Kapsalon Miek - Dames- en herenkapper in Oirschot - Kapsalon Miek</title></head><body><div id="cc-inner"><div id="header"><div class="j-website-title"><p>Kapsalon Miek</p></div></div><ul id="mainNav1"><li><a href="/">Home</a></li><li><a href="/prijzen/">Prijzen</a></li><li><a href="/contact/">Contact</a></li></ul><div id="content"><div class="j-module j-header"><h1>Welkom bij Kapsalon Miek</h1></div><div class="j-module j-textWithImage"><figure><img src="miek.jpg" alt="Miek in de salon"></figure><p>Al twintig jaar knip ik met plezier dames, heren en kinderen in het hart van Oirschot. Ik werk met en zonder afspraak.</p></div><div class="j-module"><p>Bel <a href="tel:0499572186">0499-572186</a> of app naar <a href="https://wa.me/31623918470">06-23918470</a>.</p></div></div>${side}${foot}</div></body></html>`,
    '/prijzen/': `<html lang="nl-NL"><head><title>Prijzen - Kapsalon Miek</title></head><body><div id="content"><h1>Prijzen</h1><table><tr><td>Knippen dames</td><td>€ 32,50</td></tr><tr><td>Knippen heren</td><td>€ 27,-</td></tr><tr><td>Kinderen t/m 11 jaar</td><td>€ 19,75</td></tr></table></div>${side}${foot}</body></html>`,
    '/contact/': `<html lang="nl-NL"><head><title>Contact - Kapsalon Miek</title></head><body><div id="content"><h1>Contact</h1><p>Kapsalon Miek<br>Rijkesluisstraat 24a<br>5688 ED Oirschot<br>info@kapsalonmiek.nl</p></div>${side}${foot}</body></html>`,
  },
  truth: {
    businessName: ['Kapsalon Miek'],
    phones: ['+31499572186', '+31623918470'],
    emails: ['info@kapsalonmiek.nl'],
    addresses: ['Rijkesluisstraat 24a | 5688 ED | Oirschot | NL'],
    hours: 'mo X, tu-we 09:00-17:30, th 09:00-20:30, fr 09:00-17:30, sa 08:30-15:00',
    trade: 'hairdresser',
    languages: ['nl'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    policies: ['imprint /about/', 'privacy /j/privacy'],
  },
};
