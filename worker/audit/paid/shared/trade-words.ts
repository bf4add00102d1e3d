import { guessCountry } from '../../countries/country.ts';
import { TRADES } from '../../trades/index.ts';
import type { PremiumInput } from '../premium-input.ts';

/** One business of the trade in English: "plumber"; "business" where the trade is unknown. */
export function tradeNoun({ inputs }: PremiumInput): string {
  const { oneInEnglish, nouns } = TRADES[inputs.questions.trade];
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

const countries = new WeakMap<PremiumInput, string | null>();

/** Of the first address that names one, else as host, phones and language tell; ISO 3166-1 alpha-2. */
export function countryOf(input: PremiumInput): string | null {
  const before = countries.get(input);
  if (before !== undefined) return before;
  const { facts, pages, target } = input.inputs;
  const stated = facts.addresses.find(({ value }) => value.country !== null)?.value.country;
  const country = stated ?? guessCountry(target, pages ?? [], facts.languages[0]?.value ?? null);
  countries.set(input, country);
  return country;
}
