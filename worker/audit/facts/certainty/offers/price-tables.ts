import { lightLetters } from '../../../website/text/light-letters.ts';
import { textKey } from '../../../website/text/plain-words.ts';
import type { TextDocument } from '../../../website/text/text-sources.ts';
import type { FactSource, Price } from '../../facts.ts';

/** The place of a source in a cell of a table. */
export const CELL = / > (?:td|th)(?:[.#][\w-]+)*$/;
export const HAS_SUM = lightLetters(/\d\s?(?:\p{Sc}|\p{L}{2,3}(?!\p{L})$)|\p{Sc}\s?\d/u);

/** A sum as it is told may have a space that stands in no cell: "from 119 €" of two elements. */
const holds = (cell: string, sum: string): boolean => cell.replace(/\s/g, '').includes(sum.replace(/\s/g, ''));

type Documents = readonly TextDocument[];

const tablesOf = (documents: Documents, pageUrl: string) =>
  documents.filter((document) => document.pageUrl === pageUrl).flatMap(({ view }) => view.tables);

/** The item in the first column of its row, and sums in the last column of the table alone. */
export const isInPriceTable = ({ pageUrl }: FactSource, key: string, asShown: string, documents: Documents): boolean =>
  tablesOf(documents, pageUrl).some(({ rows }) => {
    const columns = new Set(rows.flatMap((row) => row.flatMap((cell, at) => (HAS_SUM.test(cell) ? [at] : []))));
    const isLast = columns.size === 1 && rows.every((row) => row.length <= 2 || columns.has(row.length - 1));
    return isLast && rows.some((row) => textKey(row[0] ?? '') === key && holds(row.at(-1) ?? '', asShown));
  });

/**
 * "Massage" above a table of "30 minutes | 30 €" and "60 minutes | 45 €", or in a row with a sum for each length: the sum holds with the
 * label of its row or column alone.
 */
export function isOneOfSeveral(
  { pageUrl, place }: FactSource,
  { what, asShown }: Price,
  documents: Documents,
): boolean {
  if (!CELL.test(place)) return false;
  const key = textKey(what);
  const rows = tablesOf(documents, pageUrl)
    .flatMap((table) => table.rows)
    .filter((row) => row.length > 1 && row.some((cell) => holds(cell, asShown)));
  return rows.length > 0 && !rows.some((row) => isRowOf(key, row));
}

/** A row that names the item, or a part of its name, and has one sum. */
function isRowOf(key: string, row: readonly string[]): boolean {
  const labels = row.filter((cell) => !HAS_SUM.test(cell)).map(textKey);
  const sums = row.filter((cell) => HAS_SUM.test(cell) && !isNamed(key, textKey(cell)));
  return sums.length <= 1 && row.some((cell) => isNamed(key, textKey(cell))) && labels.length > 0;
}

const isNamed = (key: string, cell: string): boolean => cell !== '' && (key.includes(cell) || cell.includes(key));

/** Names that stand in two tables of a page over other sums: so many show that a row says what it is with the title of its table alone. */
const MIN_SHARED_NAMES = 2;
/** Two names that begin so alike may be one thing of two sizes: "Medium", "Medium-sized parts". */
const ALIKE_CHARS = 5;

/**
 * "Painted by hand" and "Matt" for a print and, for other sums, under "Busts": on such a page a row that begins as one of another table does says
 * what it is with the title of its table alone.
 */
export function isNamedByTable({ pageUrl, place }: FactSource, key: string, documents: Documents): boolean {
  if (!CELL.test(place)) return false;
  return documents.some((document) => {
    if (document.pageUrl !== pageUrl) return false;
    const rows = pricedRows(document);
    const begins = key.slice(0, ALIKE_CHARS);
    const own = rows.filter((row) => row.key === key);
    return (
      sharedNames(rows) >= MIN_SHARED_NAMES &&
      own.some(({ table, sum }) =>
        rows.some((other) => other.table !== table && other.sum !== sum && other.key.startsWith(begins)),
      )
    );
  });
}

interface PricedRow {
  table: number;
  key: string;
  sum: string;
}

/** Of each document: every row of a page asks. */
const known = new WeakMap<TextDocument, readonly PricedRow[]>();

function pricedRows(document: TextDocument): readonly PricedRow[] {
  const rows =
    known.get(document) ??
    document.view.tables.flatMap(({ rows }, table) =>
      rows.flatMap(([name = '', ...cells]) => {
        const sum = cells.findLast((cell) => HAS_SUM.test(cell));
        return sum === undefined || name.trim() === '' || HAS_SUM.test(name)
          ? []
          : [{ table, key: textKey(name), sum: textKey(sum) }];
      }),
    );
  known.set(document, rows);
  return rows;
}

const sharedNames = (rows: readonly PricedRow[]): number =>
  [...Map.groupBy(rows, ({ key }) => key).values()].filter(([first, ...others]) =>
    others.some(({ table, sum }) => table !== first?.table && sum !== first?.sum),
  ).length;
