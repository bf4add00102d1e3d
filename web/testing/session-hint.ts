import { SESSION_HINT } from '../../worker/contract/pages.ts';

/** As the Worker does with the page. */
export function hintAtSession(isThere: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: one fixed word, before anything else runs; the store of cookies answers later
  document.cookie = `${SESSION_HINT}=1${isThere ? '' : '; max-age=-1'}`;
}
