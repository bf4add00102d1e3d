import cldr from './cldr.json' with { type: 'json' };
import type { CountryNames } from './language-words.ts';
import { LANGUAGES } from './languages.ts';

/** Codes and short forms that are no word of a language, read in any case. */
const SHORT: CountryNames = {
  DE: 'de · deu',
  AT: 'at · aut',
  CH: 'ch · che',
  LI: 'li',
  FR: 'fr · fra',
  ES: 'es · esp',
  IT: 'it · ita',
  NL: 'nl · nld',
  BE: 'be · bel',
  LU: 'lu · lux',
  PT: 'pt · prt',
  BR: 'br · bra',
  GB: 'gb · gbr · uk · u.k.',
  IE: 'ie · irl',
  US: 'us · usa · u.s.a. · u.s.a · u.s.',
  CA: 'ca · can',
  AU: 'au · aus',
  NZ: 'nz · nzl',
  JP: 'jp · jpn',
  MX: 'mx · mex',
  IN: 'in · ind',
  EC: 'ec · ecu',
  AR: 'ar · arg',
  CL: 'cl',
  CO: 'co · col',
  PE: 'pe · per',
  ZA: 'za · zaf',
  AE: 'uae · u.a.e · u.a.e.',
};

const namesOf = (countries: CountryNames): [name: string, code: string][] =>
  Object.entries(countries).flatMap(([code, names]) =>
    names.split(' · ').map((name): [string, string] => [name, code]),
  );

const SHORT_FORMS: ReadonlyMap<string, string> = new Map(namesOf(SHORT));
const NAMES: ReadonlyMap<string, string> = new Map(
  [...Object.values(cldr.countries), ...Object.values(LANGUAGES).map(({ countries }) => countries.also ?? {})].flatMap(
    namesOf,
  ),
);

/** ISO code of a country by a name as `plainWords` leaves it; null for anything else. */
export const countryNamed = (plain: string): string | null => NAMES.get(plain) ?? null;

/** The same by a code or short form in any case, to the letter: "ça" is no "CA". */
export const countryByCode = (text: string): string | null => SHORT_FORMS.get(text.toLowerCase()) ?? null;
