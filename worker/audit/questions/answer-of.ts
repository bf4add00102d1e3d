import type { Facts } from '../facts/facts.ts';
import type { TradeId } from '../trades/index.ts';
import { ANSWER_RANK, type Answered, type AnsweredQuestion } from './answered-question.ts';
import { factAnswer, fallback } from './fact-answers.ts';
import type { TermIndex } from './index/term-index.ts';
import { KINDS } from './kinds/index.ts';
import { bestPassage } from './passages/best-passage.ts';
import { quotable } from './passages/quote.ts';
import { seenByVisitors } from './passages/seen-by-visitors.ts';
import type { QuestionLanguage, TradeQuestion } from './question-data.ts';
import { ruleFor } from './reading-rules.ts';
import { whatItIs } from './what-it-is.ts';

const MAX_PASSAGE_CHARS = 400;

/** How the website answers one question: by its facts or by the passage that says most. */
export function answerOf({
  trade,
  question,
  language,
  index,
  facts,
}: {
  trade: TradeId;
  question: TradeQuestion;
  language: QuestionLanguage;
  index: TermIndex;
  facts: Facts;
}): AnsweredQuestion {
  const base = identityOf(trade, question, language);
  const found = question.asks === 'what-it-is' ? whatItIs(facts, index) : bestPassage(question, language, index, facts);
  const known = seenByVisitors(factAnswer(question, facts), question, facts, index);
  const isWhole = found?.answered === 'full' || known?.answered === 'full';
  const more = isWhole ? null : KINDS[question.kind].anywhere?.(question, index, language, facts);
  const best = more ?? found;
  const fact = known ?? (best?.answered === 'full' ? null : fallback(question, facts));
  if (fact && ANSWER_RANK[fact.answered] >= ANSWER_RANK[best?.answered ?? 'none'] && fact.answered !== 'none') {
    const { source, answered, quote } = fact;
    return {
      ...base,
      answered,
      passage: readable(quote ?? source.seen),
      pageUrl: source.pageUrl,
      jsOnly: source.view === 'rendered',
      ...whyOf(question, answered),
    };
  }
  if (!best)
    return { ...base, answered: 'none', passage: null, pageUrl: null, jsOnly: false, ...whyOf(question, 'none') };
  const { passage, answered } = best;
  const isLabel = passage.kind === 'control' && question.kind === 'yes-no';
  const said = isLabel ? null : best.quote === undefined ? quotable(passage, question.kind) : best.quote;
  const heading = passage.headings.at(-1);
  return {
    ...base,
    answered,
    passage: said === null ? null : readable(said),
    pageUrl: passage.pageUrl,
    jsOnly: passage.jsOnly,
    ...(heading ? { heading: heading.slice(0, 200) } : {}),
    ...whyOf(question, answered),
  };
}

/** A question that could not be judged. */
export function inconclusiveAnswer(
  trade: TradeId,
  question: TradeQuestion,
  language: QuestionLanguage | null,
  why: string,
): AnsweredQuestion {
  const base = identityOf(trade, question, language);
  return { ...base, answered: 'inconclusive', passage: null, pageUrl: null, jsOnly: false, why };
}

function identityOf(trade: TradeId, { id, weight, kind, ask }: TradeQuestion, language: QuestionLanguage | null) {
  const asked = language ?? 'en';
  const english = asked === 'en' ? {} : { questionEnglish: ask.en };
  return { id: `${trade}/${id}`, question: ask[asked], ...english, weight, kind };
}

function whyOf(question: TradeQuestion, answered: Answered): { why?: string } {
  if (answered === 'full') return {};
  const { full, partial } = ruleFor(question);
  if (answered === 'partial')
    return { why: `Half an answer stands here${partial === null ? '' : `: ${partial}`}. A complete one is ${full}.` };
  return { why: `On the pages we read nothing answers this. An answer is ${full}.` };
}

/** A word without a figure says nothing to whoever reads it alone. */
const isBareWord = (text: string): boolean => !/[\s\d@]/.test(text.trim());

const readable = (text: string): string | null => (isBareWord(text) ? null : cut(text));

const cut = (text: string): string =>
  text.length <= MAX_PASSAGE_CHARS ? text : `${text.slice(0, MAX_PASSAGE_CHARS - 1)}…`;
