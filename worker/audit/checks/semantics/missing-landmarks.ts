import { mayGainIt } from '../../website/gained-by-drawing.ts';
import { areAllPieces, beforePieces, type ReadPage } from '../../website/read-pages.ts';
import { isUnseenShell } from '../../website/undrawn-pages.ts';
import { listed } from '../../wording/words.ts';
import { defineCheck, dueTo, fail, inconclusive, partial, pass } from '../check.ts';

/** What a page may have; `main` every page can. */
const WANTED = ['main', 'header', 'nav', 'footer'] as const;

/** Most pages of a website share one template; a page or two may differ. */
const PASS_SHARE = 0.8;

/** `main`, as an element or an ARIA role. A page may have no menu and no foot that could be marked, so those are named where nothing is marked. */
export const missingLandmarks = defineCheck({
  id: 'missing-landmarks',
  revision: 12,
  category: 'semantics',
  strength: 'B',
  catalogue: ['landmarks'],
  title: {
    pass: 'Each page we compared marks its main part',
    partial: 'No main part is marked on at least one page',
    fail: 'Your pages do not mark what is content',
  },
  why: 'Screen readers find the parts of a page by such marks, and other programs can, too.',
  sources: ['https://www.w3.org/TR/html-aam-1.0/', 'https://arxiv.org/abs/2509.10762'],
  judgesEachPage: true,
  needs: ['pages'],
  causes: ['no-head'],
  run({ pages: all }) {
    // Nobody looks for an answer between the menus of an imprint.
    const measured = all.filter((page) => !isUnseenShell(page) && !isUndrawn(page, all) && !isWaiting(page));
    const inner = measured.filter(({ role }) => role !== 'legal');
    const pages = inner.length > 0 ? inner : measured;
    if (pages.length === 0 && all.some(isWaiting)) return inconclusive(WAITING);
    if (pages.length === 0)
      return inconclusive('Scripts write parts of these pages, and they were read without a browser.');
    const marked = pages.filter(isMarked);
    const without = pages.filter((page) => countOn(page, 'main') === 0 && othersOn(page) === 0);
    if (marked.length >= pages.length * PASS_SHARE) {
      const found = marked.slice(0, 3).map(foundOn);
      // An imprint that lacks it weighs nothing, and is no page that has it.
      return pages.every(isServed) && measured.every(isMarked) ? pass(found) : inconclusive(IN_PART, found);
    }
    const lacking = measured.filter((page) => !isMarked(page));
    const evidence = beforePieces(lacking, all).map(quoteOf);
    return dueTo(
      areAllPieces(lacking, all) ? 'no-head' : null,
      without.length === pages.length ? fail(evidence) : partial(evidence),
    );
  },
});

const IN_PART = 'We saw main parts marked, though not on each page, or by scripts alone.';

const WAITING = 'Our browser did not load part of what scripts write into these pages, and the main part may be in it.';

/** What it lacks may be in what did not arrive. */
const isWaiting = (page: ReadPage): boolean => page.rendered?.missesData === true && !isMarked(page);

const isMarked = (page: ReadPage): boolean => countOn(page, 'main') > 0;

const isServed = ({ plain }: ReadPage): boolean => plain.view.landmarks.main > 0;

const OTHERS = ['header', 'nav', 'footer', 'article', 'aside'] as const;

/** What it lacks, a drawn page has from a script. */
const isUndrawn = (page: ReadPage, all: readonly ReadPage[]): boolean =>
  !isMarked(page) && mayGainIt(page, all, (drawn) => !isServed(drawn) && isMarked(drawn));

type Landmark = keyof ReadPage['plain']['view']['landmarks'];

/** As served, or as a script completes it: what a visitor's browser has is not called missing. */
const countOn = ({ plain, rendered }: ReadPage, name: Landmark): number =>
  Math.max(plain.view.landmarks[name], rendered?.view.landmarks[name] ?? 0);

const othersOn = (page: ReadPage): number => OTHERS.filter((name) => countOn(page, name) > 0).length;

const hasElement = ({ plain, rendered }: ReadPage, name: string): boolean =>
  [plain.view, ...(rendered ? [rendered.view] : [])].some(({ paths }) =>
    paths.some((path) => path.split(' > ').some((step) => /^[a-z0-9-]+/.exec(step)?.[0] === name)),
  );

const foundOn = (page: ReadPage) => ({
  pageUrl: page.url,
  // Who runs no script meets none of them.
  place: `landmarks${isServed(page) ? '' : ' (only after JavaScript)'}`,
  seen: listed(WANTED.filter((name) => countOn(page, name) > 0)),
});

function quoteOf(page: ReadPage) {
  const found = WANTED.filter((name) => countOn(page, name) > 0);
  const told = found.length === 0 ? WANTED : (['main'] as const);
  // One that stands inside of another part is there, and no mark of the page.
  const missing = told.filter((name) => countOn(page, name) === 0 && !hasElement(page, name));
  const nested = WANTED.filter((name) => countOn(page, name) === 0 && hasElement(page, name));
  return {
    pageUrl: page.url,
    place: 'landmarks',
    seen:
      missing.length > 0
        ? `${listed(missing.map((name) => `no ${name}`))} element`
        : nested.length > 0
          ? `${nested.join(' and ')} inside of another part`
          : listed(found),
  };
}
