import type { InventedSite } from '../invented-site.ts';

/** A bicycle shop with a web shop: post address, return address, late opening and service hours by phone. */
export const nlWinkel: InventedSite = {
  name: 'nl-winkel',
  url: 'https://www.tweewielerbosman.nl/',
  pages: {
    '/': `<!DOCTYPE html><html lang="nl"><head><title>Tweewielers Bosman | Fietsenwinkel Deventer</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"BikeStore","name":"Tweewielers Bosman","address":{"@type":"PostalAddress","streetAddress":"Brink 77","postalCode":"7411BX","addressLocality":"Deventer","addressCountry":"NL"},"telephone":"0570-612384","openingHours":["Tu-Fr 09:00-18:00","Sa 09:00-17:00"]}</script></head><body><header><a href="/">Tweewielers Bosman</a> <a href="/klantenservice">Klantenservice</a></header><main><h1>Stadsfietsen, e-bikes en onderhoud</h1><p>Bij ons vind je ruim tweehonderd fietsen op voorraad en een werkplaats waar je band dezelfde dag nog geplakt wordt.</p><h2>Openingstijden winkel</h2><p>Ma: gesloten<br>Di t/m vr: 9.00–18.00 uur<br>Do: koopavond tot 21.00 uur<br>Za: 9.00–17.00 uur<br>Zo: gesloten, behalve koopzondag</p></main><footer><p>Bezoekadres: Brink 77, 7411 BX Deventer</p><p>Postadres: Postbus 418, 7400 AK Deventer</p><p>0570 - 61 23 84 &bull; <a href="mailto:winkel@tweewielerbosman.nl">winkel@tweewielerbosman.nl</a></p><p>KvK 08142296 &bull; BTW NL809214477B01 &bull; IBAN NL91 ABNA 0417 1643 00</p><p><a href="/algemene-voorwaarden">Algemene voorwaarden</a> <a href="/retourneren">Retourneren</a> <a href="/privacy">Privacy</a></p></footer></body></html>`,
    '/klantenservice': `<html lang="nl"><head><title>Klantenservice | Tweewielers Bosman</title></head><body><main><h1>Klantenservice</h1><p>Telefonisch bereikbaar op werkdagen van 10.00 tot 16.00 uur.</p><ul class="faq-list"><li><button class="faq-question">Hoe lang duurt de levering?</button><div class="faq-answer">Meestal twee tot vier werkdagen.</div></li><li><button class="faq-question">Kan ik mijn fiets laten bezorgen?</button><div class="faq-answer">Ja, gratis binnen Deventer.</div></li></ul></main></body></html>`,
  },
  truth: {
    businessName: ['Tweewielers Bosman'],
    phones: ['+31570612384'],
    emails: ['winkel@tweewielerbosman.nl'],
    addresses: ['Brink 77 | 7411 BX | Deventer | NL', 'Postbus 418 | 7400 AK | Deventer | NL'],
    hours: 'mo X, tu-we 09:00-18:00, th 09:00-21:00, fr 09:00-18:00, sa 09:00-17:00, su X',
    hoursAlternatives: ['tu-fr 09:00-18:00, sa 09:00-17:00'],
    trade: 'shop',
    languages: ['nl'],
    schemaTypes: ['BikeStore', 'PostalAddress'],
    faq: ['Hoe lang duurt de levering?', 'Kan ik mijn fiets laten bezorgen?'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    policies: ['privacy /privacy', 'terms /algemene-voorwaarden', 'cancellation /retourneren'],
  },
};
