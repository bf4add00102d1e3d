import type { Results } from '../../contract/results.ts';
import { pageName } from './places.ts';
import { markLost, type ReadingRun } from './reading.ts';

/** What a reader without JavaScript does not get, page by page. */
export interface Losses {
  /** Words of all pages read both ways. null when no page was. */
  plain: number | null;
  rendered: number | null;
  /** 0-100, of the words a person sees. */
  share: number | null;
  /** Pages of which text is lost, with the passages that are. Home page alone in the preview. */
  pages: PageLoss[];
}

export interface PageLoss {
  pageUrl: string;
  name: string;
  /** "phone", "opening hours": what else is lost, named. */
  kinds: string[];
  /** Beside each other: what both read, shortened, and what only the rendered page has. */
  rows: { text: string; isLost: boolean }[];
}

/** Shorter than this it is a label or an entry of a menu. */
const MIN_LOST_WORDS = 4;
const KEPT_CHARS = 90;
const LOST_CHARS = 400;
const MAX_ROWS = 8;

export function selectLosses({ pages, reading }: Results, homeUrl: string): Losses {
  const both = pages.flatMap(({ wordsPlain, wordsRendered }) =>
    wordsPlain === null || wordsRendered === null ? [] : [{ wordsPlain, wordsRendered }],
  );
  const rendered = both.reduce((sum, page) => sum + page.wordsRendered, 0);
  const plain = both.reduce((sum, page) => sum + Math.min(page.wordsPlain, page.wordsRendered), 0);
  const isCounted = both.length > 0 && rendered > 0;
  return {
    plain: isCounted ? plain : null,
    rendered: isCounted ? rendered : null,
    share: isCounted ? Math.round((plain / rendered) * 100) : null,
    pages: reading.flatMap(({ pageUrl, plain, rendered, lostWithoutJavaScript }) => {
      const rows = rendered === null ? [] : rowsOf(markLost(plain ?? '', rendered));
      const kinds = lostWithoutJavaScript ?? [];
      const hasLoss = kinds.length > 0 || rows.some(({ isLost }) => isLost);
      return hasLoss ? [{ pageUrl, name: pageName(pageUrl, homeUrl), kinds, rows }] : [];
    }),
  };
}

/** Passages that are lost, with the end of what stands before each, so that one finds the place. */
function rowsOf(runs: readonly ReadingRun[]): PageLoss['rows'] {
  const rows: PageLoss['rows'] = [];
  let before = '';
  for (const { text, lost } of runs) {
    const line = text.replace(/\s+/g, ' ').trim();
    if (!lost || line.split(' ').length < MIN_LOST_WORDS) {
      before = line;
      continue;
    }
    if (before !== '') rows.push({ text: endOf(before), isLost: false });
    rows.push({ text: line.length > LOST_CHARS ? `${line.slice(0, LOST_CHARS)} …` : line, isLost: true });
    before = '';
  }
  return rows.slice(0, MAX_ROWS);
}

const endOf = (text: string): string =>
  text.length <= KEPT_CHARS ? text : `… ${text.slice(text.indexOf(' ', text.length - KEPT_CHARS) + 1)}`;
