import type { PageObservation } from '../observations.ts';
import type { PageView } from './page/page-view.ts';
import { urlParts } from './parsed-url.ts';
import type { ReadPage } from './read-pages.ts';

type Tried = Pick<PageObservation, 'role' | 'plain' | 'rendered'>;

/** With so many words as served, a page tells what it is there for, whatever scripts add. */
export const TELLING_WORDS = 100;
/** With fewer a page whose scripts or data did not arrive shows a menu and no more. */
const FRAME_WORDS = 20;
/** With fewer it is the place for an application and no page yet. */
export const SHELL_WORDS = 10;

/**
 * A page that our browser opened and could not show, or whose frame alone it showed, though scripts may write most of it: what a visitor
 * finds there is not known. The home page in any case, others where hardly anything is served; legal texts answer no customer's question.
 */
export const isUndrawn = ({ role, plain, rendered }: Tried): boolean =>
  role !== 'legal' &&
  plain.view !== null &&
  (role === 'home' || plain.view.textWords < TELLING_WORDS) &&
  plain.status < 400 &&
  plain.view.scripts.count > 0 &&
  rendered !== null &&
  (rendered.view === null
    ? rendered.failure !== null
    : (isBlank(rendered.view) && plain.view.textWords < SHELL_WORDS) ||
      (rendered.missesCode === true && Math.max(plain.view.textWords, rendered.view.textWords) < FRAME_WORDS));

/**
 * A page that no browser opened, though scripts fill it: headings stand over lists of which nothing is served, or the website's own scripts
 * work on its home page.
 */
export const isLeftToScripts = ({ role, plain, rendered }: Tried): boolean =>
  role !== 'legal' &&
  rendered === null &&
  plain.view !== null &&
  plain.status < 400 &&
  ((plain.view.unfilled ?? []).length > 0 || (role === 'home' && hasOwnScript(plain)));

export function hasOwnScript({ view, finalUrl }: Tried['plain']): boolean {
  const { host } = urlParts(finalUrl);
  return view?.scripts.external.some((url) => urlParts(url).host === host) === true;
}

/** Neither a word nor a picture: our browser looked before scripts had put anything there. */
export const isBlank = ({ textWords, images, frames }: PageView): boolean =>
  textWords === 0 && images.length === 0 && frames.length === 0;

/** Its HTML has nothing but a place for what scripts write, and none of it was seen: what stands on the page is not known. */
export const isUnseenShell = ({ plain, rendered }: ReadPage): boolean =>
  (rendered === null || isBlank(rendered.view)) &&
  plain.view.scripts.count > 0 &&
  plain.view.textWords < SHELL_WORDS &&
  plain.view.headings.length === 0 &&
  Object.values(plain.view.landmarks).every((count) => count === 0);

/** Why, as the list of pages says it: of our browser, not of the page, which may open well for a visitor. */
export function undrawnWords({ rendered }: Pick<PageObservation, 'rendered'>): string {
  if (rendered?.failure === 'restless') return 'Not readable in a browser: it never came to rest.';
  return rendered?.failure === 'timeout'
    ? 'Our browser did not finish this page in its time.'
    : 'Our browser did not show this page completely.';
}
