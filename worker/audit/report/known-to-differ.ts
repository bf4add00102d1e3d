import { replacedTexts } from '../checks/shared/shown/replaced-texts.ts';
import { zeroCounters } from '../checks/shared/shown/zero-counters.ts';
import type { PageLink } from '../website/page/page-view.ts';
import { isRendered, type ReadPage } from '../website/read-pages.ts';

const NO_ADDRESS = /^\s*(?:#!?\s*|javascript:.*)?$/i;

/** A click on it may bring words: none was tried on it, or something came of it. */
const mayBringMore = ({ href, hidden, opens }: PageLink): boolean =>
  NO_ADDRESS.test(href) && !hidden && opens !== false;

/**
 * Whether something on a page is known to be other as it is sent than as people see it, however many of its words are sent: figures that a
 * script counts up or replaces, lists it fills, entries that name no address, and code that did not arrive. Nobody may say of it that all
 * words are served.
 */
export const isKnownToDiffer = (page: ReadPage): boolean =>
  isRendered(page) &&
  (page.rendered.missesCode === true ||
    (page.plain.view.unfilled ?? []).length > 0 ||
    page.rendered.view.links.some(mayBringMore) ||
    zeroCounters(page).length > 0 ||
    replacedTexts(page).length > 0);
