import { allPages, withInnerMarks } from '../../audit/wording/words.ts';
import type { ReportPage } from '../../contract/report-page.ts';
import type { AccessVerdict, Results } from '../../contract/results.ts';
import type { Citations } from '../citations.ts';
import { VERDICT_WORDS } from '../words.ts';
import { assistantName, REASON_PLACES, SEARCH_TOKENS, shortName, UNLISTED, verdictWord } from './assistants.ts';
import { readCell, wordsInTable } from './losses.ts';
import { pageName } from './places.ts';
import { pathOf } from './web-links.ts';

/** Pages by assistants: who may open what. */
export interface AccessGrid {
  columns: { token: string; name: string; short: string }[];
  rows: AccessRow[];
  /** "Every assistant may open all 11 pages we read." */
  sentence: string;
}

export interface AccessRow {
  pageUrl: string;
  path: string;
  /** "home page", "/contact". */
  name: string;
  /** Beside what may be opened, what of it is read without JavaScript. */
  read: string;
  /** null when not counted. */
  wordsServed: number | null;
  /** null where its words were not compared. */
  wordsShown: number | null;
  /** `word`: the verdict for people. A page that may be opened and asks not to be listed is no closed one. */
  cells: { token: string; verdict: AccessVerdict; word: string; because: string; citations: number[] }[];
}

/** For the assistants customers search with; null in reports that hold no verdict. */
export function selectAccessGrid({ access, pages: read, score }: Results, citations: Citations): AccessGrid | null {
  const known = new Set(access.cells.map(({ token }) => token));
  const columns = SEARCH_TOKENS.filter((token) => known.has(token)).map((token) => ({
    token,
    name: assistantName(token),
    short: shortName(token),
  }));
  const cells = new Map(access.cells.map((cell) => [JSON.stringify([cell.pageUrl, cell.token]), cell]));
  const pages = [...new Set(access.cells.map(({ pageUrl }) => pageUrl))];
  if (pages.length === 0 || columns.length === 0) return null;
  const homeUrl = read.find(({ role }) => role === 'home')?.url ?? pages[0] ?? '';
  const wordsOn = wordsInTable(read);
  const words = new Map(read.map((page) => [page.url, { ...wordsOn(page), read: readCell(page) }]));
  const isServed = new Set(read.flatMap(({ url, wordsPlain }) => (wordsPlain === null ? [] : [url])));
  const all = pages.map((pageUrl) => ({
    pageUrl,
    path: pathOf(pageUrl),
    name: pageName(pageUrl, homeUrl),
    read: words.get(pageUrl)?.read ?? 'not measured',
    wordsServed: words.get(pageUrl)?.served ?? null,
    wordsShown: words.get(pageUrl)?.shown ?? null,
    cells: columns.map(({ token }) => {
      const cell = cells.get(JSON.stringify([pageUrl, token]));
      return {
        token,
        verdict: cell?.verdict ?? ('unknown' as const),
        word: cell ? verdictWord(cell) : VERDICT_WORDS.unknown,
        because: cell?.because.map(({ seen }) => seen).join(' · ') ?? '',
        citations: citations.cite(
          (cell?.because ?? []).map(({ kind, seen }) => ({ pageUrl, place: REASON_PLACES[kind], seen })),
        ),
      };
    }),
  }));
  // Of a page that did not answer nothing is known, and that it did not stands elsewhere.
  const answered = all.filter(
    ({ cells, pageUrl }) => isServed.has(pageUrl) || cells.some(({ verdict }) => verdict !== 'unknown'),
  );
  const rows = answered.length > 0 ? answered : all;
  return { columns, rows, sentence: `${sentenceFor(columns, rows)}${clickWords(read, score.coverage)}` };
}

/** Nothing led from the home page to another one, and a click opens more. */
function clickWords(
  read: readonly ReportPage[],
  { pagesRead, pagesChosen, pagesKnown }: Results['score']['coverage'],
): string {
  const [name] = read.flatMap(({ atClicks }) => atClicks?.entries ?? []);
  return name === undefined || pagesRead !== 1 || pagesChosen !== 1 || pagesKnown !== 1
    ? ''
    : ` Your page opens more at a click, as on “${withInnerMarks(name)}”, and we saw no address of its own for that.`;
}

function sentenceFor(columns: AccessGrid['columns'], all: AccessGrid['rows']): string {
  // Of pages that did not answer nothing is known, and they close nothing.
  const known = all.filter(({ cells }) => cells.some(({ verdict }) => verdict !== 'unknown'));
  const rows = known.length > 0 ? known : all;
  const of = rows.length === 1 ? 'your home page' : 'the pages we read';
  const counts = columns.map(({ short }, index) => ({
    short,
    closed: rows.filter(({ cells }) => cells[index]?.verdict === 'closed' && cells[index]?.word !== UNLISTED).length,
    free: rows.filter(({ cells }) => cells[index]?.verdict === 'open' || cells[index]?.word === UNLISTED).length,
  }));
  const unlisted = rows.filter(({ cells }) => cells.some(({ word }) => word === UNLISTED)).length;
  if (unlisted === rows.length) {
    return rows.length === 1
      ? 'Your home page asks to be left out of what assistants search (noindex).'
      : 'Every page we read asks to be left out of what assistants search (noindex).';
  }
  const asks =
    unlisted === 0
      ? ''
      : ` ${unlisted} of ${rows.length} pages ${unlisted === 1 ? 'asks' : 'ask'} to be left out of what they search (noindex).`;
  if (counts.every(({ free }) => free === rows.length)) {
    return `${rows.length === 1 ? 'Every assistant may open your home page.' : `Every assistant may open ${allPages(rows.length)} we read.`}${asks}`;
  }
  const out = counts.filter(({ closed }) => closed === rows.length);
  const some = counts.filter(({ closed }) => closed > 0 && closed < rows.length);
  if (out.length === counts.length) return `No assistant may open ${rows.length === 1 ? of : `any of ${of}`}.`;
  const sentences = [
    ...(out.length > 0 ? [`${named(out)} may ${rows.length === 1 ? `not open ${of}` : `open none of ${of}`}.`] : []),
    ...(some.length > 0
      ? [`${pagesWords(some, rows.length)} closed to ${some.length === counts.length ? 'all' : named(some)}.`]
      : []),
  ];
  return sentences.length > 0
    ? `${sentences.join(' ')}${asks}`
    : 'No page is closed, but not every assistant may use all of them freely.';
}

/** Assistants by name, up to three. */
const named = (counts: readonly { short: string }[]): string => {
  const names = counts.map(({ short }) => short);
  if (names.length > 3) return `${names.length} of them`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};

function pagesWords(counts: readonly { closed: number }[], all: number): string {
  const most = Math.max(...counts.map(({ closed }) => closed));
  const least = Math.min(...counts.map(({ closed }) => closed));
  const count = most === least ? String(most) : `${least} to ${most}`;
  return `${count} of ${all} pages ${most === 1 ? 'is' : 'are'}`;
}
