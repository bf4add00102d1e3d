import { expect, it } from 'vitest';
import { countryCode } from '../countries/country-names.ts';
import { plainWords } from '../website/text/plain-words.ts';
import cldr from './cldr.json' with { type: 'json' };
import type { CountryNames } from './language-words.ts';
import { LANGUAGES } from './languages.ts';

it('no name is that of two countries, and each is as texts are compared', () => {
  const named = Object.entries(LANGUAGES).flatMap(([language, { countries }]) =>
    [cldr.countries[language as keyof typeof cldr.countries], countries.also ?? {}].flatMap((names: CountryNames) =>
      Object.entries(names).flatMap(([code, all]) => all.split(' · ').map((name) => ({ code, name }))),
    ),
  );
  const codes = Map.groupBy(named, ({ name }) => name);
  expect([...codes].filter(([, all]) => new Set(all.map(({ code }) => code)).size > 1)).toEqual([]);
  expect(named.filter(({ name }) => plainWords(name) !== name)).toEqual([]);
});

it('has the names of every language and country that is to be called as CLDR does', () => {
  const listed = Object.entries(LANGUAGES).map(([language, { countries }]) => [language, countries.named.split(' ')]);
  const built = Object.entries(cldr.countries).map(([language, names]) => [language, Object.keys(names)]);
  expect(built).toEqual(listed);
  expect(Object.keys(cldr.weekdays)).toEqual(Object.keys(LANGUAGES));
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
