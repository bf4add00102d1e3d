import { causeOf } from '../advice/index.ts';
import type { CheckId } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import type { PageRole } from '../observations.ts';
import { pageKey } from '../website/site-address.ts';
import { faultsIn, isOfWebsite } from '../wording/faults-in.ts';
import { isOwed, isVerySlow } from './urgency.ts';

/** A page that was read. */
export interface ReadAs {
  url: string;
  role: PageRole;
}

/**
 * What one mentions when asked where to begin. The rest is small: true, and done when there is time. Points do not tell the one from the
 * other: a link that leads nowhere gains little, and a tidier code much.
 */
export function isWorthRaising(
  group: readonly CheckResult[],
  rawGain: number,
  all: readonly CheckResult[],
  pages: readonly ReadAs[],
): boolean {
  if (isTooEarly(group, all, pages) || isFinish(group)) return false;
  const isMarkup = group.some(({ check }) => check.category === 'structured-data');
  if (isVerySlow(group) || group.some(isOwed)) return true;
  return group.some((one) => {
    const { check } = one;
    if (causeOf(one) === 'named-differently') return true;
    if (SMALL.has(check.id) || SMALL_CAUSES.has(causeOf(one) ?? '')) return false;
    if (check.id === 'few-review-profiles' && group.length === 1) return false;
    if (check.id === 'weak-meta-descriptions' && faultsOf(all, 'weak-page-titles').length > 0) return false;
    if (isNarrow(one, pages) || isHeadedOtherwise(one, pages)) return false;
    const least = MANY[check.id];
    if (least !== undefined && seenBy(one) < least) return false;
    if (HARMS_WHOLLY.has(check.id)) return one.outcome.outcome === 'fail' && isOnMainPage(one, pages);
    if (HARMS.has(check.id) || HARMING_CAUSES.has(causeOf(one) ?? '')) return isOnMainPage(one, pages);
    return rawGain >= (isMarkup ? MARKUP_POINTS : POINTS);
  });
}

/** What others say of a business comes when the page says what it is, and how to reach it. */
const OF_OTHERS: ReadonlySet<string> = new Set<CheckId>(['few-customer-reviews', 'missing-quotations']);
const BRIEF: readonly CheckId[] = ['little-plain-text', 'thin-pages'];
const isTooEarly = (group: readonly CheckResult[], all: readonly CheckResult[], pages: readonly ReadAs[]): boolean =>
  group.some(({ check }) => OF_OTHERS.has(check.id)) &&
  faultsOf(all, 'contact-data-not-in-text').length > 0 &&
  BRIEF.some((id) => faultsOf(all, id).some((one) => pagesOf(one, pages).some(({ role }) => role === 'home')));

/** A description for machines that is there and says who this is, what kind of business, and how to reach it: what it lacks is its finish. */
const FINISH: ReadonlySet<string> = new Set<CheckId>([
  'missing-logo',
  'missing-website-node',
  'sparse-organization-markup',
  'sparse-local-markup',
  'unconnected-nodes',
  'few-linked-profiles',
]);
const isFinish = (group: readonly CheckResult[]): boolean =>
  group.some(({ check }) => check.category === 'structured-data') &&
  group.every(
    (one) =>
      FINISH.has(one.check.id) &&
      !one.outcome.evidence.some(({ seen }) => seen.startsWith('missing: ') && ESSENTIAL.test(seen)),
  );
const ESSENTIAL = /\b(?:phone|contact|opening hours|place on the map)\b/;

const POINTS = 0.5;
/** Of a description that is there and valid, parts that are missing. */
const MARKUP_POINTS = 1;

/** What people run into, or what search engines forbid: told however little it gains. */
const HARMS: ReadonlySet<string> = new Set<CheckId>([
  'broken-internal-links',
  'pages-without-success',
  'dead-profile-links',
  'self-serving-rating',
  'broken-json-ld',
  'essentials-lost-without-javascript',
  'wrong-page-language',
]);
/** The same where it is missing altogether: on a phone the page is shrunk. */
const HARMS_WHOLLY: ReadonlySet<string> = new Set<CheckId>(['missing-viewport']);
const HARMING_CAUSES: ReadonlySet<string> = new Set(['counters', 'other-words', 'two-on-one-network']);

