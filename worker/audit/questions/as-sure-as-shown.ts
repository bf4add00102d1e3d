import { type Asked, type ClaimKind, stateOf } from '../facts/claims/claims.ts';
import { TRADES, type Trades } from '../trades/index.ts';
import type { AnsweredQuestion, QuestionCoverage, ReadAnswer, ReadCoverage } from './answered-question.ts';
import { entryAsking, openingOf } from './entry-answer.ts';
import type { AnsweringFact, TradeQuestion } from './question-data.ts';

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
const PAGES_UNKNOWN = 'Scripts that may write the menu could not be loaded, so another page may answer it.';

/**
 * The answers as they may be told: by a fact beyond doubt, or by the website's own entry of a question with its answer. Whether any other
 * line answers, only a reader can tell: it is not quoted, and no gap either, as what shares a word with a question may be about anything.
 */
export function asSureAsShown(coverage: ReadCoverage, asked: Asked, trades: Trades = TRADES): QuestionCoverage {
  const byId = new Map(
    trades[coverage.trade].questions.map((question) => [`${coverage.trade}/${question.id}`, question]),
  );
  const mayStandInTerms = (asked.coverage?.hasUnreadTerms ?? false) && trades[coverage.trade].line === 'retail';
  return {
    ...coverage,
    questions: coverage.questions
      .map((one) => asSure(one, byId.get(one.id), asked, coverage.language ?? 'en'))
      // Whether somebody is asked this at all, the answer tells.
      .filter(({ id, answered }) => answered !== 'inconclusive' || !byId.get(id)?.ifTouched)
      .map((one) => (mayStandInTerms && one.answered === 'none' ? notTold(one, TERMS_UNREAD) : one)),
  };
}

function asSure(
  read: ReadAnswer,
  question: TradeQuestion | undefined,
  asked: Asked,
  language: string,
): AnsweredQuestion {
  const { shownBy, isTouched, ...answer } = read;
  if (answer.answered === 'inconclusive' || shownBy === 'fact') return answer;
  if (answer.answered === 'none') {
    // Where the other pages of the website could not be found, any of them may answer.
    if (asked.coverage?.known === null) return notTold(answer, PAGES_UNKNOWN);
    if (question && !isGap(question, asked)) return notTold(answer);
    const mayBeThere = question?.fact && RESTS_ON[question.fact]?.some((kind) => stateOf(kind, asked) !== 'absent');
    return isTouched || mayBeThere ? notTold(answer) : answer;
  }
  return (answer.answered === 'full' && shownBy === 'asked' && byEntry(answer, asked, language)) || notTold(answer);
}

/** By the entry whose question stands above what answers. */
function byEntry(answer: AnsweredQuestion, { facts }: Asked, language: string): AnsweredQuestion | null {
  const entry = entryAsking(facts, answer.heading ?? '');
  const passage = entry ? openingOf(entry.value.answer, language) : null;
  const [source] = entry?.sources ?? [];
  if (!entry || !source || passage === null) return null;
  const jsOnly = entry.sources.every(({ view }) => view === 'rendered');
  return {
    ...notTold(answer),
    answered: 'full',
    by: 'entry',
    asked: entry.value.question,
    passage,
    pageUrl: source.pageUrl,
    jsOnly,
  };
}

/**
 * Whether finding no answer shows that there is none. Where somebody is may be said by the name of a hill, who leads it by a name under a
 * letter, not everybody takes orders on a website, and hours are asked of a door.
 */
function isGap({ kind, asks, fact }: TradeQuestion, asked: Asked): boolean {
  if (kind === 'place' || kind === 'person' || asks === 'online') return false;
  return fact !== 'openingHours' || stateOf('addresses', asked) === 'stated';
}

const notTold = ({ heading: _, why: _why, ...answer }: AnsweredQuestion, why?: string): AnsweredQuestion => ({
  ...answer,
  answered: 'inconclusive',
  passage: null,
  pageUrl: null,
  jsOnly: false,
  ...(why ? { why } : {}),
});
