import { causeOf } from '../advice/index.ts';
import { isRepairOfCode, roundKey } from '../advice/small-repairs.ts';
import type { CheckId } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';

/** True, mended in a moment, and without effect for the business: whoever advises it early is not believed in the rest. */
const LAST: ReadonlySet<string> = new Set<CheckId>([
  'dead-sitemap-addresses',
  'implausible-sitemap-dates',
  'free-mail-address',
  'obsolete-robots-rules',
  'unclear-link-texts',
  'missing-security-headers',
  'missing-cache-validators',
  'uncompressed-html',
  'contradictory-dates',
  // Its effect on assistants is not known.
  'missing-website-node',
  'unknown-schema-types',
  // A website whose menu names its pages is found without it.
  'missing-sitemap',
  'invalid-sitemap',
  'key-pages-missing-from-sitemap',
  // Google reads past it, and so does everybody else.
  'retired-markup',
  'robots-txt-mistakes',
  // How answers are put: they are there.
  'hard-spoken-answers',
  'roundabout-answers',
]);

/** The same, and next to nothing for machines either. */
const VERY_LAST: ReadonlySet<string> = new Set<CheckId>([
  'missing-feed',
  'unlinked-authors',
  'unconnected-nodes',
  // Of articles one asks when they were written: those are placed before what is small.
  'missing-recent-date',
]);
const VERY_LAST_CAUSES: ReadonlySet<string> = new Set(['copyright-year', 'script-left-over']);
/** A line of code that few miss. */
const LAST_CAUSES: ReadonlySet<string> = new Set([
  'zoom-forbidden',
  // Two addresses of one page that agree.
  'shown-alike',
  // A host that one place names, where all the rest agrees.
  'one-names-another',
]);
/** A page on what others learn of visitors who write nothing into the website: the law may ask for it all the same. */
const WITHOUT_FORM: ReadonlySet<string> = new Set(['no-form-seen']);

/** Tidiness of what is there, beside all that is gathered as small repairs. */
const TIDYING: ReadonlySet<string> = new Set<CheckId>([
  'one-large-section',
  'missing-logo',
  'sparse-organization-markup',
  'sparse-local-markup',
  'heavy-html',
  'heavy-pages',
  'slow-largest-paint',
  'shifting-layout',
  // An Offer for each line of a menu: hours of work, and the text says it already.
  'unmarked-prices',
  // The form of what the pages say already; the format brings no more answers.
  'few-visible-questions',
]);
const TIDYING_CAUSES: ReadonlySet<string> = new Set(['not-named', 'no-robots-txt']);

/** What only those can do who are listed elsewhere. */
const ELSEWHERE: ReadonlySet<string> = new Set<CheckId>([
  'few-linked-profiles',
  'few-review-profiles',
  'missing-google-profile-link',
  'low-rating',
]);

/** What costs nobody an answer: search engines write a description where there is none, and whoever reads a number can call it. */
const MADE_UP_FOR: ReadonlySet<string> = new Set<CheckId>([
  'weak-meta-descriptions',
  'pictures-without-alt-text',
  'unlinked-contact-data',
]);

/** Whoever reads an address to write to copies it. */
const isMailAlone = ({ check, outcome }: CheckResult): boolean =>
  check.id === 'unlinked-contact-data' &&
  outcome.outcome === 'partial' &&
  outcome.evidence.every(({ seen }) => seen.includes('@'));

/** A picture that the words beside it speak of, mostly. */
const isOnePicture = ({ check, outcome }: CheckResult): boolean =>
  check.id === 'pictures-without-alt-text' && outcome.evidence.length === 1;

function rank(one: CheckResult): number {
  const cause = causeOf(one) ?? '';
  if (VERY_LAST.has(one.check.id) || VERY_LAST_CAUSES.has(cause)) return 5;
  // People see it wherever somebody sends a link on.
  if (one.check.id === 'dead-preview-image' && one.outcome.outcome === 'fail') return 1;
  if (isMailAlone(one)) return 4;
  if (isOnePicture(one)) return 3.5;
  if (LAST.has(one.check.id) || LAST_CAUSES.has(cause)) return 4;
  // Whoever puts tags for machines among the first things is not believed in the rest.
  if (isRepairOfCode(one)) return 4.5;
  if (TIDYING.has(one.check.id) || TIDYING_CAUSES.has(cause) || roundKey(one) !== null) return 3;
  if (MADE_UP_FOR.has(one.check.id)) return 2;
  return ELSEWHERE.has(one.check.id) || WITHOUT_FORM.has(cause) ? 1 : 0;
}

/** Of small things, by the best of what it mends: what people miss, entries elsewhere, tidying, and what changes nothing for anybody. */
export const smallRank = (group: readonly CheckResult[]): number => Math.min(...group.map(rank));
