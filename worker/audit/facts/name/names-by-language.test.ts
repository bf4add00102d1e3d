import { describe, expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import { readBusinessName } from './business-name.ts';

const read = (homeUrl: string, ...htmls: string[]) => {
  const pages = htmls.map((html, at) =>
    page(html, { url: at === 0 ? homeUrl : `${homeUrl}p${at}`, role: at === 0 ? 'home' : 'other' }),
  );
  const target = { typedUrl: homeUrl, homeUrl, scopeUrl: homeUrl, isPrivate: false, aliasHost: null };
  return readBusinessName(website({ target, pages }))?.value ?? null;
};

describe('the name most places agree on, in other languages', () => {
  it.each([
    [
      'what only a sentence names, without the article before it',
      'http://127.0.0.1:8080/',
      '<html lang="it"><title>Home</title><h1>Benvenuti</h1><p>Lo Studio Tecnico Mario Larici offre progetti e perizie a privati e imprese della zona.</p>',
      'Studio Tecnico Mario Larici',
    ],
    [
      'the name before its town, in Italian',
      'http://127.0.0.1:8080/',
      '<html lang="it"><title>B&amp;B La Larice, Assisi</title><h1>Il vostro rifugio tra gli ulivi, per chi ama la quiete e il buon cibo di una volta.</h1><p>Dormire in Umbria, colazione inclusa e parcheggio per tutti gli ospiti della casa. Via Abete 3, 06081 Assisi (PG). Tel. +39 075 812345</p>',
      'B&B La Larice',
    ],
    [
      'not the trade and its town',
      'http://127.0.0.1:8080/',
      '<html lang="it"><title>Studio dentistico a Monza</title><h1>Studio Dentistico Dott. Larici</h1><p>Ci prendiamo cura del tuo sorriso da vent’anni.</p>',
      'Studio Dentistico Dott. Larici',
    ],
    [
      'what the website calls itself, of which the title is the trade alone',
      'https://larco.test/',
      '<title>Massoterapia</title><meta property="og:site_name" content="Massoterapia e Larco"><h1>Hoje é dia de se cuidar!</h1><p>Massoterapia para o corpo. Massoterapia em casa.</p>',
      'Massoterapia e Larco',
    ],
    [
      'a name with a slogan behind a dash',
      'https://brotzeit-bonn.de/',
      '<title>Brotzeit Bonn – Handwerk mit Herz</title><header><a href="/"><img src="logo.svg" alt="Brotzeit Bonn Logo"></a></header><h1>Brot wie früher</h1>',
      'Brotzeit Bonn',
    ],
    [
      'what a header of no such element leads home with, rather than who made the website',
      'http://127.0.0.1:8080/',
      '<main><div class="navbar"><a href="/">Menuiserie Orvane</a></div><nav><a href="#a">Contact</a></nav><h1>Vos travaux</h1><p>Rue du Puits 4</p><h1>© 2024 Nordmobile. Tous droits réservés.</h1></main>',
      'Menuiserie Orvane',
    ],
    [
      'a nursery before who runs it',
      'http://127.0.0.1:8080/',
      '<title>ひばり野保育園 | 社会福祉法人 若草会</title><header><a class="logo" href="/">ひばり野保育園 社会福祉法人 若草会</a></header><h1>笑顔の園</h1><footer>© 2025 ひばり野保育園 / 社会福祉法人 若草会</footer>',
      'ひばり野保育園',
    ],
    [
      'the end of a Japanese title that is a sentence and a name',
      'http://127.0.0.1:8080/',
      '<title>Create The Future. 街づくり、人づくり。浜王不動産グループ</title><h1>事業案内</h1>',
      '浜王不動産グループ',
    ],
    [
      'a company over its address, where nothing else names it',
      'http://127.0.0.1:8080/',
      '<title></title><header><a href="/about">会社案内</a></header><h1>住まいを守る</h1><footer><p>株式会社みどり野工務</p><p>東京都杉並区成田南9丁目2番4号</p><p>TEL:03-1313-3307</p></footer>',
      '株式会社みどり野工務',
    ],
    [
      'the business that a German imprint begins with',
      'http://127.0.0.1:8080/',
      '<title>Startseite</title><h1>Herzlich willkommen</h1><p>Wir decken Dächer.</p>',
      'Dachdeckerei Kröger',
      '<html lang="de"><title>Impressum</title><h1>Impressum</h1><p>Angaben gemäß § 5 TMG</p><p>Dachdeckerei Kröger<br>Industriestr. 4<br>49525 Seeburg</p>',
    ],
    [
      'the part of a title that is called a business',
      'http://127.0.0.1:8080/',
      '<title>Honig online kaufen | Imkerei Sonnenau</title><h1>Aus der Region</h1>',
      'Imkerei Sonnenau',
    ],
    [
      'the part of a title with a legal form',
      'http://127.0.0.1:8080/',
      '<title>Loodgieter Zeedam | 24/7 | Van Dijk Installaties B.V.</title><h1>Loodgieter nodig?</h1>',
      'Van Dijk Installaties B.V.',
    ],
    [
      'no town behind a welcome',
      'http://127.0.0.1:8080/',
      '<title>Willkommen bei Blumen Sommer in Seeburg</title><h1>Blumen Sommer</h1>',
      'Blumen Sommer',
    ],
    [
      'the heading under the title of an unnamed document',
      'http://127.0.0.1:8080/',
      '<title>Unbenanntes Dokument</title><h1>Autohaus Fischer</h1>',
      'Autohaus Fischer',
    ],
    [
      'an abbreviation at its end',
      'http://127.0.0.1:8080/',
      '<title>Hoveniersbedrijf Groen & Zn.</title><h1>Tuinaanleg en onderhoud</h1>',
      'Hoveniersbedrijf Groen & Zn.',
    ],
    [
      'what a Dutch welcome names',
      'http://127.0.0.1:8080/',
      '<title>Startpagina</title><h1>Welkom</h1><p>Welkom op de website van Camping De Duinroos.</p>',
      'Camping De Duinroos',
    ],
    [
      'what somebody owns',
      'http://127.0.0.1:8080/',
      '<title>Eis & Café | Al Faro</title><h1>Gelateria<br>Al Faro</h1><p>Inh. Rosa Dal Pra</p><p>Rosa Dal Pra macht Eis.</p><a href="mailto:rosadalpra@gmail.com">Mail</a>',
      'Al Faro',
    ],
    [
      'the owner whose name is that of the business',
      'http://127.0.0.1:8080/',
      '<title>Rosa Dalpra – Fotografie</title><h1>Bilder</h1><p>Inhaberin: Rosa Dalpra</p><a href="mailto:rosadalpra@gmail.com">Mail</a>',
      'Rosa Dalpra',
    ],
    [
      'a surname that the mailbox cuts off behind its particle',
      'http://127.0.0.1:8080/',
      '<title></title><p>Anne Van Den Broeck</p><p>Soins à domicile</p><a href="mailto:anne_vanden@yahoo.fr">Écrire</a>',
      'Anne Van Den Broeck',
    ],
    [
      'the forename an account leaves out',
      'http://127.0.0.1:8080/',
      '<title>Bastien Morel podologue à Quimper</title><p>Bastien Morel podologue à Quimper</p><p>E-mail : morel.podologue@gmail.com</p>',
      'Bastien Morel podologue à Quimper',
    ],
    [
      'a photographer in the picture credits',
      'https://example.org/',
      '<title>Brotzeit Bonn</title><h1>Brot wie früher</h1><p>Bildnachweise: © Julia Brandt © Nadja Osten</p>',
      'Brotzeit Bonn',
    ],
    [
      'a trade behind the Japanese name',
      'https://example.org/',
      '<title>Sazanami | ピラティススタジオ</title><h2>Welcome</h2><p>当スタジオは三原市にあります。</p>',
      'Sazanami',
    ],
    [
      'a doctor by name',
      'https://praxis-schmidt-oelde.de/',
      '<title>Dr. med. Anna Schmidt - Fachärztin für Allgemeinmedizin in Oelde</title><h1>Willkommen in unserer Praxis</h1><header><a href="/">Dr. med. Anna Schmidt</a></header>',
      'Dr. med. Anna Schmidt',
    ],
    [
      'a site name in social tags against a longer title',
      'https://atelier-vent.fr/',
      '<title>Menuisier à Nantes : meubles sur mesure - Atelier du Vent</title><meta property="og:site_name" content="Atelier du Vent"><h1>Des meubles pour la vie</h1>',
      'Atelier du Vent',
    ],
    [
      'titles in the copyright line',
      'https://praxis-am-tor.de/',
      '<title>Kontakt</title><h1>Willkommen</h1><footer>Copyright © 2026 Tierärzte Dr. Lenz &amp; Dr. Otte. Alle Rechte vorbehalten.</footer>',
      'Tierärzte Dr. Lenz & Dr. Otte',
    ],
    [
      'a legal form in the copyright line only',
      'https://meyer-elektro.de/',
      '<title>Elektro Meyer | Elektriker in Kiel</title><h1>Ihr Elektriker</h1><footer>© 2020-2026 Elektro Meyer GmbH | Impressum | Datenschutz</footer>',
      'Elektro Meyer',
    ],
    [
      'a template left in the social tags',
      'https://salon-rosa.it/',
      '<title>Salone Rosa - Parrucchiere a Parma</title><meta property="og:site_name" content="My Website"><header><a href="/">Salone Rosa</a></header><h1>I tuoi capelli, la nostra passione</h1>',
      'Salone Rosa',
    ],
    [
      'structured data',
      'https://example.org/',
      '<title>Clínica dental en Vigo</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Dentist","name":"Clínica Dental Mariña"}</script><h1>Tu sonrisa, nuestra prioridad</h1><p>En Clínica Dental Mariña cuidamos de ti.</p>',
      'Clínica Dental Mariña',
    ],
    [
      'a Japanese title with brackets',
      'https://example.org/',
      '<html lang="ja"><title>【公式】青葉整骨院｜世田谷区の整骨院</title><h1>世田谷区の整骨院なら</h1><header><a href="/"><img src="/logo.png" alt="青葉整骨院"></a></header>',
      '青葉整骨院',
    ],
    [
      'a designer in the footer',
      'https://example.org/',
      '<title>Garage Dupont, mécanique à Lyon</title><header><a href="/">Garage Dupont</a></header><footer>© Garage Dupont – Site réalisé par WebAgence</footer>',
      'Garage Dupont',
    ],
  ])('%s', (_, homeUrl, html, expected, imprint?: string) => {
    expect(read(homeUrl, ...(imprint ? [html, imprint] : [html]))).toBe(expected);
  });
});
