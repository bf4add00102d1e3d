import { lightLetters } from '../../website/text/light-letters.ts';
import { hasDuration } from './has-duration.ts';

/** A figure with the word behind it. */
const FIGURE = lightLetters(/(?<![\p{L}\d.,])\d[\d.,]*\+?%?\s*\p{L}*/gu);
const YEAR = /^(?:19|20)\d\d\b/;

/** Whether a figure counts something: "850 families", and neither "in 2019" nor "after 3 years". */
export const countsThings = (text: string): boolean =>
  (text.match(FIGURE) ?? []).some((figure) => !YEAR.test(figure) && !hasDuration(figure));

/** Words before and behind a figure that say what it counts: "helped 850 families". */
const BEFORE = 3;
const BEHIND = 4;

/** What the figures of a text count, each with the words around it. */
export function countedThings(text: string): string[] {
  const words = text.split(/\s+/);
  return words.flatMap((word, at) =>
    /\d/.test(word) && countsThings(words.slice(at, at + 2).join(' '))
      ? [words.slice(Math.max(0, at - BEFORE), at + BEHIND).join(' ')]
      : [],
  );
}
