import type { RatedFacts } from '../facts/facts.ts';
import type { TradeId } from '../trades/index.ts';
import type { ReadAnswer } from './answered-question.ts';
import type { TermIndex } from './index/term-index.ts';
import { KINDS } from './kinds/index.ts';
import { bestPassage } from './passages/best-passage.ts';
import type { Judged } from './passages/first-passage.ts';
import type { QuestionLanguage, TradeQuestion } from './question-data.ts';
import { isReachable } from './reached-by.ts';
import { ruleFor } from './reading-rules.ts';
import { isTouched } from './shown/is-touched.ts';
import { statedAnswer } from './stated-answer.ts';
import { whatItIs } from './what-it-is.ts';

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
  if (best) return { ...base, ...saidIn(best) };
  const isKnown = isTouched(question, language, whole) || mayBeAnswered(question, facts);
  return {
    ...base,
    ...NO_ANSWER,
    why: `On the pages we read nothing answers this. An answer is ${ruleFor(question).full}.`,
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

/** As a passage answers it: what of it may be quoted, `asSureAsShown` says. */
function saidIn({ passage, answered, shownBy }: Judged): Omit<ReadAnswer, keyof ReturnType<typeof identityOf>> {
  const { pageUrl, jsOnly, headings } = passage;
  const heading = headings.at(-1);
  return { answered, passage: null, pageUrl, jsOnly, ...(heading ? { heading } : {}), shownBy: shownBy ?? null };
}

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
