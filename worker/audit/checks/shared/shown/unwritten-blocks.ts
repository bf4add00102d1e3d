import type { PageView, TextBlock } from '../../../website/page/page-view.ts';

/** A heading of dots alone. */
const DOTS = /^(?:\.{3,}|…)$/;
const ENDS_IN_DOTS = /(?:\.{3,}|…)[\s.]*$/;
const HEADING = /^h[1-6]$/;
/** Twice may be an oversight. */
const MIN_ALIKE = 3;
/** A longer one that ends in dots is a text cut short for a card, which a band that moves shows several times. */
const MAX_BROKEN_OFF_CHARS = 60;
/** What matters of a line that somebody types again. */
const key = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Blocks that hold the place of a text: headings of dots alone, and what stands under headings alike, in the same words and broken off
 * by dots, three times and more on one page.
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
  return [...dots, ...[...cards.values()].filter((alike) => alike.length >= MIN_ALIKE).flat()];
}
