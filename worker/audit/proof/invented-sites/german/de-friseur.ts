import type { InventedSite } from '../invented-site.ts';

/** Days and times in separate flex boxes, a mobile number as chat only, prices with dots of a leader. */
export const deFriseur: InventedSite = {
  name: 'de-friseur',
  url: 'https://www.schnittraum-erfurt.de/',
  pages: {
    '/': `<!DOCTYPE html><html lang="de"><head><title>Schnittraum Erfurt | Dein Friseur in der Krämpfervorstadt</title></head><body><header><a class="navbar-brand" href="./"><span>schnitt</span><span class="b">raum</span></a></header><main><section class="hero"><h1>Haare, wie du sie willst</h1><p>Bei uns gibt es Schnitt, Farbe und Balayage in entspannter Atmosphäre. Termine buchst du online oder per WhatsApp.</p><a href="https://wa.me/4915128837746" class="btn">WhatsApp schreiben</a></section><section id="preise"><h2>Preise</h2><div class="row"><span>Damenschnitt</span><span class="dots">......</span><span>ab 49 €</span></div><div class="row"><span>Herrenschnitt</span><span>32 €</span></div></section><section id="zeiten"><h2>Wann wir da sind</h2><div class="flex"><div class="d">Mo</div><div class="z">geschlossen</div></div><div class="flex"><div class="d">Di</div><div class="z">10 – 19 Uhr</div></div><div class="flex"><div class="d">Mi</div><div class="z">9 – 18 Uhr</div></div><div class="flex"><div class="d">Do</div><div class="z">10 – 20 Uhr</div></div><div class="flex"><div class="d">Fr</div><div class="z">9 – 19 Uhr</div></div><div class="flex"><div class="d">Sa</div><div class="z">8 – 14 Uhr</div></div></section><section><h2>Das sagen unsere Kunden</h2><div class="swiper-slide"><div class="stars"><i></i><i></i></div><p>Endlich jemand, der zuhört! Mein neuer Schnitt ist genau so, wie ich ihn wollte.</p><span>Lisa B.</span></div><div class="swiper-slide"><p>Super Team, tolle Beratung und fairer Preis. Komme immer wieder gern.</p><span>Christian Möbius</span></div></section></main><footer><p>Schnittraum · Leipziger Straße 77 · 99085 Erfurt</p><p>Tel <a href="tel:+493615518294">0361 5518294</a></p><p>mail: hallo(ät)schnittraum-erfurt.de</p><a href="/impressum.html">Impressum &amp; Datenschutz</a><a href="https://www.instagram.com/schnittraum_erfurt" target="_blank"><svg></svg></a></footer></body></html>`,
  },
  truth: {
    businessName: ['Schnittraum Erfurt', 'Schnittraum', 'schnittraum'],
    phones: ['+493615518294', '+4915128837746'],
    emails: ['hallo@schnittraum-erfurt.de'],
    addresses: ['Leipziger Straße 77 | 99085 | Erfurt | DE'],
    hours: 'mo X, tu 10:00-19:00, we 09:00-18:00, th 10:00-20:00, fr 09:00-19:00, sa 08:00-14:00',
    trade: 'hairdresser',
    languages: ['de'],
    reviews: ['Endlich jemand, der zuhört', 'Super Team, tolle Beratung'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    profiles: ['https://www.instagram.com/schnittraum_erfurt'],
    policies: ['privacy /impressum.html'],
  },
};
