import { errorTitleOf } from '../../website/unasked/error-titles.ts';
import { defineCheck, type Evidence, fail, inconclusive, pass } from '../check.ts';

export const softErrorPages = defineCheck({
  id: 'soft-error-pages',
  revision: 3,
  category: 'technical',
  strength: 'B',
  catalogue: ['soft-404'],
  title: {
    pass: 'We saw no error page that passes for a page',
    fail: 'An error page answers as if it were a page',
  },
  why: 'Search engines go by the status to tell an error from a page.',
  sources: ['https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors'],
  needs: ['pages'],
  run({ pages }) {
    const successful = pages.filter(({ plain }) => plain.status >= 200 && plain.status < 300);
    if (successful.length === 0) return inconclusive('No key page answered with success.');
    const evidence = successful.flatMap(({ url, plain }): Evidence[] => {
      const found = errorTitleOf(plain.view);
      return found === null
        ? []
        : [{ pageUrl: url, place: found.place, seen: `status ${plain.status}: ${found.text}` }];
    });
    return evidence.length > 0 ? fail(evidence) : pass();
  },
});
