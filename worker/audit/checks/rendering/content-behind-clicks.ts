import { placeOf } from '../../website/page/page-text.ts';
import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { defineCheck, type Evidence, fail, inconclusive, pass } from '../check.ts';
import { legalByScript } from '../shared/links/legal-by-script.ts';

/** Accordions without their answers, in the HTML as served. */
export const contentBehindClicks = defineCheck({
  id: 'content-behind-clicks',
  revision: 3,
  category: 'rendering',
  strength: 'B',
  catalogue: ['interaction-gate'],
  title: {
    pass: 'We saw no content that is fetched only at a click',
    fail: 'Answers load only after a click',
  },
  why: 'Assistants do not click. Folded text is fine if it is in the HTML; text fetched on a click is not there for them.',
  sources: [
    'https://developers.google.com/search/docs/crawling-indexing/javascript/lazy-loading',
    'https://vercel.com/blog/the-rise-of-the-ai-crawler',
  ],
  needs: ['pages'],
  run({ pages }) {
    const evidence = pages.flatMap(emptyAnswers);
    if (evidence.length > 0) return fail(evidence);
    const legal = legalByScript(pages);
    if (legal.length > 0)
      return inconclusive('A link without an address names a legal text, which a script may fetch at a click.', legal);
    const empty = pages.find(({ plain, rendered }) => plain.view.textChars === 0 && !rendered);
    return empty
      ? inconclusive('A page has no text before JavaScript, so it could not be seen what it hides.')
      : pass();
  },
});

/** `summary` elements that nothing follows before the next one. */
function emptyAnswers({ url, plain: { view } }: ReadPage): Evidence[] {
  // Most pages fold nothing away.
  if (!view.paths.some((place) => place.includes(' > summary')) && !view.blocks.some(({ tag }) => tag === 'summary'))
    return [];
  return view.blocks.flatMap((block, index) => {
    const isSummary = block.tag === 'summary' || placeOf(view, block.path).includes(' > summary');
    if (!isSummary || hasAnswer(view, index, block)) return [];
    return [{ pageUrl: url, place: `${placeOf(view, block.path)}, nothing inside`, seen: block.text }];
  });
}

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
