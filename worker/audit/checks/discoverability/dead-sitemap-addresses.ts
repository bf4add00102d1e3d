import { isNoindex, readIndexing } from '../../website/indexing.ts';
import { answerKey, areHomeAlone, sitemapUrls } from '../../website/site-address.ts';
import {
  defineCheck,
  dueTo,
  type Evidence,
  fail,
  inconclusive,
  leftAtMost,
  notApplicable,
  outOf,
  partial,
  pass,
} from '../check.ts';
import type { CheckInputs } from '../inputs.ts';
import { shownInApp } from '../shared/links/shown-in-app.ts';

/** Shares of sampled addresses that are good. A third of AI agents' fetches hit dead addresses in the best known study. */
const GOOD_SHARE = 0.95;
const POOR_SHARE = 0.8;
/** Answers that say nothing about the page: it was we who were refused. */
const REFUSALS = new Set([401, 403, 407, 429]);

/** A sample of the sitemap: addresses must answer, be indexable and be their own canonical. */
export const deadSitemapAddresses = defineCheck({
  id: 'dead-sitemap-addresses',
  revision: 5,
  category: 'discoverability',
  strength: 'B',
  catalogue: ['sitemap-clean'],
  title: {
    pass: 'The sitemap addresses we tried answer',
    fail: 'At least one address in the sitemap is dead or withdrawn',
    causes: {
      withheld: 'At least one page in the sitemap asks not to be indexed',
    },
  },
  why: 'A sitemap is to list the pages that people should find.',
  sources: [
    'https://vercel.com/blog/the-rise-of-the-ai-crawler',
    'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  ],
  needs: ['sitemaps', 'linkChecks', 'attempts', 'target'],
  causes: ['withheld', 'only-in-app', 'only-after-javascript'],
  run({ sitemaps, linkChecks, attempts, target }) {
    const listed = new Map(sitemapUrls(sitemaps, target).map((url) => [answerKey(url), url]));
    if (listed.size === 0) return notApplicable('No sitemap lists pages of this website.');
    const sampled = new Map<string, string | null>();
    for (const { url, kind, status, failure } of linkChecks) {
      const isListed = kind === 'sitemap' || listed.has(answerKey(url));
      if (isListed && failure === null && !REFUSALS.has(status)) {
        sampled.set(answerKey(url), status >= 400 ? `status ${status}` : null);
      }
    }
    for (const { url, plain } of attempts) {
      if (!listed.has(answerKey(url)) || plain.failure !== null || REFUSALS.has(plain.status)) continue;
      const isHidden =
        plain.view !== null &&
        readIndexing(plain.view, plain.headers).some((one) => one.agent === null && isNoindex(one, plain.fetchedAt));
      sampled.set(answerKey(url), plain.status >= 400 ? `status ${plain.status}` : isHidden ? 'noindex' : null);
    }
    if (sampled.size === 0) return inconclusive('No address of the sitemap could be tried.');
    const place = placeOf([...sampled.values()]);
    const bad = [...sampled].flatMap(([key, fault]): Evidence[] =>
      fault === null ? [] : [{ pageUrl: listed.get(key) ?? key, place, seen: fault }],
    );
    const cause = bad.every(({ seen }) => seen === 'noindex')
      ? 'withheld'
      : isOfApp(bad, attempts)
        ? 'only-in-app'
        : null;
    const share = 1 - bad.length / sampled.size;
    if (share >= GOOD_SHARE) return withFew(bad, [...listed.values()], target);
    const found = share >= POOR_SHARE ? partial(bad) : fail(bad);
    return dueTo(cause, sampled.size < listed.size ? outOf('uncounted', found) : found);
  },
});

function placeOf(faults: readonly (string | null)[]): string {
  const isEachDead = faults.length > 1 && faults.every((fault) => fault?.startsWith('status '));
  return `listed in the sitemap${isEachDead ? `, where none of the ${faults.length} addresses we tried opened` : ''}`;
}

/** Where a click shows pages that the server does not know, it knows none of those its script shows: further ones were not clicked. */
const isOfApp = (bad: readonly Evidence[], attempts: CheckInputs['attempts']): boolean =>
  shownInApp(attempts).length > 0 && bad.every(({ seen }) => NOT_KNOWN.has(seen));
const NOT_KNOWN = new Set(['status 404', 'status 410']);

/** Few dead ones, or none: of a sitemap that lists the home page alone that says nothing. */
function withFew(bad: Evidence[], listed: readonly string[], target: CheckInputs['target']) {
  if (bad.length > 0) return leftAtMost(bad);
  return areHomeAlone(listed, target) ? notApplicable('The sitemap lists the home page alone, which answers.') : pass();
}
