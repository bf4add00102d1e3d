import type { PageObservation } from '../../observations.ts';

/** A page that its server sends without a word, a picture, a form or a link, and that no browser shows more of. */
export const isEmptyPage = ({ role, plain, rendered }: Pick<PageObservation, 'role' | 'plain' | 'rendered'>): boolean =>
  role !== 'home' &&
  plain.obstacle?.kind === 'empty' &&
  plain.view?.links.length === 0 &&
  (rendered?.view?.textChars ?? 0) === 0;
