import type { LinkCheck, PageObservation, SitemapObservation, Target } from '../observations.ts';
import { canonicalsOf } from './canonicals.ts';
import { parsedUrl } from './parsed-url.ts';
import type { ReadPage } from './read-pages.ts';
import { ownAddress, pageKey, sitemapUrls } from './site-address.ts';

interface Known {
  pages: readonly ReadPage[];
  attempts: readonly PageObservation[];
  linkChecks: readonly LinkCheck[];
  sitemaps: readonly SitemapObservation[];
  target: Target;
}

/** "/contact.html", "/contact/" and "/contact/index.html" are one where a server leaves out endings. */
export const formKey = (address: string): string => pageKey(address.replace(/[?#].*$/, '')).replace(ENDING, '');

const ENDING = /(?:\/index)?\.(?:html?|php)$/i;
const INDEX = /(?:^|\/)index\.(?:html?|php)$/i;

/**
 * Another form of a page's address that a link, a canonical link or the sitemap leads to, and that nobody found gone: which of the two is
 * to be known only its owner can say. null where the page names its own, and for the index file of a folder that is known by its path.
 */
export function secondForm(page: ReadPage, { pages, attempts, linkChecks, sitemaps, target }: Known): string | null {
  const own = page.plain.finalUrl;
  if (canonicalsOf(page).length > 0) return null;
  const gone = new Set(
    [...linkChecks, ...attempts.map(({ url, plain }) => ({ url, status: plain.status }))]
      .filter(({ status }) => status === 404 || status === 410)
      .map(({ url }) => pageKey(url)),
  );
  const isSecond = (address: string): boolean =>
    formKey(address) === formKey(own) &&
    (pageKey(address) !== pageKey(own) || isIndexFile(own)) &&
    pathOf(address) !== pathOf(own) &&
    !gone.has(pageKey(address));
  for (const { plain, rendered } of pages)
    for (const view of [plain.view, ...(rendered ? [rendered.view] : [])]) {
      const named = view.headLinks.filter(({ rel }) => rel.split(/\s+/).includes('canonical'));
      for (const { url } of [...view.links, ...named]) {
        const address = url === null ? null : ownAddress(url, view.baseUrl, target);
        if (address !== null && !address.includes('?') && isSecond(address)) return address;
      }
    }
  return sitemapUrls(sitemaps, target).find((address) => !address.includes('?') && isSecond(address)) ?? null;
}

const pathOf = (address: string): string => (parsedUrl(address)?.pathname ?? address).replace(/(?<=.)\/+$/, '');
export const isIndexFile = (address: string): boolean => INDEX.test(pathOf(address));
