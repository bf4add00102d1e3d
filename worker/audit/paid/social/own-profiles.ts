import { pageWords } from '../../wording/words.ts';
import { recommendationNumber, resultOf } from '../findings.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { basis, measured, seenAt } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import type { SocialPlatform } from './social-platform.ts';
import { SCORE_RULE, type SeenProfile } from './social-profiles-seen.ts';

export function ownPlatform(input: PremiumInput, profile: SeenProfile): Draft<SocialPlatform> {
  const { network, url, isLinked, isMarked, hasMarkup, answers, fact, score } = profile;
  // What structured data names is no link of that page.
  const link = fact.sources.find(({ place }) => !place.startsWith('JSON-LD'));
  const seen = [...(link ? [link] : []), ...fact.sources.filter((one) => one !== link)].slice(0, 2);
  const home = input.inputs.target.homeUrl;
  const where = isLinked
    ? `Linked from ${link ? pageWords(link.pageUrl, home) : 'your pages'}`
    : 'Named by your structured data alone, linked from no page we read';
  // Where there is no structured data, that it names nothing is told as the task it is.
  const marked = !isLinked
    ? ''
    : isMarked
      ? ', and your structured data names it'
      : hasMarkup
        ? '; the structured data on the pages we read does not name it'
        : '';
  const answer = answers === null ? '' : answers ? ' It answered our visit.' : ' Our visit found nothing there.';
  return say(
    {
      platform: network,
      aiOptimizationScore: score,
      aiOptimizationScoreBasis: basis('derived', SCORE_RULE),
      currentPresence: say(`${where}${marked}: ${url}.${answer}`, seenAt(...seen)),
      recommendations: profileSteps(input, profile),
      contentSuggestions: [],
    },
    seenAt(...seen),
  );
}

function profileSteps(input: PremiumInput, profile: SeenProfile): Grounded<string>[] {
  const { answers } = profile;
  const steps: Grounded<string>[] = [];
  const dead = recommendationNumber(input, 'dead-profile-links');
  if (answers === false && dead !== null) {
    steps.push(
      say(`The address is dead: recommendation ${dead} comes first.`, measured(resultOf(input, 'dead-profile-links'))),
    );
  }
  return steps;
}
