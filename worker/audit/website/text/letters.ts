import { lightLetters } from './light-letters.ts';

export const LETTER = lightLetters(/\p{L}/u);
export const TWO_LETTERS = lightLetters(/\p{L}{2}/u);
export const LETTER_OR_DIGIT = lightLetters(/[\p{L}\d]/u);
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

// Inside the brackets of a class, for patterns that need more than one of these letters.
/** Letters of Japanese in words: not its punctuation, digits or mark of length. Needs the flag `u`. */
export const JAPANESE_LETTERS = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
/** Hiragana and katakana, the mark of length included. */
export const KANA = '\\u3040-\\u30ff';
/** The kanji in use. */
export const COMMON_KANJI = '\\u4e00-\\u9fff';
/** Kana, rare kanji, kanji in use, and what stands between them: circled signs, units, the names of months. */
export const KANA_TO_KANJI = '\\u3040-\\u9fff';
const KANJI = '\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff';

export const JAPANESE_LETTER = new RegExp(`[${JAPANESE_LETTERS}]`, 'u');

/** The blocks of kana and kanji whole, signs among them included. */
export const KANA_OR_KANJI = new RegExp(`[${KANA}\\u3400-\\u9fff]`);

/** Kana and the kanji in use, to be counted or found. */
export const KANA_OR_COMMON_KANJI = new RegExp(`[${KANA}${COMMON_KANJI}]`);
export const KANA_ONLY = new RegExp(`^[${KANA}\\s]+$`, 'u');

/** Scripts written without spaces between words: Thai, Lao, Khmer, Myanmar, Japanese, Chinese. */
export const UNSPACED = new RegExp(`[\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff${KANA}${KANJI}]`);

/** Scripts in which one character says about as much as two of an alphabet. */
export const DENSE = new RegExp(`[${KANA}\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff]`, 'g');

/** A character of a script without spaces, or a word of another. */
export const CHARACTERS_AND_WORDS = lightLetters(`[${KANA}${KANJI}\\u0e00-\\u0e7f]|[\\p{L}\\p{N}]+`, 'gu');
