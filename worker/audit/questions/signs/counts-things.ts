import { lightLetters } from '../../website/text/light-letters.ts';
import { hasDuration } from './has-duration.ts';

/** A figure with the word behind it. */
const FIGURE = lightLetters(/(?<![\p{L}\d.,])\d[\d.,]*\+?%?\s*\p{L}*/gu);
const YEAR = /^(?:19|20)\d\d\b/;

/** Whether a figure counts something: "850 families", and neither "in 2019" nor "after 3 years". */
export const countsThings = (text: string): boolean =>
  (text.match(FIGURE) ?? []).some((figure) => !YEAR.test(figure) && !hasDuration(figure));
