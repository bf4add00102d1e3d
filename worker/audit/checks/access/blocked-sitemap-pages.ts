import { MAIN_SEARCH_TOKENS } from '../../website/robots/agents.ts';
import { areHomeAlone, sitemapUrls } from '../../website/site-address.ts';
import { defineCheck, type Evidence, fail, notApplicable, partial, pass } from '../check.ts';
import { refusal, robotsUnknown } from '../shared/search-access.ts';

/** Up to this share of contradicting addresses is a slip, above it a rule. */
const SLIP_SHARE = 0.05;
/** Sections repeat: more addresses than this show no other rules. */
const MAX_ASKED = 500;

export const blockedSitemapPages = defineCheck({
  id: 'blocked-sitemap-pages',
  revision: 2,
  category: 'access',
  strength: 'B',
  catalogue: ['robots-sitemap-conflict'],
  title: {
    pass: 'robots.txt refuses no address of the sitemap that we compared',
    fail: 'robots.txt refuses pages that the sitemap offers',
  },
  why: 'Agents that obey robots.txt do not read what it forbids, be it in the sitemap or not.',
  sources: ['https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap'],
  needs: ['robots', 'sitemaps', 'target'],
  run({ robots, sitemaps, target }) {
    if (robots.mode === 'disallow_all') return robotsUnknown(robots);
    const urls = sitemapUrls(sitemaps, target).slice(0, MAX_ASKED);
    if (urls.length === 0) return notApplicable('No sitemap lists pages of this website.');
    const refused = urls.flatMap((url): Evidence[] => {
      const first = MAIN_SEARCH_TOKENS.map((token) => refusal(robots, token, url)).find((one) => one !== null);
      return first ? [first] : [];
    });
    if (refused.length === 0)
      return areHomeAlone(urls, target) ? notApplicable('The sitemap lists the home page alone.') : pass();
    return refused.length / urls.length <= SLIP_SHARE ? partial(refused) : fail(refused);
  },
});
