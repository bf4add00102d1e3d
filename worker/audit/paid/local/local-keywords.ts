import { type Grounded, say } from '../grounded.ts';
import { derived } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';

/** The trade with the town of the address, as people type it, where the website uses the word itself. */
export function localKeywords({ inputs, words: { phrases, noun, place } }: PremiumInput): Grounded<string>[] {
  if (!phrases || noun === null || place === null) return [];
  const [address] = inputs.facts.addresses;
  return [
    say(
      phrases.inPlace(noun, place),
      derived('The trade and the town of the address.', address?.sources.slice(0, 1) ?? []),
    ),
  ];
}
