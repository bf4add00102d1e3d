import type { PageObservation, TextResource } from '../observations.ts';
import { visibleText } from './page/page-text.ts';
import type { PageView } from './page/page-view.ts';
import { readPage } from './page/read-page.ts';

/** "/404.html": where static hosts keep what they answer to addresses they do not have. */
const NOT_FOUND_FILE = /\/404(?:\.\w{2,5})?\/?$/;

/** Whether an address is, by its name, that of the page for addresses that do not exist. */
export const isNotFoundAddress = (url: string): boolean => NOT_FOUND_FILE.test(new URL(url).pathname);

/**
 * Tells the page that stands for missing ones, which a server may also answer with 200: by its address, or because it says what the
 * server says to an address that cannot exist. An application that is one file for all addresses proves nothing by it.
 */
export function notFoundPages(
  pages: readonly PageObservation[],
  control: TextResource | null,
): (page: PageObservation) => boolean {
  const refusal =
    control !== null && control.status >= 400 && control.text ? saidBy(readPage(control.text, control.url)) : '';
  const home = pages.find(({ role }) => role === 'home')?.plain.view;
  const isTelling = refusal.length >= MIN_CHARS && (!home || saidBy(home) !== refusal);
  return ({ url, role, plain }) =>
    role !== 'home' && (isNotFoundAddress(url) || (isTelling && plain.view !== null && saidBy(plain.view) === refusal));
}

/** Less is an empty frame, as many pages have it. */
const MIN_CHARS = 20;

const saidBy = (view: PageView): string => [...view.titles, visibleText(view)].join('\n').replace(/\s+/g, ' ').trim();
