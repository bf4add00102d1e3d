import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import { LETTER_OR_NUMBER } from '../../website/text/letters.ts';
import type { TextDocument } from '../../website/text/text-sources.ts';
import { pairsInRows, questionsInRows } from './faq-rows.ts';
import {
  asksByWord,
  canBeQuestion,
  cleanAnswer,
  cleanQuestion,
  FAQ_PLACE,
  hasAnswerPrefix,
  hasQuestionPrefix,
  isQuestion,
  namesFaq,
  QUESTION_PLACE,
} from './faq-words.ts';

export interface FaqPair {
  question: string;
  answer: string;
  block: TextBlock;
}

/** How a question is presented; `text` stands for headings and bold lines, which need an FAQ around them. */
type Presentation = 'details' | 'list' | 'accordion' | 'prefix' | 'text';

interface Candidate {
  at: number;
  how: Presentation;
  /** Tag and place of the element: questions of one list look alike. */
  shape: string;
  /** Heading level, 7 for what is no heading. */
  level: number;
  asks: boolean;
  inFaq: boolean;
}

/** An answer ends here at the latest: what follows a last question without any edge is not all its answer. */
const MAX_ANSWER_BLOCKS = 40;
const MAX_ANSWER_CHARS = 3_000;

const HEADING = /^h([1-6])$/;
const levelOf = (block: TextBlock): number => Number(HEADING.exec(block.tag)?.[1] ?? 7);

export function findPairs(document: TextDocument): FaqPair[] {
  const { view } = document;
  const sections = faqSections(document);
  const candidates = selectQuestions(withSiblings(view, sections, findCandidates(view, sections)));
  const pairs = answered(view, candidates);
  if (pairs.length > 0) return pairs;
  const inline = inlinePairs(view, sections);
  if (inline.length > 0) return inline;
  const rows = answered(
    view,
    questionsInRows(document).map((at) => inRow(view, at)),
  );
  return rows.length > 0 ? rows : pairsInRows(document);
}

function inRow(view: PageView, at: number): Candidate {
  const block = view.blocks[at];
  return { at, how: 'text', shape: '', level: block ? levelOf(block) : 7, asks: true, inFaq: true };
}

function answered(view: PageView, candidates: Candidate[]): FaqPair[] {
  const starts = new Map(candidates.map((candidate) => [candidate.at, candidate]));
  const pairs: FaqPair[] = [];
  for (const candidate of candidates) {
    const block = view.blocks[candidate.at];
    if (!block) continue;
    const [first = '', ...rest] = block.text.split('\n');
    const inner = rest.join('\n').trim();
    // "Question?⏎Answer" in one paragraph.
    const oneBlock = candidate.how === 'text' && inner !== '';
    const question = cleanQuestion(oneBlock ? first : block.text.replace(/\n/g, ' '));
    const answer = oneBlock ? inner : collectAnswer(view, candidate, starts);
    if (answer !== '' && !CHOICE.test(answer)) pairs.push({ question, answer, block });
  }
  return pairs;
}

/** Two buttons to press. */
const CHOICE = /^(?:yes|ja|oui|s[ií]|sim|はい)\n(?:no|nein|non|nee|n[ãa]o|いいえ)$/i;

/** "**Do you deliver?** Yes.", 「予約は必要ですか？：不要です」 as one paragraph: bold is no part of the text, so two or more of a kind must show the form. */
function inlinePairs(view: PageView, inFaqAt: boolean[]): FaqPair[] {
  const pairs = view.blocks.flatMap((block, at): FaqPair[] => {
    if (!inFaqAt[at] || (block.tag !== 'p' && block.tag !== 'li')) return [];
    const match = INLINE_PAIR.exec(block.text);
    const [, question = '', answer = ''] = match ?? [];
    return match && isQuestion(question.replace(/(?<![\s:：;；])[\s:：;；]+$/u, ''))
      ? [
          {
            question: cleanQuestion(question.replace(/(?<![\s:：;；])[\s:：;；]+$/u, '')),
            answer: cleanAnswer(answer),
            block,
          },
        ]
      : [];
  });
  return pairs.length >= 2 ? pairs : [];
}

const INLINE_PAIR = /^([^.!?？\n]{4,200}(?:\?\s+|[?？]\s*[:：;；]\s*|？\s*))([^\n:：][\s\S]{1,2000})$/u;

