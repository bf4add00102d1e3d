import type { TradeQuestion } from '../question-data.ts';

/**
 * Whether finding no answer can show that there is none. Where somebody is may be said by the name of a hill, who leads it by a name under a
 * letter, what it is in any words, and not everybody takes orders on a website.
 */
export const canBeMissing = ({ kind, asks }: Pick<TradeQuestion, 'kind' | 'asks'>): boolean =>
  kind !== 'place' && kind !== 'person' && asks !== 'online' && asks !== 'what-it-is';
