import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import type { TextDocument } from '../../website/text/text-sources.ts';
import { cleanAnswer, cleanQuestion, hasAnswerPrefix, hasQuestionPrefix, isQuestion } from './faq-words.ts';

/** Fewer questions in a row are the headings of an ordinary page: "Who are we?", "Why us?", "Where are we?". */
const MIN_ROW = 4;
/** A bold line or a term; a longer one is prose that happens to ask. */
const MAX_LINE_CHARS = 140;

/**
 * Questions that no heading calls an FAQ but that stand like one: headings, terms or lines of one look, each with an answer, and
 * nothing else of their look or above it between them. Indices of `view.blocks`; articles ask what they go on to explain.
 */
export function questionsInRows({ page, view, isLegal }: TextDocument): number[] {
  if (page.role === 'article' || isLegal) return [];
  const rows: number[][] = [];
  let row: number[] = [];
  view.blocks.forEach((block, at) => {
    const first = view.blocks[row[0] ?? -1];
    if (first === undefined) {
      row = canOpen(view, block) && !isStep(view, at) ? [at] : [];
    } else if (asksLike(view, first, block)) {
      // A question without an answer before the next one is a line of a poem or a form.
      if (row.at(-1) === at - 1) row = [at];
      else row.push(at);
    } else if (ends(first, block)) {
      rows.push(row);
      row = canOpen(view, block) && !isStep(view, at) ? [at] : [];
    }
  });
  rows.push(row);
  return rows.filter((found) => found.length >= MIN_ROW).flat();
}

/** "Do you deliver? Yes.", "Q: Do you deliver? A: Yes.", one after the other in blocks of one look. */
export function pairsInRows({
  page,
  view,
  isLegal,
}: TextDocument): { question: string; answer: string; block: TextBlock }[] {
  if (page.role === 'article' || isLegal) return [];
  const found: { question: string; answer: string; block: TextBlock }[] = [];
  let row: typeof found = [];
  const close = () => {
    const least = row.every(({ block }) => hasQuestionPrefix(block.text)) ? MIN_PREFIXED : MIN_ROW;
    if (row.length >= least) found.push(...row);
    row = [];
  };
  for (const block of view.blocks) {
    if (row[0] && row[0].block.path !== block.path) close();
    const pair = block.landmark !== 'footer' && (block.tag === 'p' || block.tag === 'li') ? inOneBlock(block) : null;
    if (pair) row.push({ ...pair, block });
    else close();
  }
  close();
  return found;
}

/** Where "Q:" and "A:" say so, two are enough. */
const MIN_PREFIXED = 2;

const ASKED_AND_ANSWERED = /^([^.!?？\n]{4,200}[?？])["”»]?\s+([^\n][\s\S]{1,2000})$/u;

function inOneBlock({ text }: TextBlock): { question: string; answer: string } | null {
  const [, asked = '', said = ''] = ASKED_AND_ANSWERED.exec(text.trim()) ?? [];
  if (!isQuestion(asked) || isQuestion(said)) return null;
  if (hasQuestionPrefix(asked) && !hasAnswerPrefix(said)) return null;
  return { question: cleanQuestion(asked), answer: cleanAnswer(said) };
}

const levelOf = (block: TextBlock): number => Number(/^h([1-6])$/.exec(block.tag)?.[1] ?? 7);

const canOpen = (view: PageView, block: TextBlock): boolean =>
  block.landmark !== 'nav' &&
  block.landmark !== 'footer' &&
  block.landmark !== 'header' &&
  /^(?:h[2-6]|dt|p|strong|b|div|li|td|button|span)$/.test(block.tag) &&
  block.text.length <= MAX_LINE_CHARS &&
  // "Foundation⏎where are you today?" is a step with its slogan.
  !block.text.includes('\n') &&
  isQuestion(block.text) &&
  !NOT_OF_BUSINESS.test(view.paths[block.path] ?? '');

/** "01" over "Where are you today?": a step of how we work. */
const isStep = (view: PageView, at: number): boolean => /^0?\d$/.test(view.blocks[at - 1]?.text ?? '');

/** A form, or an article by the name of its element. */
const NOT_OF_BUSINESS = /(?:^| > )(?:form\b|[a-z]+[.#][\w.#-]*(?:article|post|entry|blog)[-_]?)/i;

const asksLike = (view: PageView, first: TextBlock, block: TextBlock): boolean =>
  block.tag === first.tag &&
  placeWithoutId(view, block) === placeWithoutId(view, first) &&
  block.text.length <= MAX_LINE_CHARS &&
  isQuestion(block.text);

/** Headings are often named after themselves: "h4#how-much-does-it-cost". */
const placeWithoutId = (view: PageView, block: TextBlock): string =>
  (view.paths[block.path] ?? '').replace(/#[^\s>.]+$/u, '');

/** Another heading as high as the questions, or any beside questions that are none; and the end of the part they stand in. */
const ends = (first: TextBlock, block: TextBlock): boolean =>
  block.landmark !== first.landmark || (levelOf(block) < 7 && levelOf(block) <= levelOf(first));
