import type { Facts } from '../../facts/facts.ts';
import { nameKey } from '../../facts/name/name-key.ts';
import { ANSWER_RANK } from '../answered-question.ts';
import { rankedTouches } from '../index/ranked-touches.ts';
import type { TermIndex } from '../index/term-index.ts';
import type { Touch } from '../index/touch.ts';
import { KINDS } from '../kinds/index.ts';
import type { QuestionLanguage, TradeQuestion } from '../question-data.ts';
import { isReachable } from '../reached-by.ts';
import { shownBy } from '../shown/shown-by.ts';
import type { Judged } from './first-passage.ts';
import { judgePassage } from './judge-passage.ts';
import type { Passage } from './passage.ts';

/** Best passages judged per question. */
const MAX_JUDGED = 25;
/** Words rare enough on the website to score this much name the subject itself; others stand in passages about something else too. */
const MIN_TOUCH_SCORE = 4;

/** The passage that answers most, the best ranked of several. */
export function bestPassage(
  question: TradeQuestion,
  language: QuestionLanguage,
  index: TermIndex,
  facts: Facts,
): Judged | null {
  const { prefersElsewhere, elsewhere } = KINDS[question.kind];
  const known = {
    isReachable: isReachable(facts) || index.hasForm,
    isNamedIn: namedIn(facts.businessName?.value ?? '', index),
  };
  const { best, touched } = judgedTouches(question, rankedTouches(question, language, index, known));
  if (best && (best.answered === 'full' || !prefersElsewhere?.(question))) return best;
  const other = elsewhere?.(question, index, language, facts) ?? touched;
  return other?.answered === 'full' ? other : (best ?? other);
}

/** The passage that answers most, and the first one that only names the subject where that is half an answer. */
function judgedTouches(
  question: TradeQuestion,
  touches: Iterable<{ touch: Touch; score: number }>,
): { best: Judged | null; touched: Judged | null } {
  const { namedIsHalf } = KINDS[question.kind];
  let best: Judged | null = null;
  let touched: Judged | null = null;
  let count = 0;
  for (const { touch, score } of touches) {
    const { passage, inText } = touch;
    const found = judged(question, touch);
    const { answered } = found;
    if (answered !== 'none' && (best === null || isBetter(found, best))) best = found;
    if (answered === 'none' && inText && score >= MIN_TOUCH_SCORE && namedIsHalf?.(question) && isTold(passage))
      touched ??= { passage, answered: 'partial' };
    count++;
    if ((answered === 'full' && found.shownBy && !passage.jsOnly) || count >= MAX_JUDGED) break;
  }
  return { best, touched };
}

function judged(question: TradeQuestion, touch: Touch): Judged {
  const { passage } = touch;
  const answered = judgePassage(question, touch);
  if (answered === 'none') return { passage, answered };
  const found = { passage, answered };
  return { ...found, shownBy: shownBy(question, found, touch.titled) };
}

/** Of equal answers the one that is shown to be one, then the one that needs no JavaScript. */
function isBetter(one: Judged, other: Judged): boolean {
  const ranks = ({ answered, shownBy: shown, passage }: Judged): number[] => [
    ANSWER_RANK[answered],
    shown ? 1 : 0,
    passage.jsOnly ? 0 : 1,
  ];
  const others = ranks(other);
  const at = ranks(one).findIndex((rank, index) => rank !== others[index]);
  return at >= 0 && (ranks(one)[at] ?? 0) > (others[at] ?? 0);
}

/** A shorter word of a name stands in other words. */
const MIN_NAME_CHARS = 4;

/** Whether a text calls a business by its name, or by the first word of it, if that is written small nowhere. */
function namedIn(name: string, index: TermIndex): (text: string) => boolean {
  const key = nameKey(name);
  const [first = ''] = key.split(' ');
  const short = first.length >= MIN_NAME_CHARS && !index.writesSmall(first) ? first : key;
  return (text) => {
    const said = nameKey(text);
    return key !== '' && said !== '' && (said.split(' ').includes(short) || said.includes(key) || key.includes(said));
  };
}

/** Whether the business itself says something here. */
const isTold = ({ kind, isReview, text }: Passage): boolean =>
  (kind === 'prose' || kind === 'lines') && !isReview && !text.endsWith('?');
