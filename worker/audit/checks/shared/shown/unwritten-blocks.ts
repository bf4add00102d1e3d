import type { PageView, TextBlock } from '../../../website/page/page-view.ts';

/** A heading of dots alone. */
const DOTS = /^(?:\.{3,}|…)$/;
const ENDS_IN_DOTS = /(?:\.{3,}|…)[\s.]*$/;
const HEADING = /^h[1-6]$/;
/** Twice may be an oversight. */
const MIN_ALIKE = 3;
/** A longer one that ends in dots is a text cut short for a card, which a band that moves shows several times. */
const MAX_BROKEN_OFF_CHARS = 60;
/** Fewer words are a label, which may well stand under several headings alike. */
const MIN_SENTENCE_WORDS = 8;
/** What matters of a line that somebody types again. */
const key = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Blocks that hold the place of a text: headings of dots alone, and what stands under headings alike, in the same words, three times and
 * more on one page: broken off by dots, or a sentence each time anew with nothing between.
 */
export function unwrittenBlocks({ blocks }: Pick<PageView, 'blocks'>): TextBlock[] {
  const shown = blocks.filter(({ hidden }) => !hidden);
  const dots = shown.filter(({ tag, text }) => HEADING.test(tag) && DOTS.test(text.trim()));
  const cards = new Map<string, TextBlock[]>();
  shown.forEach((heading, at) => {
    const text = shown[at + 1];
    if (!HEADING.test(heading.tag) || !text || HEADING.test(text.tag) || !ENDS_IN_DOTS.test(text.text)) return;
    if (text.text.length > MAX_BROKEN_OFF_CHARS) return;
    const said = `${key(heading.text)}\n${key(text.text)}`;
    cards.set(said, [...(cards.get(said) ?? []), text]);
  });
  return [...dots, ...[...cards.values()].filter((alike) => alike.length >= MIN_ALIKE).flat(), ...copiedCards(shown)];
}

/** Texts of cards that stand side by side with the same heading and the same sentence: copies of one that waits to be filled in. */
function copiedCards(shown: readonly TextBlock[]): TextBlock[] {
  const found: TextBlock[] = [];
  for (let at = 0; at + 1 < shown.length; at++) {
    const [heading, text] = [shown[at], shown[at + 1]];
    if (!heading || !text || !HEADING.test(heading.tag) || HEADING.test(text.tag)) continue;
    if (ENDS_IN_DOTS.test(text.text) || key(text.text).split(' ').length < MIN_SENTENCE_WORDS) continue;
    let end = at + 2;
    while (isCopy(heading, shown[end]) && isCopy(text, shown[end + 1])) end += 2;
    if (end - at >= 2 * MIN_ALIKE) found.push(...shown.slice(at, end).filter((_, offset) => offset % 2 === 1));
    at = end - 1;
  }
  return found;
}

const isCopy = (one: TextBlock, other: TextBlock | undefined): boolean =>
  other !== undefined && other.tag === one.tag && key(other.text) === key(one.text);
