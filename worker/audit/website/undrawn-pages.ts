import type { PageObservation } from '../observations.ts';

type Tried = Pick<PageObservation, 'role' | 'plain' | 'rendered'>;

/**
 * A page that our browser opened and could not show, though scripts may write part of it: what a visitor finds there is not known. Legal
 * texts are sent as they are, and answer no customer's question.
 */
export const isUndrawn = ({ role, plain, rendered }: Tried): boolean =>
  role !== 'legal' &&
  plain.view !== null &&
  plain.status < 400 &&
  plain.view.scripts.count > 0 &&
  rendered !== null &&
  rendered.view === null &&
  rendered.failure !== null;

/** Why, as the list of pages says it. */
export const undrawnWords = ({ rendered }: Pick<PageObservation, 'rendered'>): string =>
  rendered?.failure === 'restless'
    ? 'Not readable in a browser: it never came to rest.'
    : 'The browser could not show this page completely.';
