import type { InventedSite } from '../invented-site.ts';

/** Empty without JavaScript; web components with labels and values in slots of their own. */
export const deZahnarztApp: InventedSite = {
  name: 'de-zahnarzt-app',
  url: 'https://zahnaerzte-am-lech.de/',
  pages: {
    '/': `<!DOCTYPE html><html lang="de"><head><title>Zahnarztpraxis Dr. Sailer &amp; Kollegen | Augsburg</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Dentist","name":"Zahnarztpraxis Dr. Sailer & Kollegen","telephone":"+49 821 3492260","address":{"@type":"PostalAddress","streetAddress":"Lechhauser Str. 19","postalCode":"86153","addressLocality":"Augsburg","addressCountry":"DE"}}</script></head><body><app-root></app-root><noscript>Bitte aktivieren Sie JavaScript.</noscript></body></html>`,
  },
  rendered: {
    '/': `<!DOCTYPE html><html lang="de"><head><title>Zahnarztpraxis Dr. Sailer &amp; Kollegen | Augsburg</title></head><body><app-root><app-header><a href="/" class="logo">Zahnarztpraxis</a><a href="/#/team">Team</a></app-header><main><h1>Zahnarztpraxis</h1><p>Prophylaxe, Implantate und Kinderzahnheilkunde: Wir nehmen uns Zeit für Sie und erklären jeden Schritt in Ruhe.</p><app-faq><app-faq-item><button class="faq-q">Nehmen Sie neue Patienten auf?</button><div class="faq-a" hidden>Ja, jederzeit. Rufen Sie uns einfach an.</div></app-faq-item><app-faq-item><button class="faq-q">Bieten Sie Narkose an?</button><div class="faq-a" hidden>Ja, zusammen mit einer Anästhesistin.</div></app-faq-item></app-faq></main><app-footer><app-hours><div><span>Mo, Di, Do</span><span>08:00 – 18:00</span></div><div><span>Mi, Fr</span><span>08:00 – 13:00</span></div></app-hours><app-contact><div class="row"><span class="k">Tel</span><span class="v"><a href="tel:+498213492260">0821 / 349 22 60</a></span></div><div class="row"><span class="k">Fax</span><span class="v"><a href="tel:+498213492261">0821 / 349 22 61</a></span></div><div class="row"><span class="k">E-Mail</span><span class="v">praxis@zahnaerzte-am-lech.de</span></div></app-contact><p>Lechhauser Str. 19, 86153 Augsburg</p><a href="/#/impressum">Impressum</a></app-footer></app-root></body></html>`,
  },
  truth: {
    businessName: ['Zahnarztpraxis Dr. Sailer & Kollegen'],
    phones: ['+498213492260'],
    fax: ['+498213492261'],
    emails: ['praxis@zahnaerzte-am-lech.de'],
    addresses: ['Lechhauser Str. 19 | 86153 | Augsburg | DE'],
    hours: 'mo-tu 08:00-18:00, we 08:00-13:00, th 08:00-18:00, fr 08:00-13:00',
    trade: 'dentist',
    languages: ['de'],
    schemaTypes: ['Dentist', 'PostalAddress'],
    faq: ['Nehmen Sie neue Patienten auf?', 'Bieten Sie Narkose an?'],
    h1Count: 0,
    imagesWithoutAlt: 0,
    policies: ['imprint /'],
  },
};
