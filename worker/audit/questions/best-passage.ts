import { ANSWER_RANK } from './answered-question.ts';
import type { Judged } from './first-passage.ts';
import { judgePassage } from './judge-passage.ts';
import { lastResort } from './last-resort.ts';
import type { Passage } from './passage.ts';
import type { AnsweringFact, AnswerKind, QuestionLanguage, TradeQuestion } from './question-data.ts';
import { rankedTouches } from './ranked-touches.ts';
import type { TermIndex } from './term-index.ts';

/** Best passages judged per question. */
const MAX_JUDGED = 25;
/**
 * Of these kinds the subject itself is half an answer, where the words that name it are rare enough on the website to score this much.
 * Words of the other kinds (a price, a time, how something goes) stand in passages about something else too.
 */
const TOUCHING: ReadonlySet<AnswerKind> = new Set(['list', 'place']);
const MIN_TOUCH_SCORE = 4;
/** Half an answer to these gives way to a whole one in whatever words. */
const RESORTING: ReadonlySet<AnsweringFact | undefined> = new Set(['addresses', 'prices', 'phones'] as const);

/** The passage that answers most, the best ranked of several. */
export function bestPassage(
  question: TradeQuestion,
  language: QuestionLanguage,
  index: TermIndex,
  reachable: boolean,
): Judged | null {
  let best: Judged | null = null;
  let touched: Judged | null = null;
  let judged = 0;
  for (const { touch, score } of rankedTouches(question, language, index, reachable)) {
    const { passage, inText } = touch;
    const answered = judgePassage(question, touch);
    const gained = ANSWER_RANK[answered] - ANSWER_RANK[best?.answered ?? 'none'];
    // Of equal answers the one that needs no JavaScript.
    if (gained > 0 || (gained === 0 && best?.passage.jsOnly && !passage.jsOnly)) best = { passage, answered };
    if (answered === 'none' && inText && score >= MIN_TOUCH_SCORE && touches(question, passage))
      touched ??= { passage, answered: 'partial' };
    judged++;
    if ((answered === 'full' && !passage.jsOnly) || judged >= MAX_JUDGED) break;
  }
  if (best && (best.answered === 'full' || (!RESORTING.has(question.fact) && question.asks !== 'offer'))) return best;
  const resort = lastResort(question, language, index, touched);
  return resort?.answered === 'full' ? resort : (best ?? resort);
}

/** Whether the business itself says something about the subject here. */
const touches = ({ kind, asks }: TradeQuestion, { kind: form, isReview, text }: Passage): boolean =>
  TOUCHING.has(kind) &&
  asks !== 'where' &&
  asks !== 'some' &&
  (form === 'prose' || form === 'lines') &&
  !isReview &&
  !text.endsWith('?');
