import type { RatedFacts } from '../facts/facts.ts';
import type { TradeId } from '../trades/index.ts';
import type { AnsweredQuestion } from './answered-question.ts';
import type { QuestionLanguage, TradeQuestion } from './question-data.ts';
import { ruleFor } from './reading-rules.ts';
import { statedAnswer } from './stated-answer.ts';

const NO_ANSWER = { passage: null, pageUrl: null, jsOnly: false } as const;

/** As a fact beyond doubt answers it; null: none does. */
export function factAnswer(
  trade: TradeId,
  question: TradeQuestion,
  facts: RatedFacts,
  language: QuestionLanguage | null,
): AnsweredQuestion | null {
  const stated = statedAnswer(question, facts);
  if (!stated) return null;
  const { by, sources } = stated;
  const jsOnly = sources.every(({ view }) => view === 'rendered');
  const pageUrl = sources[0]?.pageUrl ?? null;
  return { ...identityOf(trade, question, language), answered: 'full', passage: null, pageUrl, jsOnly, by };
}

/** A question that nothing answers on the pages read. */
export const noAnswer = (
  trade: TradeId,
  question: TradeQuestion,
  language: QuestionLanguage | null,
): AnsweredQuestion => ({
  ...identityOf(trade, question, language),
  answered: 'none',
  ...NO_ANSWER,
  why: `On the pages we read nothing answers this. An answer is ${ruleFor(question).full}.`,
});

/** A question that gets no verdict. `why`: where there is a reason that its owner can use. */
export const inconclusiveAnswer = (
  trade: TradeId,
  question: TradeQuestion,
  language: QuestionLanguage | null,
  why?: string,
): AnsweredQuestion => ({
  ...identityOf(trade, question, language),
  answered: 'inconclusive',
  ...NO_ANSWER,
  ...(why ? { why } : {}),
});

export function identityOf(
  trade: TradeId,
  { id, weight, kind, ask, fact }: TradeQuestion,
  language: QuestionLanguage | null,
) {
  const asked = language ?? 'en';
  const english = asked === 'en' ? {} : { questionEnglish: ask.en };
  return { id: `${trade}/${id}`, question: ask[asked], ...english, weight, kind, ...(fact ? { fact } : {}) };
}