/** Which blocks stand in a part of the page that is named as questions and answers. */
function faqSections({ view, page }: TextDocument): boolean[] {
  const linkBlocks = new Set(
    view.links.filter((link) => link.text === view.blocks[link.block]?.text).map((link) => link.block),
  );
  const title = view.titles[0] ?? '';
  const wholePage =
    page.role === 'faq' ||
    view.headings.some((heading) => heading.level === 1 && namesFaq(heading.text)) ||
    namesFaq(title);
  let level: number | null = null;
  let opening = 0;
  return view.blocks.map((block, at) => {
    const own = levelOf(block);
    const main = block.landmark !== 'header' && block.landmark !== 'nav' && block.landmark !== 'footer';
    const named =
      namesFaq(block.text) &&
      (own < 7 || !linkBlocks.has(at)) &&
      block.tag !== 'a' &&
      block.tag !== 'button' &&
      block.landmark !== 'nav' &&
      !isMenu(block);
    if (named && !isQuestion(block.text)) {
      level = own;
      // A small label above the section's heading names the section too.
      opening = own === 7 ? 2 : 0;
    } else if (own < 7 && level !== null) {
      if (opening > 0 && level === 7) level = own;
      else if (own <= level && !isQuestion(block.text)) level = null;
    }
    opening -= 1;
    return main && (wholePage || level !== null);
  });
}

const isMenu = (block: TextBlock): boolean =>
  block.tag === 'li' && (block.landmark === 'header' || block.landmark === 'footer');

function findCandidates(view: PageView, inFaqAt: boolean[]): Candidate[] {
  const candidates: Candidate[] = [];
  view.blocks.forEach((block, at) => {
    if (block.landmark === 'nav') return;
    const [firstLine = ''] = block.text.split('\n');
    const whole = block.text.replace(/\n/g, ' ');
    if (!canBeQuestion(whole) && !canBeQuestion(firstLine)) return;
    const path = view.paths[block.path] ?? '';
    // What a form asks its visitors.
    if (block.tag === 'label' && /(?:^| > )form\b/.test(path)) return;
    const inFaq = inFaqAt[at] ?? false;
    const asks = isQuestion(whole) || (inFaq && QUESTION_PLACE.test(path) && asksByWord(whole));
    const how = presentationOf(view, at, block, path, inFaq, asks, firstLine);
    if (how === null) return;
    candidates.push({
      at,
      how,
      shape: shapeOf(view, block),
      level: levelOf(block),
      asks,
      inFaq,
    });
  });
  return candidates;
}

function isLoneItem({ blocks }: PageView, at: number): boolean {
  const [before, after] = [blocks[at - 1], blocks[at + 1]];
  return before?.tag !== 'li' && (after?.tag === 'p' || after?.tag === 'div') && !isQuestion(after.text);
}

