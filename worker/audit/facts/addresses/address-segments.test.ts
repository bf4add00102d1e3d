import { describe, expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import { findAddresses } from './address-texts.ts';
import { readAddresses } from './addresses.ts';

const read = (text: string, country: string) =>
  findAddresses(
    text.split('\n').map((line) => ({ text: line, tag: 'p', landmark: null, foreign: null })),
    country,
  ).map(({ address }) => [address.street, address.postalCode, address.locality].join(' | '));

describe('what stands around a street and its number', () => {
  it.each([
    ['DE', 'Lärchenstraße 12 a\n59320 Ennigerloh', 'Lärchenstraße 12 a | 59320 | Ennigerloh'],
    ['BE', 'Place des Aulnes, 4 à 6800 Libramont', 'Place des Aulnes, 4 | 6800 | Libramont'],
    [
      'BE',
      '14 rue du Larix (près de la place Linné), Parking aisé, Tram 3, 52, 91 Bus 36, 42, 44, 95, 96 (arrêt du globe) et train\n1180 Uccle',
      '14 rue du Larix | 1180 | Uccle',
    ],
    ['DE', 'Lärchenstr. 5 / Ecke Elmgasse, 59320 Ennigerloh', 'Lärchenstr. 5 | 59320 | Ennigerloh'],
    ['DE', 'Lärchenstr. 5a (Ecke Elmgasse)\n59320 Ennigerloh', 'Lärchenstr. 5a | 59320 | Ennigerloh'],
    ['DE', '59320 Ennigerloh\nLärchenstraße 5', 'Lärchenstraße 5 | 59320 | Ennigerloh'],
    ['FR', '12 rue des Aulnes 75002 Paris TELEPHONE 01 02 03 04 09', '12 rue des Aulnes | 75002 | Paris'],
    [
      'CA',
      '2450, boul. des Aulnes, bureau 200\nMagog, QC J1X 2L1',
      '2450, boul. des Aulnes, bureau 200 | J1X 2L1 | Magog',
    ],
    [
      'CA',
      '2450, boulevard des Aulnes #200\nMagog (QC), J1X 2L1',
      '2450, boulevard des Aulnes, #200 | J1X 2L1 | Magog',
    ],
  ])('%s: %s', (country, text, expected) => {
    expect(read(text, country)).toEqual([expected]);
  });

  it('gives the code to the town below a street that follows another town', () => {
    expect(read('59320 Ennigerloh\nLärchenstraße 5\n59329 Wadersloh', 'DE')).toEqual([
      'Lärchenstraße 5 | 59329 | Wadersloh',
    ]);
  });
});

it('sends visitors to the house before the box of the post', () => {
  const url = 'https://example.test/';
  const target = { typedUrl: url, homeUrl: url, scopeUrl: url, isPrivate: false, aliasHost: null };
  const pages = [page('<p>Postbus 12, 1200 AA Hilversum. Bezoekadres: Elzenkade 5, 1211 AB Hilversum</p>', { url })];
  const streets = readAddresses(website({ target, pages, language: 'nl', country: 'NL' })).map(
    ({ value }) => value.street,
  );
  expect(streets).toEqual(['Elzenkade 5', 'Postbus 12']);
});
