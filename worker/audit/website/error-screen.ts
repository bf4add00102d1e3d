import type { PageObservation } from '../observations.ts';
import { visibleText } from './page/page-text.ts';
import type { PageView } from './page/page-view.ts';
import { SHELL_WORDS } from './undrawn-pages.ts';

/** A longer text is the page itself, whatever failed beside it. */
const MAX_SHOWN_WORDS = 80;
/** Of the browser, on files and data that did not arrive: they fail on pages that are whole, too. */
const NOT_ARRIVED = /^Failed to load resource|net::ERR_|^Access to |blocked by CORS|Content Security Policy/;

/**
 * What a page says in place of itself once its program has failed: it is served empty, an error was logged, and all that scripts wrote is
 * a few words with nothing to look at, to fill in or to follow. null for every other page.
 */
export function errorScreenOf({ plain, rendered }: Pick<PageObservation, 'plain' | 'rendered'>): string | null {
  if (!plain.view || !rendered?.view || plain.view.textWords >= SHELL_WORDS) return null;
  if (plain.view.scripts.count === 0 || !rendered.consoleErrors.some((error) => !NOT_ARRIVED.test(error))) return null;
  return isBare(rendered.view) ? firstLine(rendered.view) : null;
}

const isBare = ({ textWords, links, images, forms, frames, media }: PageView): boolean =>
  textWords > 0 &&
  textWords < MAX_SHOWN_WORDS &&
  [links, images, forms, frames, media].every(({ length }) => length === 0);

const firstLine = (view: PageView): string | null => visibleText(view).split('\n')[0]?.trim().slice(0, 120) || null;
