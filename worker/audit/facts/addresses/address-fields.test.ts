import { expect, it } from 'vitest';
import { findAddresses } from './address-texts.ts';

const read = (text: string, country: string | null) =>
  findAddresses(
    text.split('\n').map((line) => ({ text: line, tag: 'td', landmark: null, foreign: null })),
    country,
  ).map(({ address: { street, postalCode, locality } }) => `${street} | ${postalCode} | ${locality}`);

it.each([
  ['NL', 'Adres\nLarikslaan 5-A\nPostcode\n3512 AB\nPlaats\nUtrecht', 'Larikslaan 5-A | 3512 AB | Utrecht'],
  ['DE', 'Straße: Lärchenweg 5\nPLZ: 25335\nOrt: Elmshorn\nTelefon: 04121 1234', 'Lärchenweg 5 | 25335 | Elmshorn'],
  ['AU', 'Address: 5 Larch Road\nCity: Elmwood\nPostcode: 3775', '5 Larch Road | 3775 | Elmwood'],
])('joins street, code and town of fields in %s', (country, text, address) => {
  expect(read(text, country)).toEqual([address]);
});

it.each([
  ['fields of a form', 'Straße\nPLZ\nOrt\nTelefon'],
  ['fields about other things', 'Straße: gesperrt\nPLZ: 25335\nOrt: Elmshorn'],
])('reads nothing from %s', (_, text) => {
  expect(read(text, 'DE')).toEqual([]);
});
