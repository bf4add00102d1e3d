import type { Observations, PageObservation, Target } from '../audit/observations.ts';
import { allText, comparableWords } from '../audit/website/page/page-text.ts';
import type { PageView } from '../audit/website/page/page-view.ts';
import { linkInScope, spellingKey } from './page-address.ts';

/**
 * Of the pages asked for, those that turned out to be pages of this website, once each. A redirect may lead to another website, whose
 * words are not the owner's, or to a page read already, which judged twice would look like a duplicate. That one, a page with something chosen
 * behind its "?", or its folder under the name of the index, is left out without a word: nothing of the website goes unread with it.
 */
export function keepOwnPages(
  asked: readonly PageObservation[],
  target: Target,
): { pages: PageObservation[]; notRead: Observations['notRead'] } {
  const pages: PageObservation[] = [];
  const notRead: Observations['notRead'] = [];
  const seen = new Set<string>();
  for (const page of asked) {
    const { finalUrl, redirects } = page.plain;
    const leaves = page.role !== 'home' && redirects.length > 0 && linkInScope(finalUrl, target) === null;
    if (leaves) {
      notRead.push({ url: page.url, reason: 'elsewhere', detail: `leads to another website: ${finalUrl}` });
      continue;
    }
    const key = page.plain.view ? spellingKey(finalUrl) : page.url;
    if (!seen.has(key)) pages.push(page);
    seen.add(key);
  }
  return {
    pages: pages.filter((page) => !pages.some((other) => isViewOf(page, other) || isIndexOf(page, other))),
    notRead,
  };
}

/** Words of a view that its page does not hold: a count, the name of what was chosen. */
const NEW_WORDS = 0.05;

/**
 * "/shop?sort=new" beside "/shop", in another order or with less of it: the same page once more, as served and as drawn. "/shop?page=2" and
 * "/?page_id=7" say something else, and stay.
 */
function isViewOf(page: PageObservation, other: PageObservation): boolean {
  if (!page.plain.view || !other.plain.view || page.role === 'home') return false;
  const { origin, pathname, search } = new URL(page.plain.finalUrl);
  const whole = new URL(other.plain.finalUrl);
  if (search === '' || whole.search !== '' || origin + pathname !== whole.origin + whole.pathname) return false;
  return saysNoMore(page.plain.view, other.plain.view) && isDrawnAlike(page.rendered?.view, other.rendered?.view);
}

const INDEX = /(?<=\/)index(?:\.\w{2,5})?$/i;

/** "/index" beside "/", with the same document: one page with two addresses. */
function isIndexOf(page: PageObservation, other: PageObservation): boolean {
  if (!page.plain.view || !other.plain.view || page.role === 'home') return false;
  const { origin, pathname, search } = new URL(page.plain.finalUrl);
  const folder = new URL(other.plain.finalUrl);
  if (
    !INDEX.test(pathname) ||
    origin + pathname.replace(INDEX, '') + search !== folder.origin + folder.pathname + folder.search
  )
    return false;
  const [drawn, folderDrawn] = [page.rendered?.view, other.rendered?.view];
  return (
    isSameDocument(page.plain.view, other.plain.view) && (!drawn || !folderDrawn || saysNoMore(drawn, folderDrawn))
  );
}

const isSameDocument = (one: PageView, other: PageView): boolean =>
  one.titles.join('\n') === other.titles.join('\n') && allText(one) === allText(other);

/** Where a browser opened one of the two alone, scripts may have made another page of it. */
function isDrawnAlike(view: PageView | null | undefined, other: PageView | null | undefined): boolean {
  return view && other ? saysNoMore(view, other) : !view && !other;
}

function saysNoMore(view: PageView, whole: PageView): boolean {
  const known = new Set(comparableWords(allText(whole)));
  const words = [...new Set(comparableWords(allText(view)))];
  return words.filter((word) => !known.has(word)).length <= words.length * NEW_WORDS;
}
