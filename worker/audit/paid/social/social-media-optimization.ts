import type { PremiumResults } from '../../../contract/premium.ts';
import { isLinkless } from '../../checks/shared/empty-shell.ts';
import { isPartlyDrawn } from '../../facts/claims/coverage.ts';
import { quoted } from '../../wording/words.ts';
import { recommendationNumber, resultOf } from '../findings.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { derived, estimated, unmeasured } from '../grounds.ts';
import { MENTIONS } from '../industry/industry-facts.ts';
import type { PremiumInput } from '../premium-input.ts';
import { ownPlatform } from './own-profiles.ts';
import { isSpeltAlike } from './own-spellings.ts';
import { seenProfiles } from './social-profiles-seen.ts';
import { signals } from './social-signals.ts';

type Group = PremiumResults['socialMediaOptimization'];

const MAX_PROFILES = 6;

/** Profiles as the website shows them. What is posted there, and who follows, stands behind sign-ins and was not read. */
export function socialMediaOptimization(input: PremiumInput): Draft<Group> {
  const profiles = seenProfiles(input).slice(0, MAX_PROFILES);
  return {
    platforms: profiles.map((profile) => ownPlatform(input, profile)),
    crossPlatformStrategy: {
      unifiedMessaging: unifiedMessaging(input),
      // What to post, and how to answer there, follows from nothing a website shows.
      contentRepurposing: [],
      engagementTactics: [],
    },
    socialSeoIntegration: {
      socialSignals: profiles.length === 0 ? noneSeen(input) : signals(profiles),
      linkBuildingOpportunities: [],
      brandMentionStrategy: mentionStrategy(input),
    },
  };
}

function noneSeen(input: PremiumInput): Grounded<string>[] {
  const { pages, facts, coverage } = input.inputs;
  const [home] = pages ?? [];
  if (!pages || !home || input.isClosed || facts.socialProfiles.length > 0 || isLinkless(home)) return [];
  // What a browser did not show may link to them.
  if (isPartlyDrawn(coverage)) return [];
  // Where it was left open, none is missing.
  if (resultOf(input, 'few-linked-profiles')?.outcome.outcome === 'inconclusive') return [];
  if (recommendationNumber(input, 'few-linked-profiles') !== null) return [];
  return [
    say(
      'We found no link to a profile of yours on a social network on the ' +
        `${pages.length === 1 ? 'page' : `${pages.length} pages`} read.`,
      derived('Links and structured data of the pages read.', [
        { pageUrl: home.url, place: 'links', seen: 'no link to a social network profile of yours' },
      ]),
    ),
  ];
}

/** Whether a description, a title or a first paragraph is the sentence for it, no rule can tell. */
function unifiedMessaging({ inputs: { pages } }: PremiumInput): Draft<string> {
  return pages === null
    ? say(
        'Not measured: no page could be read, so there are no words of yours to agree on.',
        unmeasured('Analyze the website again once its pages answer.'),
      )
    : say(
        'Not measured: which of your sentences says best what you are, only you can tell.',
        unmeasured('Choose one sentence that says who you are, what you do and where, and use it everywhere.'),
      );
}

function mentionStrategy(input: PremiumInput): Draft<string> {
  const { name } = input.words;
  if (input.isClosed)
    return say(
      'Not measured: whether others still speak of you as if you were open.',
      unmeasured('Look up your name, and ask whoever lists you as open to change it.'),
    );
  // Which spelling is the right one only a name that is certain tells.
  if (name === null)
    return say(
      'Not measured: under what name others write about you.',
      unmeasured('Look up your name in each spelling, and ask whoever writes about you to use one of them.'),
    );
  // Another name in a title, or another spelling in a text, may be the one that is theirs.
  const isAgreed =
    resultOf(input, 'inconsistent-business-name')?.outcome.outcome === 'pass' &&
    isSpeltAlike(name, input.inputs.pages ?? []);
  const spelling = isAgreed ? `Ask whoever writes about you to spell ${quoted(name)}. ` : '';
  return say(`${MENTIONS.text} ${spelling}What others write was not searched for here.`, estimated(MENTIONS.source));
}
