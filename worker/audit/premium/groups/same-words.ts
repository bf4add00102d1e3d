import { plainWords } from '../../facts/plain-words.ts';

const WORD = /[\p{L}\p{N}]+/gu;
/** Scripts without spaces between words. */
const UNSPACED = /[\u3040-\u30ff\u4e00-\u9fff]/;
/** "of", "der", "les": no words of their own. */
const MIN_WORD = 4;
/** Endings of inflected words in the eight languages are seldom longer: "unblock", "unblocking" share all but these. */
const ENDING = 2;

/** Whether the text has each word of the phrase in some form: "drain unblocking" is in "we unblock drains". */
export function mentions(text: string, phrase: string): boolean {
  const wanted = plainWords(phrase);
  const plain = plainWords(text);
  if (UNSPACED.test(wanted)) return plain.includes(wanted);
  const words = (wanted.match(WORD) ?? []).filter((word) => word.length >= MIN_WORD);
  if (words.length === 0) return wanted !== '' && ` ${plain} `.includes(` ${wanted} `);
  const said = plain.match(WORD) ?? [];
  return words.every((word) => said.some((other) => isSameWord(word, other)));
}

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  if (shorter < MIN_WORD) return false;
  const stem = one.slice(0, Math.max(MIN_WORD, shorter - ENDING));
  return other.startsWith(stem) && Math.abs(one.length - other.length) <= 4;
}
