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
