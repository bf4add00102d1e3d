import { CHECK_OF_RULE } from '../../audit/checks/axe-rules.ts';
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
    'vague-service-area',
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
  ['missing-preview-tags', 'dead-preview-image', 'contradictory-preview-tags', 'blocked-preview-bots'],
  ['heavy-html', 'little-plain-text', 'text-lost-without-javascript'],
  [
    'invalid-sitemap',
    'missing-sitemap',
    'key-pages-missing-from-sitemap',
    'dead-sitemap-addresses',
    'orphan-pages',
    'implausible-sitemap-dates',
    'blocked-sitemap-pages',
  ],
  ['wrong-canonical', 'split-host-variants'],
  ['noindex-meta-tag', 'noindex-header', 'forbidden-snippets'],
  ['different-answer-for-bots', 'challenge-for-bots'],
  ['robots-txt-mistakes', 'obsolete-robots-rules', 'unreachable-robots-txt'],
  [
    'missing-identity-node',
    'markup-only-after-javascript',
    'sparse-organization-markup',
    'sparse-local-markup',
    'incomplete-local-address',
    'generic-business-type',
  ],
  ['few-visible-questions', 'few-short-answers', 'unanswered-questions'],
  ['place-missing-in-title', 'vague-service-area', 'missing-self-description'],
  ['anonymous-articles', 'unlinked-author-pages', 'unlinked-authors', 'sparse-article-markup'],
];

/** Praise that means something only where the other is in order, too, or does not apply: labels of a form that is sent nowhere help nobody. */
const RESTS_ON: Readonly<Partial<Record<CheckId, readonly CheckId[]>>> = {
  'unlabelled-form-fields': ['forms-without-target'],
  'wrong-canonical': ['split-host-variants'],
  // What is written and weighed without the files that did not come is another page.
  'text-lost-without-javascript': ['pages-without-success'],
  'slow-largest-paint': ['pages-without-success'],
  'shifting-layout': ['pages-without-success'],
  'heavy-pages': ['pages-without-success'],
  'low-contrast': ['pages-without-success'],
  // Markup tells of the business as well as it tells the truth.
  'missing-identity-node': ['markup-unlike-visible-text'],
  'incomplete-local-address': ['markup-unlike-visible-text'],
  'sparse-local-markup': ['markup-unlike-visible-text'],
  'sparse-organization-markup': ['markup-unlike-visible-text'],
  // A number of nobody in the markup is compared with nothing.
  'markup-unlike-visible-text': ['contradictory-contact-data'],
  'contact-data-not-in-text': ['contradictory-contact-data'],
  'unlinked-contact-data': ['contradictory-contact-data'],
  'missing-contact-page': ['contradictory-contact-data', 'forms-without-target'],
};

/** Where part of the text was never filled in or is over, nobody knows which other parts the owner wrote: what is read from them is not praised. */
const READ_FROM_TEXT: ReadonlySet<string> = new Set<CheckId>([
  'little-plain-text',
  'weak-page-titles',
  'weak-meta-descriptions',
  'repeated-page-texts',
  'missing-prices',
  'missing-self-description',
  'few-visible-questions',
  'few-short-answers',
  'unanswered-questions',
  'few-customer-reviews',
  'low-rating',
  'team-not-named',
  'thin-about-page',
  'unproven-credentials',
  'missing-legal-identity',
  'place-missing-in-title',
  'vague-service-area',
  'missing-opening-hours',
  'contact-data-not-in-text',
  'missing-contact-page',
  'unlinked-contact-data',
  'free-mail-address',
]);

/**
 * In order as far as was seen, which is not far: what is looked for here hides in more forms than are known, or is read from words. It counts
 * as in order, and is no praise.
 */
const UNPRAISED: ReadonlySet<string> = new Set<CheckId>([
  // Whether a number is somebody's, its register knows.
  'missing-legal-identity',
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
  // Whether a picture answers at the address nobody asked.
  'missing-logo',
  'thin-pages',
  'pictures-without-alt-text',
  'headings-without-anchors',
  'unclear-link-texts',
  'uncrawlable-links',
  'contradictory-contact-data',
  'conflicting-nodes',
  'self-serving-rating',
  'retired-markup',
  'obsolete-robots-rules',
  // Whether the dates are true only their owner knows.
  'implausible-sitemap-dates',
  'media-without-captions',
  // Some of the details stand there, or somewhere: of the others it says nothing.
  'contact-data-not-in-text',
  'unlinked-contact-data',
  'missing-self-description',
  // Whose an entry is, and what a wide type or a reference says of a business, is seldom plain.
  'few-linked-profiles',
  'generic-business-type',
  'unconnected-nodes',
  // Words that mean much else.
  'few-figures',
  'few-natural-questions',
  'facts-hard-to-read-out',
  'missing-quotations',
  'missing-proof-of-work',
  'unproven-credentials',
  'team-not-named',
  'missing-press-mentions',
  'missing-booking-path',
  'missing-map-or-directions',
  'few-local-details',
  // That a text, a price or a person was read says nothing of the rest.
  'missing-prices',
  'few-visible-questions',
  'few-short-answers',
  'unanswered-questions',
  'missing-recent-date',
  'repeated-page-texts',
  'few-customer-reviews',
  'few-review-profiles',
  'low-rating',
  'anonymous-articles',
  'thin-about-page',
  'vague-service-area',
  // Of markup some properties are compared, and the others with nothing.
  'missing-opening-hours',
  'incomplete-local-address',
  'sparse-local-markup',
  'sparse-organization-markup',
  'markup-unlike-visible-text',
]);

/** What holds of each of several pages, or of most: one page that was read compares with none. */
const OF_SEVERAL: ReadonlySet<string> = new Set<CheckId>([
  'weak-page-titles',
  'missing-landmarks',
  'one-large-section',
]);

/**
 * Whether it was measured, and nothing of the same kind is to be mended or in doubt: then it is praised. `barriers`: the rules of axe-core that
 * the pages break, as a browser shows them. `pagesRead`: how many could be compared.
 */
export function isPraiseInPlace(
  categories: readonly CheckCategory[],
  { barriers = [], pagesRead = 2 }: { barriers?: readonly string[]; pagesRead?: number } = {},
): (row: CheckRow) => boolean {
  const rows = categories.flatMap((category) => category.rows);
  const having = (...outcomes: CheckRow['outcome'][]): Set<string> =>
    new Set(rows.filter(({ outcome }) => outcomes.includes(outcome)).map(({ id }) => id));
  const open = having('fail', 'partial');
  const unproved = having('fail', 'partial', 'inconclusive');
  const contested = new Set<string>(TOPICS.filter((topic) => topic.some((id) => open.has(id))).flat());
  const restsOn = new Map<string, readonly CheckId[]>(Object.entries(RESTS_ON));
  const barred = new Set<string>(barriers.flatMap((rule) => CHECK_OF_RULE.get(rule) ?? []));
  const hasLeftovers = open.has('outdated-statements');
  return ({ id }) =>
    !contested.has(id) &&
    !UNPRAISED.has(id) &&
    !barred.has(id) &&
    !(pagesRead < 2 && OF_SEVERAL.has(id)) &&
    !(hasLeftovers && READ_FROM_TEXT.has(id)) &&
    !restsOn.get(id)?.some((other) => unproved.has(other));
}
