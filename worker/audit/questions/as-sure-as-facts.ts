import { type Asked, type ClaimKind, stateOf } from '../facts/claims/claims.ts';
import { TRADES, type Trades } from '../trades/index.ts';
import type { AnsweredQuestion, QuestionCoverage } from './answered-question.ts';
import type { AnsweringFact, TradeQuestion } from './question-data.ts';

/** Facts customers ask for, each with the kinds of which one has to be beyond doubt: who may write has reached a business as well. */
const RESTS_ON: Partial<Record<AnsweringFact, readonly ClaimKind[]>> = {
  openingHours: ['openingHours'],
  phones: ['phones', 'emails'],
  emails: ['emails'],
  addresses: ['addresses'],
  prices: ['prices'],
  people: ['people'],
};

const DOUBTFUL = 'This reads like an answer, and we could not read it beyond doubt.';

/** The answers, none of them surer than the fact it gives: whether what was not read for certain answers is not known, and no fault. */
export function asSureAsFacts(coverage: QuestionCoverage, asked: Asked, trades: Trades = TRADES): QuestionCoverage {
  const byId = new Map(
    trades[coverage.trade].questions.map((question) => [`${coverage.trade}/${question.id}`, question]),
  );
  return { ...coverage, questions: coverage.questions.map((one) => asSure(one, byId.get(one.id), asked)) };
}

function asSure(answer: AnsweredQuestion, question: TradeQuestion | undefined, asked: Asked): AnsweredQuestion {
  const kinds = question?.fact && RESTS_ON[question.fact];
  if (!question || !kinds || answer.answered !== 'full') return answer;
  if (kinds.some((kind) => isSure(kind, asked))) return answer;
  return { ...answer, answered: 'inconclusive', why: DOUBTFUL };
}

/** `certain` or said to be so by the owner. */
const isSure = (kind: ClaimKind, asked: Asked): boolean =>
  stateOf(kind, asked) === 'stated' || [asked.facts[kind]].flat().some((fact) => fact?.confirmed !== undefined);
