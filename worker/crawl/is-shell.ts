import type { ReadAttempt } from '../audit/observations.ts';

/** Fewer visible characters than any finished page of the calibration had (client-rendered ones: 32-427), as in the check of raw text. */
const SHELL_CHARS = 500;

/** Whether a page as served is an empty frame that scripts fill. */
export function isShell({ view }: ReadAttempt): boolean {
  return view !== null && view.textChars < SHELL_CHARS && view.scripts.count > 0;
}
