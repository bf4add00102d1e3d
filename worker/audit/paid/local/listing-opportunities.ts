import { visitedOf } from '../../facts/addresses/visited.ts';
import { directoriesFor, leadsTo } from '../directories.ts';
import { resultOf } from '../findings.ts';
import { type Grounded, say } from '../grounded.ts';
import { derived } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { countryOf } from '../shared/trade-words.ts';

const MAX_DIRECTORIES = 5;

/**
 * Directories of the country and trade that the pages do not lead to, where customers certainly come to an address. Whether any other
 * business is listed only its owner knows.
 */
export function listingOpportunities(input: PremiumInput): Grounded<string>[] {
  const { pages, questions, isLocal } = input.inputs;
  const isLinked = leadsTo(pages);
  const isBooked = resultOf(input, 'missing-booking-path')?.outcome.outcome === 'pass';
  const isVisited = isLocal === true && visitedOf(input.facts.addresses).length > 0;
  if (!isVisited) return [];
  // A portal of a trade is for those who call themselves so: cottages are no hotel.
  const trade = input.words.noun === null ? 'other' : questions.trade;
  return directoriesFor({ trade, country: countryOf(input), isLocal: isVisited })
    .filter((directory) => !isLinked(directory) && (isBooked || !directory.isForBookings))
    .slice(0, MAX_DIRECTORIES)
    .map(({ name, url, what }) => say(`${name} (${url}): ${what}.`, LISTED));
}

const LISTED = derived('A reviewed list of directories by country and trade.');
