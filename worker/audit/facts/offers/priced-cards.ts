import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { placeInBody, type TextDocument } from '../../website/text/text-sources.ts';
import { shapeOf } from '../certainty/places.ts';
import { findPrices } from './price-texts.ts';
import { isUnitOf, NAMES_UNIT } from './prices.ts';
import type { ServiceSeen } from './service-lists.ts';
import { serviceName } from './service-words.ts';

/** So many cards of one shape are a range; most of them, and at least so many, show a sum. */
const MIN_CARDS = 3;
const MAX_LISTED = 40;
/** Blocks from the heading of a card to its sum. */
const MAX_CARD_BLOCKS = 8;

/**
 * Cards set alike, each a heading with a sum below it, whatever stands over them: "Classic tart / Rich and creamy / P190". Letters
 * before a number are a currency where all cards write the same ones, whether or not it is known which.
 */
export function pricedCards({ view }: TextDocument, country: string | null): ServiceSeen[] {
  const rows = new Map<string, number[]>();
  view.blocks.forEach((block, at) => {
    if (!/^h[2-6]$/.test(block.tag) || (block.landmark !== null && block.landmark !== 'main')) return;
    const shape = `${block.tag} ${shapeOf(view.paths[block.path] ?? '')}`;
    rows.set(shape, [...(rows.get(shape) ?? []), at]);
  });
  return [...rows.values()].flatMap((row) => {
    const cards = row.map((at) => ({ block: view.blocks[at], texts: textsBelow(view, at) }));
    const letters = lettersOfAll(cards.map(({ texts }) => texts));
    const priced = cards.filter(({ texts }) =>
      texts.some((text) => findPrices(text, country).length > 0 || letters?.test(text) === true),
    );
    if (priced.length < MIN_CARDS || priced.length * 3 < cards.length * 2) return [];
    // "Per day", "Per week", "Per month": one thing, by how long it is had.
    if (priced.every(({ block }) => block && NAMES_UNIT.test(block.text))) return [];
    return priced
      .filter(({ block, texts }) => !texts.some((text) => block && isUnitOf(block.text, text)))
      .slice(0, MAX_LISTED)
      .flatMap(({ block }) => toService(view, block));
  });
}

function toService(view: PageView, block: TextBlock | undefined): ServiceSeen[] {
  const name = block && !/[?？؟;]\s*$/u.test(block.text) ? serviceName(block.text) : null;
  return block && name !== null ? [{ name, place: placeInBody(view, block.path), seen: block.text }] : [];
}

/** Up to the next heading; a card ends with it, whatever its level. */
function textsBelow({ blocks }: PageView, at: number): string[] {
  const below: string[] = [];
  for (const { tag, text } of blocks.slice(at + 1, at + 1 + MAX_CARD_BLOCKS)) {
    if (/^h[1-6]$/.test(tag)) break;
    below.push(text);
  }
  return below;
}

const LETTERS = lightLetters(/(?<![\p{L}\d])(\p{Lu}\p{L}{0,2})\.? ?\d{2,6}(?![\p{L}\d])/gu);

/** The letters before a number that stand in most cards and are the only ones there. */
function lettersOfAll(cards: readonly string[][]): RegExp | null {
  const used = cards.map((texts) => [...LETTERS.matchAll(texts.join('\n'))].map(([, letters = '']) => letters));
  const all = new Set(used.flat());
  const [only] = all;
  if (only === undefined || all.size > 1) return null;
  return used.filter((letters) => letters.length > 0).length >= MIN_CARDS
    ? new RegExp(`(?<![\\p{L}\\d])${only}\\.? ?\\d{2,6}(?![\\p{L}\\d])`, 'u')
    : null;
}
