import { mainBlocks } from '../../website/page/page-text.ts';
import type { Heading, TextBlock } from '../../website/page/page-view.ts';
import { countWords } from '../../website/page/words.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { type FixInput, isOpen } from '../fix-input.ts';
import { namesThePage } from '../head/main-terms.ts';
import { namesBusiness } from '../head/title-parts.ts';
import { pagesOf } from '../page-fix.ts';

export type Level = Heading['level'];

export interface PlannedHeading {
  heading: Heading;
  /** As it should be. */
  level: Level;
}

/** The visible headings of a page with the levels they get from all fixes together, so that no two fixes disagree. */
export function headingPlan(input: FixInput, page: ReadPage): PlannedHeading[] {
  input.made.headings ??= new Map();
  const plans = input.made.headings;
  const before = plans.get(page);
  if (before) return before;
  const shown = page.plain.view.headings.filter(({ hidden, text }) => !hidden && text !== '');
  const isAbout = (checkId: string) => pagesOf(input, checkId).includes(page);
  const main = isAbout('missing-main-heading') ? withOneMain(input, page, shown) : shown.map(asItIs);
  const plan = isOpen(input, 'skipped-heading-levels') && isAbout('skipped-heading-levels') ? withoutSkips(main) : main;
  plans.set(page, plan);
  return plan;
}

const asItIs = (heading: Heading): PlannedHeading => ({ heading, level: heading.level });

/** Of several main headings the first of the content stays that no other page has; of none the first heading becomes it. */
function withOneMain(input: FixInput, page: ReadPage, shown: readonly Heading[]): PlannedHeading[] {
  const { blocks } = page.plain.view;
  const placeOfHeading = ({ block }: Heading) => blocks[block]?.landmark ?? null;
  const mains = shown.filter(({ level }) => level === 1);
  if (mains.length > 1) {
    const content = mains.filter((one) => placeOfHeading(one) !== 'header' && placeOfHeading(one) !== 'nav');
    const own = content.filter(({ text }) => !isRepeated(input, page, text));
    const chosen =
      own.find(({ text }) => namesThePage(input, page, text) || (page.role === 'home' && namesBusiness(input, text))) ??
      own[0] ??
      content[0] ??
      mains[0];
    return shown.map((heading) => ({
      heading,
      level: heading.level === 1 && heading !== chosen ? 2 : heading.level,
    }));
  }
  if (mains.length === 1) return shown.map(asItIs);
  const content = shown.filter((one) => placeOfHeading(one) === 'main' || placeOfHeading(one) === null);
  const [first, ...others] = content;
  // A greeting is no name for a page. Beside others of its level, or below text, it opens one part of the page and is no name for the whole.
  const isFirst = first !== undefined && !mainBlocks(page.plain.view).some((block) => isTextAbove(page, block, first));
  const opens = isFirst && namesThePage(input, page, first.text) && others.every(({ level }) => level > first.level);
  return shown.map((heading) => ({ heading, level: opens && heading === first ? 1 : heading.level }));
}

/** Whether another page has the same main heading: the name of the website, not of the page. */
const isRepeated = ({ inputs: { pages } }: FixInput, page: ReadPage, text: string): boolean =>
  (pages ?? []).some(
    (other) => other !== page && other.plain.view.headings.some((one) => one.level === 1 && one.text === text),
  );

/** A line above a heading is its label; more is text. */
const MAX_LABEL_WORDS = 8;

const isTextAbove = ({ plain: { view } }: ReadPage, block: TextBlock, heading: Heading): boolean =>
  view.blocks.indexOf(block) < heading.block && countWords(block.text) > MAX_LABEL_WORDS;

/** Each heading one level below the one it belongs to. */
function withoutSkips(planned: readonly PlannedHeading[]): PlannedHeading[] {
  const open: { before: Level; now: Level }[] = [];
  return planned.map(({ heading, level }) => {
    while ((open.at(-1)?.before ?? 0) >= level) open.pop();
    const above = open.at(-1);
    const now = above ? ((above.now + 1) as Level) : level;
    open.push({ before: level, now });
    return { heading, level: now };
  });
}
