/** Parts of a document without its looks: the screen, Markdown, HTML and paper lay out the same. Texts are plain and not escaped. */

/** A piece of running text and the numbers of what it rests on. */
export interface Line {
  text: string;
  citations: number[];
  /** Smaller, after it: how it came about, or how to get it. */
  note?: string;
  /** The text says that there is no value. */
  isUnmeasured?: true;
}

/** A name and what belongs to it, one line or several. */
export interface Row {
  label: string;
  lines: Line[];
}

export type Block =
  /** 2 is a section of the document. `id` is a place to link to. */
  | { kind: 'heading'; level: 2 | 3 | 4 | 5; text: string; citations: number[]; id?: string }
  | { kind: 'paragraph'; line: Line }
  | { kind: 'list'; ordered: boolean; items: Line[] }
  | { kind: 'rows'; rows: Row[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'code'; syntax: string; text: string }
  | { kind: 'quote'; line: Line };

export const line = (text: string, citations: number[] = [], note: string | null = null): Line => ({
  text,
  citations,
  ...(note ? { note } : {}),
});

export const heading = (level: 2 | 3 | 4 | 5, text: string, citations: number[] = [], id?: string): Block => ({
  kind: 'heading',
  level,
  text,
  citations,
  ...(id === undefined ? {} : { id }),
});

export const paragraph = (text: string, citations: number[] = []): Block => ({
  kind: 'paragraph',
  line: line(text, citations),
});

/** Rows that follow one another are one list. */
export function addRow(blocks: Block[], row: Row): void {
  const last = blocks.at(-1);
  if (last?.kind === 'rows') last.rows.push(row);
  else blocks.push({ kind: 'rows', rows: [row] });
}
