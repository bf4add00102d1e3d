import { CHECK_OF_RULE } from '../../audit/checks/axe-rules.ts';
import type { CheckId } from '../../audit/checks/index.ts';
import { PRAISED } from '../../audit/report/praised.ts';
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

/** Praise that means something only where the other is in order, too, or does not apply. */
const RESTS_ON: Readonly<Partial<Record<CheckId, readonly CheckId[]>>> = {
  'wrong-canonical': ['split-host-variants'],
  // What is weighed without the files that did not come is another page.
  'heavy-pages': ['pages-without-success'],
  // Markup tells of the business as well as it tells the truth.
  'missing-identity-node': ['markup-unlike-visible-text'],
};

/** What compares pages: one that was read compares with none. */
const OF_SEVERAL: ReadonlySet<string> = new Set<CheckId>(['weak-page-titles', 'weak-meta-descriptions']);

/** Told with their numbers among the measurements, measured or not. */
const MEASURED: ReadonlySet<string> = new Set<CheckId>(['slow-largest-paint', 'shifting-layout', 'slow-interactions']);

/** Which rows of a check are told, beside what was found wrong. */
export interface Told {
  /** It was measured, and nothing of the same kind is to be mended or in doubt. */
  isPraise: (row: CheckRow) => boolean;
  /** Nobody reads of it elsewhere. */
  isLeftOpen: (row: CheckRow) => boolean;
}

/** `barriers`: the rules of axe-core that the pages break, as a browser shows them. `pagesRead`: how many could be compared. */
export function toldIn(
  categories: readonly CheckCategory[],
  { barriers = [], pagesRead = 2 }: { barriers?: readonly string[]; pagesRead?: number } = {},
): Told {
  const rows = categories.flatMap((category) => category.rows);
  const having = (...outcomes: CheckRow['outcome'][]): Set<string> =>
    new Set(rows.filter(({ outcome }) => outcomes.includes(outcome)).map(({ id }) => id));
  const topicsWith = (ids: ReadonlySet<string>): Set<string> =>
    new Set(TOPICS.filter((topic) => topic.some((id) => ids.has(id))).flat());
  const unproved = having('fail', 'partial', 'inconclusive');
  const contested = topicsWith(having('fail', 'partial'));
  const inTasks = topicsWith(new Set(rows.filter(({ task }) => task !== null).map(({ id }) => id)));
  const restsOn = new Map<string, readonly CheckId[]>(Object.entries(RESTS_ON));
  const barred = new Set<string>(barriers.flatMap((rule) => CHECK_OF_RULE.get(rule) ?? []));
  return {
    isPraise: ({ id }) =>
      PRAISED.has(id) &&
      !contested.has(id) &&
      !barred.has(id) &&
      !(pagesRead < 2 && OF_SEVERAL.has(id)) &&
      !restsOn.get(id)?.some((other) => unproved.has(other)),
    isLeftOpen: ({ id }) => !inTasks.has(id) && !MEASURED.has(id) && !barred.has(id),
  };
}
