import type { PageView } from '../../website/page/page-view.ts';
import type { Candidate } from './review-candidates.ts';

/** The heading of the part, a line over it, and the name or the stars that open the first card. */
const MAX_OVER = 5;
/** Who said the last one, and where from. */
const MAX_UNDER = 3;

/** What whoever built the page noted beside what customers say: that it is to be replaced, so nobody said it. */
export const noteOnList = ({ notes = [] }: PageView, candidates: readonly Candidate[]): string | null =>
  notes.find(({ block }) => candidates.some(({ at }) => block >= at - MAX_OVER && block <= at + MAX_UNDER))?.text ??
  null;
