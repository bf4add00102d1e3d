import { nodesIn, nodesOf, textIn } from '../../website/structured-data/nodes.ts';
import { defineCheck, inconclusive, info, notApplicable } from '../check.ts';

/** What FAQPage markup there is. It weighs nothing: Google shows no FAQ results since 7 May 2026, and no lift in AI answers is proven. */
export const faqMarkup = defineCheck({
  id: 'faq-markup',
  revision: 3,
  category: 'structured-data',
  strength: 'I',
  catalogue: ['faq-markup'],
  title: {
    pass: 'Your questions and answers are marked up',
    info: 'We found questions and answers that are marked up as FAQPage',
    fail: 'Your questions and answers are not marked up',
  },
  why: 'Google no longer shows FAQ results, and no effect on AI answers is proven. The visible questions and answers are what counts.',
  sources: ['https://developers.google.com/search/docs/appearance/structured-data/faqpage'],
  needs: ['pages', 'shown'],
  run({ pages, shown }) {
    const marked = pages.flatMap(({ url, structured }) =>
      nodesOf(structured, 'FAQPage').map((node) => {
        const questions = nodesIn(structured, node, 'mainEntity');
        const evidence = { pageUrl: url, place: 'FAQPage', seen: `${questions.length} questions` };
        // Microdata and RDFa mark up visible text itself.
        const isShown =
          node.syntax !== 'json-ld' || questions.some((one) => shown.says(withoutTags(textIn(one, 'name') ?? '')));
        return { evidence, isShown };
      }),
    );
    if (marked.length === 0) return notApplicable('No page read uses FAQPage markup, and none needs to.');
    const own = marked.filter(({ isShown }) => isShown);
    if (own.length > 0) return info(own.map(({ evidence }) => evidence));
    return inconclusive(
      'Questions are marked up as FAQPage, but we did not find them in the same words on the pages read.',
      marked.map(({ evidence }) => evidence),
    );
  },
});

const withoutTags = (text: string): string => text.replace(/<[^>]*>/g, ' ');
