import { defineCheck, dueTo, fail, partial, pass } from '../check.ts';
import { lesserPagesCredit, noindexOn } from './indexing-restrictions.ts';

export const noindexMetaTag = defineCheck({
  id: 'noindex-meta-tag',
  revision: 4,
  category: 'discoverability',
  strength: 'A',
  catalogue: ['noindex-meta'],
  title: {
    pass: 'No page meant for search asks to be left out',
    partial: 'A lesser page asks search indexes to leave it out',
    fail: 'A main page asks search indexes to leave it out',
  },
  why: 'A page marked noindex is dropped by Google and Bing, and by the assistants that answer from their indexes.',
  sources: ['https://developers.google.com/search/docs/crawling-indexing/block-indexing'],
  needs: ['pages'],
  causes: ['lesser-pages'],
  run({ pages }) {
    const found = noindexOn(pages, 'meta');
    const evidence = found.map((one) => one.evidence);
    if (found.length === 0) return pass();
    return found.some((one) => one.isMainPage)
      ? fail(evidence)
      : dueTo('lesser-pages', partial(evidence, lesserPagesCredit(found, pages)));
  },
});
