import { directoriesFor, leadsTo } from '../directories.ts';
import { resultOf } from '../findings.ts';
import { type Grounded, say } from '../grounded.ts';
import { derived } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { countryOf } from '../shared/trade-words.ts';

const MAX_DIRECTORIES = 5;

/** Directories of the country and trade that the pages do not lead to. */
export function listingOpportunities(input: PremiumInput): Grounded<string>[] {
  const { pages, questions, isLocal } = input.inputs;
  const isLinked = leadsTo(pages);
  const isBooked = resultOf(input, 'missing-booking-path')?.outcome.outcome === 'pass';
  return directoriesFor({ trade: questions.trade, country: countryOf(input), isLocal: isLocal === true })
    .filter((directory) => !isLinked(directory) && (isBooked || !directory.isForBookings))
    .slice(0, MAX_DIRECTORIES)
    .map(({ name, url, what }) =>
      say(
        `${name} (${url}): ${what}. Not linked from the pages we read.`,
        derived('A reviewed list of directories by country and trade, without those your pages link to.'),
      ),
    );
}
