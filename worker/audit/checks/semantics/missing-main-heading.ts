import { mainBlocks } from '../../website/page/page-text.ts';
import type { Heading, PageView } from '../../website/page/page-view.ts';
import { countWords } from '../../website/page/words.ts';
import { beforePieces, type ReadPage } from '../../website/read-pages.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { isUnseenShell, SHELL_WORDS } from '../../website/undrawn-pages.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, leftAtMost, partial, pass } from '../check.ts';
import { headingWords } from '../shared/headings/heading-words.ts';
import { isHabit } from '../shared/page-share.ts';
import { repeatedBlocks } from '../shared/repeated-blocks.ts';

/** Pages without a main heading (h1) that says anything, and pages with several. */
export const missingMainHeading = defineCheck({
  id: 'missing-main-heading',
  revision: 16,
  category: 'semantics',
  strength: 'B',
  catalogue: ['h1-single'],
  title: {
    pass: 'Each page read has one main heading',
    fail: 'Pages have no main heading, or several',
    causes: {
      several: 'Pages have several main headings',
      'only-the-frame': 'Main headings appear only after JavaScript has run',
      'only-after-javascript': 'Main headings appear only after JavaScript has run',
    },
  },
  why: 'Google may take the title of a search result from the main heading.',
  sources: [
    'https://developers.google.com/search/docs/appearance/title-link',
    'https://html.spec.whatwg.org/multipage/sections.html#headings-and-outlines',
  ],
  judgesEachPage: true,
  needs: ['pages'],
  causes: ['several', 'named-below', 'without-words', 'same-banner', 'only-the-frame', 'only-after-javascript'],
  run({ pages: all }) {
    const shown = all.filter((page) => !isUnseenShell(page) && !isHeadedOnceDrawn(page, all));
    if (shown.length === 0) return inconclusive('Scripts write these pages, and no browser of ours could show them.');
    const seen = shown.filter((page) => !isWaiting(page));
    if (seen.length === 0) return inconclusive(DATA_MISSING);
    const isRepeated = repeatedBlocks(all);
    const pages = seen.filter((page) => !saysNothing(page, all, isRepeated));
    if (pages.length === 0) return inconclusive(NOTHING_TO_HEAD);
    const none = pages.filter((page) => mainHeadings(page.plain.view).length === 0);
    const headed = pages.filter((page) => mainHeadings(page.plain.view).length > 1);
    const twice = headed.filter((page) => isWrittenTwice(page.plain.view) || isOneAtATime(page));
    const several = headed.filter((page) => !twice.includes(page));
    const lost = none.filter((page) => lateHeading(page) === undefined);
    // One that a script brings is there: it is told with what else scripts bring, and never with those that are nowhere.
    const own = [...withHome(lost, seen, all).map(absenceOf), ...several.map(quoteOf)];
    if (isHabit(lost, pages) && several.length === 0 && lost.every((page) => namedBelow(page, all) !== undefined))
      return dueTo('named-below', fail(lost.map((page) => namedBelowOf(page, all))));
    if (isHabit(lost, pages))
      return dueTo(own.every(({ place }) => place === EMPTY) ? 'without-words' : null, fail(own));
    if (isHabit([...lost, ...several], pages)) return dueTo(lost.length === 0 ? 'several' : null, partial(own));
    const late = none.filter((page) => !lost.includes(page)).map(absenceOf);
    if (isHabit([...none, ...several], pages)) {
      const bannered = none.filter((page) => !lost.includes(page) && hasOwnBelowBanner(page, seen));
      return bannered.length > 0 && bannered.length === late.length
        ? dueTo('same-banner', partial(bannered.map(servedHeadingOf)))
        : dueTo('only-the-frame', partial(late));
    }
    const twofold = twice.map(quoteOf);
    if (twice.length === pages.length) return inconclusive(WRITTEN_TWICE, twofold);
    const exceptions = [
      ...own,
      ...late,
      ...twofold,
      ...pages.filter((page) => !none.includes(page)).flatMap(hiddenHeading),
    ];
    if (pages.length < seen.length) return inconclusive(NOTHING_TO_HEAD, exceptions);
    if (seen.length < shown.length) return inconclusive(DATA_MISSING, exceptions);
    return exceptions.length > 0 ? leftAtMost(exceptions) : pass(pages.slice(0, 3).map(quoteOf));
  },
});

