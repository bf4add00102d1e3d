import type { PremiumResults } from '../../../contract/premium.ts';
import type { Draft } from '../grounded.ts';
import { basis } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { citedSites, namedInstead } from '../shared/said-by-assistants.ts';
import { aTrade } from '../shared/trade-words.ts';
import { profileEntries, profileStatus } from './google-profile.ts';
import { listingOpportunities } from './listing-opportunities.ts';
import { reviewStrategy } from './review-strategy.ts';

type Group = PremiumResults['localSeoAnalysis'];

/** What ties the website to its place: the profile on Google, the words people add to a town, reviews and directories. */
export function localSeoAnalysis(input: PremiumInput): Draft<Group> {
  const isLocal = input.inputs.isLocal === true && !input.isClosed;
  const named = namedInstead(input);
  return {
    googleMyBusinessOptimization: {
      currentStatus: profileStatus(input),
      recommendations: isLocal ? profileEntries(input) : [],
      // What people type, nobody sees from outside.
      localKeywords: [],
    },
    localCompetitors: isLocal ? named : [],
    localCompetitorsBasis:
      isLocal && named.length > 0
        ? basis('measured', 'Names that lists in the answers of assistants gave instead of yours, not places on a map.')
        : notLookedAt(input),
    reviewStrategy: reviewStrategy(input),
    citationOpportunities: input.isClosed ? [] : [...citedSites(input), ...listingOpportunities(input)],
  };
}

const notLookedAt = (input: PremiumInput) =>
  basis(
    'not_measured',
    input.inputs.isLocal === true
      ? `Who else stands on the map near you was not looked up. Search Google Maps for ${aTrade(input)} from a ` +
          'phone at your door, then some streets away.'
      : input.inputs.isLocal === null
        ? 'Confirm whether you serve a place: until then no neighborhood is looked at.'
        : 'Nothing was read for certain that makes this a local business, so no neighborhood was looked at.',
  );
