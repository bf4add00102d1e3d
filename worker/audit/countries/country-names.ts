import { plainWords } from '../website/text/plain-words.ts';
import { countryByCode, countryNamed } from '../words/country-names.ts';

/** ISO code of a country as people and markup write it; null for anything else. */
export function countryCode(text: string): string | null {
  const name = text.trim();
  const bare = name.replace(/^(?:the )?(?:kingdom|republic|sultanate|state) of /i, '');
  const named = countryByCode(name) ?? countryNamed(plainWords(name)) ?? countryNamed(plainWords(bare));
  return named ?? (/^[A-Z]{2}$/.test(name) ? name : null);
}
