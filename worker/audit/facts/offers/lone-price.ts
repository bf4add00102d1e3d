import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { clean, NO_ITEM } from './item-words.ts';
import { findPrices } from './price-texts.ts';

/** "per month", "p.P.", "（税込）": follows the sum and names no item. */
export const PER = lightLetters(
  regexSource`
    ^(?:
      [([（《／×]|\/|per|pro|par|je|al|a la|por|p\.|pp|each|inkl|incl|zzgl|plus|ttc|ht\b|x ?\d
      |month|monat|mois|mes\b|mese|maand|hour|stunde|heure|hora|ora\b|uur|person
      |pers|nacht|night|nuit|noche|notte|税|～|〜|から|より
    )
  `,
  'i',
);

/** A sum in a line, whatever its currency. */
export const isPriced = (text: string, country: string | null): boolean => findPrices(text, country).length > 0;

/** A line with nothing but sums and words that name no item. */
export function isLonePrice(text: string, country: string | null): boolean {
  const prices = text.length > 60 ? [] : findPrices(text, country);
  if (prices.length === 0) return false;
  const [before = '', ...rest] = prices.reduce((left, { asShown }) => left.replace(asShown, '\n'), text).split('\n');
  const after = rest.join(' ').trim();
  return (
    NO_ITEM.test(plainWords(clean(before))) && (after === '' || PER.test(after) || NO_ITEM.test(plainWords(after)))
  );
}
