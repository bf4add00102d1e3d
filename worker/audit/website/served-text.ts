import { piecesOf } from './page/page-rows.ts';
import { comparableWords, readingLength, visibleBlocks, visibleText } from './page/page-text.ts';
import type { PageView, TextBlock } from './page/page-view.ts';
import { countWords } from './page/words.ts';
import { calendarKeys } from './served/calendar-cells.ts';
import { textKey } from './text/plain-words.ts';

/** A page as served and as a browser shows it. */
export interface BothViews {
  plain: { view: PageView };
  rendered: { view: PageView };
}

interface ServedWords {
  words: number;
  kept: number;
  /** Of texts that are not served whole, the share of their words that is not, by the key of the text. */
  lost: ReadonlyMap<string, number>;
}

/** Of each rendered view: goes with it. Several checks and parts of the report ask about every page. */
const compared = new WeakMap<PageView, { served: PageView; counts: ServedWords }>();

const drawn = new WeakMap<PageView, { served: PageView; texts: readonly TextBlock[] }>();

/**
 * What a browser shows, each text once. What a field offers to choose is no text; what a script shows again, as the copies that carousels
 * make of their slides, is no more of it; and a caption that it takes from the name of a picture, a link or a button is in the HTML already.
 */
export function drawnTexts({ plain, rendered }: BothViews): readonly TextBlock[] {
  const known = drawn.get(rendered.view);
  if (known?.served === plain.view) return known.texts;
  const served = keysOf(plain.view);
  let names: ReadonlySet<string> | null = null;
  const isName = (key: string): boolean => {
    names ??= namesIn(plain.view);
    return names.has(key);
  };
  const texts = visibleBlocks(rendered.view).filter(({ tag, text }) => {
    if (tag === 'option') return false;
    const key = textKey(text);
    // A name that stands as a text of its own as well is compared as one.
    return served.has(key) || !isName(key);
  });
  const once = [...new Map(texts.map((block) => [textKey(block.text), block])).values()];
  drawn.set(rendered.view, { served: plain.view, texts: once });
  return once;
}

/** Its texts as they are compared. */
export function keysOf(view: PageView): ReadonlySet<string> {
  const before = keys.get(view);
  if (before !== undefined) return before;
  const found = new Set(view.blocks.map(({ text }) => textKey(text)));
  keys.set(view, found);
  return found;
}

/** Of each view: goes with it. */
const keys = new WeakMap<PageView, ReadonlySet<string>>();

/** Names in attributes. */
function namesIn({ images, links, buttons, metas, titles }: PageView): ReadonlySet<string> {
  const names = [
    ...images.flatMap(({ alt, otherName }) => [alt ?? '', otherName ?? '']),
    ...links.map(({ text }) => text),
    ...(buttons ?? []).map(({ name }) => name),
    ...metas.map(({ content }) => content),
    ...titles,
  ].map(textKey);
  return new Set(names.filter((name) => name !== ''));
}

/** How much text a browser shows, as people count it: each text once, without what the HTML as served has in its attributes. */
export const drawnLength = (page: BothViews): number =>
  readingLength(
    drawnTexts(page)
      .map(({ text }) => text)
      .join('\n'),
  );

/** How much of that is served hidden, and shown by a script. */
export function unfoldedLength(page: BothViews): number {
  const { blocks } = page.plain.view;
  if (!blocks.some(({ hidden }) => hidden)) return 0;
  const seen = new Set(visibleBlocks(page.plain.view).map(({ text }) => textKey(text)));
  const folded = new Set(blocks.flatMap(({ hidden, text }) => (hidden ? [textKey(text)] : [])));
  const unfolded = drawnTexts(page).filter(({ text }) => folded.has(textKey(text)) && !seen.has(textKey(text)));
  return readingLength(unfolded.map(({ text }) => text).join('\n'));
}

/**
 * Words a browser shows, and how many of them stand in the HTML as served, folded away or not. A text that is served with the same letters is
 * served whole, however its elements part it; of the others, words are looked for in what is left.
 */
