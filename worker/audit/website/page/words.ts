import { UNSPACED } from '../text/letters.ts';
import { lightLetters } from '../text/light-letters.ts';
import { remembered } from '../text/remembered.ts';

const WORD_CHARACTER = lightLetters(/[\p{L}\p{N}]/u);
/** What stands between spaces, from its first letter or digit on. */
const SPACED_WORDS = lightLetters(/[\p{L}\p{N}]\S*/gu);

/** It brings a dictionary: made for the first text without spaces. */
let segmenter: Intl.Segmenter | null = null;

export const countWords = remembered((text) => {
  if (!UNSPACED.test(text)) return text.match(SPACED_WORDS)?.length ?? 0;
  let words = 0;
  for (const piece of text.split(/\s+/)) {
    if (!WORD_CHARACTER.test(piece)) continue;
    if (UNSPACED.test(piece)) {
      segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' });
      for (const segment of segmenter.segment(piece)) if (segment.isWordLike) words++;
    } else words++;
  }
  return words;
});

/** Characters that take no room on screen and split words for a reader of the text: soft hyphen, zero-width ones, byte order mark. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** White space as HTML shows it: runs become one space. */
export const collapse = (text: string): string => withoutEndlessWords(text.replace(INVISIBLE, '').replace(/\s+/g, ' '));

/** No word is as long, and no sentence of a script without spaces goes so long without a comma. */
const MAX_WORD_CHARS = 250;
const ENDLESS_WORD = lightLetters(/(?<![\p{L}\p{N}_])[\p{L}\p{N}_]{251}/u);
const PIECE = lightLetters(/[\p{L}\p{N}_]{250}(?=[\p{L}\p{N}_])/gu);

/**
 * Letters and digits without an end are cut into pieces: a pattern that looks from each letter for the end of its word takes the
 * square of its length. No pattern here takes the whole word at once: five million letters are more than V8 remembers of a match.
 */
export function withoutEndlessWords(text: string): string {
  if (text.length <= MAX_WORD_CHARS || !ENDLESS_WORD.test(text)) return text;
  return text.replace(PIECE, '$& ');
}
