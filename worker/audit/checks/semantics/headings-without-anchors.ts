import { placeOf, readingLength } from '../../website/page/page-text.ts';
import type { Heading, PageView, TextBlock } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { isWritten } from '../../website/text/latin-filler.ts';
import { defineCheck, type Evidence, notApplicable, pass } from '../check.ts';
import { isChapter } from '../shared/chapters.ts';
import { repeatedBlocks } from '../shared/repeated-blocks.ts';

/** Half of the headings can be linked to: the chapters, if not every paragraph's. */
export const PASS_SHARE = 0.5;

/**
 * Chapter headings (h2, h3) that an address with a fragment can lead to: by their own id or that of the section they stand in. Where most have
 * none, that is no fault.
 */
export const headingsWithoutAnchors = defineCheck({
  id: 'headings-without-anchors',
  revision: 16,
  category: 'semantics',
  strength: 'C',
  catalogue: ['anchor-ids'],
  title: {
    pass: 'At least half of the chapters on the pages read can be linked to',
    fail: 'Chapter headings on the pages read that can be linked to',
  },
  why: 'An anchor lets an answer link to the very passage. No study shows how often assistants use it.',
  sources: ['https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment'],
  needs: ['pages'],
  run({ pages }) {
    const isRepeated = repeatedBlocks(pages);
    const isOwn = (page: ReadPage, heading: Heading) => !isRepeated(heading) && !isOfFiller(page, heading);
    const chapters = pages.flatMap((page) =>
      chaptersOf(page)
        .filter((heading) => isOwn(page, heading))
        .map((heading) => ({ page, heading, anchored: isAnchored(page, heading) })),
    );
    if (chapters.length === 0)
      return notApplicable('We saw no chapter heading to link to on the pages read, legal ones apart.');
    const without = chapters.filter(({ anchored }) => !anchored);
    const evidence = without.map(
      ({ page, heading }): Evidence => ({ pageUrl: page.url, place: `h${heading.level}, no id`, seen: heading.text }),
    );
    const share = 1 - without.length / chapters.length;
    return share >= PASS_SHARE ? pass() : notApplicable(UNTOLD, evidence);
  },
});

/** A menu may lead there by other ways, and many a heading opens no passage. */
const UNTOLD = 'Which of your headings somebody may want to link to, a machine cannot tell.';

/** A telephone number in large letters is no chapter. */
const SOME_WORD = /\p{L}/u;

/** Nobody is led to a clause of an imprint. */
const chaptersOf = (page: ReadPage): Heading[] =>
  page.role === 'legal'
    ? []
    : page.plain.view.headings.filter(
        (heading) =>
          SOME_WORD.test(heading.text) &&
          isChapter(page, heading, heading.level) &&
          (isAnchored(page, heading) || !isNoTarget(page, heading)) &&
          !NO_CHAPTER.test(pathOf(page, heading)),
      );

/** Nobody is asked for the address of these; one that is there counts. */
const isNoTarget = (page: ReadPage, heading: Heading): boolean =>
  isOfFrame(page, heading) || isLabel(page, heading) || isClosed(page, heading);

/** What the head of a page calls out opens no passage. */
const isOfFrame = ({ plain: { view } }: ReadPage, { block }: Heading): boolean =>
  OF_FRAME.has(view.blocks[block]?.landmark ?? null);
const OF_FRAME = new Set<TextBlock['landmark']>(['header', 'nav']);

/** The same words on card after card say of what kind each is. */
const isLabel = ({ plain: { view } }: ReadPage, { text }: Heading): boolean =>
  view.headings.filter((one) => one.text.toLowerCase() === text.toLowerCase()).length >= LABEL_FROM;
const LABEL_FROM = 3;

/** A part that opens at a click stays closed for whoever an address leads to it: so by its kind, or as a browser showed it. */
const isClosed = (page: ReadPage, heading: Heading): boolean => {
  if (CLOSED.test(pathOf(page, heading))) return true;
  const drawn = page.rendered?.view.headings.filter(({ text }) => text === heading.text) ?? [];
  return drawn.length > 0 && drawn.every((one) => one.hidden || isOverClosed(page, one));
};

