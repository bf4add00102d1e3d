import type { Facts } from '../../facts/facts.ts';
import type { Answered } from '../answered-question.ts';
import type { TermIndex } from '../index/term-index.ts';
import type { Touch } from '../index/touch.ts';
import type { Judged } from '../passages/first-passage.ts';
import type { QuestionLanguage, TradeQuestion } from '../question-data.ts';

/** Finds an answer on the whole website, whatever its words. */
export type Search = (
  question: TradeQuestion,
  index: TermIndex,
  language: QuestionLanguage,
  facts: Facts,
) => Judged | null;

/** How one kind of answer is told: a price, a time, a yes. */
export interface KindOfAnswer {
  /** What a passage with words of the question does for it. */
  judge(question: TradeQuestion, touch: Touch): Answered;
  /** What shows by itself wherever it stands: asked before half an answer is believed. */
  anywhere?: Search;
  /** Where no passage with words of the question answers it whole. */
  elsewhere?: Search;
  /** Whether half an answer gives way to a whole one found elsewhere. */
  prefersElsewhere?(question: TradeQuestion): boolean;
  /** Whether a passage that only names the subject is half an answer where nothing else is found. */
  namedIsHalf?(question: TradeQuestion): boolean;
}

/** A list has this many entries. */
export const LIST_ITEMS = 3;

export const partialIf = (holds: boolean): Answered => (holds ? 'partial' : 'none');

export const wordsIn = (text: string): number => text.split(/\s+/).length;
