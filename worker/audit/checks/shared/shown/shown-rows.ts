import { spacedText } from '../../../website/page/page-rows.ts';
import type { PageView, TextBlock } from '../../../website/page/page-view.ts';

/** What a visitor reads as one line: a row of a table, or a block. */
export interface ShownRow {
  text: string;
  path: number;
  /** Rows set alike. */
  kind: string;
  /** Its block, of a row of a table the first one. */
  block: TextBlock;
}

/** The rows of tables, and every other block for itself, of the blocks given, in order. */
export function shownRows({ tables }: PageView, blocks: readonly TextBlock[]): ShownRow[] {
  const rows = new Map<string, ShownRow>();
  for (const [at, block] of blocks.entries()) {
    const { cell, path, tag } = block;
    const key = cell ? `${cell.table} ${cell.row}` : `block ${at}`;
    if (rows.has(key)) continue;
    const cells = cell ? tables[cell.table]?.rows[cell.row] : undefined;
    const text = cells ? cells.filter((one) => one !== '').join(' · ') : spacedText(block);
    rows.set(key, { text, path, kind: cell ? `table ${cell.table}` : `${path} ${tag}`, block });
  }
  return [...rows.values()];
}
