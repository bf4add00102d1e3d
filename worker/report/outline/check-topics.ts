import type { CheckId } from '../../audit/checks/index.ts';
import type { CheckCategory, CheckRow } from '../view/checks.ts';

/**
 * Checks that look at one thing from several sides. Beside a task about it no other side of it is praised: both may be true, and whoever
 * reads “links can be followed” below “repair your links” believes neither.
 */
const TOPICS: readonly (readonly CheckId[])[] = [
  [
    'little-plain-text',
    'text-lost-without-javascript',
    'essentials-lost-without-javascript',
    'few-links-without-javascript',
    'uncrawlable-links',
    'markup-only-after-javascript',
    'content-behind-clicks',
    'text-in-pictures',
    'thin-pages',
  ],
  [
    'uncrawlable-links',
    'unclear-link-texts',
    'broken-internal-links',
    'broken-external-links',
    'pages-without-success',
    'dead-profile-links',
    'dead-sitemap-addresses',
    'orphan-pages',
    'nameless-links-and-buttons',
  ],
  [
    'contact-data-not-in-text',
    'contradictory-contact-data',
    'missing-contact-page',
    'unlinked-contact-data',
    'free-mail-address',
    'forms-without-target',
  ],
  ['unlabelled-form-fields', 'forms-without-target'],
  ['missing-main-heading', 'skipped-heading-levels', 'one-large-section', 'headings-without-anchors'],
  ['weak-page-titles', 'place-missing-in-title', 'missing-self-description', 'inconsistent-business-name'],
  ['missing-opening-hours', 'markup-unlike-visible-text'],
  ['missing-prices', 'unmarked-prices'],
  ['few-customer-reviews', 'missing-quotations', 'few-review-profiles', 'low-rating', 'self-serving-rating'],
  ['few-linked-profiles', 'dead-profile-links'],
  ['outdated-statements', 'contradictory-dates', 'missing-recent-date'],
  ['pictures-without-alt-text', 'text-in-pictures'],
  ['repeated-page-texts', 'thin-pages'],
  ['wrong-page-language', 'one-sided-hreflang'],
  ['heavy-pages', 'heavy-html', 'slow-largest-paint', 'uncompressed-html', 'scripts-outweigh-text'],
  ['missing-viewport', 'shifting-layout'],
  [
    'missing-identity-node',
    'markup-unlike-visible-text',
    'broken-json-ld',
    'unknown-schema-types',
    'conflicting-nodes',
  ],
  ['missing-policies', 'missing-legal-identity'],
  ['soft-error-pages', 'found-impossible-address'],
];

/**
 * In order as far as was seen, which is not far: what is looked for here hides in more forms than are known, or is read from words. It counts
 * as in order, and is no praise.
 */
const UNPRAISED: ReadonlySet<string> = new Set<CheckId>([
  'wall-before-content',
  'content-behind-clicks',
  'text-in-pictures',
  'essentials-lost-without-javascript',
  'soft-error-pages',
  'forms-without-target',
  'text-made-lists',
  'broken-accessibility-tree',
  'outdated-statements',
  'contradictory-dates',
  'unproven-superlatives',
  'unsourced-figures',
  'roundabout-answers',
  'long-sentences',
  'passages-pointing-back',
  'headings-unlike-questions',
  'hard-spoken-answers',
  // What agrees with itself, and what a count alone says, is nothing to praise.
  'inconsistent-business-name',
  'thin-pages',
  'pictures-without-alt-text',
  'headings-without-anchors',
  'unclear-link-texts',
  'uncrawlable-links',
]);

/** Whether it was measured, and nothing of the same kind is to be mended: then it is praised. */
export function isPraiseInPlace(categories: readonly CheckCategory[]): (row: CheckRow) => boolean {
  const open = new Set(
    categories.flatMap(({ rows }) =>
      rows.filter(({ outcome }) => outcome === 'fail' || outcome === 'partial').map(({ id }) => id),
    ),
  );
  const contested = new Set<string>(TOPICS.filter((topic) => topic.some((id) => open.has(id))).flat());
  return ({ id }) => !contested.has(id) && !UNPRAISED.has(id);
}
