import { allText, comparableWords, visibleText } from '../../website/page/page-text.ts';
import type { RenderedPage } from '../../website/read-pages.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, partial, pass } from '../check.ts';

/** A wide gap on purpose: banners and widgets that only a browser shows make up a fifth of honest pages. */
const PASS_SHARE = 0.8;
const FAIL_SHARE = 0.4;

/** Shares of shorter texts jump with every word. */
const MIN_WORDS = 50;

/** Share of the words a person sees that are also in the HTML as served, over all pages read both ways and on the home page alone. */
export const textLostWithoutJavascript = defineCheck({
  id: 'text-lost-without-javascript',
  revision: 2,
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
  causes: ['only-after-javascript'],
  run({ renderedPages }) {
    const readings = renderedPages.map((page) => {
      const words = comparableWords(visibleText(page.rendered.view));
      return { page, words: words.length, kept: countKept(words, comparableWords(allText(page.plain.view))) };
    });
    const shown = readings.filter(({ words }) => words >= MIN_WORDS);
    const measured = shown.filter(({ page, kept, words }) => kept / words >= PASS_SHARE || !isReworded(page));
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
        place: `words in the HTML as served: ${Math.round((kept / words) * 100)} % of the words a browser shows`,
        seen: lostText(page) || 'nothing of note is missing',
      }));
    // Pages that lose nothing need no change.
    const losing = sorted.filter(({ kept, words }) => kept / words < PASS_SHARE);
    if (share < FAIL_SHARE || (home && home.kept / home.words < FAIL_SHARE))
      return dueTo('only-after-javascript', fail(quote(losing)));
    const isLost = share < PASS_SHARE || (home && home.kept / home.words < PASS_SHARE);
    return isLost ? dueTo('only-after-javascript', partial(quote(losing))) : pass(quote(sorted.slice(0, 3)));
  },
});

const REWORDED =
  'A script puts other words in the place of those served, as for another language; as much text is served.';
/** Of the text and of its parts: a page that scripts write has far fewer of both before they run. */
const SAME_SIZE = 0.75;
/** What a template leaves for a script to fill in. */
const TEMPLATE = /\{\{[^{}]+\}\}/;

/** Whether scripts say in other words what was served already: as many headings and parts, and about as much text. */
function isReworded({ plain, rendered }: RenderedPage): boolean {
  const [before, after] = [plain.view, rendered.view];
  const isAlike = (one: number, other: number): boolean => Math.min(one, other) >= Math.max(one, other) * SAME_SIZE;
  return (
    before.headings.length > 0 &&
    isAlike(before.headings.length, after.headings.length) &&
    isAlike(before.blocks.length, after.blocks.length) &&
    isAlike(before.textChars, after.textChars) &&
    !TEMPLATE.test(visibleText(before))
  );
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** How many of `words` are among `available`, each used once. */
function countKept(words: string[], available: string[]): number {
  const left = new Map<string, number>();
  for (const word of available) left.set(word, (left.get(word) ?? 0) + 1);
  let kept = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    kept++;
  }
  return kept;
}

/** The longest passages that only the browser shows. */
function lostText({
  plain,
  rendered,
}: {
  plain: { view: Parameters<typeof allText>[0] };
  rendered: { view: Parameters<typeof allText>[0] };
}): string {
  const available = new Set(comparableWords(allText(plain.view)));
  return rendered.view.blocks
    .filter(({ hidden, text }) => {
      const words = comparableWords(text);
      return !hidden && words.filter((word) => !available.has(word)).length > words.length / 2;
    })
    .map(({ text }) => text)
    .join(' · ')
    .slice(0, 300);
}