export function servedWords({ plain, rendered }: BothViews): ServedWords {
  const known = compared.get(rendered.view);
  if (known?.served === plain.view) return known.counts;
  const texts = drawnTexts({ plain, rendered });
  const whole = keysOf(plain.view);
  const left = counted(wordsOf(notShown({ plain, rendered }, texts)));
  const counts = { words: 0, kept: 0 };
  const lost = new Map<string, number>();
  const cells = calendarKeys(rendered.view);
  for (const block of texts) {
    const key = textKey(block.text);
    const isWhole = whole.has(key);
    const all = wordsOf([block]);
    // What a script only says over again, as a band that runs without end, is said once.
    const words = isWhole ? all : onceOf(all);
    const kept =
      isWhole || (words.length < all.length && holdsInOne(plain.view, words)) ? words.length : countKept(words, left);
    if (kept < words.length && cells.has(key)) continue;
    counts.words += words.length;
    counts.kept += kept;
    if (kept < words.length) lost.set(key, 1 - kept / words.length);
  }
  const result = { ...counts, lost };
  compared.set(rendered.view, { served: plain.view, counts: result });
  return result;
}

/** What is served and not shown as a text of its own; of one that stands there twice, as often as a browser shows it less. */
function notShown({ plain, rendered }: BothViews, texts: readonly TextBlock[]): TextBlock[] {
  const compared = new Set(texts.map(({ text }) => textKey(text)));
  const times = counted(visibleBlocks(rendered.view).map(({ text }) => textKey(text)));
  return plain.view.blocks.filter(({ tag, text }) => {
    // Words of a notice for browsers without JavaScript are those of a page by chance.
    if (tag === 'noscript') return false;
    const key = textKey(text);
    const count = compared.has(key) ? (times.get(key) ?? 0) : 0;
    times.set(key, count - 1);
    return count <= 0;
  });
}

/** Elements that meet part words: a browser that lays "Soup" and "4.50" side by side shows two, the HTML as served has no space there. */
const wordsOf = (blocks: readonly TextBlock[]): string[] =>
  blocks.flatMap((block) =>
    block.seams === undefined ? comparableWords(block.text) : comparableWords(piecesOf(block).join(' ')),
  );

/** A label that a script puts at each entry, as a button to order, is no copy of an entry: that is more than one line, or a longer one. */
const COPY_WORDS = 8;

/** Texts that a script shows again, as a carousel does with its entries. Where it writes all, a copy is not told from what entries both say. */
function copiesIn(page: BothViews): ReadonlySet<TextBlock> {
  const served = keysOf(page.plain.view);
  const blocks = visibleBlocks(page.rendered.view);
  if (!blocks.some(({ text }) => served.has(textKey(text)))) return new Set();
  const again = shownAgain(page);
  const isLabel = again.size < MANY_LABELS ? () => false : labelsIn(page, blocks);
  const isAgain = (at: number): boolean => again.has(blocks[at] as TextBlock);
  const isCopy = (block: TextBlock, at: number): boolean =>
    isAgain(at) &&
    !isLabel(block) &&
    (isAgain(at - 1) || isAgain(at + 1) || isLong(block) || served.has(textKey(block.text)));
  return new Set(blocks.filter(isCopy));
}

/** Fewer may be copies of an entry. */
const MANY_LABELS = 3;
/** A word of a menu or a filter that stays where it is served, and that a script writes again and again at another place. */
function labelsIn({ plain, rendered }: BothViews, blocks: readonly TextBlock[]): (block: TextBlock) => boolean {
  const placeIn = ({ paths }: PageView, { path, text }: TextBlock): string => `${textKey(text)} ${paths[path]}`;
  const served = new Set(visibleBlocks(plain.view).map((block) => placeIn(plain.view, block)));
  const places = counted(blocks.map((block) => placeIn(rendered.view, block)));
  const staying = new Set(
    blocks.filter((block) => served.has(placeIn(rendered.view, block))).map(({ text }) => textKey(text)),
  );
  return (block) => {
    const place = placeIn(rendered.view, block);
    const isMany = (places.get(place) ?? 0) >= MANY_LABELS;
    return isMany && !isLong(block) && !served.has(place) && staying.has(textKey(block.text));
  };
}

const isLong = ({ text }: TextBlock): boolean => countWords(text) >= COPY_WORDS;

/** Texts that a script shows again, beyond the times they are served. */
function shownAgain({ plain, rendered }: BothViews): ReadonlySet<TextBlock> {
  const left = counted(visibleBlocks(plain.view).map(({ text }) => textKey(text)));
  const seen = new Set<string>();
  const isAgain = ({ text }: TextBlock): boolean => {
    const key = textKey(text);
    const isFirst = !seen.has(key);
    seen.add(key);
    left.set(key, (left.get(key) ?? 0) - 1);
    return !isFirst && (left.get(key) ?? 0) < 0;
  };
  return new Set(visibleBlocks(rendered.view).filter(isAgain));
}

