import { countryOfHost } from '../../countries/country-of-host.ts';
import { parsePhone } from '../../facts/phones/phone-number.ts';
import { TRADES } from '../../trades/index.ts';
import type { Trade } from '../../trades/trade.ts';
import type { PremiumInput } from '../premium-input.ts';

/** One business of the trade in English: "plumber"; "business" where the website does not call itself so, as cottages are no "hotel". */
function tradeNoun({ words }: PremiumInput): string {
  const { oneInEnglish, nouns, isUnnamed } = TRADES[words.trade] as Trade;
  if (isUnnamed || words.noun === null) return 'business';
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

/**
 * ISO 3166-1 alpha-2, where a certain address, the calling code of a certain number or the address of the website tells it; null where
 * the language alone would be the reason.
 */
export function countryOf({ facts, inputs: { target } }: PremiumInput): string | null {
  const stated = facts.addresses.find(({ value }) => value.country !== null)?.value.country;
  const called = facts.phones.map(({ value }) => parsePhone(value, null)?.country).find((one) => one != null);
  return stated ?? called ?? countryOfHost(target.aliasHost ?? new URL(target.homeUrl).hostname);
}
