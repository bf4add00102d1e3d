import { plainWords } from '../../facts/plain-words.ts';

const WORD = /[\p{L}\p{N}]+/gu;
/** Scripts without spaces between words. */
const UNSPACED = /[\u3040-\u30ff\u4e00-\u9fff]/;
/** "of", "der", "les": no words of their own. */
const MIN_WORD = 4;
/** Endings of inflected words in the eight languages are seldom longer: "unblock", "unblocking". */
const MAX_ENDING = 3;
/** Words so long that share all but their last two letters are forms of one: "Behandlung", "Behandlungen", "behandle". */
const LONG_WORD = 9;

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
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < MIN_WORD || long.length - short.length > MAX_ENDING) return false;
  return long.startsWith(short.length >= LONG_WORD ? short.slice(0, -2) : short);
}
