import { expect, it } from 'vitest';
import { HOME, page } from '../../testing/audit-builders.ts';
import { read } from '../../testing/read-facts-of.ts';

it('keeps what stands under the own line of help, which has its number beside it', () => {
  const help = '<p>Tel: 941 958 142 24/7 Línea de ayuda</p><p>cargas@larco.example</p>';
  const { emails } = read([
    page(`<html lang="es"><title>Larco</title><body><main><h1>Larco</h1>${help}</main></body></html>`),
  ]);
  expect(emails).toEqual(['cargas@larco.example']);
});

it('reads a German practice apart from chamber, insurer, emergency line, designer and host', () => {
  const footer = `<footer><p>© 2026 Zahnarztpraxis Dr. Lena Waldburg</p>
    <p>Webdesign von Pixelmühle, Tel. 0211 7788990, <a href="mailto:hallo@pixelmuehle.test.de">hallo@pixelmuehle-studio.de</a></p>
    <a href="/impressum">Impressum</a> <a href="/datenschutz">Datenschutz</a></footer>`;
  const facts = read([
    page(`<html lang="de"><head><title>Zahnarztpraxis Dr. Lena Waldburg | Zahnarzt in Oelde</title>
        <meta name="description" content="Ihre Zahnarztpraxis in Oelde: Vorsorge, Füllungen und Zahnersatz für die ganze Familie."></head>
        <body><header><a href="/">Zahnarztpraxis Dr. Lena Waldburg</a></header><main><h1>Herzlich willkommen</h1>
        <p>Wir sind für Sie da und nehmen uns Zeit für Ihre Zähne, von der Vorsorge bis zum Zahnersatz.</p>
        <p>Rufen Sie uns an: <a href="tel:+4925228833210">02522 / 88 33 21-0</a></p>
        <p>Zahnärztlicher Notdienst: 01805 986 700</p></main>${footer}</body></html>`),
    page(
      `<html lang="de"><title>Impressum</title><main><h1>Impressum</h1>
        <h2>Angaben gemäß § 5 DDG</h2><p>Dr. med. dent. Lena Waldburg<br>Lange Straße 14<br>59302 Oelde</p>
        <p>Telefon: 02522 883321-0<br>Telefax: 02522 883321-9<br>E-Mail: praxis (at) dr-waldburg (dot) de</p>
        <p>USt-IdNr.: DE 812 345 672<br>Steuernummer 304/5791/0427<br>IBAN DE02 1203 0000 0000 2020 51</p>
        <p>Zuständige Kammer: Zahnärztekammer Westfalen-Lippe, Auf der Horst 29, 48147 Münster, Tel. 0251 5070</p>
        <p>Aufsichtsbehörde:<br>Kassenzahnärztliche Vereinigung Westfalen-Lippe<br>Auf der Horst 25<br>48147 Münster<br>Telefon 0251 507-0</p>
        <h2>Hosting</h2><p>Serverhaus GmbH<br>Rechenweg 3<br>50829 Köln<br>Tel. 0221 4455667</p></main>${footer}`,
      { url: `${HOME}impressum`, role: 'legal' },
    ),
    page(
      `<html lang="de"><title>Datenschutz</title><main><h1>Datenschutzerklärung</h1>
        <h2>Verantwortlich</h2><p>Dr. Lena Waldburg, Lange Str. 14, 59302 Oelde</p>
        <h2>Beschwerderecht</h2><p>Landesbeauftragte für Datenschutz NRW, Kavalleriestraße 2-4, 40213 Düsseldorf, Telefon: 0211 38424-0, poststelle@ldi.nrw.de</p>
        <h2>Google Maps</h2><p>Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland</p></main>${footer}`,
      { url: `${HOME}datenschutz`, role: 'legal' },
    ),
  ]);
  expect(facts).toMatchObject({
    name: 'Zahnarztpraxis Dr. Lena Waldburg',
    phones: ['+4925228833210 landline'],
    emails: ['praxis@dr-waldburg.de'],
    addresses: ['Lange Straße 14 | 59302 | Oelde | DE'],
    languages: ['de'],
    policies: ['privacy /datenschutz', 'imprint /impressum'],
  });
  expect(facts.otherPhones).toContain('+4925228833219 fax');
  expect(facts.otherPhones).toContain('+492515070 landline');
  expect(facts.otherPhones).toContain('+492214455667 landline');
  expect(facts.otherEmails.sort()).toEqual(['hallo@pixelmuehle-studio.de', 'poststelle@ldi.nrw.de']);
  expect(facts.description).toContain('Ihre Zahnarztpraxis in Oelde');
});

