import { type ClaimKind, stateOf } from '../facts/claims/claims.ts';
import type { RatedFacts } from '../facts/facts.ts';
import { type PolicyKind, policyKindOfName } from '../facts/profiles/policy-names.ts';
import { placeTrace } from '../facts/traces/place-trace.ts';
import { TRADES, type Trades } from '../trades/index.ts';
import { ownHosts } from '../website/own-hosts.ts';
import type { TextDocument } from '../website/text/text-sources.ts';
import type { Website } from '../website/website.ts';
import { answerOf, factOnly, inconclusiveAnswer } from './answer-of.ts';
import type { ReadAnswer, ReadCoverage } from './answered-question.ts';
import { askedLanguage, asVersionTells, documentsIn } from './asked-language.ts';
import { askedTrade } from './asked-trade.ts';
import { TermIndex } from './index/term-index.ts';
import { passagesOf } from './passages/passages.ts';
import { withoutNamedByLaw, withoutUnfilled } from './passages/unfilled-lines.ts';
import type { QuestionLanguage, TradeQuestion } from './question-data.ts';
import { spokenOf } from './shown/spoken-of.ts';

/** A shell that scripts fill says that it is loading; a sentence and a name are more than that. */
const MIN_WORDS = 15;

/** `target` absent: whatever host a page is on is the website's own. */
type Asked = Pick<Website, 'documents' | 'pages'> & Partial<Pick<Website, 'target'>>;

export function answerQuestions(website: Asked, facts: RatedFacts, trades: Trades = TRADES): ReadCoverage {
  const { documents, pages, target } = website;
  const trade = askedTrade(facts, trades);
  const { questions } = trades[trade];
  const language = askedLanguage(documents, facts);
  const because = whyNot(language, documents);
  if (language === null || because !== null) {
    const unanswered = questions
      .filter(({ ifTouched }) => !ifTouched)
      .map(
        (question) => factOnly(trade, question, facts) ?? inconclusiveAnswer(trade, question, language, because ?? ''),
      );
    return { trade, language, because, questions: sorted(unanswered) };
  }
  const asked = documentsIn(language, documents, facts);
  const telling = asked.filter(({ isLegal }) => !isLegal);
  const terms = asked.filter((document) => isTerms(document, facts));
  const hosts = target && ownHosts({ target, pages });
  const told = new TermIndex(passagesOf(telling, facts, hosts), language);
  const withTerms =
    terms.length === 0 ? told : new TermIndex(passagesOf([...telling, ...terms], facts, hosts), language);
  const stated = withoutUnfilled(facts, documents);
  const serving = withoutNamedByLaw(stated, documents);
  const isSpokenOf = spokenOf(documents, language);
  const mayBeSaid = (question: TradeQuestion): boolean => {
    if (question.kind === 'place') return placeTrace(pages) !== null;
    if (question.fact === 'openingHours') return documents.some(saysAlways);
    // Of facts with a form of their own their traces tell more than a word.
    const kind = question.fact && CLAIMED[question.fact];
    return (!kind || kind === 'reviews') && isSpokenOf(question);
  };
  const answers = questions.flatMap((question) => {
    const stating = question.asks === 'serves' ? serving : stated;
    const index = question.inTerms ? withTerms : told;
    const answer = answerOf({ trade, question, language, index, facts: stating, whole: withTerms });
    if (question.ifTouched && answer.answered === 'none' && !answer.isTouched) return [];
    if (answer.answered !== 'none') return answer;
    const kind = question.fact && CLAIMED[question.fact];
    // What a fact would settle is not unanswered where that fact may stand there and could not be read.
    if (kind && stateOf(kind, { pages, facts }) === 'seen') return inconclusiveAnswer(trade, question, language);
    return answer.isTouched || mayBeSaid(question) ? { ...answer, isTouched: true as const } : answer;
  });
  return { trade, language, because: null, questions: sorted(asVersionTells(answers, language, facts)) };
}

/** "Call us 24/7": an answer to whoever calls, wherever it stands. */
const ROUND_THE_CLOCK = /(?<![\d/])24 ?[/x] ?7(?![\d/])/;
const saysAlways = ({ view }: TextDocument): boolean =>
  [...view.metas.map(({ content }) => content ?? ''), ...view.blocks.map(({ text }) => text)].some((text) =>
    ROUND_THE_CLOCK.test(text),
  );

/** Facts that settle questions, as kinds that may be called missing. */
const CLAIMED: Partial<Record<NonNullable<TradeQuestion['fact']>, ClaimKind>> = {
  openingHours: 'openingHours',
  phones: 'phones',
  emails: 'emails',
  addresses: 'addresses',
  prices: 'prices',
  reviews: 'reviews',
};

function whyNot(language: QuestionLanguage | null, documents: TextDocument[]): string | null {
  const words = documents.reduce((most, { view }) => most + view.textWords, 0);
  if (words < MIN_WORDS) return 'The pages we could read have too little text to look for answers.';
  if (language === null)
    return 'We look for answers in English, German, French and Spanish only, and the pages we read are in another language.';
  return null;
}

/** What these say is owed to a law and to nobody's question. */
const OWED: ReadonlySet<string> = new Set(['privacy', 'imprint', 'cookies', 'accessibility'] satisfies PolicyKind[]);

/** Of legal pages, those that say how one buys: by what links call them, and by their own heading. */
function isTerms({ isLegal, view, pageUrl }: TextDocument, { policies }: RatedFacts): boolean {
  if (!isLegal) return false;
  const linked = policies
    .filter(({ value }) => value.url.replace(/#.*$/, '') === pageUrl)
    .map(({ value }) => value.kind);
  const heading = view.headings.find(({ level }) => level === 1)?.text ?? view.titles[0] ?? '';
  const kinds = [...linked, policyKindOfName(heading), policyKindOfName(new URL(pageUrl).pathname)];
  return !kinds.some((kind) => kind !== null && OWED.has(kind));
}

const sorted = (questions: ReadAnswer[]): ReadAnswer[] =>
  questions.sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));
