import type { Answered } from '../answered-question.ts';
import type { TermIndex } from '../index/term-index.ts';
import type { ShownBy } from '../shown/shown-by.ts';
import type { Passage } from './passage.ts';

/** A passage with what it does for a question. */
export interface Judged {
  passage: Passage;
  answered: Answered;
  /** What shows that it does; null: nothing but its words. */
  shownBy?: ShownBy | null;
}

/** The first passage of the website of which something holds, as an answer. */
export function firstPassage(
  { passages }: TermIndex,
  answered: Answered,
  holds: (passage: Passage) => boolean,
): Judged | null {
  const found = passages.find(({ passage }) => holds(passage));
  return found ? { passage: found.passage, answered } : null;
}
