import { lightLetters } from '../text/light-letters.ts';
import { remembered } from '../text/remembered.ts';

/** Scripts written without spaces between words: Thai, Lao, Khmer, Myanmar, Japanese, Chinese. */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/;
const WORD_CHARACTER = lightLetters(/[\p{L}\p{N}]/u);

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

export const countWords = remembered((text) => {
  let words = 0;
  for (const piece of text.split(/\s+/)) {
    if (!WORD_CHARACTER.test(piece)) continue;
    if (UNSPACED.test(piece)) {
      for (const segment of segmenter.segment(piece)) if (segment.isWordLike) words++;
    } else words++;
  }
  return words;
});

/** Characters that take no room on screen and split words for a reader of the text: soft hyphen, zero-width ones, byte order mark. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** White space as HTML shows it: runs become one space. */
export const collapse = (text: string): string => text.replace(INVISIBLE, '').replace(/\s+/g, ' ');