it('reads an Austrian hairdresser', () => {
  const facts = read(
    [
      page(`<html lang="de-AT"><head><title>Haarwerk Salon Mitzi – Friseur Graz</title><meta property="og:site_name" content="Haarwerk Salon Mitzi"></head>
        <body><nav><a href="#preise">Preise</a></nav><h1>Schöne Haare in Graz</h1>
        <p>Bei uns bekommen Sie Schnitt und Farbe ohne lange Wartezeit, kommen Sie einfach vorbei.</p>
        <footer><p>Haarwerk Salon Mitzi<br>Sporgasse 7/2<br>A-8010 Graz</p><p>T +43 316 82 74 65<br>M 0664 / 418 27 35</p>
        <p>office [at] haarwerk-mitzi.at</p><p>ATU68412357 · FN 412357k</p>
        <a href="https://www.instagram.com/haarwerk.mitzi/?hl=de"><img alt="Instagram"></a>
        <a href="https://www.facebook.com/sharer/sharer.php?u=https://example.test/">Teilen</a></footer></body></html>`),
    ],
    'https://haarwerk-mitzi.at/',
  );
  expect(facts).toMatchObject({
    name: 'Haarwerk Salon Mitzi',
    phones: ['+43316827465 landline', '+436644182735 mobile'],
    otherPhones: [],
    emails: ['office@haarwerk-mitzi.at'],
    addresses: ['Sporgasse 7/2 | 8010 | Graz | AT'],
    profiles: ['https://www.instagram.com/haarwerk.mitzi/'],
  });
});

it('reads a French plumber apart from host, mediator and register', () => {
  const facts = read([
    page(`<html lang="fr"><head><title>Plomberie Ravel - Plombier chauffagiste à Angers</title></head><body>
      <header><a href="/"><img src="/logo.png" alt="Logo Plomberie Ravel"></a> <a href="tel:0241873562">02 41 87 35 62</a></header>
      <h1>Votre plombier à Angers</h1><p>Nous intervenons pour vos fuites et vos chaudières dans toute la ville, du lundi au samedi.</p>
      <p>Urgence : <a href="tel:+33678124590">06.78.12.45.90</a></p>
      <footer>Plomberie Ravel, 18 ter rue des Tanneurs 49100 Angers – SIRET 812 345 678 00021 – <a href="/mentions-legales">Mentions légales</a><br>
      Site réalisé par Agence Tilde – 02 40 11 22 33</footer></body></html>`),
    page(
      `<html lang="fr"><title>Mentions légales</title><h1>Mentions légales</h1>
      <p>Éditeur : EURL Plomberie Ravel, au capital de 10 000 euros, RCS Angers 812 345 678<br>18 ter, rue des Tanneurs<br>49100 Angers<br>contact@plomberie-ravel.fr</p>
      <p>Hébergeur : OVH SAS<br>2 rue Kellermann<br>59100 Roubaix<br>Tél. 09 72 10 10 07</p>
      <h2>Médiation</h2><p>Médiateur de la consommation : CM2C, 14 rue Saint-Jean, 75017 Paris, tél. 01 89 47 00 14</p>`,
      { url: `${HOME}mentions-legales`, role: 'legal' },
    ),
  ]);
  expect(facts).toMatchObject({
    name: 'Plomberie Ravel',
    phones: ['+33241873562 landline', '+33678124590 mobile'],
    emails: ['contact@plomberie-ravel.fr'],
    addresses: ['18 ter rue des Tanneurs | 49100 | Angers | FR'],
    languages: ['fr'],
    policies: ['imprint /mentions-legales'],
  });
  expect(facts.otherPhones.sort()).toEqual(['+33189470014 landline', '+33240112233 landline', '+33972101007 landline']);
});

it('reads a Spanish restaurant', () => {
  const facts = read([
    page(`<html lang="es"><head><title>Casa Olmedo | Restaurante en Salamanca</title></head><body><h1>Casa Olmedo</h1>
      <p>Nuestra cocina es la de siempre, con productos de la sierra y una carta que cambia con las estaciones.</p>
      <p>Reservas: 923 26 48 17 · WhatsApp <a href="https://wa.me/34644182735">escríbenos</a></p>
      <p>Calle del Prior, 21, bajo, 37002 Salamanca</p><p>CIF B37412357</p>
      <footer>© Casa Olmedo S.L. <a href="/aviso-legal">Aviso legal</a> <a href="/politica-de-privacidad">Política de privacidad</a>
      <a href="/politica-de-cookies">Política de cookies</a></footer></body></html>`),
  ]);
  expect(facts).toMatchObject({
    name: 'Casa Olmedo',
    phones: ['+34923264817 landline', '+34644182735 whatsapp'],
    addresses: ['Calle del Prior, 21, bajo | 37002 | Salamanca | ES'],
    policies: ['privacy /politica-de-privacidad', 'imprint /aviso-legal', 'cookies /politica-de-cookies'],
  });
});

