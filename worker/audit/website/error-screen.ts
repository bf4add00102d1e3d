import type { PageObservation } from '../observations.ts';
import { visibleText } from './page/page-text.ts';
import type { PageView } from './page/page-view.ts';
import { errorTitleOf } from './unasked/error-titles.ts';
import { SHELL_WORDS } from './undrawn-pages.ts';

/** A longer text is the page itself, whatever failed beside it. */
const MAX_SHOWN_WORDS = 80;
/** Of the browser, on files and data that did not arrive: they fail on pages that are whole, too. */
const NOT_ARRIVED = /^Failed to load resource|net::ERR_|^Access to |blocked by CORS|Content Security Policy/;

/**
 * What a page says in place of itself once its program has failed, or takes its own address for none of its own: it is served empty, and all
 * that scripts wrote is a few words with nothing to look at or to fill in. They are headed as an error page is, with a way back at most, or
 * an error was logged and nothing is to be followed. null for every other page.
 */
export function errorScreenOf({ plain, rendered }: Pick<PageObservation, 'plain' | 'rendered'>): string | null {
  if (!plain.view || !rendered?.view || plain.view.textWords >= SHELL_WORDS) return null;
  if (plain.view.scripts.count === 0 || !isBare(rendered.view)) return null;
  const { links } = rendered.view;
  if (links.length <= MAX_WAYS_BACK && errorTitleOf(rendered.view) !== null)
    return visibleText(rendered.view).replace(/\s+/g, ' ').trim().slice(0, 120);
  const hasFailed = rendered.consoleErrors.some((error) => !NOT_ARRIVED.test(error));
  return hasFailed && links.length === 0 ? firstLine(rendered.view) : null;
}

/** "Back to the start page", and what brings the error to the maker's ears. */
const MAX_WAYS_BACK = 2;

const isBare = ({ textWords, images, forms, frames, media }: PageView): boolean =>
  textWords > 0 && textWords < MAX_SHOWN_WORDS && [images, forms, frames, media].every(({ length }) => length === 0);

const firstLine = (view: PageView): string | null => visibleText(view).split('\n')[0]?.trim().slice(0, 120) || null;
