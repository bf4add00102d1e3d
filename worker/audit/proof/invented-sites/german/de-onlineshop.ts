import type { InventedSite } from '../invented-site.ts';

const foot = `<footer><ul><li><a href="/versand">Versand &amp; Zahlung</a></li><li><a href="/widerruf">Widerrufsbelehrung</a></li><li><a href="/agb">AGB</a></li><li><a href="/datenschutz">Datenschutz</a></li><li><a href="/impressum">Impressum</a></li></ul><p>Service-Hotline: 09131 / 972 88 10 (Mo–Fr 10–16 Uhr)</p><p>* Alle Preise inkl. MwSt., zzgl. Versand</p></footer>`;

/** A web shop without premises: telephone hours only, a return address, product reviews and Trusted Shops. */
export const deOnlineshop: InventedSite = {
  name: 'de-onlineshop',
  url: 'https://www.wollkiste24.de/',
  pages: {
    '/': `<!DOCTYPE html><html lang="de"><head><title>Wollkiste24 – Wolle &amp; Strickgarn online kaufen</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"OnlineStore","name":"Wollkiste24","url":"https://www.wollkiste24.de"}</script><script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Merino Soft 50 g","brand":{"@type":"Brand","name":"Lanova"},"offers":{"@type":"Offer","price":"5.95","priceCurrency":"EUR"},"aggregateRating":{"@type":"AggregateRating","ratingValue":"4.7","reviewCount":"31"}}</script></head><body><header><a href="/" title="Zur Startseite"><img src="logo.png" alt="Wollkiste24"></a></header><main><h1>Wolle, die glücklich macht</h1><p>In unserem Onlineshop finden Sie über 1.200 Garne von Merino bis Baumwolle, Nadeln und Anleitungen. Lieferung in zwei Tagen.</p><div class="product"><img src="p1.jpg"><a href="/merino">Merino Soft 50 g</a><span class="price">5,95 €*</span></div><p>Sehr gut 4,86/5,00 aus 1.284 Bewertungen bei Trusted Shops</p></main>${foot}</body></html>`,
    '/impressum': `<html lang="de"><head><title>Impressum | Wollkiste24</title></head><body><main><h1>Impressum</h1><p>Wollkiste24 e.K.<br>Inhaberin: Marlene Österreicher<br>Äußere Brucker Str. 114<br>91052 Erlangen</p><p>Telefon: 09131 / 972 88 10<br>service@wollkiste24.de</p><p>Amtsgericht Fürth HRA 11284<br>USt-IdNr.: DE 287 441 906</p><p>LUCID: DE2811447306612</p></main>${foot}</body></html>`,
    '/widerruf': `<html lang="de"><head><title>Widerrufsbelehrung | Wollkiste24</title></head><body><main><h1>Widerrufsbelehrung</h1><p>Sie haben das Recht, binnen vierzehn Tagen diesen Vertrag zu widerrufen. Rücksendungen richten Sie bitte an: Wollkiste24, Lager, Tennenloher Weg 3, 91058 Erlangen.</p></main>${foot}</body></html>`,
  },
  truth: {
    businessName: ['Wollkiste24', 'Wollkiste24 e.K.'],
    phones: ['+4991319728810'],
    emails: ['service@wollkiste24.de'],
    addresses: ['Äußere Brucker Str. 114 | 91052 | Erlangen | DE', 'Tennenloher Weg 3 | 91058 | Erlangen | DE'],
    hours: null,
    trade: 'online-shop',
    languages: ['de'],
    schemaTypes: ['OnlineStore', 'Product', 'Brand', 'Offer', 'AggregateRating'],
    rating: '4.86/5 (1284)',
    h1Count: 1,
    imagesWithoutAlt: 1,
    policies: ['privacy /datenschutz', 'imprint /impressum', 'terms /agb', 'cancellation /widerruf'],
    people: ['Marlene Österreicher'],
  },
};
