import { itemsAround, itemsOf, type RowItem } from '../../website/page/page-rows.ts';
import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import { LETTER_OR_NUMBER } from '../../website/text/letters.ts';
import { type Candidate, levelOf, type Presentation } from './faq-pair.ts';
import { cleanAnswer } from './faq-words.ts';

/** An answer ends here at the latest: what follows a last question without any edge is not all its answer. */
const MAX_ANSWER_BLOCKS = 40;
const MAX_ANSWER_CHARS = 3_000;
const CHOICE_TAG = /^(?:button|label|option)$/;

export function collectAnswer(view: PageView, candidate: Candidate, starts: Map<number, Candidate>): string {
  const question = view.blocks[candidate.at];
  const parts: string[] = [];
  let container: string | null = null;
  let chars = 0;
  let choices = 0;
  const end = Math.min(endOfList(view, candidate.at, starts), candidate.at + 1 + MAX_ANSWER_BLOCKS);
  for (let at = candidate.at + 1; at < end; at++) {
    const block = view.blocks[at];
    if (!block || !question || starts.has(at) || block.landmark !== question.landmark) break;
    const level = levelOf(block);
    if (level < 7 && endsAnswer({ view, candidate, question, block, level })) break;
    if (candidate.how === 'list' && block.tag === 'dt') break;
    // The plus of an accordion stands with its question.
    if (isOrnament(block.text)) continue;
    const path = view.paths[block.path] ?? '';
    if (container === null) container = commonPlace(view.paths[question.path] ?? '', path, candidate.how);
    else if (!path.includes(container)) break;
    if (candidate.how === 'details' && !path.includes('details')) break;
    parts.push(block.text);
    if (CHOICE_TAG.test(block.tag)) choices += 1;
    chars += block.text.length;
    if (chars > MAX_ANSWER_CHARS) break;
  }
  // "Where does it hurt?" over buttons to press: the website asks its visitors.
  if (choices * 2 > parts.length) return '';
  return cleanAnswer(parts.join('\n')).slice(0, MAX_ANSWER_CHARS).trim();
}

/**
 * Where the answer ends at the latest: with the question's own element, where each question has one that holds more, else with the
 * element around the questions. What follows the last of them is the next part of the page.
 */
function endOfList(view: PageView, question: number, starts: ReadonlyMap<number, Candidate>): number {
  const isAsking = ({ from, to }: RowItem) => [...starts.keys()].some((at) => at >= from && at < to);
  for (const item of itemsAround(view, question)) {
    const others = itemsOf(item.row).filter((other) => other.from !== item.from && isAsking(other));
    if (others.length === 0) continue;
    return item.to > question + 1 && !others.some(({ from }) => from > question && from < item.to)
      ? item.to
      : item.row.to;
  }
  return view.blocks.length;
}

/** A heading as high as the question's own; beside bold or clickable questions, one that stands where they stand. */
function endsAnswer({
  view,
  candidate,
  question,
  block,
  level,
}: {
  view: PageView;
  candidate: Candidate;
  question: TextBlock;
  block: TextBlock;
  level: number;
}): boolean {
  if (candidate.level < 7) return level <= candidate.level;
  if (candidate.how === 'text' || candidate.how === 'prefix') return true;
  return parentOf(view.paths[question.path] ?? '') === parentOf(view.paths[block.path] ?? '');
}

const parentOf = (path: string): string => path.split(' > ').slice(0, -1).join(' > ');

const isOrnament = (text: string): boolean => !LETTER_OR_NUMBER.test(text) || /^[A]$/.test(text);

/**
 * The innermost element that holds question and answer, as the end of its path. Paths are cut at their head, so the two are laid
 * side by side where they match longest.
 */
function commonPlace(question: string, answer: string, how: Presentation): string {
  const left = question.split(' > ');
  const right = answer.split(' > ');
  let best: string[] = [];
  for (let shift = 0; shift < Math.max(left.length, right.length); shift++) {
    for (const [a, b] of [
      [left.slice(shift), right],
      [left, right.slice(shift)],
    ] as const) {
      let length = 0;
      while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
      if (length > best.length) best = a.slice(0, length);
    }
    if (best.length > 0) break;
  }
  // Siblings of one kind ("p", "p") share their own element too; the holder is the one above.
  if (how === 'text' && best.length === Math.min(left.length, right.length)) best = best.slice(0, -1);
  return best.slice(-2).join(' > ');
}
