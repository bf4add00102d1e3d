import { TRADES } from '../../trades/index.ts';
import type { PremiumInput } from '../premium-input.ts';

/** One business of the trade in English: "plumber"; "business" where the trade is not sure. */
function tradeNoun({ words }: PremiumInput): string {
  const { oneInEnglish, nouns } = TRADES[words.trade];
  return oneInEnglish ?? nouns?.en.sought ?? 'business';
}

/** "plumbers", "bakeries", "businesses". */
export function tradeNouns(input: PremiumInput): string {
  const noun = tradeNoun(input);
  if (/(?:s|x|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** "a plumber", "an estate agent". */
export const aTrade = (input: PremiumInput): string => {
  const noun = tradeNoun(input);
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
};

/** Of the first address that names one, else as host, phones and language tell; ISO 3166-1 alpha-2. */
export function countryOf(input: PremiumInput): string | null {
  const { facts, website } = input.inputs;
  const stated = facts.addresses.find(({ value }) => value.country !== null)?.value.country;
  return stated ?? website.country;
}
