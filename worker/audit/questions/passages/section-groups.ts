import type { PageView } from '../../website/page/page-view.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import type { SectionLine } from './section-lines.ts';

/** Short lines read together: a price list longer than this is several passages. */
export const MAX_LINES = 12;
/** A longer paragraph is cut between sentences, so that an answer stands near what it is about. */
const MAX_WORDS = 70;
/** A list has three entries; the third may stand outside it. */
const MIN_ENTRIES = 2;

/** Each paragraph for itself, short lines together. */
export function groupsOf(lines: SectionLine[]): SectionLine[][] {
  const groups: SectionLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.isProse || !last || last[0]?.isProse || last.length >= MAX_LINES) groups.push([line]);
    else last.push(line);
  }
  return groups;
}

/** "Our club offers you:" with the entries below it, which say little without it. */
export function* introducedLists(lines: SectionLine[]): Generator<SectionLine[]> {
  for (const [at, line] of lines.entries()) {
    if (!line.isProse || !line.text.endsWith(':')) continue;
    const below = lines.slice(at + 1, at + MAX_LINES);
    const end = below.findIndex(({ isProse, block }) => isProse && block.tag !== 'li');
    const entries = end < 0 ? below : below.slice(0, end);
    if (entries.length >= MIN_ENTRIES) yield [line, ...entries];
  }
}

/** Lines one below the other, cells of a table row side by side under the names of their columns. */
export function joined(view: PageView, lines: SectionLine[]): string {
  let text = '';
  let row = '';
  for (const { text: line, block } of lines) {
    const at = block.cell ? `${block.cell.table}/${block.cell.row}` : '';
    if (at !== '' && at === row) text += ` | ${line}`;
    else text += text === '' ? line : `\n${line}`;
    row = at;
  }
  const first = lines[0]?.block.cell;
  const table = first && view.tables[first.table];
  const header = first && first.row > 0 && table?.hasHeaderCells ? table.rows[0]?.join(' | ') : undefined;
  return header ? `${header}\n${text}` : text;
}

/** A long paragraph cut between sentences. */
export function partsOf({ text, words }: SectionLine): string[] {
  if (words <= MAX_WORDS) return [text];
  const parts: string[] = [];
  let open = '';
  let room = MAX_WORDS;
  for (const sentence of text.split(SENTENCE_EDGE)) {
    const length = sentence.split(' ').length;
    if (open !== '' && length > room) {
      parts.push(open);
      open = '';
      room = MAX_WORDS;
    }
    open += open === '' ? sentence : ` ${sentence}`;
    room -= length;
  }
  parts.push(open);
  return parts;
}

/** Exact sentences matter less here than time: most pages are cut nowhere. An initial ends none. */
const SENTENCE_EDGE = lightLetters(/(?<=[.!?…]["”»“]?)(?<! \p{Lu}\.) +(?=[\p{Lu}"«„“¿¡])/u);
