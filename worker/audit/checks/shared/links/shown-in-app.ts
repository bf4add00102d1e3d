import type { PageObservation } from '../../../observations.ts';
import { isInAppPage } from '../../../website/read-pages.ts';
import { saysNotFound } from '../../../website/unasked/error-titles.ts';

/**
 * Of pages that were asked for, those which the server does not know and a click in a visitor's browser shows: links to them are no dead
 * ends, and their address answers nobody who asks the server for it.
 */
export const shownInApp = (attempts: readonly PageObservation[]): PageObservation[] =>
  attempts.filter((page) => isInAppPage(page) && !saysNotFound(page.rendered.view));
