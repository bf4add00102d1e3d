import type { Fix } from '../../contract/fix.ts';
import type { Evidence } from '../checks/check.ts';
import type { CheckId } from '../checks/index.ts';
import type { ReadPage } from '../website/read-pages.ts';
import { ownAddress } from '../website/site-address.ts';
import { type FixInput, isOpen, type WrittenFix } from './fix-input.ts';
import { publicAddress } from './public-address.ts';
import { secondAddresses } from './second-address.ts';

/** What a check that leaves something to do has seen; empty for any other. */
export const evidenceOf = (input: FixInput, checkId: CheckId): Evidence[] =>
  isOpen(input, checkId) ? (input.results.find(({ check }) => check.id === checkId)?.outcome.evidence ?? []) : [];

/** Pages an open check complains about, in the order they were read. A second address of a page wants no mending, it wants to go. */
export function pagesOf(input: FixInput, ...checkIds: CheckId[]): ReadPage[] {
  const urls = new Set(checkIds.flatMap((id) => evidenceOf(input, id).map(({ pageUrl }) => pageUrl)));
  input.made.second ??= secondAddresses(input.inputs.pages ?? []);
  const { second } = input.made;
  return (input.inputs.pages ?? []).filter((page) => urls.has(page.url) && !second.has(page));
}

/** A fix in HTML; `page` null is for every page the content fits. */
export function htmlFix(
  input: FixInput,
  page: ReadPage | null,
  parts: Pick<Fix, 'kind' | 'placement' | 'content' | 'action'> &
    Partial<Pick<Fix, 'replaces' | 'language' | 'before' | 'certainty'>>,
): Fix {
  return {
    language: page === null ? input.language : languageOfPage(input, page),
    syntax: 'html',
    pageUrl: page?.url ?? null,
    replaces: null,
    before: parts.replaces ?? null,
    certainty: 'certain',
    ...parts,
  };
}

/** Fixes for one check, which they promise together when `suffice` says that they repair all it complained about. */
export const forCheck = (checkId: CheckId, fixes: readonly Fix[], suffice: boolean): WrittenFix[] =>
  fixes.map((fix) => ({
    fix,
    checkIds: [checkId],
    passes: suffice ? [checkId] : [],
  }));

/** Whether each page a check complains about has a fix. */
export const coverAll = (input: FixInput, checkId: CheckId, fixes: readonly Fix[]): boolean =>
  evidenceOf(input, checkId).every(({ pageUrl }) =>
    fixes.some((fix) => fix.pageUrl === null || fix.pageUrl === pageUrl),
  );

/** BCP 47 language of the page's words: that of a website known to have but one, whatever a short page is marked as; else as far as can be told. */
export function languageOfPage({ language, facts: { languages } }: FixInput, { prose }: ReadPage): string {
  const [only, ...others] = languages;
  return only?.certainty === 'certain' && others.length === 0 ? language : (prose.language ?? language);
}

/** Fewer words beside scripts are the frame of an application: what is added there, its script may throw away. */
const MIN_OWN_WORDS = 20;

/** Whether text can be added to the page as it is served. */
export const takesText = ({ plain: { view } }: ReadPage): boolean =>
  view.scripts.count === 0 || view.textWords >= MIN_OWN_WORDS;

/** An address of a page or file as everybody may call it, absolute; null when it is none. */
export function absoluteAddress({ inputs: { target } }: FixInput, raw: string, base: string): string | null {
  if (!URL.canParse(raw, base)) return null;
  const own = ownAddress(raw, base, target);
  return own === null ? new URL(raw, base).href : publicAddress(own, target);
}

/** Something to write on a page; the same `html` on several pages is one part of the template. */
export interface Piece {
  page: ReadPage;
  html: string;
}

/**
 * What stands on several pages once for all of them (`page` null), unless it may not be shared, the rest page by page; each piece
 * once.
 */
export function byPlace<T extends Piece>(
  pieces: readonly T[],
  mayShare: (piece: T) => boolean = () => true,
): { page: ReadPage | null; pieces: T[] }[] {
  const pagesOfHtml = new Map<string, Set<ReadPage>>();
  for (const { html, page } of pieces) pagesOfHtml.set(html, (pagesOfHtml.get(html) ?? new Set()).add(page));
  const places = new Map<ReadPage | null, T[]>();
  const isWritten = new Set<string>();
  for (const piece of pieces) {
    const isShared = (pagesOfHtml.get(piece.html)?.size ?? 0) > 1 && mayShare(piece);
    const page = isShared ? null : piece.page;
    const key = `${page?.url} ${piece.html}`;
    if (isWritten.has(key)) continue;
    isWritten.add(key);
    places.set(page, [...(places.get(page) ?? []), piece]);
  }
  return [...places].map(([page, own]) => ({ page, pieces: own }));
}