/** Nobody is lost by it, and no answer is worse. */
const SMALL: ReadonlySet<string> = new Set<CheckId>([
  'unclear-link-texts',
  'found-impossible-address',
  'unknown-schema-types',
  'unlinked-authors',
  'missing-recent-date',
  'dead-sitemap-addresses',
  'split-host-variants',
  // Agents and people are helped by them, answers hardly.
  'pictures-without-alt-text',
  'unlinked-contact-data',
]);
const SMALL_CAUSES: ReadonlySet<string> = new Set(['script-left-over']);

/** A page or two of many without it are found by no one, and neither are legal pages alone; the home page, or most of them, are. */
const WIDE: ReadonlySet<string> = new Set<CheckId>([
  'weak-meta-descriptions',
  'weak-page-titles',
  'missing-main-heading',
  'wrong-page-language',
  'unlinked-contact-data',
]);

/** What answers depend on, of a few lesser pages alone. */
export const isNarrow = (one: CheckResult, pages: readonly ReadAs[]): boolean =>
  WIDE.has(one.check.id) && !isWide(one, pages);

/** What heads each of these pages stands there under the tag of a second heading: the home page alone is read for what its main one says. */
const isHeadedOtherwise = (one: CheckResult, pages: readonly ReadAs[]): boolean =>
  one.check.id === 'missing-main-heading' &&
  faultsIn(one.outcome.evidence).every(({ place, seen }) => place === 'no h1' && / h2: /.test(seen)) &&
  pagesOf(one, pages).every(({ role }) => role !== 'home');

/** One is a trifle, so many are a part of what the website shows. */
const MANY: Readonly<Partial<Record<CheckId, number>>> = {
  'essentials-lost-without-javascript': 5,
};

/** A link of the home page that leads nowhere, its style sheet or pictures that are gone: most people who come meet it, whatever it gains. */
export const leadsNowhere = (group: readonly CheckResult[], pages: readonly ReadAs[]): boolean =>
  group.some(
    (one) =>
      (one.check.id === 'broken-internal-links' || SHOWN_FILES.has(causeOf(one) ?? '')) &&
      pagesOf(one, pages).some(({ role }) => role === 'home'),
  );
const SHOWN_FILES: ReadonlySet<string> = new Set(['style-gone', 'picture-gone', 'video-gone']);

const LEGAL: ReadonlySet<PageRole> = new Set(['legal']);

function isWide(one: CheckResult, pages: readonly ReadAs[]): boolean {
  if (pages.length === 0) return true;
  const named = pagesOf(one, pages).filter(({ role }) => !LEGAL.has(role));
  return (
    named.some(({ role }) => role === 'home' || role === 'contact') ||
    (named.length > 0 && pagesOf(one, pages).length * 2 > pages.length)
  );
}

/** What stands on legal pages alone few people meet. What is of no page is of the website. */
function isOnMainPage(one: CheckResult, pages: readonly ReadAs[]): boolean {
  const named = pagesOf(one, pages);
  return named.length === 0 || named.some(({ role }) => !LEGAL.has(role));
}

function pagesOf({ outcome }: CheckResult, pages: readonly ReadAs[]): ReadAs[] {
  const faults = faultsIn(outcome.evidence).filter((one) => !isOfWebsite(one));
  const keys = new Set(faults.map(({ pageUrl }) => pageKey(pageUrl)));
  return pages.filter(({ url }) => keys.has(pageKey(url)));
}

const seenBy = ({ outcome }: CheckResult): number => new Set(faultsIn(outcome.evidence).map(({ seen }) => seen)).size;

const faultsOf = (all: readonly CheckResult[], id: CheckId): CheckResult[] =>
  all.filter(({ check, outcome }) => check.id === id && (outcome.outcome === 'fail' || outcome.outcome === 'partial'));
