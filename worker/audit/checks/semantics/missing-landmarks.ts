import { mayGainIt } from '../../website/gained-by-drawing.ts';
import { areAllPieces, beforePieces, type ReadPage } from '../../website/read-pages.ts';
import { isUnseenShell } from '../../website/undrawn-pages.ts';
import { listed } from '../../wording/words.ts';
import { defineCheck, dueTo, fail, inconclusive, partial, pass } from '../check.ts';

/** Beside `main`, two more parts set the content apart from what surrounds it. */
const MIN_OTHERS = 2;

/** What every page can have. */
const WANTED = ['main', 'header', 'nav', 'footer'] as const;

/** Most pages of a website share one template; a page or two may differ. */
const PASS_SHARE = 0.8;

/** `main` and the parts around it, as elements or ARIA roles. */
export const missingLandmarks = defineCheck({
  id: 'missing-landmarks',
  revision: 12,
  category: 'semantics',
  strength: 'B',
  catalogue: ['landmarks'],
  title: {
    pass: 'Each page we compared marks its main part and parts around it',
    partial: 'Your pages mark only partly what is content and what surrounds it',
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
    const complete = pages.filter(isComplete);
    const without = pages.filter((page) => countOn(page, 'main') === 0 && othersOn(page) === 0);
    if (complete.length >= pages.length * PASS_SHARE) {
      const found = complete.slice(0, 3).map(foundOn);
      const served = complete.filter(({ plain }) => isCompleteIn(plain.view));
      // An imprint that lacks them weighs nothing, and is no page that has them.
      const isWhole = served.length === pages.length && measured.every(isComplete);
      return isWhole ? pass(found) : inconclusive(IN_PART, found);
    }
    const lacking = measured.filter((page) => countOn(page, 'main') === 0);
    // A page may have no menu and no foot that could be marked.
    if (lacking.length === 0) return inconclusive(ONLY_MAIN);
    const evidence = beforePieces(lacking, all).map(quoteOf);
    return dueTo(
      areAllPieces(lacking, all) ? 'no-head' : null,
      without.length === pages.length ? fail(evidence) : partial(evidence),
    );
  },
});

const IN_PART = 'We saw a main part and parts around it marked, though not on each page, or by scripts alone.';

const ONLY_MAIN = 'The pages mark their main part. Whether they have other parts to mark was not judged.';

const WAITING =
  'Our browser did not load part of what scripts write into these pages, and a head or a foot may be in it.';

/** What it lacks may be in what did not arrive. */
const isWaiting = (page: ReadPage): boolean => page.rendered?.missesData === true && !isComplete(page);

const isComplete = (page: ReadPage): boolean => countOn(page, 'main') > 0 && othersOn(page) >= MIN_OTHERS;

const OTHERS = ['header', 'nav', 'footer', 'article', 'aside'] as const;

const isCompleteIn = ({ landmarks }: ReadPage['plain']['view']): boolean =>
  landmarks.main > 0 && OTHERS.filter((name) => landmarks[name] > 0).length >= MIN_OTHERS;

/** What it lacks, a drawn page has from a script. */
const isUndrawn = (page: ReadPage, all: readonly ReadPage[]): boolean =>
  !isComplete(page) &&
  WANTED.some(
    (name) =>
      countOn(page, name) === 0 &&
      mayGainIt(page, all, (drawn) => drawn.plain.view.landmarks[name] === 0 && countOn(drawn, name) > 0),
  );

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
  place: `landmarks${isCompleteIn(page.plain.view) ? '' : ' (only after JavaScript)'}`,
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
