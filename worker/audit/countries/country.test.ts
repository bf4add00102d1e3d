import { describe, expect, it } from 'vitest';
import { page, website } from '../../testing/audit-builders.ts';

const HOME = 'http://127.0.0.1:8080/';
const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: true, aliasHost: null };
const countryOf = (body: string, legal = '', head = '') => {
  const pages = [page(`<html lang="en"><head>${head}</head><body>${body}</body></html>`, { url: HOME })];
  if (legal !== '') pages.push(page(`<body>${legal}</body>`, { url: `${HOME}privacy`, role: 'legal' }));
  return website({ target, pages }).country;
};

describe('the country, where the address of the website tells none', () => {
  it.each([
    ['a mailbox', '<p>Call us on 02 9418 2260 or write to desk@harbourvision.com.au, we are here for you</p>', 'AU'],
    ['a mailbox in a link', '<a href="mailto:info@atelier-brun.fr">Write to us</a>', 'FR'],
    ['a number of West Africa', '<p>Appelez le +225 27 22 44 18 60 pour réserver une chambre avec nous</p>', 'CI'],
    [
      'the language, where an account number looks like a foreign prefix',
      '<p>Zapraszamy do szkoły, która jest otwarta dla wszystkich, nie tylko od rana, oraz po południu.</p><p>nr konta: 32 1050 1214 1000 0092 0262 9607</p>',
      'PL',
    ],
    ['a chat link', '<a href="https://wa.me/593987004411">WhatsApp</a>', 'EC'],
    ['a Canadian area code', '<p>We fix your roof and the gutters of it: (647) 774-2951</p>', 'CA'],
    [
      'a mobile as Belgium groups it',
      '<p>Nos cours de danse pour tous, le lundi et le mercredi soir, avec vous</p><p>Tél: 0475/980 859</p>',
      'BE',
    ],
    [
      'a code and a town',
      '<p>Nos cours de danse pour tous, le lundi et le mercredi soir, avec vous</p><p>Rue du Larix 14</p><p>1180 Uccle</p>',
      'BE',
    ],
    ['an Irish county', '<p>Main Street, Kenmare, Co. Kerry</p>', 'IE'],
    ['a numbered district of Dublin', '<p>49 Larch Square, Dublin 2</p><p>Phone: 0856787821</p>', 'IE'],
    ['a number to dial without its sign', '<a href="tel:353838625028">Call us now for a free quote</a>', 'IE'],
    ['an Irish code', '<p>Main Street, Kenmare, V93 X2C4</p>', 'IE'],
    ['an English county', '<p>Mill Lane, Elmsby, Co. Durham, DL1 1ZZ</p>', 'GB'],
    ['a country named last', '<p>Location</p><p>Anna Nagar, Madurai, India.</p>', 'IN'],
    [
      'a country at the end of a whole line of contact data',
      '<p>(01) 555.0123 Larkfell Sports and Conference Centre, Stillmoor, Dublin - Ireland</p>',
      'IE',
    ],
    ['a country of two words behind a code', '<p>40 Larch Road, Auckland 1010, New Zealand</p>', 'NZ'],
    [
      'an Australian company and mobile number',
      '<p>Call 0412 345 991 for a quote, we clean for you</p><p>© 2024 Larch Group Pty Ltd</p>',
      'AU',
    ],
    ['numbers as Britain groups them', '<h2>Call now on 01509 555 or 01509 555016 and ask us</h2>', 'GB'],
    ['a country with points', '<p>Larch Street, Al Barsha</p><p>Dubai, U.A.E.</p>', 'AE'],
    ['a country in capitals', '<p>Larch Street, Al Barsha, Dubai, UAE</p>', 'AE'],
    ['a country that is its town', '<p>10 Larch Road, Singapore 079903</p>', 'SG'],
    [
      'a Dutch text with a code of four digits',
      '<p>Onze garage staat voor u klaar en het team helpt u met de auto.</p><p>Astridlaan 28 3910 Pelt</p>',
      'BE',
    ],
    [
      'a German text with a phone number in the form of a Brazilian code',
      '<p>Wir sind für Sie und Ihre Tiere da, auch wenn es eilt.</p><p>Tel.: 09832-214</p>',
      'DE',
    ],
    [
      'a German text with a street that has no number, and a code of four digits',
      '<p>Unser Verein ist für alle da und freut sich auf dich, auch wenn du nicht von hier bist.</p><p>Lärchenstrasse, 5040 Schöftland</p>',
      'CH',
    ],
    [
      'a Portuguese text with the letters of a state',
      '<p>Nossa oficina está com você para cuidar do seu carro e não cobra o orçamento.</p><p>Rua 7, 12 - Santos, SP</p>',
      'BR',
    ],
    [
      'a Swiss mobile number in an Italian text',
      '<p>Curiamo i tuoi giardini con la passione di chi li ama e con tutto il tempo che chiedono.</p><p>Telefono: 079 412 66 31</p>',
      'CH',
    ],
    [
      'a code of four digits and ß',
      '<p>Wiener Straße 20<br>8020 Graz</p><p>Wir freuen uns auf Ihren Besuch und sind gerne für Sie da, wenn Sie eine Frage haben oder mit uns sprechen wollen.</p>',
      'AT',
    ],
    [
      'a code of four digits without any ß',
      '<p>Bahnhofstrasse 3, 3063 Ittigen</p><p>Wir freuen uns auf Ihren Besuch und sind gerne für Sie da, wenn Sie eine Frage haben oder mit uns sprechen wollen.</p>',
      'CH',
    ],
    [
      'a code of Liechtenstein',
      '<p>Landstrasse 9<br>9490 Vaduz</p><p>Wir freuen uns auf Ihren Besuch und sind gerne für Sie da, wenn Sie eine Frage haben oder mit uns sprechen wollen.</p>',
      'LI',
    ],
    ['a chat link with a parameter', '<a href="https://api.whatsapp.com/send?phone=5551996244316">WhatsApp</a>', 'BR'],
    ['a Brazilian postal code', '<p>Rua das Pedras, 10 – Centro, Viamão – RS, 94435-000 (atrás da igreja)</p>', 'BR'],
    [
      'the form of a Brazilian number',
      '<p>Somos uma empresa familiar que oferece aos seus clientes os melhores serviços para a casa.</p><p>(47) 99604-2217</p>',
      'BR',
    ],
    [
      'Italian, where a mobile number looks American',
      '<p>Siamo un’officina con vent’anni di esperienza e un servizio attento per tutti i nostri clienti della zona.</p><p>Chiama Marco: 347 583 2147</p>',
      'IT',
    ],
    [
      'the city of Buenos Aires',
      '<p>Somos un taller con veinte años de experiencia y un trato cercano para todos los clientes de la zona.</p><p>Tilo 300, CABA</p><p>(442) 123 4567</p>',
      'AR',
    ],
    [
      'a Mexican state',
      '<p>Somos un taller con veinte años de experiencia y un trato cercano para todos los clientes de la zona.</p><p>Tilo 300, Zapopan, Jal.</p><p>(332) 123 4567</p>',
      'MX',
    ],
    [
      'a Colombian grid',
      '<p>Somos un taller con veinte años de experiencia y un trato cercano para todos los clientes de la zona.</p><p>Calle 5 # 3-20, Cali</p><p>315 678 2345</p>',
      'CO',
    ],
    [
      'a Chilean tax number',
      '<p>Somos un taller con veinte años de experiencia y un trato cercano para todos los clientes de la zona.</p><p>RUT: 76.123.456-7</p>',
      'CL',
    ],
    [
      'Spanish, where nothing else is told',
      '<p>Somos un taller con veinte años de experiencia y un trato cercano para todos los clientes de la zona.</p><p>(442) 123 4567</p>',
      'ES',
    ],
    [
      'an Italian code and province',
      '<p>Welcome to our house in the hills, where we cook for you.</p><p>Via Larice 3, 48022 Lugo (RA)</p>',
      'IT',
    ],
    ['the law of an imprint', '<h2>Impressum</h2><p>Angaben gemäß § 5 DDG</p>', 'DE'],
  ])('is told by %s', (_, body, country) => {
    expect(countryOf(body)).toBe(country);
  });

  it('is told by the canonical address', () => {
    expect(
      countryOf('<p>Welcome to our practice.</p>', '', '<link rel="canonical" href="https://ordination-kern.at/">'),
    ).toBe('AT');
  });

  it('is not told by companies that a privacy policy names in its sentences', () => {
    const policy =
      '<p>Wir nutzen den Kartendienst von OpenStreetMap. Anbieterin ist die Open-Street-Map Foundation, 132 Maney Hill Road, Sutton Coldfield, West Midlands, B72 1JU, United Kingdom. Dabei wird Ihre Adresse dorthin übertragen.</p>';
    expect(countryOf('<p>Wir sind für Sie da: praxis@weber-zahn.de. Tel. 030 4179922</p>', policy)).toBe('DE');
  });

  it('is not told by several countries a website names', () => {
    expect(
      countryOf('<p>Rome, Italy</p><p>Lyon, France</p><p>We plan your trip and we are with you all the way.</p>'),
    ).toBe('US');
  });
});

it('the region in lang is one hint, on however many pages a site builder wrote it', () => {
  const html = '<html lang="en-US"><body><p>We look after your cats and dogs.</p></body></html>';
  const pages = Array.from({ length: 12 }, (_, at) => page(html, { url: `${HOME}${at}` }));
  expect(website({ target: { ...target, aliasHost: 'larchvet.com.au' }, pages }).country).toBe('AU');
  expect(website({ target, pages }).country).toBe('US');
});
