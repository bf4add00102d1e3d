import type { RatedFacts } from '../facts/facts.ts';
import type { TradeId } from '../trades/index.ts';
import type { Answered, ReadAnswer } from './answered-question.ts';
import type { TermIndex } from './index/term-index.ts';
import { KINDS } from './kinds/index.ts';
import { bestPassage } from './passages/best-passage.ts';
import type { Judged } from './passages/first-passage.ts';
import { quotable } from './passages/quote.ts';
import type { QuestionLanguage, TradeQuestion } from './question-data.ts';
import { isReachable } from './reached-by.ts';
import { ruleFor } from './reading-rules.ts';
import { isTouched } from './shown/is-touched.ts';
import { statedAnswer } from './stated-answer.ts';
import { whatItIs } from './what-it-is.ts';

const MAX_PASSAGE_CHARS = 400;

/** How the website answers one question: by its facts or by the passage that says most. `whole`: with what may speak of it elsewhere, as terms do. */
export function answerOf({
  trade,
  question,
  language,
  index,
  facts,
  whole = index,
}: {
  trade: TradeId;
  question: TradeQuestion;
  language: QuestionLanguage;
  index: TermIndex;
  facts: RatedFacts;
  whole?: TermIndex;
}): ReadAnswer {
  const base = identityOf(trade, question, language);
  const fact = asStated(question, facts);
  if (fact) return { ...base, ...fact };
  const found = foundIn(question, language, index, facts);
  const isWhole = found?.answered === 'full';
  const best = (isWhole ? null : KINDS[question.kind].anywhere?.(question, index, language, facts)) ?? found;
  if (best) return { ...base, ...saidIn(question, best) };
  const isKnown = isTouched(question, language, whole) || mayBeAnswered(question, facts);
  return {
    ...base,
    ...NO_ANSWER,
    ...whyOf(question, 'none'),
    shownBy: null,
    ...(isKnown ? { isTouched: true } : {}),
  };
}

/** As a fact beyond doubt answers it. */
function asStated(question: TradeQuestion, facts: RatedFacts) {
  const stated = statedAnswer(question, facts);
  if (!stated) return null;
  const { by, sources } = stated;
  const jsOnly = sources.every(({ view }) => view === 'rendered');
  const pageUrl = sources[0]?.pageUrl ?? null;
  return { answered: 'full', passage: null, pageUrl, jsOnly, by, shownBy: 'fact' } as const;
}

/** Who asks how to book can at least call or write, and who asks what there is knows the trade. */
const mayBeAnswered = ({ kind, asks }: TradeQuestion, facts: RatedFacts): boolean =>
  asks === 'offer' ? facts.trade !== null || facts.description !== null : kind === 'contact' && isReachable(facts);

/** As a passage answers it. */
function saidIn(question: TradeQuestion, best: Judged): Omit<ReadAnswer, keyof ReturnType<typeof identityOf>> {
  const { passage, answered } = best;
  const isLabel = passage.kind === 'control' && !/\d|@/.test(passage.text);
  const words = isLabel ? null : best.quote === undefined ? quotable(passage, question.kind) : best.quote;
  const said = words !== null && question.kind === 'contact' && passage.kind !== 'prose' ? numberAlone(words) : words;
  const heading = passage.headings.at(-1);
  return {
    answered,
    passage: said === null ? null : readable(said),
    pageUrl: passage.pageUrl,
    jsOnly: passage.jsOnly,
    ...(heading ? { heading: heading.slice(0, 200) } : {}),
    ...(isLabel ? { place: `link or button “${passage.text}”` } : {}),
    ...whyOf(question, answered),
    shownBy: best.shownBy ?? null,
  };
}

/** A number with words before and behind it, which end in no full stop, stands between labels: "Call: 0160 99 48 21 WhatsApp". */
const AMONG_LABELS = /^\P{N}*?([+(]?\d[\d\s()./-]{5,}\d)\s+\p{L}[^\d@.!?]*$/u;
const numberAlone = (words: string): string => AMONG_LABELS.exec(words)?.[1] ?? words;

/** Whether one books or orders on the website, a link, a button or a form shows; a sentence may speak of anything. */
function foundIn(question: TradeQuestion, language: QuestionLanguage, index: TermIndex, facts: RatedFacts) {
  if (question.asks === 'online') return null;
  return question.asks === 'what-it-is' ? whatItIs(facts, index) : bestPassage(question, language, index, facts);
}

const NO_ANSWER = { answered: 'none', passage: null, pageUrl: null, jsOnly: false } as const;

/** What a fact beyond doubt answers where no sentence can be read; null: nothing. */
export function factOnly(trade: TradeId, question: TradeQuestion, facts: RatedFacts): ReadAnswer | null {
  const fact = asStated(question, facts);
  return fact && { ...identityOf(trade, question, null), ...fact };
}

/** A question that gets no verdict. `why`: where there is a reason that its owner can use. */
export function inconclusiveAnswer(
  trade: TradeId,
  question: TradeQuestion,
  language: QuestionLanguage | null,
  why?: string,
): ReadAnswer {
  const base = identityOf(trade, question, language);
  return { ...base, ...NO_ANSWER, answered: 'inconclusive', ...(why ? { why } : {}), shownBy: null };
}

function identityOf(trade: TradeId, { id, weight, kind, ask, fact }: TradeQuestion, language: QuestionLanguage | null) {
  const asked = language ?? 'en';
  const english = asked === 'en' ? {} : { questionEnglish: ask.en };
  return { id: `${trade}/${id}`, question: ask[asked], ...english, weight, kind, ...(fact ? { fact } : {}) };
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
