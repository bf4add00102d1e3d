import { countriesOfTown } from '../towns/towns.ts';
import { lightLetters } from '../website/text/light-letters.ts';

/** Countries a language is the language of, where more than one is: only among them a town decides. */
const COUNTRIES: Record<string, ReadonlySet<string>> = {
  es: new Set('ES MX AR CL CO PE EC UY PY BO VE CR GT PA DO SV HN NI CU'.split(' ')),
  pt: new Set(['PT', 'BR', 'AO', 'MZ', 'CV']),
};

/** "en Ahuachapán", "em Vila Nova de Gaia" */
const PLACED = lightLetters(
  /(?<!\p{L})(?:en|em)\s(\p{Lu}\p{Ll}+(?:\s(?:(?:de|del|da|do|la|los|las)\s){0,2}\p{Lu}\p{Ll}+){0,2})(?!\p{L})/gu,
);

/** A name said once may be an example, a customer or a journey. */
const LEAST_MENTIONS = 2;
const MAX_CHARS = 600;

/** The one country of the language all towns lie in that a website says something is in; null where they differ or are few. */
export function countryOfTowns(lines: readonly string[], language: string | null): string | null {
  const among = COUNTRIES[language ?? ''];
  if (among === undefined) return null;
  let mentions = 0;
  let found: string | null = null;
  for (const line of lines) {
    if (line.length > MAX_CHARS) continue;
    for (const [, name = ''] of PLACED.matchAll(line)) {
      const country = countryOf(name, among);
      if (country === null) continue;
      if (found !== null && country !== found) return null;
      found = country;
      mentions++;
    }
  }
  return mentions < LEAST_MENTIONS ? null : found;
}

/** Of "Ahuachapán Centro" the longest beginning that is a town. */
function countryOf(name: string, among: ReadonlySet<string>): string | null {
  const words = name.split(' ');
  for (let count = words.length; count > 0; count--) {
    const countries = countriesOfTown(words.slice(0, count).join(' ')).filter((country) => among.has(country));
    if (countries.length > 0) return countries.length === 1 ? (countries[0] ?? null) : null;
  }
  return null;
}
