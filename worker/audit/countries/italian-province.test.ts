import { expect, it } from 'vitest';
import { findAddresses } from '../facts/addresses/address-texts.ts';
import { isSameAddress } from '../facts/addresses/same-address.ts';
import { namesProvince } from './italian-province.ts';

const townsOf = (...texts: string[]) =>
  findAddresses(
    texts.map((text) => ({ text, tag: 'p', landmark: 'footer', foreign: null })),
    'IT',
  ).map(({ address }) => address.locality);

it('takes the town before a code that the capital of the province cannot have', () => {
  expect(townsOf('Via Larice 1, Fraz. Abeto', 'Elmetto, 33044 Udine')).toEqual(['Elmetto']);
  expect(townsOf('Galatina - Via Larice, 42 - 73013 Lecce')).toEqual(['Galatina']);
});

it('keeps the capital under its own code, and where no other town is named', () => {
  expect(townsOf('Via Larice 1, Piano 2, 33100 Udine')).toEqual(['Udine']);
  expect(townsOf('Via Larice 1, 33044 Udine')).toEqual(['Udine']);
  expect(townsOf('Studio Larice, Via Abete 42, 73013 Lecce')).toEqual(['Lecce']);
});

it('knows the codes of newer provinces', () => {
  expect(namesProvince('47921', 'Rimini', 'IT')).toBe(false);
  expect(namesProvince('47838', 'Rimini', 'IT')).toBe(true);
  expect(namesProvince('28044', 'Lugo', 'ES')).toBe(false);
});

it('joins the two spellings to one address', () =>
  expect(
    isSameAddress(
      { street: 'Via Larice, 42', postalCode: '73013', locality: 'Lecce', region: null, country: 'IT', text: '' },
      { street: 'Via Larice 42', postalCode: '73013', locality: 'Galatina', region: 'LE', country: 'IT', text: '' },
    ),
  ).toBe(true));