function presentationOf(
  view: PageView,
  at: number,
  block: TextBlock,
  path: string,
  inFaq: boolean,
  asks: boolean,
  firstLine: string,
): Presentation | null {
  const faqLike = inFaq || FAQ_PLACE.test(path);
  const next = view.blocks[at + 1];
  if (block.tag === 'summary' || / > summary(?:[.#][^>]*)?(?: > |$)/.test(path))
    return asks || faqLike ? 'details' : null;
  if (block.tag === 'dt') {
    const answered = next?.tag === 'dd' || / > dd(?:[.#][^>]*)? > /.test(`${view.paths[next?.path ?? -1] ?? ''} > `);
    return answered && (asks || inFaq) ? 'list' : null;
  }
  if (hasQuestionPrefix(firstLine) && next && (hasAnswerPrefix(next.text) || (inFaq && asks))) return 'prefix';
  if (QUESTION_PLACE.test(path) && (asks || inFaq)) return 'accordion';
  if (
    asks &&
    FAQ_PLACE.test(path) &&
    (block.tag === 'button' || levelOf(block) < 7 || /^(?:dt|label|a)$/.test(block.tag))
  )
    return 'accordion';
  // Bold questions leave the path of the element around them.
  if (asks && FAQ_PLACE.test(path.split(' > ').slice(-2).join(' > '))) return 'accordion';
  if (!inFaq) return null;
  // A list item that asks is part of an answer, unless it holds its own.
  const holder = `${path.split(' > ').slice(-2).join(' > ')} > `;
  if (asks && block.tag === 'li' && (view.paths[next?.path ?? -1] ?? '').includes(holder)) return 'accordion';
  if (asks && block.tag !== 'li') return 'text';
  // Between paragraphs a list of one item is a bullet in front of the question.
  if (asks && block.tag === 'li' && isLoneItem(view, at)) return 'text';
  // "Question?⏎Answer" in one paragraph.
  return block.text.includes('\n') && isQuestion(firstLine) ? 'text' : null;
}

/** Among questions of one look a line without a question mark is one too: "What can it treat" between "Does it hurt?" and "How often?". */
function withSiblings(view: PageView, inFaqAt: boolean[], candidates: Candidate[]): Candidate[] {
  const known = new Set(candidates.map(({ at }) => at));
  const alike = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    if (!candidate.asks || !candidate.inFaq) continue;
    const others = alike.get(candidate.shape);
    if (others) others.push(candidate);
    else alike.set(candidate.shape, [candidate]);
  }
  const silent = new Map<string, Candidate[]>();
  view.blocks.forEach((block, at) => {
    if (!inFaqAt[at] || known.has(at) || block.tag === 'p' || block.tag === 'li') return;
    const shape = shapeOf(view, block);
    const [like] = alike.get(shape) ?? [];
    if (like === undefined || !canBeQuestion(block.text.replace(/\n/g, ' '))) return;
    silent.set(shape, [...(silent.get(shape) ?? []), { ...like, at, asks: false }]);
  });
  // More of them than of questions are answers or titles of something else.
  const added = [...silent].flatMap(([shape, found]) => {
    const asking = alike.get(shape)?.length ?? 0;
    return asking >= MIN_ALIKE && found.length * 2 <= asking ? found : [];
  });
  return [...candidates, ...added].sort((a, b) => a.at - b.at);
}

const MIN_ALIKE = 3;
const shapeOf = (view: PageView, block: TextBlock): string =>
  `${block.tag}|${(view.paths[block.path] ?? '').split(' > ').slice(-2).join('>')}`;

/** A page that presents its questions one way has no others: a heading between accordions is a title or an invitation. */
function selectQuestions(candidates: Candidate[]): Candidate[] {
  const strict = candidates.filter((candidate) => candidate.how !== 'text' && candidate.asks);
  const asking = new Map<string, number>();
  for (const { shape, asks } of candidates) if (asks) asking.set(shape, (asking.get(shape) ?? 0) + 1);
  return candidates.filter((candidate) => {
    const alike = asking.get(candidate.shape) ?? 0;
    if (candidate.how === 'text') {
      if (strict.length > 1) return false;
      // Single questions beside a list of three or more of another shape are titles.
      const strongest = Math.max(...asking.values());
      return alike >= 2 || strongest < 2 || !candidate.asks;
    }
    // "Payment methods" among questions of the same shape is one of them; a list without any question mark is no FAQ.
    if (!candidate.asks) return alike >= 1 && (candidate.inFaq || alike >= 2);
    return candidate.how !== 'list' || candidate.inFaq || alike >= 2;
  });
}

function collectAnswer(view: PageView, candidate: Candidate, starts: Map<number, Candidate>): string {
  const question = view.blocks[candidate.at];
  const parts: string[] = [];
  let container: string | null = null;
  let chars = 0;
  for (let at = candidate.at + 1; at <= candidate.at + MAX_ANSWER_BLOCKS; at++) {
    const block = view.blocks[at];
    if (!block || !question || starts.has(at) || block.landmark !== question.landmark) break;
    const level = levelOf(block);
    if (level < 7 && endsAnswer(view, candidate, question, block, level)) break;
    if (candidate.how === 'list' && block.tag === 'dt') break;
    // The plus of an accordion stands with its question.
    if (isOrnament(block.text)) continue;
    const path = view.paths[block.path] ?? '';
    if (container === null) container = commonPlace(view.paths[question.path] ?? '', path, candidate.how);
    else if (!path.includes(container)) break;
    if (candidate.how === 'details' && !path.includes('details')) break;
    parts.push(block.text);
    chars += block.text.length;
    if (chars > MAX_ANSWER_CHARS) break;
  }
  return cleanAnswer(parts.join('\n')).slice(0, MAX_ANSWER_CHARS).trim();
}

/** A heading as high as the question's own; beside bold or clickable questions, one that stands where they stand. */
function endsAnswer(
  view: PageView,
  candidate: Candidate,
  question: TextBlock,
  block: TextBlock,
  level: number,
): boolean {
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
