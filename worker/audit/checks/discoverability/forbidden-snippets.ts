import type { IndexingDirective } from '../../website/indexing.ts';
import { placeOf } from '../../website/page/page-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { defineCheck, dueTo, type Evidence, fail, partial, pass } from '../check.ts';
import { restrictionsOn } from './indexing-restrictions.ts';

/** About the length of one description in Google's results: with less, no full sentence can be quoted. */
const SHORT_SNIPPET_CHARS = 160;

export const forbiddenSnippets = defineCheck({
  id: 'forbidden-snippets',
  revision: 2,
  category: 'discoverability',
  strength: 'A',
  catalogue: ['snippet-allowed'],
  title: {
    pass: 'No tag or header forbids quoting the pages read',
    partial: 'Search engines may quote little or nothing of a page',
    fail: 'Search engines may not quote a main page at all',
  },
  why: 'Google shows a page in its AI features only if it may show a snippet of it.',
  sources: [
    'https://developers.google.com/search/docs/appearance/ai-features',
    'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  ],
  needs: ['pages'],
  causes: ['covered-text'],
  run({ pages }) {
    const forbidden = restrictionsOn(pages, (one) => forbids(one));
    const limited = restrictionsOn(pages, (one) => !forbids(one) && isShort(one));
    const directives = [...forbidden, ...limited].map((one) => one.evidence);
    const evidence = [...directives, ...pages.flatMap(coveredText)];
    if (forbidden.some((one) => one.isMainPage)) return fail(evidence);
    if (evidence.length === 0) return pass();
    return dueTo(directives.length === 0 ? 'covered-text' : null, partial(evidence));
  },
});

/** From half of a page's text on, what may be quoted is chance. Smaller parts are usually left out with reason. */
const MIN_COVERED_SHARE = 0.5;

/** A page of which most text is kept from being quoted (`data-nosnippet`). */
function coveredText({ url, plain: { view } }: ReadPage): Evidence[] {
  const shown = view.blocks.filter(({ hidden }) => !hidden);
  const chars = (blocks: typeof shown) => blocks.reduce((sum, { text }) => sum + text.length, 0);
  const covered = shown.filter(({ noSnippet }) => noSnippet);
  const share = covered.length === 0 ? 0 : chars(covered) / chars(shown);
  if (share < MIN_COVERED_SHARE) return [];
  const seen = `data-nosnippet covers ${Math.round(share * 100)}% of the text, from: ${covered[0]?.text ?? ''}`;
  return [{ pageUrl: url, place: placeOf(view, covered[0]?.path ?? 0), seen }];
}

const forbids = ({ name, value }: IndexingDirective): boolean =>
  name === 'nosnippet' || (name === 'max-snippet' && Number.parseInt(value ?? '', 10) === 0);

function isShort({ name, value }: IndexingDirective): boolean {
  const limit = Number.parseInt(value ?? '', 10);
  return name === 'max-snippet' && limit > 0 && limit < SHORT_SNIPPET_CHARS;
}
