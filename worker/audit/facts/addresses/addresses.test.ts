import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { readAddresses } from './addresses.ts';
import { withoutSurroundings } from './as-written.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

it('puts the address visitors are sent to before the seat that legal pages repeat', () => {
  const seat = '<p>Am Hang 30</p><p>94262 Kollnburg</p>';
  const legal = ['impressum', 'datenschutz', 'agb'].map((path) =>
    page(`<html lang="de"><body><h1>${path}</h1>${seat}<footer>${seat}</footer></body></html>`, {
      url: HOME + path,
      role: 'legal',
    }),
  );
  const home = page(
    '<html lang="de"><body><p>Praxis: Schwalbenweg 15, 94234 Viechtach</p><script type="application/ld+json">{"@context":"https://schema.org","@type":"MedicalBusiness","name":"Praxis","address":{"@type":"PostalAddress","streetAddress":"Schwalbenweg 15","postalCode":"94234","addressLocality":"Viechtach"}}</script></body></html>',
  );
  const streets = readAddresses(website({ target, pages: [home, ...legal] })).map(({ value }) => value.street);
  expect(streets).toEqual(['Schwalbenweg 15', 'Am Hang 30']);
});

it('is told with the code that one of its places gives', () => {
  const footer = '<footer><a>Larchbourg 7 Rue des Mélèzes</a> <a>Rouen Centre-ville 66 Rue des Ifs</a></footer>';
  const card = '<p>7 Rue des Mélèzes<br>76100 Rouen</p><p>66 Rue des Ifs<br>76000 Rouen</p>';
  const home = page(`<html lang="fr"><body><main>${card}</main>${footer}</body></html>`);
  const texts = readAddresses(website({ target, pages: [home], language: 'fr', country: 'FR' })).map(
    ({ value }) => value.text,
  );
  expect(texts).toEqual(['7 Rue des Mélèzes, 76100 Rouen', '66 Rue des Ifs, 76000 Rouen']);
});

it('puts the head office before a warehouse that more pages name', () => {
  const company = '<p>【本社】</p><p>〒779-4703 徳島県三好郡東みよし町中庄2171番地</p>';
  const store = '<p>【北倉庫】</p><p>〒771-2303 徳島県三好市三野町勢力816-1</p>';
  const pages = [
    page('<html lang="ja"><body><h1>工業</h1></body></html>'),
    page(`<html lang="ja"><body>${company}${store}</body></html>`, { url: `${HOME}about`, role: 'about' }),
    page(`<html lang="ja"><body>${store}</body></html>`, { url: `${HOME}recruit`, role: 'other' }),
  ];
  const codes = readAddresses(website({ target, pages })).map(({ value }) => value.postalCode);
  expect(codes).toEqual(['779-4703', '771-2303']);
});

it('keeps the words of data where only a legal page writes the address in capitals and in a sentence', () => {
  const data =
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"LocalBusiness","name":"Clínica","address":{"@type":"PostalAddress","streetAddress":"Larios 204","postalCode":"06700","addressLocality":"Benito Juárez","addressCountry":"MX"}}</script>';
  const home = page(`<html lang="es-MX"><body>${data}<p>Clínica de la vista</p></body></html>`);
  const legal = page(
    '<html lang="es-MX"><body><h1>Aviso de privacidad</h1><p>Puede enviar una notificación por escrito a LARIOS 204 ROMA NORTE, 06700, CUAUHTÉMOC</p></body></html>',
    { url: `${HOME}aviso-de-privacidad`, role: 'legal' },
  );
  const [first] = readAddresses(website({ target, pages: [home, legal] }));
  expect([first?.value.street, first?.value.locality]).toEqual(['Larios 204', 'Benito Juárez']);
});

it('puts the code of the home page before a slip that more pages copy', () => {
  const of = (code: string) => `<footer><p>Elzenkade 16, ${code} Drachten</p></footer>`;
  const offers = [1, 2, 3].map((at) =>
    page(`<html lang="nl"><body><h1>Auto ${at}</h1>${of('9206 BE')}</body></html>`, {
      url: `${HOME}auto-${at}`,
      role: 'other',
    }),
  );
  const home = page(`<html lang="nl"><body><h1>Autos</h1>${of('9202 BE')}</body></html>`);
  const codes = readAddresses(website({ target, pages: [home, ...offers] })).map(({ value }) => value.postalCode);
  expect(codes).toEqual(['9202 BE', '9206 BE']);
});

it('does not let a street run into its town where one place writes both on a line', () => {
  const home = page(
    '<html lang="fr"><body><p>7 Rue des Larix</p><p>76100 Rouen</p><footer><address>7 Rue des Larix Rouen Centre-ville</address></footer></body></html>',
  );
  const [first] = readAddresses(website({ target, pages: [home], language: 'fr', country: 'FR' }));
  expect([first?.value.street, first?.value.locality]).toEqual(['7 Rue des Larix', 'Rouen']);
});

it('puts the place visitors are sent to before the registered office that all pages end in', () => {
  const seat =
    '<footer><p>Registered office: 20 Larch Close, Elmsby, Kent ME7 1AA. Company number 01234567</p></footer>';
  const pages = ['', 'services', 'about', 'prices'].map((path) =>
    page(`<html lang="en"><body><h1>Larch</h1>${seat}</body></html>`, {
      url: HOME + path,
      role: path ? 'other' : 'home',
    }),
  );
  pages.push(
    page(`<html lang="en"><body><p>Visit us: 5 Market Place, Elmsby HG4 4EB</p>${seat}</body></html>`, {
      url: `${HOME}contact`,
      role: 'contact',
    }),
  );
  const streets = readAddresses(website({ target, pages })).map(({ value }) => value.street);
  expect(streets).toEqual(['5 Market Place', '20 Larch Close']);
});

