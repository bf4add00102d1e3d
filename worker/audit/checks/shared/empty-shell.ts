import { readingLength, visibleText } from '../../website/page/page-text.ts';
import type { PageView } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';

/** Fewer characters are a frame. */
const FRAME_CHARS = 400;
/** A page that is merely brief has no more after scripts ran. */
const DRAWN_FACTOR = 3;

/** Whether scripts write the page: its HTML as served is a frame, and a browser shows much more. */
export function isEmptyShell({ plain, rendered }: ReadPage): boolean {
  if (rendered === null) return false;
  const served = readingLength(visibleText(plain.view));
  return served < FRAME_CHARS && readingLength(visibleText(rendered.view)) >= Math.max(1, served) * DRAWN_FACTOR;
}

/** Scripts write the page, and not one link on it: people get on by what they click. */
export const isLinkless = (page: ReadPage): boolean =>
  isEmptyShell(page) &&
  [page.plain.view, ...(page.rendered ? [page.rendered.view] : [])].every(({ links }) =>
    links.every(({ url }) => url === null || !/^https?:/i.test(url)),
  );

/** Of a page of fewer words a folded menu is much. */
const MIN_SERVED_WORDS = 50;

/** Whether a browser shows far less of a page than it is served with, as behind a window that waits for an answer. */
export const hidesMost = (plain: PageView, rendered: PageView): boolean =>
  plain.textWords >= MIN_SERVED_WORDS && rendered.textWords * 2 < plain.textWords;
