import type { Address, FactSource, ListedFact } from '../../../facts/facts.ts';
import { placeOf } from '../../../website/page/page-text.ts';
import type { PageView, TextBlock } from '../../../website/page/page-view.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { textKey } from '../../../website/text/plain-words.ts';

/** An address is written on one line, or on lines that follow each other: name, street, town. */
const MAX_BLOCKS = 3;
/** Longer blocks are chapters, in which the words may stand for something else. */
const MAX_CHARS = 400;

/**
 * Addresses only markup states whole, where a visitor reads their parts all the same: microdata stands around the text itself, and
 * text may leave out the region or write the parts in another order. In the HTML as served, or else as rendered.
 */
export function shownAddresses(
  addresses: readonly ListedFact<Address>[],
  pages: readonly ReadPage[],
  view: FactSource['view'] = 'plain',
): FactSource[] {
  return pages.flatMap((page) => {
    const seen = view === 'plain' ? page.plain.view : page.rendered?.view;
    if (!seen) return [];
    return addresses.flatMap(({ value }) => {
      const found = whereShown(value, seen);
      return found ? [{ pageUrl: page.url, view, place: placeOf(seen, found.path), seen: found.text }] : [];
    });
  });
}

function whereShown(
  { street, postalCode, locality }: Address,
  { blocks }: PageView,
): { path: number; text: string } | null {
  // Street and town lead to the door: the text may leave out the postcode.
  const told = street !== null && locality !== null ? [street, locality] : [street, postalCode, locality];
  const parts = told.filter((part) => part !== null).map(textKey);
  if (parts.length < 2) return null;
  const shown = blocks.filter(({ hidden, text, tag }) => !hidden && text.length <= MAX_CHARS && tag !== 'option');
  const [rarest = ''] = parts;
  for (const [at, block] of shown.entries()) {
    if (!textKey(block.text).includes(rarest)) continue;
    // A line above or below may begin or end the address.
    for (let from = Math.max(0, at - MAX_BLOCKS + 1); from <= at; from++) {
      const near = shown.slice(from, from + MAX_BLOCKS);
      const text = textKey(near.map((one) => one.text).join(' '));
      if (parts.every((part) => text.includes(part))) return { path: block.path, text: textOf(near, block, parts) };
    }
  }
  return null;
}

/** The one line that says all of it, or the line with its first part. */
function textOf(near: TextBlock[], first: TextBlock, parts: string[]): string {
  const whole = near.find(({ text }) => parts.every((part) => textKey(text).includes(part)));
  return (whole ?? first).text.slice(0, 300);
}
