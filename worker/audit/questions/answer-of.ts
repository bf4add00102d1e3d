import type { RatedFacts } from '../facts/facts.ts';
import type { TradeId } from '../trades/index.ts';
import { ANSWER_RANK, type Answered, type ReadAnswer } from './answered-question.ts';
import { describedAs } from './described-as.ts';
import type { FactAnswer } from './fact-answer.ts';
import { factAnswer, fallback } from './fact-answers.ts';
import type { TermIndex } from './index/term-index.ts';
import { KINDS } from './kinds/index.ts';
import { bestPassage } from './passages/best-passage.ts';
import type { Judged } from './passages/first-passage.ts';
import { fromAnswer } from './passages/from-sentence.ts';
import { quotable } from './passages/quote.ts';
import { seenByVisitors } from './passages/seen-by-visitors.ts';
import type { QuestionLanguage, TradeQuestion } from './question-data.ts';
import { ruleFor } from './reading-rules.ts';
import { isTouched } from './shown/is-touched.ts';
import { onlySure } from './shown/only-sure.ts';
import { pricedRows } from './shown/priced-rows.ts';
import { shownBy } from './shown/shown-by.ts';
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
  const found = foundIn(question, language, index, facts);
  const described = question.asks === 'what-it-is' && !found?.shownBy ? describedAnswer(facts) : null;
  if (described) return { ...base, ...described };
  const statement = stated(question, facts, index);
  const { known, isSure } = statement;
  const rows = rowsFor(question, facts, statement);
  if (rows) return { ...base, ...rows };
  const isWhole = found?.answered === 'full' || known?.answered === 'full';
  const more = isWhole ? null : KINDS[question.kind].anywhere?.(question, index, language, facts);
  const best = more ?? found;
  const fact = known ?? (best?.answered === 'full' ? null : fallback(question, facts));
  if (fact && ANSWER_RANK[fact.answered] >= ANSWER_RANK[best?.answered ?? 'none'] && fact.answered !== 'none') {
    return { ...base, ...asTold(question, fact, fact !== known || isSure ? 'fact' : null) };
  }
  if (!best) {
    return {
      ...base,
      ...NO_ANSWER,
      ...whyOf(question, 'none'),
      shownBy: null,
      ...(isTouched(question, language, whole) ? { isTouched: true } : {}),
    };
  }
  return { ...base, ...saidIn(question, best) };
}

/** As a fact answers it. */
const asTold = (
  question: TradeQuestion,
  { source, answered, quote, place, isServed }: FactAnswer,
  shown: ReadAnswer['shownBy'],
) => ({
  answered,
  passage: readable(quote ?? fromAnswer(source.seen, KINDS[question.kind].isTelling)),
  pageUrl: source.pageUrl,
  jsOnly: source.view === 'rendered' && !isServed,
  ...(place === undefined ? {} : { place }),
  ...whyOf(question, answered),
  shownBy: shown,
});

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
    shownBy: best.shownBy === undefined ? shownBy(question, best, null) : best.shownBy,
  };
}

/** A number with words before and behind it, which end in no full stop, stands between labels: "Call: 0160 99 48 21 WhatsApp". */
const AMONG_LABELS = /^\P{N}*?([+(]?\d[\d\s()./-]{5,}\d)\s+\p{L}[^\d@.!?]*$/u;
const numberAlone = (words: string): string => AMONG_LABELS.exec(words)?.[1] ?? words;

/** By what the business wrote to be shown in search results. */
function describedAnswer(facts: RatedFacts): Omit<ReadAnswer, keyof ReturnType<typeof identityOf>> | null {
  const described = describedAs(facts);
  if (!described) return null;
  const { said, source } = described;
  const { pageUrl, place, view } = source;
  return { answered: 'full', passage: said, pageUrl, jsOnly: view === 'rendered', place, shownBy: 'fact' };
}

/** Whether one books or orders on the website, a link, a button or a form shows; a sentence may speak of anything. */
function foundIn(question: TradeQuestion, language: QuestionLanguage, index: TermIndex, facts: RatedFacts) {
  if (question.asks === 'online') return null;
  return question.asks === 'what-it-is' ? whatItIs(facts, index) : bestPassage(question, language, index, facts);
}

const SEVERAL = 3;
/** A list of prices, before a few that are beyond doubt: those may be of anything. */
function rowsFor(question: TradeQuestion, facts: RatedFacts, { known, isSure }: ReturnType<typeof stated>) {
  const sure = onlySure(facts)[question.fact === 'services' ? 'services' : 'prices'];
  const isTold = isSure && known?.answered === 'full' && sure.length >= SEVERAL;
  return isTold ? null : pricedRows(question, facts);
}

const NO_ANSWER = { answered: 'none', passage: null, pageUrl: null, jsOnly: false } as const;

/** What the facts answer: those beyond doubt, unless doubtful ones would answer more. */
function stated(question: TradeQuestion, facts: RatedFacts, index: TermIndex) {
  const read = (of: RatedFacts) => seenByVisitors(factAnswer(question, of), question, of, index);
  const sure = read(onlySure(facts));
  const all = read(facts);
  const isSure = sure !== null && ANSWER_RANK[sure.answered] >= ANSWER_RANK[all?.answered ?? 'none'];
  return { known: isSure ? sure : all, isSure };
}

/** Facts that have a form of their own in any language. */
const FORMED: ReadonlySet<TradeQuestion['fact']> = new Set(['phones', 'emails', 'addresses', 'openingHours']);

/** What a fact beyond doubt answers where no sentence can be read; null: nothing. */
export function factOnly(trade: TradeId, question: TradeQuestion, facts: RatedFacts): ReadAnswer | null {
  const fact = FORMED.has(question.fact) ? factAnswer(question, onlySure(facts)) : null;
  return fact?.answered === 'full' ? { ...identityOf(trade, question, null), ...asTold(question, fact, 'fact') } : null;
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
