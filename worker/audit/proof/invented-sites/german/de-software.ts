import type { InventedSite } from '../invented-site.ts';

const foot = `<footer><a href="/impressum">Impressum</a><a href="/datenschutz">Datenschutz</a><a href="/agb">AGB</a><a href="https://www.linkedin.com/company/planwerk-ordnung/">LinkedIn</a><span>© 2026 Ordnungswerk Software GmbH</span></footer>`;

/** A software maker: customers' testimonials with companies, FAQ as details, support hours by phone only, a partner's address. */
export const deSoftware: InventedSite = {
  name: 'de-software',
  url: 'https://www.ordnungswerk.io/',
  pages: {
    '/': `<!DOCTYPE html><html lang="de"><head><title>Ordnungswerk – Software für Hausverwaltungen</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"SoftwareApplication","name":"Ordnungswerk","applicationCategory":"BusinessApplication","operatingSystem":"Web","offers":{"@type":"Offer","price":"49.00","priceCurrency":"EUR"},"aggregateRating":{"@type":"AggregateRating","ratingValue":"4.6","ratingCount":"38"},"publisher":{"@type":"Organization","name":"Ordnungswerk Software GmbH"}}</script></head><body><header><a href="/" class="logo"><svg></svg><span>Ordnungswerk</span></a><nav><a href="/preise">Preise</a></nav></header><main><h1>Hausverwaltung ohne Papierberge</h1><p>Mit unserer Software verwalten Sie Mieter, Verträge und Abrechnungen an einem Ort. Über 300 Hausverwaltungen arbeiten schon damit.</p><section class="testimonials"><figure class="testimonial"><p>„Die Nebenkostenabrechnung dauert jetzt einen Tag statt zwei Wochen.“</p><figcaption><strong>Petra Lindemann</strong>, Lindemann Immobilien, Hamburg</figcaption></figure></section><section><h2>Fragen und Antworten</h2><details><summary>Wo werden meine Daten gespeichert?</summary><p>In zwei Rechenzentren in Frankfurt.</p></details><details><summary>Kann ich monatlich kündigen?</summary><p>Ja, mit einer Frist von 14 Tagen.</p></details></section></main>${foot}</body></html>`,
    '/preise': `<html lang="de"><head><title>Preise – Ordnungswerk</title></head><body><main><h1>Preise</h1><div><h2>Start</h2><p>49 € / Monat</p></div><div><h2>Profi</h2><p>129 € / Monat</p></div><p>Telefon-Support: Mo–Fr 9–17 Uhr unter 030 627 31 480</p></main>${foot}</body></html>`,
    '/impressum': `<html lang="de"><head><title>Impressum – Ordnungswerk</title></head><body><main><h1>Impressum</h1><p>Ordnungswerk Software GmbH<br>Ritterstraße 12–14, Aufgang 3<br>10969 Berlin</p><p>Vertreten durch die Geschäftsführer Dilara Yıldız und Jonas Hartwig</p><p>Tel.: +49 30 62731480<br>E-Mail: kontakt@ordnungswerk.io</p><p>Amtsgericht Charlottenburg HRB 218843 B<br>USt-ID: DE339182746</p></main>${foot}</body></html>`,
  },
  truth: {
    businessName: ['Ordnungswerk', 'Ordnungswerk Software GmbH'],
    phones: ['+493062731480'],
    emails: ['kontakt@ordnungswerk.io'],
    addresses: ['Ritterstraße 12–14, Aufgang 3 | 10969 | Berlin | DE'],
    hours: null,
    trade: 'software',
    languages: ['de'],
    schemaTypes: ['SoftwareApplication', 'Offer', 'AggregateRating', 'Organization'],
    faq: ['Wo werden meine Daten gespeichert?', 'Kann ich monatlich kündigen?'],
    reviews: ['Die Nebenkostenabrechnung dauert'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    profiles: ['https://www.linkedin.com/company/planwerk-ordnung/'],
    policies: ['imprint /impressum', 'privacy /datenschutz', 'terms /agb'],
    people: ['Dilara Yıldız', 'Jonas Hartwig'],
  },
};
