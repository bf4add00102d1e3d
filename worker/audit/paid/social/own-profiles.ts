import type { FactSource } from '../../facts/facts.ts';
import { networkOf } from '../../facts/profiles/social-networks.ts';
import { variant } from '../../wording/variants.ts';
import { listed, pageWords, quoted, sentence } from '../../wording/words.ts';
import { recommendationNumber, resultOf } from '../findings.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { basis, derived, measured, seenAt } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { isOutOfReach, siteAddress } from '../shared/site-address.ts';
import type { SocialPlatform } from './social-platform.ts';
import { SCORE_RULE, type SeenProfile } from './social-profiles-seen.ts';

const SEPARATOR = ' · ';

export function ownPlatform(input: PremiumInput, profile: SeenProfile, index: number): Draft<SocialPlatform> {
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
      currentPresence: say(`${where}${marked}: ${url}.${answer}${besideIt(input, link)}`, seenAt(...seen)),
      recommendations: profileSteps(input, profile, index),
      contentSuggestions: [],
    },
    seenAt(...seen),
  );
}

/** Profiles that the same list of links names and that were not taken for the business’s own. */
function besideIt({ inputs: { pages, facts } }: PremiumInput, link: FactSource | undefined): string {
  const view = pages?.find(({ url }) => url === link?.pageUrl)?.plain.view;
  if (!view || link?.view !== 'plain') return '';
  const own = new Set(facts.socialProfiles.map(({ value }) => networkOf(value)));
  const others = view.links.flatMap(({ url, path }) => {
    const network = url === null || !view.paths[path]?.endsWith(link.place) ? null : networkOf(url);
    return network === null || own.has(network) ? [] : [network];
  });
  const networks = [...new Set(others)];
  return networks.length === 0
    ? ''
    : ` Beside it stand links to ${listed(networks)}; which of them are yours is for you to say.`;
}

function profileSteps(input: PremiumInput, profile: SeenProfile, index: number): Grounded<string>[] {
  const { network, handle, isPerson, answers, fact } = profile;
  const seen = fact.sources.slice(0, 1);
  const steps: Grounded<string>[] = [];
  const dead = recommendationNumber(input, 'dead-profile-links');
  if (answers === false && dead !== null) {
    steps.push(
      say(`The address is dead: recommendation ${dead} comes first.`, measured(resultOf(input, 'dead-profile-links'))),
    );
  }
  if (isPerson) {
    steps.push(
      say(
        `This ${network} profile is a person’s (${handle}). If the business is to be found there, open a page for it and let the person point to it.`,
        derived('The form of the address tells persons from businesses.', seen),
      ),
    );
  }
  const about = aboutLine(input, index);
  if (about !== null) {
    steps.push(
      say(
        sentence(
          `${variant(index, ['Text for the “about” field', 'About line to paste', 'For the short description'])} on ${network}: ${quoted(about, 300)}`,
        ),
        derived('Name, trade and town, as the website states them.', seen),
      ),
    );
  }
  return steps;
}

/**
 * To paste, in the website's language: who, what and where, all of them sure, or nothing. Each profile gets it in another order, so that
 * none is a copy.
 */
function aboutLine(input: PremiumInput, index: number): string | null {
  const { phrases, noun, place, name } = input.words;
  const isSure = input.facts.trade !== null && input.inputs.facts.addresses.length === 1;
  if (name === null || noun === null || place === null || !phrases || !isSure) return null;
  const home = isOutOfReach(input) ? null : siteAddress(input);
  const what = phrases.inPlace(noun, place);
  const parts = index % 2 === 0 ? [name, what, home] : [what, name, home];
  return parts.filter((part) => part !== null).join(SEPARATOR);
}