it('takes no address of those a page of links and locations names', () => {
  const home = page('<html lang="en-ZA"><body><p>Larch Association of South Africa</p></body></html>');
  const links = page(
    '<html lang="en-ZA"><body><h2>Birch Museum</h2><p>237 Jabu Street</p><p>Pietermaritzburg</p><p>South Africa</p><h2>Larch Museum</h2><p>Beach Road, Humewood</p><p>Port Elizabeth, 6013</p><p>+27 41 584 0650</p></body></html>',
    { url: `${HOME}links%20and%20locations.html`, role: 'locations' },
  );
  expect(readAddresses(website({ target, pages: [home, links] }))).toEqual([]);
});

it('takes no note behind a street for a town, and knows a house by either spelling of its street', () => {
  const whole = '<p>Piazzale Pietro Nenni 1, 10081 Castellamonte (TO)</p>';
  const html = `<html lang="it"><body><p>P.le P. Nenni 1 · Sede legale</p>${whole}</body></html>`;
  const found = readAddresses(website({ target, pages: [page(html)], country: 'IT' }));
  expect(found.map(({ value }) => [value.street, value.locality])).toEqual([
    ['Piazzale Pietro Nenni 1', 'Castellamonte'],
  ]);
  const alone = '<html lang="it"><body><h2>Contatti</h2><p>Via Samone 24 · Ospedale</p></body></html>';
  expect(
    readAddresses(website({ target, pages: [page(alone)], country: 'IT' })).map(({ value }) => value.locality),
  ).toEqual([null]);
});

it('takes no sums one after the other for a street and its town', () => {
  const card = '<div><p>NPR 19350</p><p>NPR 12900</p></div>';
  expect(readAddresses(website({ target, pages: [page(card + card)], country: 'NP' }))).toEqual([]);
});

it('ends a town before the days of a timetable, and leaves out articles when it compares streets', () => {
  const html = '<p>Larchstr. 145, 78467 Konstanz Mo–Fr 09:00–17:30</p>';
  const towns = readAddresses(website({ target, pages: [page(html)], country: 'DE' }));
  expect(towns.map(({ value }) => value.locality)).toEqual(['Konstanz']);
  const french = '<p>58 rue des Combarelles<br>83510 Lorgues</p><footer>58 rue Combarelles, 83510 Lorgues</footer>';
  expect(readAddresses(website({ target, pages: [page(french)], country: 'FR' }))).toHaveLength(1);
});

it('shows an address without its label and without the name behind it', () => {
  const at = { postalCode: '00122', country: 'IT', region: null };
  const shown = (text: string, street: string, locality: string) =>
    withoutSurroundings({ ...at, street, locality, text }).text;
  const [street, town] = ['Via Larch 27', 'Lido di Ostia'];
  expect(shown(`Indirizzo${street}, 00122 ${town}`, street, town)).toBe(`${street}, 00122 ${town}`);
  expect(shown(`${street}, ${town}, Roma Sun Beach S.r.l`, street, town)).toBe(`${street}, ${town}`);
  expect(shown(`${street}, ${town}, Italia`, street, town)).toBe(`${street}, ${town}, Italia`);
  expect(shown(`${street}, 00122 L. di Ostia`, street, town)).toBe(`${street}, 00122 L. di Ostia`);
});

it('takes no year behind the town for a second code', () => {
  const home = page(
    '<html lang="fr"><body><p>Rue des Mélèzes 10 · 1005 Lausanne</p><ul><li><span>2014</span> <span>En boutique<br>à Lausanne</span></li></ul><footer><p>Rue des Mélèzes 10, 1005 Lausanne</p></footer></body></html>',
  );
  const texts = readAddresses(website({ target, pages: [home], language: 'fr', country: 'CH' })).map(
    ({ value }) => value.text,
  );
  expect(texts).toEqual(['Rue des Mélèzes 10, 1005 Lausanne']);
});

it('says code and town once where the street of the data ends in them', () => {
  const data =
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Restaurant","name":"Il Larice","address":{"@type":"PostalAddress","streetAddress":"Via dei Larici 18, 21100, Varese","postalCode":"21100","addressLocality":"Varese","addressCountry":"IT"}}</script>';
  const home = page(`<html lang="it"><body>${data}<p>Il Larice</p></body></html>`);
  const [first] = readAddresses(website({ target, pages: [home], language: 'it', country: 'IT' }));
  expect([first?.value.street, first?.value.text]).toEqual(['Via dei Larici 18', 'Via dei Larici 18, 21100 Varese']);
});

it('takes the numbers of a register for no address', () => {
  const home = page(
    '<html lang="it"><body><footer><p>Larice Srl - Via dei Larici, 1 - 36040 Orgiano (VI) - Reg. Imp. VI 14822 - R.E.A. VI 171153</p></footer></body></html>',
  );
  const codes = readAddresses(website({ target, pages: [home], language: 'it', country: 'IT' })).map(
    ({ value }) => value.postalCode,
  );
  expect(codes).toEqual(['36040']);
});

it.each([
  ['Dirección: Plaza Mayor, 15, A, 11201, Algeciras (Cádiz)', 'Plaza Mayor, 15, A'],
  ['Dirección: Plaza Mayor, 15, 11201, Algeciras (Cádiz)', 'Plaza Mayor, 15'],
])('keeps the door of a house: %s', (line, street) => {
  const home = page(`<html lang="es"><body><p>${line}</p></body></html>`);
  const [found] = readAddresses(website({ target, pages: [home], language: 'es', country: 'ES' }));
  expect(found?.value.street).toBe(street);
  expect(found?.value.text).toContain(street);
});
