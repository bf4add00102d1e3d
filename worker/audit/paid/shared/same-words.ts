import { KANA_OR_COMMON_KANJI } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';

const WORD = lightLetters(/[\p{L}\p{N}]+/gu);
/** Scripts without spaces between words. */
/** "of", "der", "les": no words of their own. */
const MIN_WORD = 4;
/** Endings of inflected words in the eight languages are seldom longer: "unblock", "unblocking". */
const MAX_ENDING = 3;
/** Words so long that share all but their last two letters are forms of one: "Behandlung", "Behandlungen", "behandle". */
const LONG_WORD = 9;

interface Words {
  plain: string;
  /** By their first character: forms of one word share it. */
  byInitial: Map<string, string[]>;
  /** Those that are words of their own. */
  long: string[];
  isUnspaced: boolean;
}

// A website's sentences are compared with the words of many questions: each is taken apart once.
const known = new Map<string, Words>();
/** Texts kept; beyond it the memory starts anew. */
const MAX_KNOWN = 10_000;

function wordsOf(text: string): Words {
  const before = known.get(text);
  if (before) return before;
  if (known.size >= MAX_KNOWN) known.clear();
  const plain = plainWords(text);
  const all = plain.match(WORD) ?? [];
  const long = all.filter((word) => word.length >= MIN_WORD);
  const words = { plain, byInitial: Map.groupBy(all, initialOf), long, isUnspaced: KANA_OR_COMMON_KANJI.test(plain) };
  known.set(text, words);
  return words;
}

/** Whether the text has each word of the phrase in some form: "drain unblocking" is in "we unblock drains". */
export function mentions(text: string, phrase: string): boolean {
  const wanted = wordsOf(phrase);
  const said = wordsOf(text);
  if (wanted.isUnspaced) return said.plain.includes(wanted.plain);
  if (wanted.long.length === 0) return wanted.plain !== '' && ` ${said.plain} `.includes(` ${wanted.plain} `);
  return wanted.long.every((word) => said.byInitial.get(initialOf(word))?.some((other) => isSameWord(word, other)));
}

function initialOf(word: string): string {
  return word.charAt(0);
}

/** For two that begin alike. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < MIN_WORD || long.length - short.length > MAX_ENDING) return false;
  return long.startsWith(short.length >= LONG_WORD ? short.slice(0, -2) : short);
}
