import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import type { TextDocument } from '../../website/text/text-sources.ts';
import { collectAnswer } from './collect-answer.ts';
import { type Candidate, type FaqPair, levelOf, type Presentation } from './faq-pair.ts';
import { pairsInRows, questionsInRows } from './faq-rows.ts';
import {
  asksByWord,
  canBeQuestion,
  cleanQuestion,
  FAQ_PLACE,
  hasAnswerPrefix,
  hasQuestionPrefix,
  isQuestion,
  namesFaq,
  QUESTION_PLACE,
} from './faq-words.ts';
import { inlinePairs } from './inline-pairs.ts';

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
    if (!block || endsClosedRow(candidate, candidates)) continue;
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

/** Shorter rows are a question with a title over it. */
const MIN_ROW = 3;

/** The last of a row of questions that follow each other with nothing between: all are closed, and what comes next is another part of the page. */
function endsClosedRow(candidate: Candidate, candidates: readonly Candidate[]): boolean {
  const row = candidates.filter(({ shape }) => shape === candidate.shape);
  if (candidate.how !== 'accordion' || row.length < MIN_ROW || row.at(-1) !== candidate) return false;
  return row.every(({ at }, index) => index === 0 || at === (row[index - 1]?.at ?? 0) + 1);
}

/** Two buttons to press. */
const CHOICE = /^(?:yes|ja|oui|s[ií]|sim|はい)\n(?:no|nein|non|nee|n[ãa]o|いいえ)$/i;

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
    const how = presentationOf({ view, at, block, path, firstLine, inFaq, asks });
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

/** A block that may be a question. */
interface Asked {
  view: PageView;
  at: number;
  block: TextBlock;
  /** Of the block. */
  path: string;
  firstLine: string;
  inFaq: boolean;
  asks: boolean;
}

const presentationOf = (asked: Asked): Presentation | null => {
  const marked = markedPresentation(asked);
  return marked === undefined ? textPresentation(asked) : marked;
};

/** What elements, names of places and "Q:" say; undefined: nothing. */
function markedPresentation({ view, at, block, path, firstLine, inFaq, asks }: Asked): Presentation | null | undefined {
  const next = view.blocks[at + 1];
  const isExpected = asks || inFaq;
  if (block.tag === 'summary' || / > summary(?:[.#][^>]*)?(?: > |$)/.test(path))
    return isExpected || FAQ_PLACE.test(path) ? 'details' : null;
  if (block.tag === 'dt') return isExpected && isDefinition(view, next) ? 'list' : null;
  if (hasQuestionPrefix(firstLine) && next && (hasAnswerPrefix(next.text) || (inFaq && asks))) return 'prefix';
  if (QUESTION_PLACE.test(path) && isExpected) return 'accordion';
  const isOpener = block.tag === 'button' || levelOf(block) < 7 || /^(?:dt|label|a)$/.test(block.tag);
  if (asks && FAQ_PLACE.test(path) && isOpener) return 'accordion';
  // Bold questions leave the path of the element around them.
  return asks && FAQ_PLACE.test(path.split(' > ').slice(-2).join(' > ')) ? 'accordion' : undefined;
}

/** The other half of a definition list. */
const isDefinition = (view: PageView, block: TextBlock | undefined): boolean =>
  block?.tag === 'dd' || / > dd(?:[.#][^>]*)? > /.test(`${view.paths[block?.path ?? -1] ?? ''} > `);

/** Among questions and answers a text that asks is a question, however it is marked up. */
function textPresentation({ view, at, block, path, firstLine, inFaq, asks }: Asked): Presentation | null {
  if (!inFaq) return null;
  const below = view.paths[view.blocks[at + 1]?.path ?? -1] ?? '';
  // A list item that asks is part of an answer, unless it holds its own.
  const holder = `${path.split(' > ').slice(-2).join(' > ')} > `;
  if (asks && block.tag === 'li' && below.includes(holder)) return 'accordion';
  if (asks && block.tag !== 'li') return 'text';
  // Between paragraphs a list of one item is a bullet in front of the question.
  if (asks && isLoneItem(view, at)) return 'text';
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
  if (alike.size === 0) return candidates;
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
