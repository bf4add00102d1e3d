import { defineCheck, notApplicable, partial, pass } from '../check.ts';

/** Types no search engine uses any more, and since when. FAQPage is told of elsewhere and weighs nothing. */
const RETIRED: ReadonlyMap<string, string> = new Map([
  ['HowTo', 'Google shows no how-to results since September 2023'],
  ['SpecialAnnouncement', 'Google shows no special announcements since 2025'],
  ['ClaimReview', 'Google shows no fact checks since 2025'],
]);

/** The vocabulary before schema.org; Google reads none of it since January 2021. */
const RETIRED_VOCABULARY = /^https?:\/\/(?:rdf\.)?data-vocabulary\.org\//i;

/** Markup that no longer does anything. It harms nobody, so it is never worse than partial. */
export const retiredMarkup = defineCheck({
  id: 'retired-markup',
  revision: 1,
  category: 'structured-data',
  strength: 'A',
  catalogue: ['deprecated-types'],
  title: {
    pass: 'We saw no retired type in your structured data',
    fail: 'Google no longer uses some of your structured data',
  },
  why: 'Google shows nothing for these types in its results any more.',
  sources: [
    'https://developers.google.com/search/blog/2023/08/howto-faq-changes',
    'https://developers.google.com/search/blog/2025/06/simplifying-search-results',
    'https://developers.google.com/search/blog/2020/01/data-vocabulary',
  ],
  needs: ['pages'],
  run({ pages }) {
    const nodes = pages.flatMap((page) => page.structured.nodes.map((node) => ({ pageUrl: page.url, node })));
    if (nodes.length === 0) return notApplicable('The pages read hold no schema.org data.');
    const found = new Map<string, { pageUrl: string; place: string; seen: string }>();
    for (const { pageUrl, node } of nodes) {
      for (const type of node.types) {
        const reason =
          RETIRED.get(type) ?? (RETIRED_VOCABULARY.test(type) ? 'data-vocabulary.org is not read since 2021' : null);
        if (reason !== null && !found.has(`${pageUrl} ${type}`))
          found.set(`${pageUrl} ${type}`, { pageUrl, place: reason, seen: type });
      }
    }
    return found.size > 0 ? partial([...found.values()]) : pass();
  },
});
