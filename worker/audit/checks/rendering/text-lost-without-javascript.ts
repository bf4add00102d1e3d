import type { RenderedPage } from '../../website/read-pages.ts';
import { isReworded, lostPassages, servedWords } from '../../website/served-text.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, partial, pass } from '../check.ts';
import { zeroCounters } from '../shared/shown/zero-counters.ts';

/** A wide gap on purpose: banners and widgets that only a browser shows make up a fifth of honest pages. */
const PASS_SHARE = 0.8;
const FAIL_SHARE = 0.4;

/** A few figures that arrive as zero are little text, and told wrongly. */
const COUNTERS_CREDIT = 0.9;

/** Shares of shorter texts jump with every word. */
const MIN_WORDS = 50;

/** Share of the words a person sees that are also in the HTML as served, over all pages read both ways and on the home page alone. */
export const textLostWithoutJavascript = defineCheck({
  id: 'text-lost-without-javascript',
  revision: 3,
  category: 'rendering',
  strength: 'A',
  catalogue: ['raw-vs-rendered'],
  title: {
    pass: 'Without JavaScript nearly all of your text is there',
    partial: 'Part of your text appears only after JavaScript has run',
    fail: 'Most of your text appears only after JavaScript has run',
  },
  why: 'Most assistants read a page without running JavaScript. This is measured on your pages, both ways.',
  sources: ['https://vercel.com/blog/the-rise-of-the-ai-crawler'],
  needs: ['renderedPages'],
  causes: ['only-after-javascript', 'counters'],
  run({ renderedPages }) {
    const readings = renderedPages.map((page) => ({ page, ...servedWords(page) }));
    const shown = readings.filter(({ words }) => words >= MIN_WORDS);
    const measured = shown.filter(({ page }) => !isReworded(page));
    if (shown.length > 0 && measured.length === 0)
      return inconclusive(REWORDED, [
        { pageUrl: shown[0]?.page.url ?? '', place: 'text before and after', seen: REWORDED },
      ]);
    if (measured.length === 0) return inconclusive('The pages show too little text in a browser to compare.');
    const share = sum(measured.map(({ kept }) => kept)) / sum(measured.map(({ words }) => words));
    const home = measured.find(({ page }) => page.role === 'home');
    const sorted = measured.toSorted((a, b) => a.kept / a.words - b.kept / b.words);
    const quote = (some: typeof measured): Evidence[] =>
      some.map(({ page, words, kept }) => ({
        pageUrl: page.url,
        // Words are cut finer here than where they are counted: the share can be told, the numbers would be second ones.
        place: `words in the HTML as served: ${Math.round((kept / words) * 100)}% of the words a browser shows`,
        seen: lostText(page) || 'nothing of note is missing',
      }));
    // Pages that lose nothing need no change.
    const losing = sorted.filter(({ kept, words }) => kept / words < PASS_SHARE);
    if (share < FAIL_SHARE || (home && home.kept / home.words < FAIL_SHARE))
      return dueTo('only-after-javascript', fail(quote(losing)));
    const isLost = share < PASS_SHARE || (home && home.kept / home.words < PASS_SHARE);
    if (isLost) return dueTo('only-after-javascript', partial(quote(losing)));
    const zeros = renderedPages.flatMap(zeroCounters);
    return zeros.length > 0 ? dueTo('counters', partial(zeros, COUNTERS_CREDIT)) : pass(quote(sorted.slice(0, 3)));
  },
});

const REWORDED =
  'A script puts other words in the place of those served, as for another language; as much text is served.';
const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The passages that only the browser shows. */
const lostText = (page: RenderedPage): string => lostPassages(page).join(' · ').slice(0, 300);
