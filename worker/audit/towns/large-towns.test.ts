import { expect, it } from 'vitest';
import { page, website } from '../../testing/audit-builders.ts';
import { findAddresses } from '../facts/addresses/address-texts.ts';
import { countryOfTown } from './large-towns.ts';

const HOME = 'https://example.test/';
const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const countryOf = (body: string, lang = 'en') =>
  website({ target, pages: [page(`<html lang="${lang}"><body>${body}</body></html>`, { url: HOME })] }).country;

const read = (texts: string[], country: string | null) =>
  findAddresses(
    texts.map((text, at) => ({
      text,
      tag: at === 0 ? 'h3' : 'p',
      landmark: 'footer',
      foreign: null,
      place: 'footer > div > p',
    })),
    country,
  ).map(({ address: { street, postalCode, locality, country: code } }) =>
    [street, postalCode, locality, code].map((part) => part ?? '-').join(' | '),
  );

it('knows a large town by itself and with the word for one', () => {
  expect(['Nakuru', 'Nakuru Town', 'karachi', 'Kampala.'].map(countryOfTown)).toEqual(['KE', 'KE', 'PK', 'UG']);
  expect(['Springfield', 'Nairobi safari lodge', 'Karachi biryani with rice', ''].map(countryOfTown)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

it.each([
  [
    'PK',
    ['Contact Info', 'B-7, larch view', 'apartment, tariq road, karachi', '02134567890'],
    'B-7, larch view, apartment, tariq road | - | karachi | PK',
  ],
  [
    null,
    ['Contact us', 'Larch Building, Moi Avenue', 'Nakuru Town', 'Phone: 0746 663 039'],
    'Larch Building, Moi Avenue | - | Nakuru Town | KE',
  ],
  [
    'UG',
    ['Contact details', 'Larch Road P.O. Box 402 Kampala, Uganda', '+256 414 345 999'],
    'Larch Road | - | Kampala | UG',
  ],
])('ends an address under a heading of contacts in a large town of %s', (country, texts, address) => {
  expect(read(texts, country)).toEqual([address]);
});

it('takes features near an account name for no address', () => {
  expect(read(['Our fleet', '6+1 Seater · Hybrid · AC', '@larch_tours'], 'IN')).toEqual([]);
  expect(read(['Contact us', 'Tours, Safaris, Nairobi', '0746 663 039'], 'KE')).toEqual([]);
});

it('tells the country by the one large town an English website names', () => {
  expect(countryOf('<p>We are open for you all day, so come and see us.</p><p>Nakuru Town</p>')).toBe('KE');
  expect(countryOf('<p>We fly you to where you want to be, and back again.</p><p>Nairobi</p><p>Dubai</p>')).toBe('US');
  expect(countryOf('<p>Wir sind für Sie da und freuen uns auf Sie.</p><p>Dubai</p>', 'de')).toBe('DE');
});
