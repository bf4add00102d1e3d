import type { AnsweredQuestion } from '../../questions/answered-question.ts';
import { unreadPages } from '../../website/unread-pages.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, type KnownPart, partial, pass } from '../check.ts';

/** Of twelve questions nine answered pass and five pass half: the ten-step ladder of geo-score, scaled to the trade's number. */
const PASS_SHARE = 9 / 12;
const PARTIAL_SHARE = 5 / 12;
/** Half an answer is worth half. */
const HALF = 0.5;
/** Fewer say nothing of the rest. */
const MIN_JUDGED = 4;
/** Whatever the questions that could not be judged would show: so much of all is left open. */
const MOST = 1 / 2;
const MAX_QUOTED = 12;
/** A sentence each is soon written. */
const FEW = 2;
/** A fact that is missing has a check of its own, such as `missing-prices`. One fault is one task. */
const isJudgedElsewhere = ({ fact, answered }: AnsweredQuestion): boolean => fact !== undefined && answered === 'none';
/** Pages on which the answers to most of these questions stand. */
const ANSWERING_ROLES: ReadonlySet<string> = new Set(['faq', 'prices', 'services', 'products', 'contact']);

/** What buyers of this trade ask, and whether the website's own words answer it. */
export const unansweredQuestions = defineCheck({
  id: 'unanswered-questions',
  revision: 9,
  category: 'content',
  strength: 'A',
  catalogue: ['question-coverage'],
  title: {
    pass: 'Of the customers’ questions we could judge, your website answers most',
    partial: 'The pages read leave open some questions that customers may ask',
    fail: 'The pages read leave open questions that customers may ask',
  },
  why: 'How well a text fits the question weighed most of eighteen factors in 252,000 paired tests of AI answers.',
  sources: ['https://arxiv.org/abs/2605.25517'],
  causes: ['few', 'in-part'],
  needs: ['pages', 'questions', 'attempts', 'notRead'],
  run({ pages, questions: { questions: asked, because }, attempts, notRead }) {
    const questions = asked.filter((one) => !isJudgedElsewhere(one));
    const isUnread = unreadPages({ pages, attempts, notRead }).some(
      ({ role }) => role !== undefined && ANSWERING_ROLES.has(role),
    );
    const outcome = outcomeOf(questions, because, isUnread, pages[0]?.url ?? '');
    const known = knownPart(
      questions.filter(({ answered }) => !isUnread || answered !== 'none'),
      questions,
    );
    return known ? { ...outcome, known } : outcome;
  },
});

function outcomeOf(questions: readonly AnsweredQuestion[], because: string | null, isUnread: boolean, home: string) {
  if (because !== null) return inconclusive(because);
  if (questions.length === 0) return inconclusive('There were no questions to ask.');
  const judged = questions.filter(isJudged);
  const credit = judged.reduce((sum, question) => sum + creditOf(question), 0);
  if (judged.length < MIN_JUDGED) return inconclusive(UNCLEAR);
  const share = credit / judged.length;
  if (share >= PASS_SHARE) return pass(evidenceOf(judged, ({ answered }) => answered === 'full', home));
  // Only what nothing on the pages answers, as served or as drawn, is for the owner to write.
  const open = evidenceOf(judged, ({ answered }) => answered === 'none', home);
  if (open.length === 0) {
    const halves = evidenceOf(judged, ({ answered }) => answered === 'partial', home);
    const isMeasured = halves.length > 0 && share >= PARTIAL_SHARE;
    return isMeasured ? dueTo('in-part', partial(halves)) : inconclusive(UNCLEAR);
  }
  if (share >= PARTIAL_SHARE) return dueTo(open.length <= FEW ? 'few' : null, partial(open));
  if ((judged.length - credit) / questions.length <= MOST) return inconclusive(UNCLEAR);
  if (isUnread) return inconclusive('Pages on which such questions are answered could not be read.');
  return dueTo(open.length <= FEW ? 'few' : null, fail(open));
}

/** What was answered for certain, and what is known to be answered nowhere: of all that is asked, by how much it is asked. */
function knownPart(known: readonly AnsweredQuestion[], asked: readonly AnsweredQuestion[]): KnownPart | null {
  const judged = known.filter(isJudged);
  const weight = weigh(judged, () => 1);
  return weight === 0 ? null : { share: weight / weigh(asked, () => 1), credit: weigh(judged, creditOf) / weight };
}

const weigh = (questions: readonly AnsweredQuestion[], worth: (question: AnsweredQuestion) => number): number =>
  questions.reduce((sum, question) => sum + question.weight * worth(question), 0);

const isJudged = ({ answered }: AnsweredQuestion): boolean => answered !== 'inconclusive';

const UNCLEAR = 'Too little of what customers ask could be judged for certain.';

/** That scripts bring an answer is a fault of how the page is built, which other checks find. */
const creditOf = ({ answered }: AnsweredQuestion): number =>
  answered === 'full' ? 1 : answered === 'partial' ? HALF : 0;

function evidenceOf(
  questions: readonly AnsweredQuestion[],
  isWanted: (question: AnsweredQuestion) => boolean,
  home: string,
): Evidence[] {
  return questions
    .filter(isWanted)
    .slice(0, MAX_QUOTED)
    .map((question) => ({
      pageUrl: question.pageUrl ?? home,
      place: question.asked ?? question.questionEnglish ?? question.question,
      seen: seenOf(question).slice(0, 300),
    }));
}

function seenOf({ answered, passage }: AnsweredQuestion): string {
  if (passage !== null) return passage;
  if (answered === 'full') return 'answered by a fact that your pages state beyond doubt';
  return 'no passage answers this on the pages we read';
}
