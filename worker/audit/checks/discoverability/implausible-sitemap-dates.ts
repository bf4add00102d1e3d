import { ownDomains } from '../../website/own-hosts.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { areHomeAlone, sitemapUrls } from '../../website/site-address.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { isOfOthers } from '../shared/links/foreign-sitemap.ts';
import { domainsOf } from '../shared/links/two-addresses.ts';
import { newestYear } from '../shared/shown/newest-year.ts';

/** Shares of addresses with a believable date. Proposals, from what ordinary content systems write. */
const GOOD_SHARE = 0.8;
const POOR_SHARE = 0.3;
/** From so many entries on, one and the same instant on all of them is a build date and says nothing about the pages. */
const IDENTICAL_FROM = 10;
/** Clocks differ; a day ahead is no lie. */
const DAY_MS = 86_400_000;
/** The web had few pages before; earlier dates are defaults such as 1970. */
const EARLIEST_MS = Date.UTC(1995, 0, 1);

export const implausibleSitemapDates = defineCheck({
  id: 'implausible-sitemap-dates',
  revision: 7,
  category: 'discoverability',
  strength: 'B',
  catalogue: ['sitemap-lastmod'],
  title: {
    pass: 'Most sitemap addresses have a date of change that can be true',
    partial: 'The sitemap does not say of each page when it changed',
    fail: 'The sitemap does not say believably when pages changed',
    causes: {
      undated: 'The sitemap does not say when pages changed',
    },
  },
  why: 'Search engines use the date of change to decide what to read again, and ignore it where it is not believable.',
  sources: ['https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap'],
  needs: ['sitemaps', 'target', 'pages', 'hosts'],
  causes: ['undated'],
  run({ sitemaps, target, pages, hosts }) {
    const domains = new Set([...ownDomains({ target, pages }), ...domainsOf(hosts)]);
    const lists = sitemaps.filter(
      (one) => one.kind === 'urlset' && one.entries.length > 0 && !isOfOthers(one, target, domains),
    );
    const urls = sitemapUrls(lists, target);
    if (urls.length > 0 && areHomeAlone(urls, target)) return notApplicable('The sitemap lists the home page alone.');
    const entries = lists.flatMap(({ entries, fetchedAt }) => entries.map((entry) => ({ ...entry, fetchedAt })));
    const first = lists[0];
    if (!first) return notApplicable('No sitemap lists pages of this website.');
    // Of several, the figures are those of all together.
    const index = lists.length > 1 ? sitemaps.find(({ kind }) => kind === 'index') : undefined;
    const at = {
      pageUrl: (index ?? first).finalUrl,
      place: lists.length > 1 ? `all ${lists.length} sitemaps` : 'sitemap',
    };
    const dated = entries.filter(({ lastmod, fetchedAt }) => isPlausible(lastmod, fetchedAt));
    const share = dated.length / entries.length;
    const sample = dated[0]?.lastmod ?? entries.find(({ lastmod }) => lastmod !== null)?.lastmod;
    const isAlike = dated.length > 1 && new Set(dated.map(({ lastmod }) => lastmod)).size === 1;
    const example = sample ? `, ${isAlike ? 'one and the same:' : 'for example'} ${sample}` : '';
    const isOutlived = areOutlived(dated, pages);
    const evidence: Evidence[] = [
      {
        ...at,
        seen: `${dated.length} of ${entries.length} addresses have a lastmod${isOutlived ? '' : ' that can be true'}${example}`,
      },
    ];
    // The same day may be that of a change to all pages; the same second is that of a program.
    const isOneInstant = dated.length >= IDENTICAL_FROM && isAlike && !isDayAlone(sample);
    if (isOneInstant) return fail([{ ...at, seen: `all ${dated.length} addresses say ${sample}` }]);
    if (share >= GOOD_SHARE && (isOneDay(dated) || isOutlived)) return inconclusive(UNPROVED, evidence);
    if (share >= GOOD_SHARE) return pass(evidence);
    if (entries.every(({ lastmod }) => lastmod === null)) {
      const seen =
        entries.length === 1 ? 'no lastmod at its one address' : `no lastmod at any of ${entries.length} addresses`;
      return dueTo('undated', fail([{ ...at, seen }]));
    }
    return share >= POOR_SHARE ? partial(evidence) : fail(evidence);
  },
});

const UNPROVED = 'The sitemap gives dates; whether they are those of the last change could not be told.';

const isDayAlone = (lastmod: string | null | undefined): boolean => /^\d{4}-\d{2}-\d{2}$/.test(lastmod?.trim() ?? '');

/** The day of a build says nothing of a page. */
const isOneDay = (dated: readonly { lastmod: string | null }[]): boolean =>
  dated.length > 1 && new Set(dated.map(({ lastmod }) => lastmod?.trim().slice(0, 10))).size === 1;

/** Older by years than the pages that the server hands out, or than what they speak of. */
function areOutlived(dated: readonly { lastmod: string | null }[], pages: readonly ReadPage[]): boolean {
  const newest = Math.max(...dated.map(({ lastmod }) => Date.parse(lastmod?.trim() ?? '')));
  const changed = pages.map(({ plain }) => Date.parse(plain.headers['last-modified'] ?? ''));
  const year = new Date(newest).getUTCFullYear();
  return changed.some((at) => at - newest > OUTLIVED_MS) || pages.some((page) => newestYear(page) > year + 1);
}
const OUTLIVED_MS = 730 * DAY_MS;

function isPlausible(lastmod: string | null, fetchedAt: number): boolean {
  const at = lastmod === null || !/^\d{4}(-\d{2}){0,2}/.test(lastmod.trim()) ? Number.NaN : Date.parse(lastmod.trim());
  return at >= EARLIEST_MS && at <= fetchedAt + DAY_MS;
}
