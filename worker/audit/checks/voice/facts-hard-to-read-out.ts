import type { FactSource, RatedFacts } from '../../facts/facts.ts';
import { statesDays } from '../../facts/hours/states-days.ts';
import { sureTrade } from '../../facts/trade/sure-trade.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { defineCheck, type Evidence, inconclusive, notApplicable, pass } from '../check.ts';
import { NOT_LOCAL, worksAtCustomers } from '../shared/local-words.ts';
import { shownAddresses } from '../shared/shown/shown-address.ts';
import { isVisibleText, visibleSources } from '../shared/shown/visible-sources.ts';

interface Part {
  what: string;
  /** Where it stands as text that is served; null when it cannot be said in one way. */
  source: FactSource | null;
}

/**
 * Phone, opening hours and address of a local business: each whole, in one version, as text, so that an assistant can say "call",
 * "open until" and "at". What is missing of them other checks say. A plumber who names where he works needs no address: he comes to
 * the customer.
 */
export const factsHardToReadOut = defineCheck({
  id: 'facts-hard-to-read-out',
  revision: 8,
  category: 'voice',
  strength: 'B',
  catalogue: ['spoken-facts'],
  title: {
    pass: 'Phone, hours and address, as far as expected, stand as text',
    fail: 'An assistant can read out at most one of phone, hours and address',
  },
  why: '“Call them”, “are they open?” and “where is it?” are what people ask aloud. An assistant needs each as text and in one version.',
  sources: [
    'https://support.google.com/business/answer/3038177',
    'https://developers.google.com/search/docs/appearance/ai-features',
  ],
  needs: ['pages', 'facts', 'isLocal'],
  run({ pages, facts, isLocal }) {
    if (!isLocal) return notApplicable(NOT_LOCAL);
    // A house for guests that states none is open.
    const asksForHours =
      !sureTrade(facts)?.noNeedOf?.includes('opening-hours') ||
      (facts.openingHours !== null && statesDays(facts.openingHours.value));
    const asksForDoor = !worksAtCustomers(facts, pages);
    const parts = [
      phonePart(facts),
      ...(asksForHours ? [hoursPart(facts)] : []),
      ...(asksForDoor ? [addressPart(facts, pages)] : []),
    ];
    const evidence = parts.flatMap(evidenceOf);
    return parts.every(({ source }) => source) ? pass(evidence) : inconclusive(openPart(parts), evidence);
  },
});

/** What is there stands in the evidence; what is not may stand on the pages in other words. */
function openPart(parts: readonly Part[]): string {
  const open = parts.filter(({ source }) => !source).map(({ what }) => what);
  return `Not read for sure as served text, in one version: ${open.join(', ')}. Whether it stands there all the same is for you to check.`;
}

function phonePart({ phones }: RatedFacts): Part {
  const callable = phones.filter(({ kind }) => kind !== 'fax');
  return partOf(
    'phone',
    callable.flatMap(({ sources }) => sources),
  );
}

/** Markup that contradicts the text leaves two answers. Two sets in the text may be two departments or seasons; what is likely may be those of a market day. */
function hoursPart({ openingHours }: RatedFacts): Part {
  if (openingHours?.certainty !== 'certain') return partOf('opening hours', []);
  const inText = openingHours.sources.some(isVisibleText);
  const isContradicted = openingHours.alternatives?.some(({ sources }) => sources.some(isVisibleText) !== inText);
  return partOf('opening hours', isContradicted ? [] : openingHours.sources);
}

/** A town alone leads to no door. */
function addressPart({ addresses }: RatedFacts, pages: readonly ReadPage[]): Part {
  const whole = addresses.filter(({ value }) => value.street !== null && value.locality !== null);
  return partOf('address', [...whole.flatMap(({ sources }) => sources), ...shownAddresses(whole, pages)]);
}

const partOf = (what: string, sources: readonly FactSource[]): Part => ({
  what,
  source: visibleSources(sources).plain,
});

const evidenceOf = ({ what, source }: Part): Evidence[] =>
  source ? [{ pageUrl: source.pageUrl, place: `${what}: ${source.place}`, seen: source.seen }] : [];
