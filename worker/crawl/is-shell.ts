import type { ReadAttempt } from '../audit/observations.ts';

/** Fewer visible characters than any finished page of the calibration had (client-rendered ones: 32-427), as in the check of raw text. */
const SHELL_CHARS = 500;

/**
 * Whether scripts may write links that the page as served lacks, and there is room to follow them: menus and footers are often filled
 * in by a script on pages that are no empty frame.
 */
export const mayHideLinks = ({ view }: ReadAttempt, pagesFound: number, maxPages: number): boolean =>
  view !== null && view.scripts.count > 0 && pagesFound < maxPages;

/** Whether a page as served is an empty frame that scripts fill. */
export function isShell({ view }: ReadAttempt): boolean {
  return view !== null && view.textChars < SHELL_CHARS && view.scripts.count > 0;
}
