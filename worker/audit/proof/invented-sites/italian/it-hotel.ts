import type { InventedSite } from '../invented-site.ts';

const head = `<div class="topbar"><span class="ico-tel"></span> <a href="tel:+390473448217">+39 0473 448217</a> <a class="lang" href="/en/">EN</a></div><header><a class="logo" href="/"><img src="/img/logo.svg" alt="Agriturismo Maso Ronco"></a><nav><a href="/">Home</a><a href="/camere.html">Camere</a><a href="/contatti.html">Contatti</a></nav></header>`;
const foot = `<footer itemscope itemtype="http://schema.org/BedAndBreakfast"><span itemprop="name">Agriturismo Maso Ronco</span> di Pichler Josef &amp; C. s.a.s.<br><span itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><span itemprop="streetAddress">Via Monte Tramontana 7</span> &ndash; <span itemprop="postalCode">39012</span> <span itemprop="addressLocality">Merano</span> (<span itemprop="addressRegion">BZ</span>)</span><br>Tel. <span itemprop="telephone">+39 0473 448217</span> &ndash; Fax +39 0473 448218 &ndash; info [chiocciola] masoronco.it<br>P.IVA 02714480217 &ndash; CIN IT021051B5XYZ12345 | <a href="/privacy.html">Privacy</a> | <a href="/cookie.html">Cookie policy</a> | Realizzato da <a href="https://altavia-web.it">AltaVia Web</a></footer>`;

/** A farm stay with microdata, an English version and reception times, open in season only. */
export const itHotel: InventedSite = {
  name: 'it-hotel',
  url: 'https://www.masoronco.it/',
  pages: {
    '/': `<!DOCTYPE html><html lang="it"><head><title>Agriturismo Maso Ronco - Vacanze in agriturismo a Merano</title></head><body>${head}<main><div class="slider"><img src="/img/s1.jpg" alt="Il maso in primavera"><img src="/img/s2.jpg" alt="La piscina"><img src="/img/s3.jpg"></div><h1>Benvenuti al Maso Ronco</h1><p>Nel nostro agriturismo sopra Merano vi aspettano sei camere, due appartamenti e una vista che non si dimentica. Produciamo mele, vino e succo.</p><p>Siamo aperti da Pasqua a inizio novembre.</p><h2>Dicono di noi</h2><div class="testimonial"><div class="stars">★★★★★</div><p>Posto meraviglioso, colazione con prodotti del maso e padroni di casa gentilissimi.</p><span class="author">Famiglia Ricci, Modena</span></div><div class="testimonial"><div class="stars">★★★★★</div><p>Ci torneremo di sicuro, i bambini non volevano più andare via.</p><span class="author">Elena e Marco</span></div></main>${foot}</body></html>`,
    '/camere.html': `<html lang="it"><head><title>Camere e prezzi - Maso Ronco</title></head><body>${head}<main><h1>Camere e prezzi</h1><table><tr><th>Camera</th><th>Bassa stagione</th><th>Alta stagione</th></tr><tr><td>Doppia</td><td>€ 48</td><td>€ 62</td></tr><tr><td>Appartamento</td><td>€ 95</td><td>€ 130</td></tr></table><p>Prezzi a persona con colazione. Check-in dalle 14:00 alle 19:00, check-out entro le 10:00.</p></main>${foot}</body></html>`,
    '/contatti.html': `<html lang="it"><head><title>Contatti - Maso Ronco</title></head><body>${head}<main><h1>Contatti</h1><p>Famiglia Pichler<br>Via Monte Tramontana, 7<br>I-39012 Merano (BZ)<br>Cell. 338 614 2207 (anche WhatsApp)</p><p>In auto: uscita Merano Sud, poi 6 km in direzione Scena.</p></main>${foot}</body></html>`,
    '/en/': `<html lang="en"><head><title>Maso Ronco farm stay in Merano</title></head><body>${head}<main><h1>Welcome to Maso Ronco</h1><p>Six rooms and two apartments above the roofs of Merano are waiting for you. We grow apples and wine, and our breakfast is made of what the farm gives us. There is a pool and a playground for the children, and hiking trails start right behind the house.</p></main>${foot}</body></html>`,
  },
  truth: {
    businessName: ['Agriturismo Maso Ronco', 'Maso Ronco'],
    phones: ['+390473448217', '+393386142207'],
    fax: ['+390473448218'],
    emails: ['info@masoronco.it'],
    addresses: ['Via Monte Tramontana 7 | 39012 | Merano | IT'],
    hours: null,
    trade: 'hotel',
    languages: ['it', 'en'],
    schemaTypes: ['BedAndBreakfast', 'PostalAddress'],
    reviews: ['Posto meraviglioso', 'Ci torneremo di sicuro'],
    h1Count: 1,
    imagesWithoutAlt: 1,
    policies: ['privacy /privacy.html', 'cookies /cookie.html'],
  },
};
