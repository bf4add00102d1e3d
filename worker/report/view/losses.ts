import type { ReportPage, Results } from '../../contract/results.ts';
import { pageName } from './places.ts';

/** What a reader without JavaScript does not get, page by page. */
export interface Losses {
  /** Words of all pages read both ways. null when no page was. */
  plain: number | null;
  rendered: number | null;
  /** 0-100, of the words a person sees; 100 only where none is lost. */
  share: number | null;
  /** How many pages were read, and of how many a browser showed the words as well. */
  read: number;
  shown: number;
  /** Pages read that hold, scripts run or not, hardly a word. */
  wordless: number;
  /** On every page read both ways a script puts other words in the place of those served. */
  isReworded: boolean;
  /** Lost on every page read both ways, where there are several: said once, and not again of each. */
  everywhere: string[];
  /** Pages of which something is lost. Home page alone in the preview. */
  pages: PageLoss[];
}

export interface PageLoss {
  pageUrl: string;
  name: string;
  /** "phone", "opening hours": what is lost here and not everywhere, named. */
  kinds: string[];
  /** Passages that only the rendered page has and that no page before this one lost. */
  passages: string[];
}

const SEVERAL = 3;
/** Fewer are a name or a line below a picture. */
const WORDS = 10;

/** "all prices of this page": other pages may serve others. */
export const isOfPage = (kind: string): boolean => kind.endsWith(' of this page');

type Counted = Pick<ReportPage, 'wordsPlain' | 'wordsRendered' | 'wordsServed'>;

/** Words a person sees, and how many of them a reader without JavaScript gets: what is served and never shown counts on neither side. */
export function wordsOf({ wordsPlain, wordsRendered, wordsServed }: Counted): {
  served: number | null;
  shown: number | null;
} {
  if (wordsPlain === null || wordsRendered === null) return { served: wordsPlain, shown: null };
  // Where scripts put other words in their place, all that are served are there to read.
  const served = wordsServed === null ? wordsPlain : (wordsServed ?? Math.min(wordsPlain, wordsRendered));
  return { served, shown: wordsRendered };
}

const shareOf = (served: number, shown: number): number =>
  served >= shown ? 100 : Math.min(99, Math.round((served / shown) * 100));

export function selectLosses({ pages, reading }: Results, homeUrl: string): Losses {
  const read = pages.filter(({ status }) => status < 400);
  const both = read.filter((page) => wordsOf(page).shown !== null);
  const counted = both.filter(({ wordsServed }) => wordsServed !== null).map(wordsOf);
  const rendered = counted.reduce((sum, { shown }) => sum + (shown ?? 0), 0);
  const plain = counted.reduce((sum, { served }) => sum + (served ?? 0), 0);
  const isCounted = rendered > 0;
  // A frame that scripts write is the same on every page.
  const quoted = new Set<string>();
  const compared = reading.filter(({ rendered }) => rendered !== null);
  const everywhere =
    compared.length < SEVERAL
      ? []
      : (compared[0]?.lostWithoutJavaScript ?? []).filter(
          (kind) =>
            compared.every(({ lostWithoutJavaScript }) => lostWithoutJavaScript?.includes(kind)) && !isOfPage(kind),
        );
  return {
    everywhere,
    plain: isCounted ? plain : null,
    rendered: isCounted ? rendered : null,
    share: isCounted ? shareOf(plain, rendered) : null,
    read: read.length,
    shown: both.length,
    wordless: both.filter(({ wordsPlain, wordsRendered }) => Math.max(wordsPlain ?? 0, wordsRendered ?? 0) < WORDS)
      .length,
    isReworded: both.length > 0 && counted.length === 0,
    pages: reading.flatMap(({ pageUrl, lostWithoutJavaScript, lostPassages = [] }) => {
      const kinds = (lostWithoutJavaScript ?? []).filter((kind) => !everywhere.includes(kind));
      const passages = lostPassages.filter((text) => !quoted.has(text));
      for (const text of passages) quoted.add(text);
      return kinds.length + passages.length > 0 ? [{ pageUrl, name: pageName(pageUrl, homeUrl), kinds, passages }] : [];
    }),
  };
}
