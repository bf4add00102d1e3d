import type { Judged } from '../passages/first-passage.ts';
import type { TradeQuestion } from '../question-data.ts';
import { isQuestion } from '../signs/asserts.ts';
import { holdsValue } from './holds-value.ts';

/** What shows that something answers a question: a fact beyond doubt, or that the page asks it itself, with the kind of answer below. */
export type ShownBy = 'fact' | 'asked';

export function shownBy(question: TradeQuestion, { passage, answered }: Judged, isTitled: boolean): ShownBy | null {
  // A part of an answer is not told: what else belongs to it, its owner knows.
  if (answered !== 'full' || !isTitled || passage.isFurther) return null;
  if (passage.toOthers || passage.isReview || passage.isOver || passage.isArticle) return null;
  const isAsked = isQuestion(passage.headings.at(-1) ?? '') && !isQuestion(passage.text);
  return isAsked && holdsValue(question, passage.text) ? 'asked' : null;
}
