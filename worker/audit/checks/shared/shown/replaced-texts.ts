import { allText, placeOf, visibleBlocks } from '../../../website/page/page-text.ts';
import type { PageView, TextBlock } from '../../../website/page/page-view.ts';
import type { RenderedPage } from '../../../website/read-pages.ts';
import { UNFINISHED } from '../../../website/served/lost-passages.ts';
import { textKey } from '../../../website/text/plain-words.ts';

export interface ReplacedText {
  place: string;
  served: string;
  shown: string;
}

/** Shorter it is a label or a number. */
const MIN_WORDS = 3;
const WORD = /\p{L}{2,}/gu;
/** Longer ones are whole passages, of which a word may have changed. */
const MAX_CHARS = 160;
/**
 * Lines as served that a browser shows nowhere, each with the one it shows at the same place in the page, and that the HTML as served holds
 * nowhere: a reader without scripts gets another sentence than people see. Where a place holds several such lines, which stands for which is
 * not known.
 */
export function replacedTexts({ plain, rendered }: RenderedPage): ReplacedText[] {
  const gone = alone(plain.view, rendered.view);
  if (gone.size === 0) return [];
  const added = alone(rendered.view, plain.view);
  return [...gone].flatMap(([place, served]) => {
    const shown = added.get(place);
    return shown && sharesLittle(served, shown) ? [{ place, served, shown }] : [];
  });
}

/** By place, where there is one: lines of `view` of which `other` holds nothing. */
function alone(view: PageView, other: PageView): Map<string, string> {
  const held = textKey(allText(other));
  const lines = new Map<string, string[]>();
  for (const block of visibleBlocks(view)) {
    if (!isLine(block) || held.includes(textKey(block.text))) continue;
    const place = placeOf(view, block.path);
    lines.set(place, [...(lines.get(place) ?? []), block.text]);
  }
  return new Map([...lines].flatMap(([place, [text, ...more]]) => (text && more.length === 0 ? [[place, text]] : [])));
}

const isLine = ({ tag, text }: TextBlock): boolean =>
  tag !== 'option' &&
  tag !== 'noscript' &&
  text.length <= MAX_CHARS &&
  !UNFINISHED.test(text) &&
  (text.match(WORD)?.length ?? 0) >= MIN_WORDS;

/** A line in which a script changes a word or a figure says the same. */
function sharesLittle(one: string, other: string): boolean {
  const words = new Set(one.toLowerCase().match(WORD));
  const same = new Set(
    other
      .toLowerCase()
      .match(WORD)
      ?.filter((word) => words.has(word)),
  );
  return same.size * 2 < words.size;
}
