import { LETTER_OR_NUMBER } from '../../website/text/letters.ts';

/** A report quotes a sentence; a shorter one is read with the next. */
const MAX_CHARS = 240;
const SHORT_WORDS = 6;

export const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => LETTER_OR_NUMBER.test(word)).length;

/** A sentence of several, with the next where it is short; what is longer than any sentence is cut between words. */
export function fromSentence(sentences: readonly string[], first: string): string {
  const at = sentences.indexOf(first);
  const next = at < 0 ? undefined : sentences[at + 1];
  const both = next === undefined || wordsOf(first) >= SHORT_WORDS ? first : `${first} ${next}`;
  if (both.length <= MAX_CHARS) return both;
  return first.length <= MAX_CHARS ? first : `${first.slice(0, first.lastIndexOf(' ', MAX_CHARS))}…`;
}
