import { lightLetters } from './light-letters.ts';

export const LETTER = lightLetters(/\p{L}/u);
export const TWO_LETTERS = lightLetters(/\p{L}{2}/u);
export const LETTER_OR_NUMBER = lightLetters(/[\p{L}\p{N}]/u);
export const STARTS_WITH_LETTER = lightLetters(/^\p{L}/u);
export const STARTS_UPPER = lightLetters(/^\p{Lu}/u);
export const STARTS_LOWER = lightLetters(/^\p{Ll}/u);

// Those below find all: for `replace`, `split` and `match` only, which begin at the start whoever asked before.
export const LETTER_RUNS = lightLetters(/\p{L}+/gu);
export const NO_LETTER = lightLetters(/[^\p{L}]/gu);
export const NO_LETTER_OR_DIGIT = lightLetters(/[^\p{L}\d]/gu);
export const BETWEEN_LETTERS = lightLetters(/[^\p{L}]+/gu);
export const BETWEEN_WORDS = lightLetters(/[^\p{L}\p{N}]+/gu);

/** A letter of Japanese in words: not its punctuation, digits or mark of length. */
export const JAPANESE_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The blocks of kana and kanji whole, signs among them included. */
export const KANA_OR_KANJI = /[\u3040-\u30ff\u3400-\u9fff]/;

/** Kana and the kanji in use, to be counted or found. */
export const KANA_OR_COMMON_KANJI = /[\u3040-\u30ff\u4e00-\u9fff]/;
export const KANA_ONLY = /^[\u3040-\u30ff\s]+$/u;

/** Scripts written without spaces between words: Thai, Lao, Khmer, Myanmar, Japanese, Chinese. */
export const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/;

/** Scripts in which one character says about as much as two of an alphabet. */
export const DENSE = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff]/g;

/** A character of a script without spaces, or a word of another. */
export const CHARACTERS_AND_WORDS = lightLetters(
  /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u0e00-\u0e7f]|[\p{L}\p{N}]+/gu,
);
