import { type Asked, type ClaimKind, stateOf } from '../facts/claims/claims.ts';
import { TRADES, type Trades } from '../trades/index.ts';
import type { AnsweredQuestion, QuestionCoverage, ReadAnswer, ReadCoverage } from './answered-question.ts';
import type { AnsweringFact, TradeQuestion } from './question-data.ts';

/** Facts customers ask for, each with the kinds of which one has to be beyond doubt: who may write has reached a business as well. */
const RESTS_ON: Partial<Record<AnsweringFact, readonly ClaimKind[]>> = {
  openingHours: ['openingHours'],
  phones: ['phones', 'emails'],
  emails: ['emails'],
  addresses: ['addresses'],
  prices: ['prices'],
  people: ['people'],
  reviews: ['reviews', 'rating'],
};

const TERMS_UNREAD = 'Your terms, a page of their own that we did not read, may answer this.';
const PAGES_UNKNOWN = 'Scripts that may write the menu could not be loaded, so another page may answer it.';

/**
 * The answers as they may be told: none surer than the fact it gives, and none that only its words suggest. Whether such a line answers
 * is not known, and no fault; nor is it one where a line touches the question and no answer was made out, or tells a part of it. Of none
 * is a line quoted: what shares a word with a question may be about anything.
 */
export function asSureAsShown(coverage: ReadCoverage, asked: Asked, trades: Trades = TRADES): QuestionCoverage {
  const byId = new Map(
    trades[coverage.trade].questions.map((question) => [`${coverage.trade}/${question.id}`, question]),
  );
  const mayStandInTerms = (asked.coverage?.hasUnreadTerms ?? false) && trades[coverage.trade].line === 'retail';
  return {
    ...coverage,
    questions: coverage.questions
      .map((one) => asSure(one, byId.get(one.id), asked))
      // Whether somebody is asked this at all, the answer tells.
      .filter(({ id, answered }) => answered !== 'inconclusive' || !byId.get(id)?.ifTouched)
      .map((one) => (mayStandInTerms && one.answered === 'none' ? notTold(one, TERMS_UNREAD) : one)),
  };
}

function asSure(read: ReadAnswer, question: TradeQuestion | undefined, asked: Asked): AnsweredQuestion {
  const { shownBy, isTouched, ...answer } = read;
  if (answer.answered === 'inconclusive') return answer;
  if (answer.answered === 'none') {
    // Where the other pages of the website could not be found, any of them may answer.
    if (asked.coverage?.known === null) return notTold(answer, PAGES_UNKNOWN);
    if (question && !isGap(question, asked)) return notTold(answer);
    const mayBeThere = question?.fact && RESTS_ON[question.fact]?.some((kind) => stateOf(kind, asked) !== 'absent');
    return isTouched || mayBeThere ? notTold(answer) : answer;
  }
  // What else would belong to the answer, its owner knows.
  if (answer.answered === 'partial') return notTold(answer);
  // Neither words to show nor a place to look at: nobody could say where the answer is.
  if (answer.passage === null && answer.place === undefined) return notTold(answer);
  if (shownBy === 'rows') return answer;
  const kinds = (answer.answered === 'full' && question?.fact && RESTS_ON[question.fact]) || null;
  const isSettled = shownBy !== null && (kinds === null || kinds.some((kind) => isSure(kind, asked)));
  return isSettled ? answer : notTold(answer);
}

/**
 * Whether finding no answer shows that there is none. Where somebody is may be said by the name of a hill, who leads it by a name under a
 * letter, not everybody takes orders on a website, and hours are asked of a door.
 */
function isGap({ kind, asks, fact }: TradeQuestion, asked: Asked): boolean {
  if (kind === 'place' || kind === 'person' || asks === 'online') return false;
  return fact !== 'openingHours' || stateOf('addresses', asked) === 'stated';
}

const notTold = (
  { heading: _, place: _place, why: _why, ...answer }: AnsweredQuestion,
  why?: string,
): AnsweredQuestion => ({
  ...answer,
  answered: 'inconclusive',
  passage: null,
  pageUrl: null,
  jsOnly: false,
  ...(why ? { why } : {}),
});

/** `certain` or said to be so by the owner. */
const isSure = (kind: ClaimKind, asked: Asked): boolean =>
  stateOf(kind, asked) === 'stated' || [asked.facts[kind]].flat().some((fact) => fact?.confirmed !== undefined);
