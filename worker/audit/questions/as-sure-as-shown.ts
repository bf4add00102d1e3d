import { isVisited } from '../facts/addresses/visited.ts';
import { type Asked, type ClaimKind, stateOf } from '../facts/claims/claims.ts';
import { isBlind } from '../facts/claims/coverage.ts';
import { TRADES, type Trades } from '../trades/index.ts';
import type { AnsweredQuestion, QuestionCoverage, ReadAnswer, ReadCoverage } from './answered-question.ts';
import type { AnsweringFact, TradeQuestion } from './question-data.ts';
import { canBeMissing } from './shown/can-be-missing.ts';

/** Facts customers ask for, each with the kinds that must stand nowhere before it is called missing. */
const RESTS_ON: Partial<Record<AnsweringFact, readonly ClaimKind[]>> = {
  openingHours: ['openingHours'],
  phones: ['phones', 'emails'],
  emails: ['emails'],
  addresses: ['addresses'],
  prices: ['prices'],
  people: ['people'],
  services: ['services'],
  reviews: ['reviews', 'rating'],
};

const TERMS_UNREAD = 'Your terms, a page of their own that we did not read, may answer this.';
const PAGES_UNREAD = 'We read a part of your pages; another one may answer this.';
const PAGES_UNKNOWN = 'Not all that your pages load arrived in our browser, so it may be answered there.';

/**
 * The answers as they may be told: a lack of one only where nothing speaks of what is asked, as what shares a word with a question may be
 * about anything, and only a reader can tell.
 */
export function asSureAsShown(coverage: ReadCoverage, asked: Asked, trades: Trades = TRADES): QuestionCoverage {
  const byId = new Map(
    trades[coverage.trade].questions.map((question) => [`${coverage.trade}/${question.id}`, question]),
  );
  const { visitedByArrangement = false, line } = trades[coverage.trade];
  const mayStandInTerms = (asked.coverage?.hasUnreadTerms ?? false) && line === 'retail';
  return {
    ...coverage,
    questions: coverage.questions
      .map((one) => asSure(one, byId.get(one.id), asked, visitedByArrangement))
      .map((one) => (mayStandInTerms && one.answered === 'none' ? notTold(one, TERMS_UNREAD) : one)),
  };
}

/** Whoever has closed answers nothing that buyers ask. */
export const notAsked = (coverage: QuestionCoverage): QuestionCoverage => ({
  ...coverage,
  questions: coverage.questions.map((one) => (one.answered === 'none' ? notTold(one) : one)),
});

function asSure(
  read: ReadAnswer,
  question: TradeQuestion | undefined,
  asked: Asked,
  isByArrangement: boolean,
): AnsweredQuestion {
  const { isTouched, ...answer } = read;
  if (answer.answered !== 'none') return answer;
  // Where the other pages of the website could not be found, any of them may answer.
  if (asked.coverage && isBlind(asked.coverage)) return notTold(answer, PAGES_UNKNOWN);
  if (isReadInPart(asked)) return notTold(answer, PAGES_UNREAD);
  if (question && !isGap(question, asked)) return notTold(answer);
  if (question?.fact === 'openingHours' && isByArrangement) return notTold(answer);
  const mayBeThere = question?.fact && RESTS_ON[question.fact]?.some((kind) => stateOf(kind, asked) !== 'absent');
  return isTouched || mayBeThere ? notTold(answer) : answer;
}

/** A page that nobody read may answer anything, whatever it is called. */
const isReadInPart = ({ pages, coverage }: Asked): boolean => pages !== null && (coverage?.known ?? 0) > pages.length;

/** Hours are asked of a door. */
const isGap = (question: TradeQuestion, asked: Asked): boolean =>
  canBeMissing(question) &&
  (question.fact !== 'openingHours' ||
    asked.facts.addresses.some((one) => one.certainty === 'certain' && isVisited(one)));

const notTold = ({ why: _why, ...answer }: AnsweredQuestion, why?: string): AnsweredQuestion => ({
  ...answer,
  answered: 'inconclusive',
  passage: null,
  pageUrl: null,
  jsOnly: false,
  ...(why ? { why } : {}),
});
