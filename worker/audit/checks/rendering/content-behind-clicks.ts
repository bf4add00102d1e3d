import {
  type BehindClick,
  behindClicks,
  proseBehindClicks,
  unfilledBehindClicks,
  unopenedEntries,
} from '../../facts/claims/behind-clicks.ts';
import { ledByClicks, untriedButtons } from '../../facts/claims/untried-buttons.ts';
import { placeOf } from '../../website/page/page-text.ts';
import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { shortened } from '../../wording/cut-text.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, pass } from '../check.ts';
import { legalByScript } from '../shared/links/legal-by-script.ts';

/** Sentences that a click of our browser brought, and accordions without their answers, in the HTML as served. */
export const contentBehindClicks = defineCheck({
  id: 'content-behind-clicks',
  revision: 12,
  category: 'rendering',
  strength: 'B',
  catalogue: ['interaction-gate'],
  title: {
    pass: 'We saw no longer text that comes only at a click',
    fail: 'Parts that fold open hold nothing as we read the page',
    causes: { 'at-a-click': 'Part of what you say is there only after a click' },
  },
  why: 'Text that stands folded in the HTML can be read. Text that a click adds is not in it.',
  sources: [
    'https://developers.google.com/search/docs/crawling-indexing/javascript/lazy-loading',
    'https://vercel.com/blog/the-rise-of-the-ai-crawler',
  ],
  needs: ['pages'],
  causes: ['at-a-click'],
  run({ pages }) {
    const prose = proseBehindClicks(pages);
    if (prose.length > 0) return dueTo('at-a-click', fail(prose.map(broughtBy)));
    const left = pages.map((page) => ({ page, empty: emptyAnswers(page, page.plain.view) }));
    const evidence = left.flatMap(({ page, empty }) => empty.filter(({ seen }) => staysEmpty(page, seen)));
    if (evidence.length > 0) return fail(evidence);
    const unseen = left.flatMap(({ page, empty }) => empty.filter(({ seen }) => !isFilledAtLoad(page, seen)));
    if (unseen.length > 0)
      return inconclusive('Whether scripts fill what is folded at once or at a click we did not see.', unseen);
    const legal = legalByScript(pages);
    if (legal.length > 0)
      return inconclusive('A link without an address names a legal text, which a script may fetch at a click.', legal);
    const unopened = unopenedEntries(pages);
    if (unopened.length > 0)
      return inconclusive(
        'Your menu opens parts of the page by a script, and we did not see what they hold.',
        unopened.map(({ text, href }) => ({ pageUrl: pages[0]?.url ?? '', place: `menu entry “${text}”`, seen: href })),
      );
    const buttons = [...ledByClicks(pages).map(({ text }) => text), ...untriedButtons(pages)];
    if (buttons.length > 0)
      return inconclusive(
        'Buttons of your home page may open other views, and we did not see what they hold.',
        buttons.map((name) => ({ pageUrl: pages[0]?.url ?? '', place: 'button', seen: name })),
      );
    const unfilled = unfilledBehindClicks(pages).map(broughtBy);
    if (unfilled.length > 0) return inconclusive(UNFILLED, unfilled);
    const short = behindClicks(pages).map(broughtBy);
    if (short.length > 0) return inconclusive(SHORT, short);
    const empty = pages.find(({ plain, rendered }) => plain.view.textChars === 0 && !rendered);
    return empty
      ? inconclusive('A page has no text before JavaScript, so it could not be seen what it hides.')
      : pass();
  },
});

const UNFILLED = 'What a click brings is text that a template left there, and nobody has written it yet.';
const SHORT =
  'What a click brings is a form, a legal text or a few lines, and whether it has to stand in the HTML is not judged.';
const MAX_QUOTED_CHARS = 200;

const broughtBy = ({ pageUrl, name, text }: BehindClick): Evidence => ({
  pageUrl,
  place: `after a click on “${name}”: text that the HTML does not hold`,
  seen: shortened(text.replace(/\n/g, ' · '), MAX_QUOTED_CHARS) || name,
});

/** `summary` elements that nothing follows before the next one. */
function emptyAnswers({ url }: ReadPage, view: PageView): Evidence[] {
  return summariesOf(view).flatMap(({ block, index }) =>
    hasAnswer(view, index, block)
      ? []
      : [{ pageUrl: url, place: `${placeOf(view, block.path)}, nothing inside`, seen: block.text }],
  );
}

function summariesOf(view: PageView): { block: TextBlock; index: number }[] {
  // Most pages fold nothing away.
  if (!view.paths.some((place) => place.includes(' > summary')) && !view.blocks.some(({ tag }) => tag === 'summary'))
    return [];
  return view.blocks.flatMap((block, index) =>
    block.tag === 'summary' || placeOf(view, block.path).includes(' > summary') ? [{ block, index }] : [],
  );
}

/** Nobody clicked, and our browser shows something there: a script filled it as the page opened. */
const isFilledAtLoad = ({ rendered }: ReadPage, summary: string): boolean =>
  rendered !== null && foldsOf(rendered.view, summary).includes(true);

/** Every script ran, and it is as empty as before. */
function staysEmpty({ rendered }: ReadPage, summary: string): boolean {
  if (rendered === null || rendered.missesCode || rendered.missesData) return false;
  const folds = foldsOf(rendered.view, summary);
  return folds.length > 0 && !folds.includes(true);
}

/** Of each folded part of this name, whether it holds something. */
const foldsOf = (view: PageView, summary: string): boolean[] =>
  summariesOf(view)
    .filter(({ block }) => block.text === summary)
    .map(({ block, index }) => hasAnswer(view, index, block));

/** What follows inside the same `details` element. */
function hasAnswer(view: PageView, index: number, summary: TextBlock): boolean {
  const details = placeOf(view, summary.path).split(' > summary', 1).join();
  const isInside = (path: number): boolean => {
    const place = placeOf(view, path);
    return place === details || (place.startsWith(`${details} > `) && !place.startsWith(`${details} > summary`));
  };
  const next = view.blocks[index + 1];
  if (next && isInside(next.path)) return true;
  // A picture, map or film is an answer of its own kind, and so is a row of links.
  return [...view.images, ...view.frames, ...view.media, ...view.links].some(({ path }) => isInside(path));
}