it('reads an Italian workshop, structured data and text as one address', () => {
  const facts = read([
    page(`<html lang="it"><head><title>Officina Brambilla</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"AutoRepair",
      "name":"Officina Brambilla","telephone":"+39 035 247 1836","email":"INFO@officinabrambilla.it",
      "address":{"@type":"PostalAddress","streetAddress":"Via Borgo Palazzo 112","postalCode":"24125","addressLocality":"Bergamo","addressRegion":"BG","addressCountry":"IT"},
      "sameAs":["https://www.facebook.com/officinabrambilla"]}</script></head><body><h1>Officina Brambilla</h1>
      <p>Da trent'anni ci prendiamo cura della tua auto con pezzi originali e preventivi chiari.</p>
      <address>Via Borgo Palazzo, 112 - 24125 Bergamo (BG)</address><p>Tel. 035.2471836 - Cell. 347 812 6350</p>
      <p>P.IVA 02847560163 - REA BG-328471 - Cod. Fisc. 02847560163</p></body></html>`),
  ]);
  expect(facts).toMatchObject({
    name: 'Officina Brambilla',
    phones: ['+390352471836 landline', '+393478126350 mobile'],
    emails: ['info@officinabrambilla.it'],
    profiles: ['https://www.facebook.com/officinabrambilla'],
    types: ['AutoRepair', 'PostalAddress'],
  });
  expect(facts.addresses).toHaveLength(1);
});

it('reads a Dutch practice', () => {
  const facts = read([
    page(`<html lang="nl"><head><title>Fysiotherapie De Linde - Utrecht</title></head><body><h1>Fysiotherapie De Linde</h1>
      <p>Wij helpen u met klachten aan rug, nek en schouders en nemen de tijd voor een goed behandelplan.</p>
      <footer><p>Fysiotherapie De Linde<br>Biltstraat 112<br>3572 BJ Utrecht</p><p>Telefoon: 030 - 271 84 36</p><p>info@fysiodelinde.nl</p>
      <p>KvK 30184627 | BTW NL001234567B01 | AGB 04012345</p><a href="/privacyverklaring">Privacyverklaring</a>
      <a href="/algemene-voorwaarden">Algemene voorwaarden</a></footer></body></html>`),
  ]);
  expect(facts).toMatchObject({
    name: 'Fysiotherapie De Linde',
    phones: ['+31302718436 landline'],
    emails: ['info@fysiodelinde.nl'],
    addresses: ['Biltstraat 112 | 3572 BJ | Utrecht | NL'],
    policies: ['privacy /privacyverklaring', 'terms /algemene-voorwaarden'],
  });
});

it('reads a Portuguese bakery', () => {
  const facts = read([
    page(`<html lang="pt-PT"><head><title>Padaria Aurora</title></head><body><h1>Padaria Aurora</h1>
      <p>O nosso pão é feito todos os dias com farinha da região e muito tempo de espera, e não tem aditivos.</p>
      <p>Rua do Almada, 212<br>4050-037 Porto</p><p>Telefone: 222 084 617 | Telemóvel: 918 472 635</p><p>NIPC 509 123 456</p></body></html>`),
  ]);
  expect(facts).toMatchObject({
    phones: ['+351222084617 landline', '+351918472635 mobile'],
    addresses: ['Rua do Almada, 212 | 4050-037 | Porto | PT'],
    languages: ['pt'],
  });
});

it('reads a British electrician', () => {
  const facts = read([
    page(`<html lang="en-GB"><head><title>Home | Hartley & Sons Electrical</title></head><body><header><a class="navbar-brand" href="/">Hartley &amp; Sons Electrical</a></header>
      <h1>Electricians you can trust in Leeds</h1><p>We are a family firm and have been rewiring homes across the city for over thirty years.</p>
      <p>Call <a href="tel:01132784961">0113 278 4961</a> or 07911 284 736</p>
      <footer><p>14 Mill Lane, Headingley, Leeds, West Yorkshire LS6 3AA</p><p>Company No. 07912846 · VAT 284 7361 92</p>
      <p>Email: hello@hartleyelectrical.co.uk</p><p>Site by <a href="https://northstudio.test">North Studio</a></p></footer></body></html>`),
  ]);
  expect(facts).toMatchObject({
    name: 'Hartley & Sons Electrical',
    phones: ['+441132784961 landline', '+447911284736 mobile'],
    emails: ['hello@hartleyelectrical.co.uk'],
    addresses: ['14 Mill Lane | LS6 3AA | Leeds | GB'],
    languages: ['en'],
  });
});

it('reads a Swiss business in two languages', () => {
  const german =
    'Wir sind ein Familienbetrieb und backen für Sie jeden Tag frisches Brot mit Mehl aus der Region. '.repeat(6);
  const french =
    'Nous sommes une entreprise familiale et nous préparons pour vous du pain frais avec la farine de la région. '.repeat(
      6,
    );
  const facts = read(
    [
      page(
        `<html lang="de-CH"><title>Bäckerei Rüegg</title><h1>Bäckerei Rüegg</h1><p>${german}</p><p>Bahnhofstrasse 12, 2502 Biel/Bienne · Tel. 032 322 41 87</p>`,
      ),
      page(`<html lang="fr-CH"><title>Boulangerie Rüegg</title><p>${french}</p>`, { url: `${HOME}fr` }),
    ],
    'https://baeckerei-rueegg.ch/',
  );
  expect(facts).toMatchObject({
    languages: ['de', 'fr'],
    phones: ['+41323224187 landline'],
    addresses: ['Bahnhofstrasse 12 | 2502 | Biel/Bienne | CH'],
  });
});
