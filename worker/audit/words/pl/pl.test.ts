import { expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import { language, run, trade } from '../../../testing/unseen-website.ts';
import { readWeek, writeWeek } from '../../../testing/week-notation.ts';
import { readFacts } from '../../facts/read-facts.ts';
import type { ToldTrade } from '../language-words.ts';

const HOME = 'https://example.pl/';
const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

/** What an invented Polish home page says of a business. */
function told(name: string, html: string) {
  const home = page(
    `<html lang="pl"><head><title>${name}</title></head><body><main><h1>${name}</h1>${html}</main></body></html>`,
    { url: HOME },
  );
  const { trade, addresses, openingHours } = readFacts(
    website({ target: TARGET, pages: [home], language: 'pl', country: 'PL' }),
  );
  return {
    trade: trade?.value.id ?? null,
    address: addresses[0]?.value.text ?? null,
    week: openingHours && writeWeek(openingHours.value),
  };
}

it.each<[ToldTrade, string, string, string, string]>([
  [
    'dentist',
    'Gabinet stomatologiczny Brzoza',
    'ul. Długa 5, 00-238 Warszawa',
    '<p>Poniedziałek – Piątek 8:00 – 19:00</p><p>Sobota 9:00 – 13:00</p><p>Niedziela nieczynne</p>',
    'mo-fr 08:00-19:00, sa 09:00-13:00, su X',
  ],
  [
    'bakery',
    'Piekarnia Kłos',
    'al. Jana Pawła II 22/4, 31-070 Kraków',
    '<p>pn.–pt. 6:00–18:00, sob. 6:00–14:00</p>',
    'mo-fr 06:00-18:00, sa 06:00-14:00',
  ],
  [
    'lawyer',
    'Kancelaria adwokacka Anna Lipa',
    'Marszałkowska 10/12 lok. 3, 00-590 Warszawa',
    '<p>Godziny otwarcia: pon.-pt. 9:00-17:00</p>',
    'mo-fr 09:00-17:00',
  ],
  [
    'pharmacy',
    'Apteka pod Sosną',
    'os. Centrum E 3, 31-934 Kraków',
    '<p>Czynne codziennie 8:00-22:00</p>',
    'mo-su 08:00-22:00',
  ],
  [
    'cafe',
    'Kawiarnia Jodła',
    'pl. Wolności 7, 61-738 Poznań',
    '<p>Weekendy: 10:00–20:00</p><p>Dni robocze: 8:00–20:00</p>',
    'mo-fr 08:00-20:00, sa-su 10:00-20:00',
  ],
  [
    'car-repair',
    'Warsztat samochodowy Klon',
    'Nowa Wieś 14, 62-045 Pniewy',
    '<p>pn-pt 8.00-16.00</p>',
    'mo-fr 08:00-16:00',
  ],
  [
    'hairdresser',
    'Salon fryzjerski Wierzba',
    'Kwiatowa 3a, 81-001 Gdynia',
    `<p>Poniedziałek: nieczynne</p><p>Wtorek: 10-18</p><p>Środa: 10-18</p><p>Czwartek: 12-20</p><p>Piątek: 10-18</p>
    <p>Sobota: 9-14</p>`,
    'mo X, tu 10:00-18:00, we 10:00-18:00, th 12:00-20:00, fr 10:00-18:00, sa 09:00-14:00',
  ],
  [
    'shop',
    'Masarnia Dąb',
    'Rynek 12, 05-825 Grodzisk Mazowiecki',
    '<p>Poniedziałek – Piątek7:30 – 18:00</p><p>Sobota6:30 – 13:00</p><p>NiedzielaNieczynne</p>',
    'mo-fr 07:30-18:00, sa 06:30-13:00, su X',
  ],
])('reads trade, address and hours of an invented %s', (id, name, address, hours, week) =>
  expect(told(name, `<p>${address}</p>${hours}`)).toEqual({ trade: id, address, week: readWeek(week) }),
);

it.each<[ToldTrade, string, string]>([
  ['gym', 'Siłownia Buk', '<p>Obok stacji paliw przy ulicy Leśnej</p><p>pon. - pt. od 8 do 16</p>'],
  ['hotel', 'Pensjonat Świerk', '<p>Recepcja czynna całodobowo, zapraszamy</p>'],
])('invents no address and no hours for a %s that says them in words not known', (id, name, html) =>
  expect(told(name, html)).toEqual({ trade: id, address: null, week: null }),
);

it.each(['contact-data-not-in-text', 'missing-contact-page'])(
  '%s calls nothing missing: half of the language is known',
  (id) => {
    const outcomeIn = (code: string) =>
      run(id, '<p>Obok stacji paliw, od 8 do 16.</p>', { ...language(code), ...trade('cafe') }).outcome;
    expect(outcomeIn('pl')).not.toMatch(/fail|partial/);
    expect(outcomeIn('en')).toMatch(/fail|partial/);
  },
);
