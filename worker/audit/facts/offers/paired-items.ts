import {
  isAlike,
  isHeading,
  itemsAround,
  itemsOf,
  piecesOf,
  type RowItem,
  shapeOnCard,
  spacedText,
} from '../../website/page/page-rows.ts';
import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import type { TextDocument } from '../../website/text/text-sources.ts';

/** What tells sums from texts, and names from words that name nothing. */
export interface PriceReading {
  isPriced(text: string): boolean;
  /** The item a text names; null: none. */
  named(text: string): string | null;
}

/** A larger element is a section with cards, not a card. */
const MAX_CARD_BLOCKS = 24;
/** A card with more sums is a list of its own. */
const MAX_CARD_SUMS = 4;

/**
 * What a sum is for, as its card says: the smallest of several elements side by side and made alike, two or more of which show a sum,
 * that has a name beside it. The name is the card's heading, else the text that opens the cards of the row. null where the line of the
 * sum opens its card itself, and where it stands on none. `own`: whether words beside the sum name something.
 */
export function itemOfCard(document: TextDocument, block: number, reading: PriceReading, own: boolean): string | null {
  const { view } = document;
  const line = view.blocks[block];
  const inElement = line && !own ? openingPiece(line, reading) : null;
  if (inElement !== null) return inElement;
  for (const item of itemsAround(view, block)) {
    if (item.to - item.from > MAX_CARD_BLOCKS) return null;
    if (!isPricedCard(view, item, reading)) continue;
    const name = headingOf(view, item, block, reading) ?? openingOf(view, item, block, reading);
    if (name !== null || own) return name;
  }
  return own ? null : onlyHeading(view, block, reading);
}

/** A small part of the page that is about one thing: its one heading, above the sum. */
const MAX_PART_BLOCKS = 14;

function onlyHeading(view: PageView, block: number, { named, isPriced }: PriceReading): string | null {
  const part = itemsAround(view, block)
    .map(({ row }) => row)
    .find(({ from, to }) => view.blocks.slice(from, block).some(isHeading) && to - from <= MAX_PART_BLOCKS);
  const headings = view.blocks.slice(part?.from ?? 0, part?.to ?? 0).filter(isHeading);
  const [title] = headings;
  return headings.length === 1 && title && !isPriced(title.text) ? named(piecesOf(title)[0] ?? '') : null;
}

/** The first text of a row of a table. */
export function headOfRow({ view }: TextDocument, block: number, { named }: PriceReading): string | null {
  const cell = view.blocks[block]?.cell;
  if (!cell) return null;
  const head = view.blocks.find(
    (other) =>
      other.cell?.table === cell.table && other.cell.row === cell.row && named(piecesOf(other)[0] ?? '') !== null,
  );
  return head === undefined || (head.cell?.column ?? 0) >= cell.column ? null : named(piecesOf(head)[0] ?? '');
}

/**
 * Whether a name and the sum below it are one of two or more such pairs: elements of two kinds that take turns, as a list does that puts
 * no element around each pair.
 */
export function isPairInTurns(
  { view }: TextDocument,
  above: number,
  block: number,
  { isPriced }: PriceReading,
): boolean {
  const [name, sum] = [view.blocks[above], view.blocks[block]];
  if (above !== block - 1 || !name || !sum) return false;
  const [kindOfName, kindOfSum] = [shapeOnCard(view, name), shapeOnCard(view, sum)];
  if (kindOfName === kindOfSum && name.tag !== 'p' && name.tag !== 'div') return false;
  const pairs = view.blocks.filter((other, at) => {
    const before = view.blocks[at - 1];
    return (
      before !== undefined &&
      isPriced(spacedText(other)) &&
      !isPriced(spacedText(before)) &&
      shapeOnCard(view, other) === kindOfSum &&
      shapeOnCard(view, before) === kindOfName
    );
  });
  return pairs.length >= MIN_PAIRS;
}

const MIN_PAIRS = 2;

/** Whether a sum stands in a table, or on one of several cards that show sums. Of views read before rows were kept nobody can say it does not. */
export const isInPriceList = ({ view }: TextDocument, block: number, reading: PriceReading): boolean =>
  view.rows === undefined ||
  Boolean(view.blocks[block]?.cell) ||
  itemsAround(view, block).some((item) => isPricedCard(view, item, reading));

function isPricedCard(view: PageView, item: RowItem, reading: PriceReading): boolean {
  const sums = sumsIn(view, item, reading);
  if (sums === 0 || sums > MAX_CARD_SUMS) return false;
  return itemsOf(item.row).some(
    (other) => other.from !== item.from && isAlike(view, item, other) && sumsIn(view, other, reading) > 0,
  );
}

const sumsIn = (view: PageView, { from, to }: RowItem, { isPriced }: PriceReading): number =>
  view.blocks.slice(from, to).filter((block) => isPriced(spacedText(block))).length;

/** The last heading above the sum, or the only one of a card that shows its sum first. */
function headingOf(view: PageView, { from, to }: RowItem, block: number, { named, isPriced }: PriceReading) {
  const blocks = view.blocks.slice(from, to);
  const headings = blocks.filter((one) => isHeading(one) && !isPriced(one.text));
  const above = view.blocks.slice(from, block).findLast((one) => isHeading(one) && !isPriced(one.text));
  const title = above ?? (headings.length === 1 ? headings[0] : undefined);
  return title === undefined ? null : named(piecesOf(title)[0] ?? '');
}

/** The first text of a card whose kind most cards of its row have: a badge stands on one of them. null where the sum comes first. */
function openingOf(view: PageView, item: RowItem, sum: number, reading: PriceReading): string | null {
  const cards = itemsOf(item.row).filter((other) => isAlike(view, item, other));
  const isCommon = (block: TextBlock) => {
    const shape = shapeOnCard(view, block);
    const having = cards.filter(({ from, to }) =>
      view.blocks.slice(from, to).some((other) => shapeOnCard(view, other) === shape),
    );
    return having.length * 3 >= cards.length * 2;
  };
  for (let at = item.from; at <= sum; at++) {
    const block = view.blocks[at];
    if (!block || /^(?:a|button|label)$/.test(block.tag) || !isCommon(block)) continue;
    const name = openingPiece(block, reading);
    if (name === null && !reading.isPriced(spacedText(block))) continue;
    // Behind another sum with its own words the name is not this one's.
    const between = view.blocks.slice(at + 1, sum);
    return between.some((other) => reading.isPriced(spacedText(other))) ? null : name;
  }
  return null;
}

/** The first piece of a text that names something, where no sum stands before it. */
function openingPiece(block: TextBlock, { named, isPriced }: PriceReading): string | null {
  const pieces = piecesOf(block);
  const sum = pieces.findIndex(isPriced);
  // "Women 40 €", "Men 30 €" in one element: each line has its own.
  if (pieces.filter(isPriced).length > 1) return null;
  return (
    pieces
      .slice(0, sum < 0 ? pieces.length : sum)
      .map(named)
      .find((name) => name !== null) ?? null
  );
}
