import { STARTS_LOWER, STARTS_UPPER } from '../../website/text/letters.ts';
import type { Touch } from '../index/touch.ts';
import { KINDS } from '../kinds/index.ts';
import type { AnswerKind, TradeQuestion } from '../question-data.ts';
import { BETWEEN_SAYINGS } from '../signs/asserts.ts';
import { fromSentence, wordsOf } from './from-sentence.ts';
import type { Passage } from './passage.ts';

/** Lines of a list that are quoted: enough to see what it holds. */
const MAX_LINES = 6;
/** Lines beside the one that answers. */
const MAX_TOLD_LINES = 2;

/** What of a passage answers a question: the sentence or the lines that say it; null where nothing of it is fit to be quoted. */
export function quoteOf(question: TradeQuestion, touch: Touch): string | null {
  const kind = KINDS[question.kind];
  const { passage } = touch;
  if (passage.kind !== 'control' && kind.quote) return kind.quote(question, touch);
  return quotable(passage, question.kind, touch.titled ? undefined : touch.said());
}

/** Lines of a list; the tail of a sentence above it, written small among entries that are not, is none of them. */
function entriesOf(text: string): string[] {
  const lines = text.split('\n');
  const [first = '', second = ''] = lines;
  return lines.length > 2 && STARTS_LOWER.test(first) && STARTS_UPPER.test(second) ? lines.slice(1) : lines;
}

/** A passage by itself, as far as it may be quoted: no form, no single word of a button, no more of a text than a sentence or two. */
export function quotable({ kind, text }: Passage, asked: AnswerKind, said = text): string | null {
  const { isTelling } = KINDS[asked];
  // Its labels are no words to an answer, and the heading above it may speak of anything.
  if (kind === 'form') return null;
  if (kind === 'control') return wordsOf(text) > 1 || /\d|@/.test(text) ? text : null;
  if (kind === 'prose') {
    const all = text.split(BETWEEN_SAYINGS);
    const near = said.split(BETWEEN_SAYINGS).filter(Boolean);
    const telling = isTelling && (near.find(isTelling) ?? all.find(isTelling));
    return fromSentence(all, telling ?? near[0] ?? all[0] ?? '');
  }
  const all = entriesOf(text);
  const near = isTelling ? all.filter(isTelling) : asked === 'list' ? all : said.split('\n').filter(Boolean);
  return (near.length > 0 ? near : all).slice(0, asked === 'contact' ? MAX_TOLD_LINES : MAX_LINES).join('\n');
}
