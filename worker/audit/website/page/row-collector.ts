import type { OpenElement } from './open-element.ts';
import type { Capacity } from './page-limits.ts';
import type { PageRow } from './page-view.ts';

interface OpenBox {
  from: number;
  /** Blocks of its children by tag: begin and end of each in turn. */
  children: Map<string, number[]>;
  holdsBlocks: boolean;
}

/** Elements that stand side by side in one element: rows, cards, list items. What frames all pages is left out. */
export class RowCollector {
  private readonly open: OpenBox[] = [];
  private readonly rows: PageRow[];
  private readonly capacity: Capacity;

  constructor(rows: PageRow[], capacity: Capacity) {
    this.rows = rows;
    this.capacity = capacity;
  }

  /** `blocks`: so many texts were read before it. */
  enter(blocks: number): void {
    this.open.push({ from: blocks, children: new Map(), holdsBlocks: false });
  }

  /** `blocks`: so many texts have been read, its own with them where it is a block. */
  leave({ element, block, landmark, oneBlock }: OpenElement, blocks: number): void {
    const box = this.open.pop();
    if (!box) return;
    const parent = this.open.at(-1);
    if (parent && (block || box.holdsBlocks)) parent.holdsBlocks = true;
    if (blocks <= box.from || landmark === 'nav' || landmark === 'header' || landmark === 'footer') return;
    // An inline element around blocks is a card as a whole: a link with picture, title and sum.
    if (parent && (block || box.holdsBlocks)) {
      const known = parent.children.get(element.tagName);
      if (known) known.push(box.from, blocks);
      else parent.children.set(element.tagName, [box.from, blocks]);
    }
    if (oneBlock) return;
    for (const items of box.children.values())
      if (items.length > 2 && this.capacity.take('rowItems', items.length / 2))
        this.rows.push({ from: box.from, to: blocks, items });
  }
}
