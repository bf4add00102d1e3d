import { shortened } from '../../wording/cut-text.ts';
import { allText, comparableWords, placeOf } from '../page/page-text.ts';
import type { PageView, TextBlock } from '../page/page-view.ts';
import type { RenderedPage } from '../read-pages.ts';
import { type BothViews, isReworded, keysOf } from '../served-text.ts';
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
 * between them. What a script shows in the place of a served text adds nothing: of the two one holds, and which, its owner knows.
 */
export function lostPassages(page: BothViews): string[] {
  const whole = keysOf(page.plain.view);
  const other = inPlaceOfServed(page);
  let served: string | null = null;
  return page.rendered.view.blocks
    .filter((block) => {
      const { hidden, landmark, tag, text } = block;
      if (hidden || other.has(block) || FRAME.has(landmark) || CONTROLS.has(tag) || COPYRIGHT.test(text)) return false;
      if (whole.has(textKey(text))) return false;
      const said = comparableWords(text);
      if (said.filter((word) => WORD.test(word)).length < MIN_PASSAGE_WORDS) return false;
      served ??= servedKey(page.plain.view);
      return !runsOf(said).some((run) => served?.includes(textKey(run)));
    })
    .map(({ text }) => text);
}

/** What is told while something loads, or stands in for it: "Loading …", "{{ title }}". */
export const UNFINISHED = /(?:\.{3,}|…)\s*$|\{\{|\$\{/;
/** A shorter one may stand in for what loads, too. */
const MIN_SERVED_WORDS = 4;

/** Blocks shown where one is served that a browser does not show: of as many at one place, each stands for the one served in its turn. */
export function inPlaceOfServed({ plain, rendered }: BothViews): ReadonlySet<TextBlock> {
  const [servedAt, shownAt] = [byPlace(plain.view), byPlace(rendered.view)];
  const [served, shown] = [keysOf(plain.view), keysOf(rendered.view)];
  const found = new Set<TextBlock>();
  for (const [place, blocks] of shownAt) {
    const before = servedAt.get(place) ?? [];
    if (before.length !== blocks.length) continue;
    blocks.forEach((block, at) => {
      const was = before[at]?.text ?? '';
      if (shown.has(textKey(was)) || served.has(textKey(block.text)) || UNFINISHED.test(was)) return;
      if (isOther(comparableWords(was), comparableWords(block.text))) found.add(block);
    });
  }
  return found;
}

/** Little of what was served stands in what is shown: that goes on with it otherwise. */
function isOther(was: readonly string[], shown: readonly string[]): boolean {
  const words = new Set(shown);
  return was.length >= MIN_SERVED_WORDS && was.filter((word) => words.has(word)).length * 2 < was.length;
}

function byPlace(view: PageView): Map<string, TextBlock[]> {
  const places = new Map<string, TextBlock[]>();
  for (const block of view.blocks) {
    const place = placeOf(view, block.path);
    places.set(place, [...(places.get(place) ?? []), block]);
  }
  return places;
}

/** A notice, a window or a menu that a script adds everywhere says nothing about a page. */
const MANY_PAGES = 3;

/** What scripts add to many pages in the same words. */
export function repeatedPassages(pages: readonly RenderedPage[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const text of pages.flatMap((page) => (isReworded(page) ? [] : [...new Set(lostPassages(page))])))
    counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Set([...counts].flatMap(([text, count]) => (count >= MANY_PAGES ? [text] : [])));
}

/** What scripts write on one page and another sends, readers get: it is no example of what is lost. */
export function servedOnAny(pages: readonly Pick<BothViews, 'plain'>[]): (text: string) => boolean {
  const served = pages.map(({ plain }) => keysOf(plain.view));
  return (text) => served.some((keys) => keys.has(textKey(text)));
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
