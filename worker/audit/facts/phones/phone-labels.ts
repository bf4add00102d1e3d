import { LETTER } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import type { TextDocument } from '../../website/text/text-sources.ts';
import type { PhoneLabel } from './label-of-phone.ts';
import { phoneLabelOf } from './label-of-phone.ts';

export const BETWEEN_DIGITS = lightLetters(/[\d０-９][^\p{L}]*[\d０-９]/u);

/** What a sign drawn right before a number says it is. */
export function iconBefore({ view }: TextDocument, block: number, shown: string): PhoneLabel | null {
  const digits = shown.replace(/\D/g, '');
  const icons = view.blocks[block]?.icons ?? [];
  return digits === '' ? null : (icons.find(({ text }) => text.replace(/\D/g, '').startsWith(digits))?.means ?? null);
}

/** What may name a number that stands alone: the head of its column, or a short line just before it ("Fax"). */
export function labelAbove(document: TextDocument, index: number): string {
  const line = document.lines[index];
  const cell = line && document.view.blocks[line.block]?.cell;
  const rows = cell ? (document.view.tables[cell.table]?.rows ?? []) : [];
  // "FAX | 03-...": the first cell of the row, where it is such a label.
  const beside = cell && cell.column > 0 ? (rows[cell.row]?.[0] ?? '') : '';
  if (phoneLabelOf(beside) !== null && !/\d/.test(beside)) return beside;
  if (cell && cell.row > 0) {
    const head = rows[0]?.[cell.column] ?? '';
    const isHead = cell.column > 0 || phoneLabelOf(head) !== null;
    if (isHead && !/\d/.test(head) && LETTER.test(head)) return head.slice(-40);
  }
  const listed = labelInList(document, index);
  if (listed !== null) return listed;
  const before = document.lines[index - 1];
  const isLabel = before && before.text.length <= 24 && !/\d/.test(before.text) && before.landmark === line?.landmark;
  return isLabel ? before.text : '';
}

/** A number alone on its line. */
export const BARE_NUMBER = /^[\d\s()+./\-–]{6,30}$/;

/** More lines of labels are a menu. */
const MAX_LISTED = 4;

/** "Phone / Fax" over as many numbers, each on a line of its own: the labels come first, the numbers in the same order. */
function labelInList(document: TextDocument, index: number): string | null {
  const { lines } = document;
  const isNumber = (at: number) => BARE_NUMBER.test(lines[at]?.text ?? '');
  const isLabel = (at: number) => phoneLabelOf(lines[at]?.text ?? '') !== null && !/\d/.test(lines[at]?.text ?? '');
  if (!isNumber(index)) return null;
  let first = index;
  while (first > index - MAX_LISTED && isNumber(first - 1)) first -= 1;
  let labels = 0;
  while (labels <= MAX_LISTED && isLabel(first - 1 - labels)) labels += 1;
  let numbers = index - first;
  while (numbers <= MAX_LISTED && isNumber(first + numbers)) numbers += 1;
  return labels >= 2 && labels === numbers ? (lines[index - labels]?.text ?? null) : null;
}
