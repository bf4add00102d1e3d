import { type Asked, seenAsPossible, stateOf } from '../../facts/claims/claims.ts';
import type { Coverage } from '../../facts/claims/coverage.ts';
import type { FactSource, RatedFacts } from '../../facts/facts.ts';
import { statesDays } from '../../facts/hours/states-days.ts';
import { sureTrade } from '../../facts/trade/sure-trade.ts';
import type { ShownText } from '../../website/page/shown-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { defineCheck, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { worksAtCustomers } from '../shared/local-words.ts';
import { nothingOn } from '../shared/plain-facts.ts';
import { shownAddresses } from '../shared/shown/shown-address.ts';
import { mayShowHours } from '../shared/shown/shown-hours.ts';
import { isVisibleText, visibleSources } from '../shared/shown/visible-sources.ts';

interface Part {
  what: string;
  /** Where it stands as text, served or else rendered; null when it cannot be said in one way. */
  plain: FactSource | null;
  rendered: FactSource | null;
  /** What keeps it from being read out, when it is neither. */
  problem: Evidence;
  /** Nothing was read, yet something stands there that may be it. */
  isDoubtful?: boolean;
}

/**
 * Phone, opening hours and address of a local business: each whole, in one version, as text, so that an assistant can say "call",
 * "open until" and "at". Two of three are partial, and so are facts that only scripts bring. A plumber who names where he works
 * needs no address: he comes to the customer.
 */
export const factsHardToReadOut = defineCheck({
  id: 'facts-hard-to-read-out',
  revision: 5,
  category: 'voice',
  strength: 'B',
  catalogue: ['spoken-facts'],
  title: {
    pass: 'An assistant can read out your phone, hours and address',
    partial: 'An assistant can read out only part of phone, hours and address',
    fail: 'An assistant can read out at most one of phone, hours and address',
  },
  why: '“Call them”, “are they open?” and “where is it?” are what people ask aloud. An assistant needs each as text and in one version.',
  sources: [
    'https://support.google.com/business/answer/3038177',
    'https://developers.google.com/search/docs/appearance/ai-features',
  ],
  needs: ['pages', 'shown', 'facts', 'isLocal', 'coverage'],
  readsWords: true,
  run({ pages, shown, facts, isLocal, coverage }) {
    if (!isLocal)
      return notApplicable('The business serves customers everywhere, so nobody asks for its door or hours.');
    const hours = hoursPart({ facts, pages, coverage }, shown);
    // A house for guests that states none is open.
    const asksForHours =
      !sureTrade(facts)?.noNeedOf?.includes('opening-hours') ||
      (facts.openingHours !== null && statesDays(facts.openingHours.value));
    const asksForDoor = !worksAtCustomers(facts, pages);
    const parts = [
      phonePart({ facts, pages, coverage }),
      ...(asksForHours ? [hours] : []),
      ...(asksForDoor ? [addressPart({ facts, pages, coverage })] : []),
    ];
    const evidence = parts.map(evidenceOf);
    const served = parts.filter(({ plain }) => plain);
    if (served.length === parts.length) return pass(evidence);
    // What may be there is no fault; where more is missing, the fault is that.
    const doubtful = parts.filter(({ isDoubtful }) => isDoubtful);
    if (doubtful.length > 0 && served.length + doubtful.length === parts.length)
      return inconclusive('These may be your phone, hours or address, but we could not read them as such.', evidence);
    const readable = parts.filter(({ plain, rendered }) => plain ?? rendered);
    const enough = Math.max(1, parts.length - 1);
    return served.length >= enough || readable.length >= enough ? partial(evidence) : fail(evidence);
  },
});

interface Looked {
  facts: RatedFacts;
  pages: readonly ReadPage[];
  coverage: Coverage;
}

function phonePart({ facts, pages, coverage }: Looked): Part {
  const callable = facts.phones.filter(({ kind }) => kind !== 'fax');
  return partOf(
    'phones',
    callable.flatMap(({ sources }) => sources),
    { pages, facts, coverage },
  );
}

/** Markup that contradicts the text leaves two answers. Two sets in the text may be two departments or seasons. */
function hoursPart({ facts, pages, coverage }: Looked, shownText: ShownText): Part {
  const { openingHours } = facts;
  const part = partOf('openingHours', openingHours?.sources ?? [], { pages, facts, coverage });
  const inText = openingHours?.sources.some(isVisibleText);
  const other = openingHours?.alternatives?.find(({ sources }) => sources.some(isVisibleText) !== inText);
  const source = other?.sources[0];
  const isServed = part.plain !== null || part.rendered !== null;
  if (!source && openingHours && !isServed && mayShowHours(openingHours.value, shownText))
    return {
      ...part,
      problem: {
        ...part.problem,
        place: part.problem.place.replace('opening hours, not as text', 'perhaps the opening hours'),
      },
      isDoubtful: true,
    };
  if (!source) return part;
  const problem = { ...toEvidence(source), place: `opening hours, in another version: ${source.place}` };
  return { ...part, plain: null, rendered: null, problem };
}

/** A town alone leads to no door. */
function addressPart({ facts, pages, coverage }: Looked): Part {
  const { addresses } = facts;
  const whole = addresses.filter(({ value }) => value.street !== null && value.locality !== null);
  const part = partOf(
    'addresses',
    [
      ...whole.flatMap(({ sources }) => sources),
      ...shownAddresses(whole, pages),
      ...shownAddresses(whole, pages, 'rendered'),
    ],
    { pages, facts, coverage },
  );
  const source = addresses[0]?.sources[0];
  if (whole.length > 0 || !source) return part;
  return { ...part, problem: { ...toEvidence(source), place: `address without street or town: ${source.place}` } };
}

const NAMES = { phones: 'phone', addresses: 'address', openingHours: 'opening hours' } as const;

function partOf(kind: keyof typeof NAMES, sources: readonly FactSource[], asked: Asked): Part {
  const what = NAMES[kind];
  const [elsewhere] = sources;
  if (elsewhere)
    return {
      what,
      ...visibleSources(sources),
      problem: { ...toEvidence(elsewhere), place: `${what}, not as text: ${elsewhere.place}` },
    };
  const trace = seenAsPossible(kind, asked);
  const isMissing = stateOf(kind, asked) !== 'unread';
  const problem = trace
    ? { ...trace, place: `perhaps the ${what}: ${trace.place}` }
    : !isMissing
      ? { pageUrl: asked.pages?.[0]?.url ?? '', place: what, seen: 'not found on the pages read; others were not read' }
      : { ...nothingOn(asked.pages ?? [], kind === 'phones' ? 'phone number' : what), place: what };
  return { what, ...visibleSources(sources), problem, isDoubtful: trace !== null || !isMissing };
}

function evidenceOf({ what, plain, rendered, problem }: Part): Evidence {
  const source = plain ?? rendered;
  if (!source) return problem;
  const note = plain ? '' : ', only after JavaScript';
  return { ...toEvidence(source), place: `${what}${note}: ${source.place}` };
}

const toEvidence = ({ pageUrl, place, seen }: FactSource): Evidence => ({ pageUrl, place, seen });