/** What stands below it, up to the next heading, does not show: its text opens at a click, or where a mouse stands. */
function isOverClosed({ rendered }: ReadPage, { block }: Heading): boolean {
  const { blocks = [], headings = [] } = rendered?.view ?? {};
  const next = headings.map((one) => one.block).filter((one) => one > block);
  const below = blocks.slice(block + 1, Math.min(blocks.length, ...next));
  return below.length > 0 && below.every(({ hidden }) => hidden);
}
const CLOSED =
  / > (?:details|[a-z]+(?:#[^ .]*)?\.(?:accordion[-_]+(?:content|body|collapse|panel|inner)|collapse|tab-?pane|tab-?panel))(?:[#.][^>]*)? > /;

/** Whether a heading, or most of what stands below it, fills a template: nobody has written a chapter there yet. */
function isOfFiller({ plain: { view } }: ReadPage, heading: Heading): boolean {
  const next = view.headings.map(({ block }) => block).filter((block) => block > heading.block);
  const below = view.blocks.slice(heading.block + 1, Math.min(view.blocks.length, ...next));
  const length = (isOf: boolean) =>
    below.filter((block) => isWritten(block) === isOf).reduce((sum, { text }) => sum + readingLength(text), 0);
  return !isWritten(heading) || length(false) > length(true);
}

/**
 * The name of a card that leads to a page of its own is no chapter of this one. Slides take turns at one place: whoever is led to one sees
 * another.
 */
const NO_CHAPTER = / > a(?:[#.][^>]*)? > | > [a-z]+\.(?:[\w-]*[-_])?(?:slide|carousel-item|slider-item|owl-item) > /;

const pathOf = ({ plain: { view } }: ReadPage, { block }: Heading): string =>
  view.blocks[block] ? placeOf(view, view.blocks[block].path) : '';

/** A line may stand before the heading of a section that near; an id further out leads to the heading where nothing does. */
const LEVELS_UP = 2;

/** A section has a subject of its own: whoever is led to it finds the heading in it. */
const SECTION = /^(?:section|article)#/;

/** The element a heading opens, such as its section; of the page itself every part begins further down. */
const OPENED = /^(?!body|main|html)[a-z][a-z0-9-]*#/;

export function isAnchored({ plain: { view } }: ReadPage, heading: Heading): boolean {
  if (heading.id) return true;
  const block = view.blocks[heading.block];
  if (!block) return false;
  const steps = placeOf(view, block.path).split(' > ');
  const mains = new Set(view.headings.filter(({ level }) => level === 1).map((one) => one.block));
  return steps.some((step, at) => {
    if (at === steps.length - 1 || !OPENED.test(step)) return false;
    const within = steps.slice(0, at + 1).join(' > ');
    if (!isOfChapter(view, heading, within)) return false;
    if (at >= steps.length - 1 - LEVELS_UP || SECTION.test(step)) return true;
    // The heading of the page, or of a page within the page, may stand above it.
    const first = view.blocks.find(
      (one, index) => `${placeOf(view, one.path)} > `.startsWith(`${within} > `) && !mains.has(index),
    );
    return first === block;
  });
}

/** What holds several chapters of one level side by side, as the whole page does, leads to the first of them. */
function isOfChapter(view: PageView, heading: Heading, within: string): boolean {
  const inside = view.headings.filter(({ block, hidden }) => {
    const path = view.blocks[block]?.path;
    return !hidden && path !== undefined && placeOf(view, path).startsWith(`${within} > `);
  });
  // The heading of the page is no chapter of it.
  const below = inside.filter(({ level }) => level > 1);
  const top = Math.min(...below.map(({ level }) => level));
  const chapters = below.filter(({ level }) => level === top);
  return chapters.length < 2 || inside[0] === heading;
}
