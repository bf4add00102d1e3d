import type { ReadPage } from '../../website/read-pages.ts';
import { contentPages, type PageProse } from '../../website/text/page-prose.ts';

/** What the outcome says where the rules know no words. */
export const OTHER_LANGUAGE =
  'The text is in a language for which we have no rules yet, or too short to tell its language.';
export const NO_CONTENT_PAGE = 'No page with content beyond contact data and legal texts was read.';

/** Running text of the content pages in a language the rules know. */
export const knownProse = (pages: readonly ReadPage[]): PageProse[] =>
  contentPages(pages)
    .map(({ prose }) => prose)
    .filter(({ language }) => language !== null);

export const wordsOf = (prose: readonly PageProse[]): number => prose.reduce((sum, { words }) => sum + words, 0);
