import type { Evidence } from '../../checks/check.ts';
import type { PageRole } from '../../observations.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { contentPages, isKnownLanguage, isUnseen, isWhollyRead } from '../../website/text/page-prose.ts';
import type { RatedFacts } from '../facts.ts';
import { addressTrace } from '../traces/address-trace.ts';
import { hoursTrace } from '../traces/hours-trace.ts';
import { phoneTrace } from '../traces/phone-trace.ts';
import { priceTraces } from '../traces/price-trace.ts';
import { reviewTrace } from '../traces/review-trace.ts';
import { reviewWidget } from '../traces/review-widget.ts';
import { type Coverage, isBlind, READ_WHOLE } from './coverage.ts';
import { expectsPrices } from './price-claim.ts';

/** Kinds of facts that a report may call missing. */
const CLAIM_KINDS = [
  'businessName',
  'phones',
  'emails',
  'addresses',
  'openingHours',
  'prices',
  'services',
  'reviews',
  'rating',
  'people',
  'faq',
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/**
 * `stated`: read for certain. `likely`: read, and not beyond doubt. `seen`: nothing was read, yet something is there that may be it.
 * `unread`: the pages could not be read well enough to say. `absent`: it is not there.
 */
export type ClaimState = 'stated' | 'likely' | 'seen' | 'unread' | 'absent';

export interface Asked {
  pages: readonly ReadPage[] | null;
  facts: RatedFacts;
  /** Everything was read where it is left out. */
  coverage?: Coverage;
}

/** Facts told in words, which we know well in few languages; the others are told by digits and signs. */
const IN_WORDS: ReadonlySet<ClaimKind> = new Set(['services', 'reviews', 'rating', 'people', 'faq']);
/** Facts that stand on a page to get in touch or in the imprint if anywhere. */
const OF_CONTACT: ReadonlySet<ClaimKind> = new Set(['businessName', 'phones', 'emails', 'addresses', 'openingHours']);

/** What a page of this kind holds. */
const HOLDS: Partial<Record<PageRole, ClaimKind>> = {
  prices: 'prices',
  faq: 'faq',
  services: 'services',
  products: 'services',
  locations: 'addresses',
};

/** How much the website says of a kind of fact. Every part of a report asks here before it says of anything that it is there or is not. */
export function stateOf(kind: ClaimKind, { pages, facts, coverage = READ_WHOLE }: Asked): ClaimState {
  const found = [facts[kind]].flat().filter((fact) => fact !== null);
  if (found.some(({ certainty }) => certainty === 'certain')) return 'stated';
  if (found.length > 0) return 'likely';
  if (pages === null || isUnread(pages, facts)) return 'unread';
  if (tracesOf(kind, pages, facts).length > 0) return 'seen';
  if (kind === 'prices' && isPriceUnread(pages)) return 'unread';
  // A number of a host's or an authority's is not theirs to copy, and whose it is we may have got wrong.
  if (kind === 'phones' && facts.otherPhones.some(({ kind: use }) => use !== 'fax')) return 'unread';
  return mayStandElsewhere(kind, pages, facts, coverage) ? 'unread' : 'absent';
}

/** Not found is not absent while pages are left that nobody read, or words that we may not know. */
function mayStandElsewhere(
  kind: ClaimKind,
  pages: readonly ReadPage[],
  { languages: [main] }: RatedFacts,
  coverage: Coverage,
): boolean {
  const { unread, unreadKinds } = coverage;
  if (isBlind(coverage) || unreadKinds.some((role) => HOLDS[role] === kind)) return true;
  if (IN_WORDS.has(kind) && main !== undefined && !isWhollyRead(main.value)) return true;
  if (unread.length === 0) return false;
  return !OF_CONTACT.has(kind) || !pages.some(({ role }) => role === 'contact' || role === 'legal');
}

/** Only what was looked for and is not there, and a business like this is expected to have, may be called missing. */
export function mayClaimMissing(kind: ClaimKind, asked: Asked): boolean {
  return stateOf(kind, asked) === 'absent' && (kind !== 'prices' || expectsPrices(asked.facts));
}

/** What may be a fact of the kind where none was read. */
export function seenAsPossible(kind: ClaimKind, { pages, facts }: Asked): Evidence | null {
  return (pages && tracesOf(kind, pages, facts)[0]) ?? null;
}

/** Facts that are not there and not missing either: with what may be one, or null where the pages could not be read. */
export function notUnderstood(asked: Asked): Partial<Record<ClaimKind, Evidence | null>> {
  const states = CLAIM_KINDS.map((kind) => [kind, stateOf(kind, asked)] as const);
  const doubtful = states.filter(([, state]) => state === 'seen' || state === 'unread');
  return Object.fromEntries(
    doubtful.map(([kind, state]) => [kind, state === 'seen' ? seenAsPossible(kind, asked) : null]),
  );
}

const tracesOf = (kind: ClaimKind, pages: readonly ReadPage[], facts: RatedFacts): Evidence[] =>
  readTraces(kind, pages, facts).filter((trace) => trace !== null);

function readTraces(kind: ClaimKind, pages: readonly ReadPage[], facts: RatedFacts): (Evidence | null)[] {
  switch (kind) {
    case 'businessName':
      // A name that could not be made out may well stand in the title.
      return pages
        .slice(0, 1)
        .map(({ url, plain }) => ({ pageUrl: url, place: 'title', seen: plain.view.titles[0] ?? '' }));
    case 'phones':
      return [phoneTrace(pages, facts.otherPhones)];
    case 'addresses':
      return [addressTrace(pages, null)];
    case 'openingHours':
      return [hoursTrace(pages, facts.languages[0]?.value ?? null)];
    case 'prices':
      return priceTraces(contentPages(pages));
    case 'reviews':
      return [reviewWidget(pages), reviewTrace(pages)];
    case 'rating':
      return [reviewWidget(pages)];
    default:
      return [];
  }
}

/** Pages in a language without rules, or that scripts would write and no browser ran. */
function isUnread(pages: readonly ReadPage[], { languages }: RatedFacts): boolean {
  const [main] = languages;
  return pages.length === 0 || (main !== undefined && !isKnownLanguage(main.value)) || pages.every(isUnseen);
}

function isPriceUnread(pages: readonly ReadPage[]): boolean {
  const content = contentPages(pages);
  return content.every((page) => page.prose.language === null);
}
