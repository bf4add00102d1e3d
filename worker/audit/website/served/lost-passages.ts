import { shortened } from '../../wording/cut-text.ts';
import { allText, comparableWords } from '../page/page-text.ts';
import type { PageView, TextBlock } from '../page/page-view.ts';
import type { RenderedPage } from '../read-pages.ts';
import { type BothViews, keysOf } from '../served-text.ts';
import { textKey } from '../text/plain-words.ts';

/** Shorter it is a label, a button, a notice or a line under all pages. */
const MIN_PASSAGE_WORDS = 10;
/** A row of sums and sizes is no sentence. */
const WORD = /\p{L}{2}/u;
/** So many words in a row that stand in the HTML as served prove that it says at least part of it. */
const IN_A_ROW = 3;
const FRAME = new Set<TextBlock['landmark']>(['nav', 'header', 'footer']);
/** The line that ends a page, wherever it stands. */
export const COPYRIGHT = /^\s*(?:©|\(c\)\s|copyright\b)/i;
const CONTROLS = new Set(['option', 'button', 'label', 'legend']);

/**
 * Passages of the page's own text that a browser shows and of which the HTML as served has not even three words in a row, whatever stands
 * between them.
 */
export function lostPassages(page: BothViews): string[] {
  const whole = keysOf(page.plain.view);
  let served: string | null = null;
  return page.rendered.view.blocks
    .filter(({ hidden, landmark, tag, text }) => {
      if (hidden || FRAME.has(landmark) || CONTROLS.has(tag) || COPYRIGHT.test(text)) return false;
      if (whole.has(textKey(text))) return false;
      const said = comparableWords(text);
      if (said.filter((word) => WORD.test(word)).length < MIN_PASSAGE_WORDS) return false;
      served ??= servedKey(page.plain.view);
      return !runsOf(said).some((run) => served?.includes(textKey(run)));
    })
    .map(({ text }) => text);
}

/** What a script asked for did not arrive: the one passage it writes may tell visitors so, and no other visitor sees it. */
export const isPerhapsNotice = (page: RenderedPage): boolean =>
  page.rendered.missesCode === true && lostPassages(page).length === 1;

/** All text as one, with links: an address to write to may be served as one alone. */
const servedKey = (view: PageView): string => textKey([allText(view), ...view.links.map(({ href }) => href)].join(' '));

/** The beginning of a passage, whole sentences of it; of one that is longer, whole words and the sign that more follows. */
export function beginningOf(passage: string, maxChars: number): string {
  if (passage.length <= maxChars) return passage;
  const part = passage.slice(0, maxChars);
  const end = [...part.matchAll(/\p{L}{3}[.!?…。！？]["”»」]?(?=\s|$)|[。！？]/gu)].at(-1);
  if (end) return part.slice(0, end.index + end[0].length);
  return shortened(passage, maxChars);
}

const runsOf = (words: readonly string[]): string[] =>
  words.slice(0, 1 - IN_A_ROW).map((_, at) => words.slice(at, at + IN_A_ROW).join(''));
