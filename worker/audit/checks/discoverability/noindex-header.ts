import { defineCheck, dueTo, fail, partial, pass } from '../check.ts';
import { lesserPagesCredit, noindexOn } from './indexing-restrictions.ts';

export const noindexHeader = defineCheck({
  id: 'noindex-header',
  revision: 4,
  category: 'discoverability',
  strength: 'A',
  catalogue: ['noindex-header'],
  title: {
    pass: 'No response header keeps pages meant for search out of it',
    partial: 'A response header keeps a lesser page out of search indexes',
    fail: 'A response header keeps a main page out of search indexes',
  },
  why: 'The header works like a noindex tag, and cannot be seen on the page.',
  sources: ['https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#xrobotstag'],
  needs: ['pages'],
  causes: ['lesser-pages'],
  run({ pages }) {
    const found = noindexOn(pages, 'header');
    const evidence = found.map((one) => one.evidence);
    if (found.length === 0) return pass();
    return found.some((one) => one.isMainPage)
      ? fail(evidence)
      : dueTo('lesser-pages', partial(evidence, lesserPagesCredit(found, pages)));
  },
});
