import type { AccessVerdict, Results } from '../../contract/results.ts';
import { assistantName, SEARCH_TOKENS } from './assistants.ts';
import { pathOf } from './web-links.ts';

/** Pages by assistants: who may open what. */
export interface AccessGrid {
  columns: { token: string; name: string }[];
  rows: { pageUrl: string; path: string; cells: { token: string; verdict: AccessVerdict; because: string }[] }[];
  /** "Every assistant may open every page we read." */
  sentence: string;
}

/** For the assistants customers search with; null while only one page is shown. */
export function selectAccessGrid({ access }: Results): AccessGrid | null {
  const known = new Set(access.cells.map(({ token }) => token));
  const columns = SEARCH_TOKENS.filter((token) => known.has(token)).map((token) => ({
    token,
    name: assistantName(token),
  }));
  const cells = new Map(access.cells.map((cell) => [JSON.stringify([cell.pageUrl, cell.token]), cell]));
  const pages = [...new Set(access.cells.map(({ pageUrl }) => pageUrl))];
  if (pages.length < 2 || columns.length === 0) return null;
  const rows = pages.map((pageUrl) => ({
    pageUrl,
    path: pathOf(pageUrl),
    cells: columns.map(({ token }) => {
      const cell = cells.get(JSON.stringify([pageUrl, token]));
      return {
        token,
        verdict: cell?.verdict ?? ('unknown' as const),
        because: cell?.because.map(({ seen }) => seen).join(' · ') ?? '',
      };
    }),
  }));
  return { columns, rows, sentence: sentenceFor(rows) };
}

function sentenceFor(rows: AccessGrid['rows']): string {
  const all = rows.flatMap(({ cells }) => cells);
  const closed = rows.filter(({ cells }) => cells.some(({ verdict }) => verdict === 'closed')).length;
  if (all.every(({ verdict }) => verdict === 'open')) return 'Every assistant may open every page we read.';
  if (closed > 0)
    return `${closed} of ${rows.length} pages ${closed === 1 ? 'is' : 'are'} closed to at least one assistant.`;
  return 'No page is closed, but not every assistant may use all of them freely.';
}
