import { type Grounded, say } from '../grounded.ts';
import { derived } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { homeEvidence } from '../shared/premium-grounds.ts';

/**
 * Who might link to the business. Whom it links to itself tells nothing of that: a court, a standard, a booking tool and a partner
 * look alike from outside.
 */
export function partners(input: PremiumInput): Grounded<string>[] {
  const { place } = input.words;
  if (place === null || input.inputs.isLocal !== true) return [];
  const home = homeEvidence(input);
  return [
    say(
      `Clubs, schools and events in ${place} that you support already usually thank their supporters by name: send them your exact name and address.`,
      derived('The town of the address. Whom you support is not on the website.', home ? [home] : []),
    ),
  ];
}
