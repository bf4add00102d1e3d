import { namesPlace } from '../../checks/shared/local-words.ts';
import type { BusinessWords } from '../shared/business-words.ts';

/** What is sold, with the town where it says none itself: "Leak repair in Bristol". */
export function inTown({ phrases, place }: Pick<BusinessWords, 'phrases' | 'place'>, what: string): string {
  return phrases === null || place === null || namesPlace(what, place) ? what : phrases.inPlace(what, place);
}
