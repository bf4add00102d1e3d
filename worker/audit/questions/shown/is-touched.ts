import type { TermIndex } from '../index/term-index.ts';
import type { QuestionLanguage, TradeQuestion } from '../question-data.ts';

/** Whether anything has a word of the question, of those that others are not asked: where it has, nobody can say that nothing answers. */
export function isTouched(question: TradeQuestion, language: QuestionLanguage, index: TermIndex): boolean {
  const about = question.about?.[language] ?? question.terms[language];
  return index.presence(about).size > 0;
}
