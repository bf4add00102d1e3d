import { isRendered, type ReadPage, type RenderedPage } from './read-pages.ts';
import { isReworded, servedWords } from './served-text.ts';
import { WHOLE_SHARE } from './whole-share.ts';

const HALF_SHARE = 0.4;
/** Shares of shorter texts jump with every word. */
const MIN_WORDS = 50;
/** Of fewer, a name and a button are all. */
const MIN_TOLD_WORDS = 10;

export interface TextLoss {
  /** Of the words a browser shows, what a reader without JavaScript misses. null where pages show too little to say. */
  lost: 'none' | 'part' | 'most' | null;
  /** All pages that show enough have other words put in place of theirs by a script: the first of them. */
  reworded: RenderedPage | null;
  /** Pages compared, those that lose most first; `share` is 0-1. Shorter ones are among them, but decide nothing. */
  pages: { page: RenderedPage; share: number }[];
}

/** Of a list of pages: goes with it. Every check that finds a fault asks. */
const known = new WeakMap<readonly ReadPage[], TextLoss>();

/** How much of the text that a browser shows stands in the HTML as served: over all pages read both ways, and on the home page alone. */
export function lossOfText(all: readonly ReadPage[]): TextLoss {
  const before = known.get(all);
  if (before !== undefined) return before;
  const loss = measureLoss(all);
  known.set(all, loss);
  return loss;
}

function measureLoss(all: readonly ReadPage[]): TextLoss {
  const compared = all.filter(isRendered).map((page) => ({ page, ...servedWords(page) }));
  const shown = compared.filter(({ words }) => words >= MIN_WORDS);
  const measured = shown.filter(({ page }) => !isReworded(page));
  if (measured.length === 0) return { lost: null, reworded: shown[0]?.page ?? null, pages: [] };
  const share = sum(measured.map(({ kept }) => kept)) / sum(measured.map(({ words }) => words));
  const pages = compared
    .filter(({ page, words }) => words >= leastTold(page) && !isReworded(page))
    .map(({ page, kept, words }) => ({ page, share: kept / words }))
    .toSorted((a, b) => a.share - b.share);
  const home = measured.find(({ page }) => page.role === 'home');
  const least = Math.min(share, home ? home.kept / home.words : share);
  const lost = least < HALF_SHARE ? 'most' : least < WHOLE_SHARE ? 'part' : 'none';
  return { lost, reworded: null, pages };
}

/** A page that is sent without a word is one of those that scripts write, however little they write. */
const leastTold = ({ plain }: ReadPage): number => (plain.view.textWords === 0 ? 1 : MIN_TOLD_WORDS);

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
