import type { Target } from '../../observations.ts';
import { canonicalsOf } from '../../website/canonicals.ts';
import { isNoindex, readIndexing } from '../../website/indexing.ts';
import { parsedUrl } from '../../website/parsed-url.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { formKey } from '../../website/second-form.ts';
import { areHomeAlone, ownAddress, pageKey, sitemapUrls } from '../../website/site-address.ts';
import { defineCheck, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { isViewOfAnother } from '../shared/repeated-texts.ts';

/** Four of five key pages listed: one was forgotten. Less: the sitemap is not kept. */
const MOST_SHARE = 0.8;

export const keyPagesMissingFromSitemap = defineCheck({
  id: 'key-pages-missing-from-sitemap',
  revision: 6,
  category: 'discoverability',
  strength: 'B',
  catalogue: ['sitemap-coverage'],
  title: {
    pass: 'The sitemap lists the key pages we read',
    partial: 'The sitemap leaves out a key page',
    fail: 'The sitemap leaves out at least one key page',
  },
  why: 'A sitemap is to list each page that people should find.',
  sources: ['https://www.sitemaps.org/protocol.html'],
  needs: ['sitemaps', 'pages', 'target', 'attempts', 'linkChecks'],
  run({ sitemaps, pages, target, attempts, linkChecks }) {
    const urls = sitemapUrls(sitemaps, target);
    const listed = new Set(urls.map(pageKey));
    // "/prices" stands for "/prices.html": which form counts is another matter.
    const forms = new Set(urls.filter((url) => !url.includes('?')).map(formKey));
    if (listed.size === 0) return notApplicable('No sitemap lists pages of this website.');
    const answers = [...linkChecks, ...attempts.map(({ url, plain }) => ({ url, status: plain.status }))];
    const tried = answers.filter(({ url, status }) => status > 0 && listed.has(pageKey(url)));
    if (tried.length > 0 && tried.every(({ status }) => status >= 400))
      return notApplicable('No address of the sitemap that we tried leads to a page, which is judged by itself.');
    const isCut = sitemaps.some(({ entryCount, entries }) => entryCount > entries.length);
    const wanted = pages.filter((page) => {
      const { role, plain } = page;
      const isHidden = readIndexing(plain.view, plain.headers).some((one) => isNoindex(one, plain.fetchedAt));
      return role !== 'legal' && !isHidden && !isViewOfAnother(page, pages);
    });
    const folders = new Set(pages.flatMap((page) => folderOf(page, target)));
    // A sitemap holds the addresses pages want to be known by, and the home page by the one that leads to it.
    const addressesOf = (page: ReadPage): string[] => [
      page.url,
      page.plain.finalUrl,
      ...(page.role === 'home' ? [target.typedUrl] : []),
      ...canonicalsOf(page).flatMap((href) => ownAddress(href, page.plain.view.baseUrl, target) ?? []),
      ...[...folders].flatMap((folder) => within(folder, page.url)),
    ];
    const isListed = (address: string) =>
      listed.has(pageKey(address)) || (!address.includes('?') && forms.has(formKey(address)));
    const missing = wanted.filter((page) => !addressesOf(page).some(isListed));
    const evidence = missing.map(({ url }) => ({ pageUrl: url, place: 'sitemap', seen: 'not listed there' }));
    if (missing.length === 0 && areHomeAlone(urls, target))
      return notApplicable('The sitemap lists the home page alone, and we read no other to be listed.');
    if (missing.length === 0) return pass();
    if (isCut) return inconclusive('The sitemap is too long to have been read whole.', evidence);
    return 1 - missing.length / wanted.length >= MOST_SHARE ? partial(evidence) : fail(evidence);
  },
});

/** The folder of the public website that its canonical links put before the paths read here: a copy may lie at the root of another host. */
function folderOf(page: ReadPage, target: Target): string[] {
  const path = parsedUrl(page.url)?.pathname;
  return canonicalsOf(page).flatMap((href) => {
    const address = ownAddress(href, page.plain.view.baseUrl, target);
    const named = address === null ? undefined : parsedUrl(address)?.pathname;
    return path !== undefined && named?.endsWith(path) && named !== path ? [named.slice(0, -path.length)] : [];
  });
}

function within(folder: string, address: string): string[] {
  const url = parsedUrl(address);
  return url === null ? [] : [`${url.origin}${folder}${url.pathname}${url.search}`];
}