/** Words a browser shows, without those of copies that a script makes of a text. */
export const wordsShown = (served: PageView, shown: PageView): number =>
  shown.textWords -
  sum([...copiesIn({ plain: { view: served }, rendered: { view: shown } })].map(({ text }) => countWords(text)));

/**
 * Of the words of `shown`, counted as for people, those that `served` has too: all but those of texts that are lost, each as often as it is
 * shown. null when a script puts other words in the place of those served.
 */
export function wordsServed(served: PageView, shown: PageView): number | null {
  const page = { plain: { view: served }, rendered: { view: shown } };
  if (isReworded(page)) return null;
  const { words, kept, lost } = servedWords(page);
  const all = wordsShown(served, shown);
  if (words === 0) return all;
  const compared = new Set(drawnTexts(page).map(({ text }) => textKey(text)));
  const copies = copiesIn(page);
  const again = shownAgain(page);
  const cells = calendarKeys(shown);
  const isCell = ({ text }: TextBlock): boolean => cells.has(textKey(text)) && !keysOf(served).has(textKey(text));
  const missing = visibleBlocks(shown).map((block) => {
    const { tag, text } = block;
    if (copies.has(block) || isCell(block)) return 0;
    if (again.has(block)) return countWords(text);
    const key = textKey(text);
    // Of a caption that repeats a name in an attribute as much is served as of the rest.
    const share = compared.has(key)
      ? (lost.get(key) ?? 0)
      : tag === 'option'
        ? Number(!keysOf(served).has(key))
        : 1 - kept / words;
    return Math.round(share * countWords(text));
  });
  const days = sum(visibleBlocks(shown).map((block) => (isCell(block) ? countWords(block.text) : 0)));
  // A calendar is nothing that is missing, and not all is served.
  const whole = Math.min(all - sum(missing), days > 0 ? all - 1 : all);
  if (kept >= words * SAME_WORDS) return Math.max(0, whole);
  // No more than there is.
  const held = sum(served.blocks.map(({ tag, text }) => (tag === 'noscript' ? 0 : countWords(text))));
  return Math.max(0, Math.min(whole, held + days));
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Of the text and of its parts: a page that scripts write has far fewer of both before they run. */
const SAME_SIZE = 0.75;
/** What a template leaves for a script to fill in. */
const TEMPLATE = /\{\{[^{}]+\}\}/;
/** Share of the words a script may replace without the text being another one. */
const SAME_WORDS = 0.8;

/** Whether scripts say in other words what was served already: as many headings and parts, and about as much text. */
export function isReworded(page: BothViews): boolean {
  const [before, after] = [page.plain.view, page.rendered.view];
  const isAlike = (one: number, other: number): boolean => Math.min(one, other) >= Math.max(one, other) * SAME_SIZE;
  const { words, kept } = servedWords(page);
  // Of most pages this says it: all their words need not be counted again.
  if (kept >= words * SAME_WORDS) return false;
  const served = comparableWords(visibleText(before)).length;
  return (
    // What is added replaces nothing.
    kept < served * SAME_WORDS &&
    before.headings.length > 0 &&
    isAlike(before.headings.length, after.headings.length) &&
    isAlike(before.blocks.length, after.blocks.length) &&
    isAlike(before.textChars, after.textChars) &&
    !TEMPLATE.test(visibleText(before))
  );
}

/** Fewer words may stand twice in a row by themselves: "bye bye". */
const MIN_PERIOD = 2;

/** Words that are said over and over, the last time maybe in part, once; others as they are. */
function onceOf(words: readonly string[]): readonly string[] {
  const { length } = words;
  // The longest beginning that is an end as well, of each beginning.
  const border: number[] = [0];
  for (let at = 1; at < length; at++) {
    let size = border[at - 1] ?? 0;
    while (size > 0 && words[at] !== words[size]) size = border[size - 1] ?? 0;
    border.push(words[at] === words[size] ? size + 1 : 0);
  }
  const period = length - (border.at(-1) ?? 0);
  return period >= MIN_PERIOD && period * 2 <= length ? words.slice(0, period) : words;
}

/** Whether a text as served, folded away or not, holds these words in this order. */
function holdsInOne(view: PageView, words: readonly string[]): boolean {
  const sought = textKey(words.join(' '));
  return view.blocks.some(({ tag, text }) => tag !== 'noscript' && textKey(text).includes(sought));
}

/** How often each stands there. */
function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** How many of `words` are `left`; each is taken out of it. */
const countKept = (words: readonly string[], left: Map<string, number>): number =>
  words.filter((word) => {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    return count > 0;
  }).length;
