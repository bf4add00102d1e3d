import type { DefaultTreeAdapterTypes as Html } from 'parse5';
import { attributeOf } from './flat-tree.ts';
import type { OpenElement } from './open-element.ts';
import { type Capacity, LIMITS } from './page-limits.ts';
import type { PageTable } from './page-view.ts';

interface OpenTable {
  element: Html.Element;
  /** null beyond the limit: its text is read, its cells are not. */
  table: PageTable | null;
  index: number;
  column: number;
}

type WhenRead = (done: (text: string) => void) => void;

/** Tables as rows of cell texts; a cell's blocks say where they stand. */
export class TableCollector {
  private readonly open: OpenTable[] = [];
  private readonly tables: PageTable[];
  private readonly capacity: Capacity;

  constructor(tables: PageTable[], capacity: Capacity) {
    this.tables = tables;
    this.capacity = capacity;
  }

  enter(open: OpenElement, path: () => number, whenRead: WhenRead): void {
    const { element } = open;
    const current = this.open.at(-1);
    if (element.tagName === 'table') {
      const table = this.capacity.take('tables')
        ? { caption: null, hasHeaderCells: false, rows: [], path: path() }
        : null;
      const index = table ? this.tables.push(table) - 1 : -1;
      this.open.push({ element, table, index, column: 0 });
      return;
    }
    if (!current?.table) return;
    const { table } = current;
    if (element.tagName === 'caption') {
      whenRead((text) => {
        table.caption ??= text;
      });
    } else if (element.tagName === 'tr') {
      current.column = 0;
      if (table.rows.length < LIMITS.tableRows) table.rows.push([]);
      else this.capacity.markCut('tableRows');
    } else this.enterCell(open, current, table, whenRead);
  }

  leave(element: Html.Element): void {
    if (this.open.at(-1)?.element === element) this.open.pop();
  }

  private enterCell(open: OpenElement, current: OpenTable, table: PageTable, whenRead: WhenRead): void {
    if (open.element.tagName === 'th') table.hasHeaderCells = true;
    const row = table.rows.length - 1;
    const cells = table.rows[row];
    const column = current.column;
    if (!cells || column >= LIMITS.tableColumns) return;
    const span = Math.min(spanOf(open.element), LIMITS.tableColumns - column);
    current.column += span;
    open.cell = { table: current.index, row, column };
    for (let i = 0; i < span; i++) cells[column + i] = '';
    whenRead((text) => {
      if (!this.capacity.take('tableChars', text.length * span)) return;
      for (let i = 0; i < span; i++) cells[column + i] = text;
    });
  }
}

function spanOf(cell: Html.Element): number {
  const span = Number.parseInt(attributeOf(cell, 'colspan') ?? '1', 10);
  return Number.isInteger(span) && span > 0 ? span : 1;
}
