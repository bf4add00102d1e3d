import { causeOf } from '../advice/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { TRADES, type TradeId } from '../trades/index.ts';
import { SEARCH_ACCESS_IDS } from './gates.ts';

/**
 * How an expert orders what is to be done, before points and effort: what shuts assistants out, what makes them say something false,
 * what most weakens their picture of the business, what its owner alone can say (`asks/`), then the rest, and last what hardly anybody
 * would begin with.
 */
export const URGENCIES = ['shuts out', 'misleads', 'weakens', 'asks', 'improves', 'polishes'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Checks whose failure puts something false into an answer. */
const MISLEADS: ReadonlySet<string> = new Set([
  'contradictory-contact-data',
  'markup-unlike-visible-text',
  'conflicting-nodes',
  'outdated-statements',
  // A page that names another address as its own is left out for that one.
  'wrong-canonical',
  // Nobody gets what is written.
  'forms-without-target',
]);

/** The same by what they found: "info@…" that writes to somebody else, hours that say two things. */
const MISLEADING_CAUSES: ReadonlySet<string> = new Set([
  'link-unlike-its-text',
  'mail-unlike-its-text',
  'trunk-zero',
  'no-country-code',
  'undecoded-mail',
  'contradiction',
  'hours-unlike-markup',
  // Half of the places send search engines elsewhere than the other half.
  'named-differently',
]);

/** Whoever wants to write meets an error; and so does whoever wants to read on where most of the links tried lead nowhere, or most of a menu. */
const isWayGone = (one: CheckResult): boolean =>
  causeOf(one) === 'page-gone' || areMostLinksDead(one) || isMenuDead(one);

/** Entries of a menu, or many links that a browser clicked on, which do nothing. */
function isMenuDead(one: CheckResult): boolean {
  const { outcome, evidence } = one.outcome;
  if (causeOf(one) === 'dead-menu') return outcome === 'fail';
  if (causeOf(one) !== 'text-without-address') return false;
  return evidence.some(
    ({ seen }) => seen.startsWith('no address behind these links: ') && seen.split('“').length > MANY_LINKS,
  );
}
/** Most menus have no more. */
const MANY_LINKS = 5;

function areMostLinksDead({ check, outcome }: CheckResult): boolean {
  if (check.id !== 'broken-internal-links' || outcome.outcome !== 'fail') return false;
  const open = outcome.evidence.flatMap(({ seen }) => /^\d+ tried, (\d+) open/.exec(seen)?.[1] ?? []);
  const dead = new Set(
    outcome.evidence.flatMap(({ place, seen }) => (isMisspelt(seen) ? [] : (/^link to (.+)/.exec(place)?.[1] ?? []))),
  );
  return open.length > 0 && dead.size >= FEW_LINKS && dead.size > Number(open[0]);
}
/** Somebody mistyped it: it was asked of no server. */
const isMisspelt = (seen: string): boolean => seen.startsWith('no address begins with ');
/** One of two is no sign of a website that is not there. */
const FEW_LINKS = 3;

/** Checks whose failure leaves an assistant without what buyers ask about first. Not applicable where a trade has no need of it. */
const WEAKENS: ReadonlySet<string> = new Set([
  'missing-self-description',
  'missing-prices',
  'missing-opening-hours',
  'unanswered-questions',
  'contact-data-not-in-text',
  'little-plain-text',
  'text-lost-without-javascript',
  'essentials-lost-without-javascript',
  'few-links-without-javascript',
  'wall-before-content',
  'repeated-page-texts',
  'wrong-page-language',
  'weak-page-titles',
]);

/** The same in part: what is lost is to most assistants not there. */
const WEAKENS_IN_PART: ReadonlySet<string> = new Set([
  'text-lost-without-javascript',
  'essentials-lost-without-javascript',
  // People ask for the trade in a town: it stands in the text, and not where a page says what it is about.
  'place-missing-in-title',
]);

/** A list of prices that only a picture holds: buyers ask for them first, and no assistant reads it. And whoever wants to write meets an error. */
const WEAKENING_CAUSES: ReadonlySet<string> = new Set([
  'price-list',
  'page-gone',
  'no-rewrite',
  'at-a-click',
  'dead-menu',
]);

/** The law wants the terms of whoever sells here: no small thing, whatever it gains. */
const isWithoutTerms = ({ check, outcome }: CheckResult): boolean =>
  check.id === 'missing-policies' && outcome.evidence.some(({ seen }) => /^no link to a terms\b/.test(seen));
/** A template's link to the front page of a network stands where people look for a way to the business. */
const isLeftProfile = (one: CheckResult): boolean =>
  one.check.id === 'dead-profile-links' && causeOf(one) === 'never-filled-in';
const weakensInPart = (one: CheckResult): boolean =>
  WEAKENS_IN_PART.has(one.check.id) ||
  WEAKENING_CAUSES.has(causeOf(one) ?? '') ||
  isWithoutTerms(one) ||
  isLeftProfile(one);

/** Right, cheap, and nothing to begin with: stamps and marks for machines. */
const POLISHES: ReadonlySet<string> = new Set([
  'missing-sitemap',
  'unmarked-dates',
  'contradictory-dates',
  'outdated-statements',
  'missing-logo',
  'sparse-organization-markup',
  'missing-website-node',
  'missing-breadcrumbs',
  'retired-markup',
  'text-made-lists',
  'one-large-section',
  'skipped-heading-levels',
  'missing-feed',
  'missing-landmarks',
  'nameless-links-and-buttons',
  'missing-recent-date',
  'broken-accessibility-tree',
  'unlabelled-form-fields',
  'few-visible-questions',
  'key-pages-missing-from-sitemap',
  'invalid-sitemap',
  'uncompressed-html',
  'articles-without-sources',
  'obsolete-robots-rules',
  'unconnected-nodes',
  'implausible-sitemap-dates',
  'missing-security-headers',
  'missing-cache-validators',
  'free-mail-address',
  'low-contrast',
  'missing-preview-tags',
  'contradictory-preview-tags',
  'dead-preview-image',
  'unproven-superlatives',
  'long-sentences',
  'passages-pointing-back',
  'hard-spoken-answers',
  // Whoever has no entry elsewhere has nothing to link, and what is linked only wants its mark.
  'few-linked-profiles',
  'few-review-profiles',
  'missing-google-profile-link',
  // Search engines write one where there is none, and how much assistants use it nobody knows.
  'weak-meta-descriptions',
]);

/** Nobody looks for an imprint in a search engine: what is wrong of legal pages alone misleads no one. */
const OF_LEGAL_PAGES: ReadonlySet<string> = new Set(['legal-pages', 'legal-pages-by-script']);

/** The same by what they found: a second main heading costs a machine nothing. */
const POLISHING_CAUSES: ReadonlySet<string> = new Set([
  ...OF_LEGAL_PAGES,
  'several',
  // Its words stand there, under another tag.
  'named-below',
  'missing',
  'name-and-town-apart',
  // All the rest agrees.
  'one-names-another',
  // A privacy page where nobody writes anything into the website.
  'no-form-seen',
  // A language that is not stated is guessed, mostly right.
  'not-stated',
  // Most read past a question that lies over a page, and the law may want it there.
  'text-behind-it',
]);
/** What a browser takes to load and show is a beginning only where people leave before they see anything. */
const SPEED: ReadonlySet<string> = new Set(['heavy-pages', 'slow-largest-paint']);
const isSlight = (results: readonly CheckResult[]): boolean =>
  results.every(({ check }) => SPEED.has(check.id)) && !isVerySlow(results);

/** Whoever buys looks for the terms, and a dead link to them is in the way; what others learn of visitors no answer asks for. */
const POLICIES_TO_BUY: ReadonlySet<string> = new Set(['dead-link', 'no-terms']);
const isLesserPolicy = (one: CheckResult, isRetail: boolean): boolean =>
  one.check.id === 'missing-policies' && !isRetail && !isOwed(one) && !POLICIES_TO_BUY.has(causeOf(one) ?? '');
/** Who has people write their name into a form owes them, by law in most countries, a page on what becomes of it. */
export const isOwed = ({ check, outcome }: CheckResult): boolean =>
  check.id === 'missing-policies' &&
  !('cause' in outcome && outcome.cause) &&
  outcome.evidence.some(({ seen }) => /^no link to a privacy\b/.test(seen));

const isPolish = (result: CheckResult): boolean =>
  POLISHES.has(result.check.id) || POLISHING_CAUSES.has(causeOf(result) ?? '');

/** A home page that shows its main content only after this long is left before it is read. */
const VERY_SLOW_S = 10;
/** And one of so much on a phone. Both: checks.md 2.14. */
const VERY_HEAVY_MB = 5;

/** Search and live answers: what is turned away there cannot speak of the business, or of the page it may not open. */
const isShutOut = (result: CheckResult): boolean =>
  causeOf(result) !== 'single-pages' &&
  result.check.catalogue.some((id) => SEARCH_ACCESS_IDS.includes(id) || id === 'access-user-fetch');

/** Weighs for those who sell things: assistants compare products by their data. Of a menu or a list of fees they read the text. */
const WEAKENS_RETAIL: ReadonlySet<string> = new Set(['unmarked-prices']);

/** Of one thing to do, by the gravest of what it mends. Half of something is neither misleading nor missing. */
export function urgencyOf(
  results: readonly CheckResult[],
  opensGate: boolean,
  trade: TradeId | null,
  all: readonly CheckResult[] = results,
): Urgency {
  const failures = results.filter(({ outcome }) => outcome.outcome === 'fail');
  const failed = failures.filter((one) => !OF_LEGAL_PAGES.has(causeOf(one) ?? '')).map(({ check }) => check.id);
  if (opensGate || results.some(isShutOut)) return 'shuts out';
  if (failed.some((id) => MISLEADS.has(id)) || failures.some((one) => MISLEADING_CAUSES.has(causeOf(one) ?? '')))
    return 'misleads';
  if (results.some(isWayGone)) return 'misleads';
  if (isWrittenByScripts(results) || results.some(weakensInPart)) return 'weakens';
  const isRetail = trade !== null && TRADES[trade].line === 'retail';
  const weighty = failures.filter((one) => !POLISHING_CAUSES.has(causeOf(one) ?? '')).map(({ check }) => check.id);
  if (weighty.some((id) => WEAKENS.has(id) || (isRetail && WEAKENS_RETAIL.has(id)))) return 'weakens';
  const isNews = results.some(({ check }) => check.id === 'missing-recent-date') && hasArticles(all);
  const isTrifle = (one: CheckResult) =>
    isPolish(one) || isLesserPolicy(one, isRetail) || (trade !== null && !isRetail && WEAKENS_RETAIL.has(one.check.id));
  return (results.every(isTrifle) || isSlight(results)) && !isNews ? 'polishes' : 'improves';
}

/** Of articles one asks when they were written. */
const hasArticles = (all: readonly CheckResult[]): boolean =>
  all.some(({ check, outcome }) => check.id === 'sparse-article-markup' && outcome.outcome !== 'not_applicable');

/**
 * A home page that many leave before it shows, or so heavy that a phone loads long at it where nobody saw it show in time: it counts for little in
 * the score and for more with people.
 */
export function isVerySlow(results: readonly CheckResult[]): boolean {
  const seen = (id: string, place: RegExp): number[] =>
    results
      .filter(({ check }) => check.id === id)
      .flatMap(({ outcome }) => outcome.evidence)
      .flatMap((one) => (place.test(`${one.place}: ${one.seen}`) ? Number.parseFloat(one.seen) : []));
  const paints = seen('slow-largest-paint', /^largest paint on a phone/);
  if (paints.length > 0) return paints.some((seconds) => seconds > VERY_SLOW_S);
  return seen('heavy-pages', /: [\d.]+ MB$/).some((megabytes) => megabytes > VERY_HEAVY_MB);
}

/** What scripts write is one thing to do only where they write the page. */
const isWrittenByScripts = (results: readonly CheckResult[]): boolean =>
  results.length > 1 && results.every((one) => causeOf(one) === 'only-after-javascript');

/** What most people meet weighs as much more, and what scripts alone write: nothing else is read before it is there. */
const MET_POINTS = 3;
const BY_SCRIPT_POINTS = 40;
/** A home page with hardly a word: what is to be said there comes before what it costs. */
const SPEECHLESS_POINTS = 6;

/** What a thing to do weighs beside its points, among what most weakens. */
export function pointsBeyond({ results, isMet }: { results: readonly CheckResult[]; isMet: boolean }): number {
  const isFailing = (id: string) => results.some(({ check, outcome }) => check.id === id && outcome.outcome === 'fail');
  return (
    (isMet ? MET_POINTS : 0) +
    (isFailing('text-lost-without-javascript') ? BY_SCRIPT_POINTS : 0) +
    (isFailing('little-plain-text') ? SPEECHLESS_POINTS : 0)
  );
}
