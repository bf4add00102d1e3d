import type { RatedFacts } from '../facts/facts.ts';
import { textKey } from '../website/text/plain-words.ts';
import { endsAsSentence, sentencesOf } from '../website/text/sentences.ts';
import { wordsOf } from './passages/words-of.ts';

/** A report quotes a sentence or two. */
const MAX_CHARS = 240;
/** "Of course." is read with what follows. */
const SHORT_WORDS = 6;

type Entry = RatedFacts['faq'][number];

/** The entry of the website's own questions and answers that asks this, where it was read beyond doubt. */
export const entryAsking = ({ faq }: RatedFacts, question: string): Entry | undefined =>
  faq.find(
    ({ value, certainty, sources }) =>
      certainty === 'certain' && sources.length > 0 && textKey(value.question) === textKey(question),
  );

/** The sentences an answer opens with, whole and of one element; null where none can be quoted. */
export function openingOf(answer: string, language: string): string | null {
  const [line = ''] = answer.split('\n');
  let opening = '';
  for (const sentence of sentencesOf(line, language)) {
    opening = opening === '' ? sentence : `${opening} ${sentence}`;
    if (endsAsSentence(opening) && wordsOf(opening) >= SHORT_WORDS) break;
  }
  return endsAsSentence(opening) && opening.length <= MAX_CHARS && line.startsWith(opening) ? opening : null;
}
