import { nodesIn, nodesOf } from '../../website/structured-data/nodes.ts';
import { defineCheck, info, notApplicable } from '../check.ts';

/** What FAQPage markup there is. It weighs nothing: Google shows no FAQ results since 7 May 2026, and no lift in AI answers is proven. */
export const faqMarkup = defineCheck({
  id: 'faq-markup',
  revision: 1,
  category: 'structured-data',
  strength: 'I',
  catalogue: ['faq-markup'],
  title: {
    pass: 'Your questions and answers are marked up',
    info: 'Your questions and answers are marked up as FAQPage',
    fail: 'Your questions and answers are not marked up',
  },
  why: 'Google no longer shows FAQ results, and no effect on AI answers is proven. The visible questions and answers are what counts.',
  sources: ['https://developers.google.com/search/docs/appearance/structured-data/faqpage'],
  needs: ['pages'],
  run({ pages }) {
    const evidence = pages.flatMap(({ url, structured }) =>
      nodesOf(structured, 'FAQPage').map((node) => ({
        pageUrl: url,
        place: 'FAQPage',
        seen: `${nodesIn(structured, node, 'mainEntity').length} questions`,
      })),
    );
    return evidence.length > 0 ? info(evidence) : notApplicable('No page read uses FAQPage markup, and none needs to.');
  },
});
