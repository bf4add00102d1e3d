import { ownAddress } from '../../website/site-address.ts';
import { defineCheck, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { countOf, linkHealth, reachedOthers } from '../shared/links/broken-links.ts';

/** Other people's pages go away; one or two are ordinary. */
const FEW = 2;

/** A polite sample of at most twenty: two of one website, each asked once. */
export const brokenExternalLinks = defineCheck({
  id: 'broken-external-links',
  revision: 2,
  category: 'technical',
  strength: 'C',
  catalogue: ['broken-external'],
  title: {
    pass: 'None of the links we tried to other websites is dead',
    partial: 'At least one link to another website is dead',
    fail: 'Several links to other websites are dead',
  },
  why: 'A reader who follows a dead source to another website cannot check it.',
  sources: ['https://developers.google.com/search/docs/crawling-indexing/links-crawlable'],
  needs: ['linkChecks', 'pages', 'target'],
  run({ linkChecks, pages, target }) {
    const health = linkHealth(linkChecks, 'external', pages);
    if (health.tried === 0) {
      const views = pages.flatMap(({ plain, rendered }) => [plain.view, ...(rendered ? [rendered.view] : [])]);
      const leadsOut = views.some(({ links, baseUrl }) =>
        links.some(({ url }) => /^https?:/.test(url ?? '') && ownAddress(url ?? '', baseUrl, target) === null),
      );
      return leadsOut
        ? inconclusive('No link to another website was followed.')
        : notApplicable('We saw no link to another website on the pages read.');
    }
    if (!reachedOthers(linkChecks)) return inconclusive('None of the other websites could be reached from here.');
    const evidence = [...health.onPages, countOf(target.homeUrl, health)];
    if (health.known === 0) return inconclusive('The other websites turned our check away, as many do.', evidence);
    if (health.broken.length === 0) return pass(evidence);
    return health.broken.length <= FEW ? partial(evidence) : fail(evidence);
  },
});
