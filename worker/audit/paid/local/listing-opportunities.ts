import { findListings } from '../../checks/shared/listing-platforms.ts';
import { variant } from '../../wording/variants.ts';
import { directoriesFor } from '../directories.ts';
import { type Grounded, say } from '../grounded.ts';
import { derived } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { countryOf } from '../shared/trade-words.ts';

const MAX_DIRECTORIES = 8;

const hostOf = (url: string): string => new URL(url).hostname.replace(/^(?:www|biz|business|restaurant|join)\./, '');

/** Directories of the country and trade that the pages do not lead to. */
export function listingOpportunities(input: PremiumInput): Grounded<string>[] {
  const { pages, questions, isLocal } = input.inputs;
  const linked = new Set(
    (pages ?? []).flatMap(({ plain }) =>
      plain.view.links.flatMap(({ url }) => (url !== null && URL.canParse(url) ? [new URL(url).hostname] : [])),
    ),
  );
  const isLinked = (url: string) =>
    [...linked].some((host) => host === hostOf(url) || host.endsWith(`.${hostOf(url)}`));
  const entries = new Set(
    (['reviews', 'directory'] as const).flatMap((kind) =>
      findListings(pages ?? [], kind).map(({ platform }) => platform),
    ),
  );
  return directoriesFor({ trade: questions.trade, country: countryOf(input), isLocal: isLocal === true })
    .filter(({ name, url }) => !entries.has(name) && !isLinked(url))
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
