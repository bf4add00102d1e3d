import { defineCheck, fail, partial, pass } from '../../check.ts';
import type { IndexingDirective } from '../../indexing.ts';
import { restrictionsOn } from './indexing-restrictions.ts';

/** About the length of one description in Google's results: with less, no full sentence can be quoted. */
const SHORT_SNIPPET_CHARS = 160;

export const forbiddenSnippets = defineCheck({
  id: 'forbidden-snippets',
  revision: 1,
  category: 'discoverability',
  strength: 'A',
  catalogue: ['snippet-allowed'],
  title: {
    pass: 'Search engines may quote your pages',
    partial: 'Search engines may quote little of some pages',
    fail: 'Search engines may not quote a main page at all',
  },
  why: 'Google shows a page in its AI features only if it may show a snippet of it.',
  sources: [
    'https://developers.google.com/search/docs/appearance/ai-features',
    'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  ],
  needs: ['pages'],
  run({ pages }) {
    const forbidden = restrictionsOn(pages, (one) => forbids(one));
    const limited = restrictionsOn(pages, (one) => !forbids(one) && isShort(one));
    const evidence = [...forbidden, ...limited].map((one) => one.evidence);
    if (forbidden.some((one) => one.isMainPage)) return fail(evidence);
    return evidence.length > 0 ? partial(evidence) : pass();
  },
});

const forbids = ({ name, value }: IndexingDirective): boolean =>
  name === 'nosnippet' || (name === 'max-snippet' && Number.parseInt(value ?? '', 10) === 0);

function isShort({ name, value }: IndexingDirective): boolean {
  const limit = Number.parseInt(value ?? '', 10);
  return name === 'max-snippet' && limit > 0 && limit < SHORT_SNIPPET_CHARS;
}
