import { variant } from '../../wording/variants.ts';
import { directoriesFor, leadsTo } from '../directories.ts';
import { type Grounded, say } from '../grounded.ts';
import { derived } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { countryOf } from '../shared/trade-words.ts';

const MAX_DIRECTORIES = 5;

/** Directories of the country and trade that the pages do not lead to. */
export function listingOpportunities(input: PremiumInput): Grounded<string>[] {
  const { pages, questions, isLocal } = input.inputs;
  const isLinked = leadsTo(pages);
  return directoriesFor({ trade: questions.trade, country: countryOf(input), isLocal: isLocal === true })
    .filter((directory) => !isLinked(directory))
    .slice(0, MAX_DIRECTORIES)
    .map(({ name, url, what }, index) =>
      say(
        variant(index, [
          `${name} (${url}), ${what}. Your pages lead to no entry there.`,
          `${name} (${url}): ${what}. Look whether you are in it, and with which ${isLocal === true ? 'phone number' : 'description'}.`,
          `${what.charAt(0).toUpperCase()}${what.slice(1)}: ${name}, ${url}. Not linked from your pages.`,
        ]),
        derived('A reviewed list of directories by country and trade, without those your pages link to.'),
      ),
    );
}
