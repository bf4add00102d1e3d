import type { PageLink, PageRow, PageView, TextBlock } from './page-view.ts';

/** One of several elements side by side. Indices in `blocks`: its first, and the block after its last. */
export interface RowItem {
  from: number;
  to: number;
  row: PageRow;
}

/** The items of a row, in order. */
export function itemsOf(row: PageRow): readonly RowItem[] {
  const items = itemsOfRows.get(row) ?? pairsOf(row);
  itemsOfRows.set(row, items);
  return items;
}

/** Per row: goes with it. Each card of a row of hundreds asks for the others. */
const itemsOfRows = new WeakMap<PageRow, readonly RowItem[]>();

function pairsOf(row: PageRow): RowItem[] {
  const items: RowItem[] = [];
  for (const [at, from] of row.items.entries())
    if (at % 2 === 0) items.push({ from, to: row.items[at + 1] ?? from, row });
  return items;
}

/** Per view: goes with it. */
const known = new WeakMap<PageView, readonly (readonly RowItem[] | undefined)[]>();

/** The items a block stands in, the smallest first. Empty where nothing stands side by side, and in views read before rows were kept. */
export function itemsAround(view: PageView, block: number): readonly RowItem[] {
  let all = known.get(view);
  if (all === undefined) {
    const found: (RowItem[] | undefined)[] = new Array(view.blocks.length);
    // Inner rows come before the rows around them. Most blocks stand in one alone: a list made for one takes a fifth of one that grew.
    for (const row of view.rows ?? [])
      for (const item of itemsOf(row))
        for (let at = item.from; at < Math.min(item.to, found.length); at++) {
          const inner = found[at];
          if (inner === undefined) found[at] = [item];
          else inner.push(item);
        }
    all = found;
    known.set(view, all);
  }
  return all[block] ?? [];
}

/** Text of a block cut where elements meet in it, whatever a browser puts between them. */
export function piecesOf({ text, seams }: Pick<TextBlock, 'text' | 'seams'>): string[] {
  const cuts = seams ?? [];
  return [0, ...cuts]
    .map((from, at) => text.slice(from, cuts[at]))
    .flatMap((piece) => piece.split('\n'))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

/** Text of a block, or of one of its lines, with a space wherever elements meet in it: "Haircut|40 €". */
export function spacedText({ text, seams }: TextBlock, line = text): string {
  const start = seams === undefined ? -1 : text.indexOf(line);
  if (start < 0) return line;
  const cuts = (seams ?? [])
    .map((at) => at - start)
    .filter((at) => at > 0 && at < line.length && !SIGN.test(line.slice(at - 1, at + 1)));
  return [0, ...cuts].map((from, at) => line.slice(from, cuts[at])).join(' ');
}

/** "€|12": a sum in two elements. */
const SIGN = /\p{Sc}/u;

/** What a link is called before the line that explains it: "House cleaning|For a tidy home". */
export function nameOfLink({ blocks }: PageView, { text, block }: PageLink): string {
  const around = blocks[block];
  const at = around?.text.indexOf(text) ?? -1;
  const seam = at < 0 ? undefined : around?.seams?.find((one) => one > at + 2 && one < at + text.length);
  return seam === undefined ? text : text.slice(0, seam - at).trim();
}

const HEADING = /^h[1-6]$/;
export const isHeading = ({ tag }: TextBlock): boolean => HEADING.test(tag);

/** What a block is on its card: its element and the last steps to it, whatever each of them is called alone. */
export const shapeOnCard = (view: PageView, { tag, path }: TextBlock): string =>
  `${tag} ${(view.paths[path] ?? '')
    .replace(/#[^\s>.]+/g, '')
    .split(' > ')
    .slice(-2)
    .join(' > ')}`;

/** Half of what two items are made of is the same in both. */
const MIN_COMMON = 0.5;

export function isAlike(view: PageView, one: RowItem, other: RowItem): boolean {
  const [a, b] = [shapesOf(view, one), shapesOf(view, other)];
  const common = [...a].filter((shape) => b.has(shape)).length;
  return common >= Math.max(a.size, b.size) * MIN_COMMON;
}

/** Tags only: cards of one row are often told apart by their first class. */
const shapesOf = (view: PageView, { from, to }: RowItem): Set<string> =>
  new Set(view.blocks.slice(from, to).map(({ tag }) => tag));
