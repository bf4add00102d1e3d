import { mainBlocks, placeOf } from '../../website/page/page-text.ts';
import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { isLegalPage } from '../../website/text/foreign-passages.ts';
import { defineCheck, dueTo, type Evidence, fail, notApplicable, partial, pass } from '../check.ts';

/** Two lines that begin with a dash happen in running text; three are a list. */
const MIN_ITEMS = 3;

const MIN_COLUMNS = 3;

/** A bullet at the beginning of a line, with the first sign after it. Numbers belong to what they count, as in clauses: nobody is to take them away. */
const BULLET = /^(?:[•‣◦▪●■➤►»·]|[-–—*](?=\s))\s*\S/u;

/** Lists typed as text, beside real ones, and tables of several rows without header cells. */
export const textMadeLists = defineCheck({
  id: 'text-made-lists',
  revision: 4,
  category: 'semantics',
  strength: 'C',
  catalogue: ['lists-tables'],
  title: {
    pass: 'We saw no list or table that is made of mere text',
    partial: 'Lists are typed as text, and tables have no header cells',
    fail: 'Your lists are only typed as text',
    causes: {
      'typed-lists': 'Lists are typed as text',
      tables: 'Tables have no header cells',
    },
  },
  why: 'Programs know a list or a table by its code. In one study formatting alone hardly moved citations.',
  sources: [
    'https://arxiv.org/abs/2604.25707',
    'https://html.spec.whatwg.org/multipage/grouping-content.html#the-ul-element',
  ],
  needs: ['pages'],
  causes: ['typed-lists', 'tables'],
  run({ pages }) {
    const typed = pages.flatMap(typedLists);
    const headless = pages.flatMap(tablesWithoutHeader);
    const real = pages.flatMap(realLists);
    if (typed.length + headless.length + real.length === 0)
      return notApplicable('We saw nothing on the pages read that reads like a list or a table.');
    const evidence = [...typed, ...headless];
    if (evidence.length === 0) return pass(real.slice(0, 3));
    const cause = headless.length === 0 ? 'typed-lists' : typed.length === 0 ? 'tables' : null;
    return dueTo(cause, typed.length > 0 && real.length === 0 ? fail(evidence) : partial(evidence));
  },
});

/** In a legal text the signs before its clauses are part of it. */
const typedLists = (page: ReadPage): Evidence[] =>
  isLegalPage(page, page.plain.view)
    ? []
    : typedRuns(page.plain.view).map(({ lines, blocks }) => ({
        pageUrl: page.url,
        place: blocks[0] ? placeOf(page.plain.view, blocks[0].path) : '',
        seen: lines.join(' / '),
      }));

/** Lines that follow each other and begin with bullets, and the blocks they stand in. */
interface TypedRun {
  lines: string[];
  blocks: TextBlock[];
}

/** "05. 06. 2031", "3. May 2031", "12:00": a line of a calendar. Its dash reaches from one time to another. */
const WHEN = /\d{1,2}[:.h]\d{2}(?!\d)|(?<!\d)(?:19|20)\d{2}(?!\d)/;
/** What a sign begins, and no line above goes on with: "– 12:00" ends a range. */
const GOES_ON = /^[-–—*]\s*\d{1,2}(?:[:.h]\d{2})?\s*(?:\p{L}{1,3}\.?)?$/u;

/** The sign a line begins with; null where what begins it is no sign of a list. */
const markOf = (line: string): string | null => (!BULLET.test(line) || GOES_ON.test(line) ? null : line.slice(0, 1));

/** One sign on every line, and no row of a calendar. */
const isList = (lines: readonly string[]): boolean =>
  lines.length >= MIN_ITEMS && !lines.every((line) => WHEN.test(line));

/** Runs of lines that begin with bullets outside list elements. */
function typedRuns(view: PageView): TypedRun[] {
  const found: TypedRun[] = [];
  let run: TypedRun = { lines: [], blocks: [] };
  const end = (): void => {
    if (isList(run.lines)) found.push(run);
    run = { lines: [], blocks: [] };
  };
  for (const block of mainBlocks(view)) {
    // A table of contents or a price "1. Soup" inside a real list or table is one already.
    if (block.tag === 'li' || block.cell || placeOf(view, block.path).includes('> li')) {
      end();
      continue;
    }
    for (const line of block.text.split('\n')) {
      const mark = markOf(line);
      const [first] = run.lines;
      // Another sign begins another list.
      if (mark === null || (first !== undefined && markOf(first) !== mark)) end();
      if (mark !== null) {
        if (run.blocks.at(-1) !== block) run.blocks.push(block);
        run.lines.push(line);
      }
    }
  }
  end();
  return found;
}

/** A table of one row or column is a layout, and one of two says itself what belongs to what: a label and its value, a day and its hours. */
function tablesWithoutHeader({ url, plain: { view } }: ReadPage): Evidence[] {
  return view.tables
    .filter(
      ({ hasHeaderCells, caption, rows }) =>
        !hasHeaderCells &&
        caption === null &&
        rows.filter((row) => row.filter(Boolean).length >= MIN_COLUMNS).length >= MIN_ITEMS,
    )
    .map(({ path, rows }) => ({
      pageUrl: url,
      place: `${placeOf(view, path)}, no header cells`,
      seen: rows[0]?.join(' | ') ?? '',
    }));
}

function realLists({ url, plain: { view } }: ReadPage): Evidence[] {
  const items = mainBlocks(view).filter(({ tag }) => tag === 'li' || tag === 'dd');
  const [first] = items;
  const lists =
    items.length >= MIN_ITEMS && first
      ? [{ pageUrl: url, place: placeOf(view, first.path), seen: `${items.length} items, the first: ${first.text}` }]
      : [];
  const tables = view.tables
    .filter(({ hasHeaderCells }) => hasHeaderCells)
    .map(({ path, rows }) => ({ pageUrl: url, place: placeOf(view, path), seen: rows[0]?.join(' | ') ?? '' }));
  return [...lists, ...tables];
}
