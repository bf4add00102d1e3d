import { type ClaimKind, stateOf } from '../facts/claims/claims.ts';
import type { RatedFacts } from '../facts/facts.ts';
import { TRADES, type TradeId, type Trades } from '../trades/index.ts';
import type { TextDocument } from '../website/text/text-sources.ts';
import type { Website } from '../website/website.ts';
import { factAnswer, identityOf, inconclusiveAnswer, noAnswer } from './answer-of.ts';
import type { ReadAnswer, ReadCoverage } from './answered-question.ts';
import { askedLanguage, asVersionTells, documentsIn } from './asked-language.ts';
import { askedTrade } from './asked-trade.ts';
import { answeringEntries } from './entry-answer.ts';
import { hasPlace } from './has-place.ts';
import { QUESTION_LANGUAGES, type QuestionLanguage, type TradeQuestion } from './question-data.ts';
import { isReachable } from './reached-by.ts';
import { canBeMissing } from './shown/can-be-missing.ts';
import { spokenOf } from './shown/spoken-of.ts';
import { namesPrices } from './signs/has-price.ts';
import { namesYear } from './signs/names-year.ts';
import { tellsMoreThanName } from './tells-more-than-name.ts';
import { withoutNamedByLaw, withoutUnfilled } from './unfilled-lines.ts';

/** A shell that scripts fill says that it is loading; a sentence and a name are more than that. */
const MIN_WORDS = 15;

type Asked = Pick<Website, 'documents' | 'pages'>;

/** What buyers ask, answered by facts beyond doubt and by the website's own questions and answers. */
export function answerQuestions({ documents, pages }: Asked, facts: RatedFacts, trades: Trades = TRADES): ReadCoverage {
  const trade = askedTrade(facts, trades);
  const { questions } = trades[trade];
  const isVisited = hasPlace(facts);
  const isOfTheirs = ({ ofPlace }: TradeQuestion): boolean => !ofPlace || isVisited;
  const answered = factsAnswer(trade, facts, pages);
  const language = askedLanguage(documents, facts);
  const because = whyNot(language, documents, facts);
  if (language === null || because !== null) {
    const unanswered = questions
      .filter((question) => !question.ifTouched && isOfTheirs(question))
      .map(
        (question) => answered(question, facts, null) ?? inconclusiveAnswer(trade, question, language, because ?? ''),
      );
    return { trade, language, because, questions: sorted(unanswered) };
  }
  const telling = documentsIn(language, documents, facts).filter(({ isLegal }) => !isLegal);
  const entryAnswer = answeringEntries(facts, new Set(telling.map(({ pageUrl }) => pageUrl)), language);
  const stated = withoutUnfilled(facts, documents);
  const serving = withoutNamedByLaw(stated, documents);
  const isSpokenOf = spokenOf(documents, language);
  const mayBeSaid = (question: TradeQuestion): boolean =>
    !canBeMissing(question) ||
    mayBeAnswered(question, stated) ||
    (question.fact === 'openingHours' && documents.some(saysAlways)) ||
    (question.kind === 'price' && documents.some(asksToAsk)) ||
    (question.asks === 'since-when' && documents.some(namesYear)) ||
    isSpokenOf(question);
  const answers = questions.flatMap((question): ReadAnswer[] => {
    const fact = answered(question, question.asks === 'serves' ? serving : stated, language);
    if (fact) return [fact];
    const entry = entryAnswer(question);
    if (entry) return [{ ...identityOf(trade, question, language), ...entry }];
    // Whether somebody is asked this at all, the answer tells.
    if (question.ifTouched || !isOfTheirs(question)) return [];
    const kind = question.fact && CLAIMED[question.fact];
    // What a fact would settle is not unanswered where that fact may stand there and could not be read.
    if (kind && stateOf(kind, { pages, facts }) === 'seen') return [inconclusiveAnswer(trade, question, language)];
    const none = noAnswer(trade, question, language);
    return [mayBeSaid(question) ? { ...none, isTouched: true } : none];
  });
  return { trade, language, because: null, questions: sorted(asVersionTells(answers, language, facts)) };
}

/** What a business is, no description answers that says its title and name again. */
function factsAnswer(trade: TradeId, facts: RatedFacts, pages: Asked['pages']) {
  const isNameAgain = !tellsMoreThanName(facts, pages[0]?.plain.view.titles[0] ?? '');
  return (question: TradeQuestion, stated: RatedFacts, language: QuestionLanguage | null) =>
    question.asks === 'what-it-is' && isNameAgain ? null : factAnswer(trade, question, stated, language);
}

/** Who asks how to book can at least call or write, and who asks what there is knows the trade. */
const mayBeAnswered = ({ kind, asks }: TradeQuestion, facts: RatedFacts): boolean =>
  asks === 'offer' ? facts.trade !== null || facts.description !== null : kind === 'contact' && isReachable(facts);

/** "Call us 24/7": an answer to whoever calls, wherever it stands. */
const ROUND_THE_CLOCK = /(?<![\d/])24 ?[/x] ?7(?![\d/])/;
const saysAlways = ({ view }: TextDocument): boolean =>
  [...view.metas.map(({ content }) => content ?? ''), ...view.blocks.map(({ text }) => text)].some((text) =>
    ROUND_THE_CLOCK.test(text),
  );

/** "Ask us for a quote": no sum, and not nothing either. */
const asksToAsk = ({ view }: TextDocument): boolean => view.blocks.some(({ text }) => namesPrices(text));

/** Facts that settle questions, as kinds that may be called missing. */
const CLAIMED: Partial<Record<NonNullable<TradeQuestion['fact']>, ClaimKind>> = {
  openingHours: 'openingHours',
  phones: 'phones',
  emails: 'emails',
  addresses: 'addresses',
  prices: 'prices',
  reviews: 'reviews',
};

function whyNot(
  language: QuestionLanguage | null,
  documents: TextDocument[],
  { languages: [main, ...others] }: RatedFacts,
): string | null {
  const words = documents.reduce((most, { view }) => most + view.textWords, 0);
  if (words < MIN_WORDS) return 'The pages we could read have too little text to look for answers.';
  if (language === null && (main === undefined || QUESTION_LANGUAGES.some((one) => one === main.value)))
    return 'Which language your pages are in we could not tell for certain, so we looked for no answers.';
  if (language !== null) return null;
  const which = others.length > 0 ? 'the main text of your pages is' : 'the pages we read are';
  return `We look for answers in English, German, French and Spanish only, and ${which} in another language.`;
}

const sorted = (questions: ReadAnswer[]): ReadAnswer[] =>
  questions.sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));