/** Those without one, and before them a home page that holds nothing yet: a list that left it out would say that it has one. */
function withHome(lost: readonly ReadPage[], seen: readonly ReadPage[], all: readonly ReadPage[]): ReadPage[] {
  const isBare = (page: ReadPage) => viewsOf(page).every((view) => mainHeadings(view).length === 0);
  const home = lost.length === 0 ? undefined : seen.find((page) => page.role === 'home' && isBare(page));
  return [...(home && !lost.includes(home) ? [home] : []), ...beforePieces(lost, all)];
}

const EMPTY = 'h1 without words';
const DATA_MISSING =
  'Data that scripts write into your pages did not arrive when we looked, and a main heading may be part of it.';
const WRITTEN_TWICE = 'Pages hold several main headings, of which a screen may show one at a time.';
const NOTHING_TO_HEAD = 'Pages hold no text of their own yet that a heading could name.';

/** Neither a heading nor, beside what its website repeats on other pages, a word, a picture or a frame: what it lacks is all of its content. */
function saysNothing(page: ReadPage, all: readonly ReadPage[], isRepeated: ReturnType<typeof repeatedBlocks>): boolean {
  const views = viewsOf(page);
  const isWordless = views.every(
    (view) =>
      view.headings.every(({ text }) => text === '') &&
      mainBlocks(view).every((block) => isRepeated(block) || block.text.trim() === ''),
  );
  if (!isWordless) return false;
  const others = all.filter((other) => other !== page).flatMap(viewsOf);
  // A map that only this page shows is what it is about.
  const shownIn = ({ images, frames }: PageView) => [...images, ...frames].map(({ src }) => src ?? '');
  const elsewhere = new Set(others.flatMap(shownIn));
  return views.every((view) => shownIn(view).every((src) => elsewhere.has(src)));
}

const viewsOf = ({ plain, rendered }: ReadPage): PageView[] => [plain.view, ...(rendered ? [rendered.view] : [])];

const mainHeadings = (view: PageView): string[] =>
  view.headings.filter(({ level, text }) => level === 1 && text !== '').map(({ text }) => text);

/** So many chapters under two main headings alike are no chance. */
const ALIKE = 3;

/**
 * One version of the page for phones and one for wide screens: under each main heading stand the chapters of the other. Whoever opens the page
 * sees one of them, and one that is made a lesser heading leaves its version without any.
 */
function isWrittenTwice({ headings }: PageView): boolean {
  const versions: Set<string>[] = [];
  for (const { level, text } of headings) {
    if (text === '') continue;
    if (level === 1) versions.push(new Set());
    else versions.at(-1)?.add(textKey(text));
  }
  const [first, second, ...others] = versions;
  if (!first || !second || others.length > 0) return false;
  const shared = [...first].filter((chapter) => second.has(chapter)).length;
  return shared >= ALIKE && shared * 2 >= Math.max(first.size, second.size);
}

/** A browser shows at most one of them: the others head a dialog, a slide or a menu that is not open. */
function isOneAtATime({ rendered }: ReadPage): boolean {
  const drawn = rendered?.view.headings.filter(({ level, text }) => level === 1 && text !== '') ?? [];
  return drawn.length > 1 && drawn.filter(({ hidden }) => !hidden).length <= 1;
}

/** A page no browser drew, of one file with a page whose main heading a script wrote: it writes this one's too. */
const isHeadedOnceDrawn = ({ url, plain, rendered }: ReadPage, all: readonly ReadPage[]): boolean =>
  rendered === null &&
  mainHeadings(plain.view).length === 0 &&
  all.some((other) => fileOf(other.url) === fileOf(url) && lateHeading(other) !== undefined);
