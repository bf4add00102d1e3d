import type { ReportPage, Results } from '../../contract/results.ts';
import { pageName } from './places.ts';

/** What a reader without JavaScript does not get, page by page. */
export interface Losses {
  /** Words of all pages read both ways. null when no page was. */
  plain: number | null;
  rendered: number | null;
  /** 0-100, of the words a person sees. */
  share: number | null;
  /** On every page read both ways a script puts other words in the place of those served. */
  isReworded: boolean;
  /** Pages of which something is lost. Home page alone in the preview. */
  pages: PageLoss[];
}

export interface PageLoss {
  pageUrl: string;
  name: string;
  /** "phone", "opening hours": what is lost, named. */
  kinds: string[];
  /** Passages that only the rendered page has and that no page before this one lost. */
  passages: string[];
}

type Counted = Pick<ReportPage, 'wordsPlain' | 'wordsRendered' | 'wordsServed'>;

/** Words a person sees, and how many of them a reader without JavaScript gets: what is served and never shown counts on neither side. */
export function wordsOf({ wordsPlain, wordsRendered, wordsServed }: Counted): {
  served: number | null;
  shown: number | null;
} {
  if (wordsPlain === null || wordsRendered === null) return { served: wordsPlain, shown: null };
  return { served: wordsServed ?? Math.min(wordsPlain, wordsRendered), shown: wordsRendered };
}

export function selectLosses({ pages, reading }: Results, homeUrl: string): Losses {
  const both = pages.filter(({ status }) => status < 400).filter((page) => wordsOf(page).shown !== null);
  const compared = both.filter(({ wordsServed }) => wordsServed !== null).map(wordsOf);
  const rendered = compared.reduce((sum, { shown }) => sum + (shown ?? 0), 0);
  const plain = compared.reduce((sum, { served }) => sum + (served ?? 0), 0);
  const isCounted = rendered > 0;
  // A frame that scripts write is the same on every page.
  const quoted = new Set<string>();
  return {
    plain: isCounted ? plain : null,
    rendered: isCounted ? rendered : null,
    share: isCounted ? Math.round((plain / rendered) * 100) : null,
    isReworded: both.length > 0 && compared.length === 0,
    pages: reading.flatMap(({ pageUrl, lostWithoutJavaScript, lostPassages = [] }) => {
      const kinds = lostWithoutJavaScript ?? [];
      const passages = lostPassages.filter((text) => !quoted.has(text));
      for (const text of passages) quoted.add(text);
      return kinds.length + passages.length > 0 ? [{ pageUrl, name: pageName(pageUrl, homeUrl), kinds, passages }] : [];
    }),
  };
}
