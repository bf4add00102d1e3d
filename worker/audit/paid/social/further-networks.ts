import { TRADES } from '../../trades/index.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { basis, derived } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { homeEvidence } from '../shared/premium-grounds.ts';
import { countryOf, tradeNouns } from '../shared/trade-words.ts';
import type { SocialPlatform } from './social-platform.ts';
import type { SeenProfile } from './social-profiles-seen.ts';

/** The network on which a trade can show what it does; null where it is there already. */
export function missingNetwork(input: PremiumInput, profiles: readonly SeenProfile[]): string | null {
  const { trade } = input.inputs.questions;
  const first = TRADES[trade].showsItselfOn ?? (countryOf(input) === 'JP' ? 'LINE' : 'Facebook');
  return profiles.some(({ network }) => network === first) ? null : first;
}

const WHY: Record<string, (trades: string) => string> = {
  Instagram: (trades) => `What ${trades} do can be seen, and pictures are what this network is for.`,
  LinkedIn: (trades) =>
    `${trades.charAt(0).toUpperCase()}${trades.slice(1)} are looked up by name and firm, and that is what this network holds.`,
  LINE: () => 'In Japan a message there is often the shortest way to a business.',
  Facebook: () => 'A page there carries address, hours and reviews, so it doubles as a directory entry.',
};

export function missingPlatform({
  input,
  network,
  isOnly,
  ideas,
}: {
  input: PremiumInput;
  network: string;
  isOnly: boolean;
  ideas: Grounded<string>[];
}): Draft<SocialPlatform> {
  const why = WHY[network]?.(tradeNouns(input)) ?? '';
  const home = homeEvidence(input);
  return say(
    {
      platform: network,
      aiOptimizationScore: null,
      aiOptimizationScoreBasis: basis(
        'not_measured',
        `No ${network} profile of yours is linked or named on the pages read, so there is nothing to score.`,
      ),
      currentPresence: say(
        input.inputs.pages === null
          ? `Not measured: no page could be read, so nobody knows whether you are on ${network}.`
          : isOnly
            ? 'None seen: the pages read link to no profile on any network.'
            : `None seen on ${network}.`,
        derived('Links and structured data of the pages read.', home ? [home] : []),
      ),
      recommendations: [
        say(
          `${why} Open it only if somebody will look after it; a dead profile is worse than none.`,
          derived('Our rule by trade; no study tells which network a small business needs.'),
        ),
      ],
      contentSuggestions: ideas,
    },
    derived('Networks on which a trade can show itself, against those seen.', home ? [home] : []),
  );
}