const fileOf = (url: string): string => url.replace(/[?#].*$/, '');

/** A page whose data did not arrive, with an empty main heading for it or hardly a word of its own without scripts. */
const isWaiting = ({ plain, rendered }: ReadPage): boolean =>
  rendered?.missesData === true &&
  [plain.view, rendered.view].every((view) => mainHeadings(view).length === 0) &&
  (hasEmptyHeading(rendered.view) || plain.view.textWords < SHELL_WORDS);

const hasEmptyHeading = ({ headings }: PageView): boolean =>
  headings.some(({ level, text }) => level === 1 && text === '');

const lateHeading = ({ rendered }: ReadPage): string | undefined =>
  rendered ? mainHeadings(rendered.view)[0] : undefined;

/** The main heading that a script brings is that of another page too, as the name over a website is; what the page is about heads its served text. */
const hasOwnBelowBanner = (page: ReadPage, all: readonly ReadPage[]): boolean =>
  page.plain.view.headings.some(({ text }) => text !== '') &&
  all.some(
    (other) => other !== page && viewsOf(other).some((view) => mainHeadings(view).includes(lateHeading(page) ?? '')),
  );

/** A main heading that a browser does not show, by what axe-core says of the page as drawn. */
function hiddenHeading({ url: pageUrl, plain, rendered }: ReadPage): Evidence[] {
  const isHidden = rendered?.axe?.violations.some(({ rule }) => rule === 'page-has-heading-one') ?? false;
  const [seen = ''] = mainHeadings(plain.view);
  return isHidden ? [{ pageUrl, place: 'h1 that a browser does not show', seen }] : [];
}

function absenceOf(page: ReadPage): Evidence {
  const late = lateHeading(page);
  if (late !== undefined)
    return { pageUrl: page.url, place: 'h1, only after JavaScript', seen: `no h1 before scripts run; then: ${late}` };
  return servedHeadingOf(page);
}

function servedHeadingOf(page: ReadPage): Evidence {
  const {
    url: pageUrl,
    plain: { view },
  } = page;
  const first = view.headings.find(({ text }) => text !== '');
  const place = viewsOf(page).some(hasEmptyHeading) ? EMPTY : 'no h1';
  if (first) return { pageUrl, place, seen: `the first heading is h${first.level}: ${first.text}` };
  return { pageUrl, place, seen: place === EMPTY ? 'no words in any heading' : 'no heading at all' };
}

/** A lesser heading that says what begins the title of its page; on a page of many, one that is not the name over all of them. */
function namedBelow({ url, plain: { view } }: ReadPage, all: readonly ReadPage[]): Heading | undefined {
  const title = textKey(view.titles[0] ?? '');
  const isElsewhere = ({ text }: Heading): boolean =>
    all.some((other) => other.url !== url && other.plain.view.headings.some((one) => one.text === text));
  const named = view.headings.filter(
    ({ text, hidden }) =>
      !hidden && countWords(text) >= MIN_NAME_WORDS && textKey(text) !== '' && title.startsWith(textKey(text)),
  );
  const [only, ...more] = named;
  return only && more.length === 0 && !hasEmptyHeading(view) && !isElsewhere(only) ? only : undefined;
}
/** "Service" may begin a title by chance. */
const MIN_NAME_WORDS = 2;

const namedBelowOf = (page: ReadPage, all: readonly ReadPage[]): Evidence => {
  const { level, text } = namedBelow(page, all) ?? { level: 2, text: '' };
  return { pageUrl: page.url, place: 'no h1', seen: `the heading that names the page is h${level}: ${text}` };
};

function quoteOf(page: ReadPage): Evidence {
  const { view } = page.plain;
  const headings = view.headings
    .filter(({ level, text }) => level === 1 && text !== '')
    .map((one) => headingWords(view, one));
  return {
    pageUrl: page.url,
    place: headings.length === 1 ? 'h1' : `${headings.length} h1`,
    seen: headings.join(' · '),
  };
}
