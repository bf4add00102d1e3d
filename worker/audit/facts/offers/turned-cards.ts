import type { TextLine } from '../../website/text/text-sources.ts';

export interface Card {
  title: TextLine;
  level: string;
}

export interface Section {
  card: Card;
  /** Elements its title stands in, whatever each of them is called alone. */
  shape: string;
  sums: number[];
}

const MIN_TURNED = 3;

/**
 * Sums on the pictures above the titles: of a row of titles set alike the last has no sum below it, and something before the row
 * has, in an element of the same kind.
 * Then each sum belongs to the title that follows it.
 */
export function turnAround(sections: Section[], shapeAt: (line: number) => string): void {
  for (let first = 1; first < sections.length; first++) {
    const before = sections[first - 1];
    const shape = sections[first]?.shape;
    if (!before || before.shape === shape) continue;
    let end = first;
    while (sections[end]?.shape === shape) end++;
    const row = sections.slice(first, end);
    const priced = row.filter(({ sums }) => sums.length > 0);
    // A sum above the row stands in an element like theirs: one in a text of its own does not.
    const isTurned =
      before.sums.length > 0 &&
      row.length >= MIN_TURNED &&
      row.at(-1)?.sums.length === 0 &&
      priced.length * 2 >= row.length &&
      priced.every(({ sums }) => shapeAt(sums[0] ?? -1) === shapeAt(before.sums[0] ?? -1));
    if (!isTurned) continue;
    for (let at = end - 1; at >= first; at--) {
      const [section, above] = [sections[at], sections[at - 1]];
      if (section && above) section.sums = above.sums;
    }
    before.sums = [];
  }
}
