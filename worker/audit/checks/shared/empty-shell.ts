import { readingLength, visibleText } from '../../website/page/page-text.ts';
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
