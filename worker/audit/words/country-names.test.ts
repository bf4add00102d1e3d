import { expect, it } from 'vitest';
import { countryCode } from '../countries/country-names.ts';
import { plainWords } from '../website/text/plain-words.ts';
import { LANGUAGES } from './languages.ts';

it('no name is that of two countries, and each is as texts are compared', () => {
  const named = Object.values(LANGUAGES).flatMap(({ countries }) =>
    Object.entries(countries).flatMap(([code, names]) => names.split(' · ').map((name) => ({ code, name }))),
  );
  const codes = Map.groupBy(named, ({ name }) => name);
  expect([...codes].filter(([, all]) => new Set(all.map(({ code }) => code)).size > 1)).toEqual([]);
  expect(named.filter(({ name }) => plainWords(name) !== name)).toEqual([]);
});

it.each([
  ['Österreich', 'AT'],
  ['ÉIRE', 'IE'],
  ['The Netherlands', 'NL'],
  ['Kingdom of Bahrain', 'BH'],
  ["Côte d'Ivoire", 'CI'],
  ['deu', 'DE'],
  ['U.S.A.', 'US'],
  ['FJ', 'FJ'],
  ['ça', null],
  ['fj', null],
  ['Larchland', null],
])('%s is %s', (name, code) => expect(countryCode(name)).toBe(code));
