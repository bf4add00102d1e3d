import type { PageRole } from '../../observations.ts';
import { type IndexingDirective, isNoindex, readIndexing } from '../../website/indexing.ts';
import type { PageView } from '../../website/page/page-view.ts';
import { countWords } from '../../website/page/words.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { isOwnText } from '../../website/unasked/sign-in-page.ts';
import type { Evidence } from '../check.ts';

/** Pages that sell or say who you are. On the rest a restriction is half a fault. */
export const MAIN_ROLES: readonly PageRole[] = ['home', 'services', 'products', 'prices', 'locations'];
/** Legal notices are often kept out of indexes on purpose: that costs nothing. */
const EXEMPT_ROLES: readonly PageRole[] = ['legal'];
/** Whose restrictions decide what assistants can find. null: a rule for everyone. */
const JUDGED_AGENTS: readonly (string | null)[] = [null, 'googlebot', 'bingbot', 'msnbot', 'oai-searchbot'];

export interface Restriction {
  evidence: Evidence;
  isMainPage: boolean;
}

/** Directives on key pages that `restricts` picks, from the plain HTML and its headers. */
export function restrictionsOn(
  pages: readonly ReadPage[],
  restricts: (directive: IndexingDirective, page: ReadPage) => boolean,
): Restriction[] {
  return pages.flatMap((page) => {
    if (EXEMPT_ROLES.includes(page.role)) return [];
    const found = readIndexing(page.plain.view, page.plain.headers).filter(
      (directive) => JUDGED_AGENTS.includes(directive.agent) && restricts(directive, page),
    );
    const seen = [...new Set(found.map((directive) => directive.seen))];
    return seen.map((text) => ({
      evidence: {
        pageUrl: page.url,
        place: text.startsWith('<')
          ? `meta[name="${/name="([^"]*)"/.exec(text)?.[1]}"]`
          : 'response header x-robots-tag',
        seen: text,
      },
      isMainPage: MAIN_ROLES.includes(page.role),
    }));
  });
}

/** Pages that ask to be left out of the index. Where main pages do, no page does so by intent, and each is to be mended. */
export function noindexOn(pages: readonly ReadPage[], from: IndexingDirective['from']): Restriction[] {
  const isOne = (one: IndexingDirective, page: ReadPage) => one.from === from && isNoindex(one, page.plain.fetchedAt);
  const found = restrictionsOn(pages, (one, page) => isOne(one, page) && !hasNothingToFind(page));
  if (found.some(({ isMainPage }) => isMainPage)) return restrictionsOn(pages, isOne);
  // Whoever keeps legal pages out of the index knows the tag, and put it onto house rules and thanks as well.
  return pages.some((page) => page.role === 'legal' && readsNoindex(page, isOne)) ? [] : found;
}

const readsNoindex = (page: ReadPage, isOne: (one: IndexingDirective, page: ReadPage) => boolean): boolean =>
  readIndexing(page.plain.view, page.plain.headers).some((one) => isOne(one, page));

/** Of fewer fields a page holds a search or a newsletter, and something else is what it is for. */
const MIN_FORM_FIELDS = 3;

/** A form that is filled in has nothing to be found by: left out of the index it is in order. */
const isFormPage = ({ role, plain }: ReadPage): boolean =>
  !MAIN_ROLES.includes(role) &&
  plain.view.forms.some(
    ({ fields }) => fields.filter(({ hidden, type }) => !hidden && type !== 'hidden').length >= MIN_FORM_FIELDS,
  );

/** A sheet for printing says less than a sentence or two: there is nothing that a search could find, and it is left out on purpose. */
const MIN_FOUND_WORDS = 40;

/** Left out of the index, a page that has nothing to be found by is in order. */
export const hasNothingToFind = (page: ReadPage): boolean => isFormPage(page) || isBare(page);

const isBare = ({ role, plain, rendered }: ReadPage): boolean =>
  role === 'other' &&
  plain.status === 200 &&
  plain.view.textWords > 0 &&
  (rendered ?? plain).view.textWords < MIN_FOUND_WORDS;

/**
 * The pages that search is to show: a lesser one that asks to be left out, or holds nothing but a form, is judged by nothing that is said in
 * results. Legal notices their checks know.
 */
export function shownInSearch(pages: ReadPage[]): ReadPage[] {
  const shown = pages.filter(
    ({ role, plain, rendered }) =>
      MAIN_ROLES.includes(role) ||
      role === 'legal' ||
      (!readIndexing(plain.view, plain.headers).some((one) => one.agent === null && isNoindex(one, plain.fetchedAt)) &&
        !(role === 'other' && isOnlyForm((rendered ?? plain).view))),
  );
  return shown.length > 0 ? shown : pages;
}

/** Fields to fill in, and beside them no more than what they are for. */
const isOnlyForm = ({ forms, blocks }: PageView): boolean =>
  forms.some(
    ({ fields }) => fields.filter(({ hidden, type }) => !hidden && type !== 'hidden').length >= MIN_FORM_FIELDS,
  ) && countWords(blocks.flatMap((block) => (isOwnText(block) ? [block.text] : [])).join('\n')) < MIN_FOUND_WORDS;

/** Portals and forms are withheld on purpose more often than by mistake: each costs its share, at most half of the credit. */
export function lesserPagesCredit(found: readonly Restriction[], pages: readonly ReadPage[]): number {
  const withheld = new Set(found.map(({ evidence }) => evidence.pageUrl)).size;
  return Math.max(0.5, 1 - withheld / pages.length);
}
