import type { PageView } from '../audit/website/page/page-view.ts';

/** The directory a page stands in, ending in "/". */
export function directoryOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.slice(0, pathname.lastIndexOf('/') + 1);
}

/**
 * The directory that holds the page and all that its template brings, where that is not the directory it stands in: the page of a language
 * or a version has its style sheets, scripts and pictures beside the others'.
 */
export function directoryOfAll(view: PageView): string {
  const own = directoryOf(view.url);
  const above = ownFiles(view).filter((url) => !url.startsWith(own));
  return above.reduce((top, url) => commonDirectory(top, url), own);
}

/** Whether most of what the page brings from its own host lies outside of the directory. */
export function isMostlyOutside(view: PageView, directory: string): boolean {
  const files = ownFiles(view);
  const outside = files.filter((url) => !url.startsWith(directory)).length;
  return outside > 0 && outside * 2 >= files.length;
}

function ownFiles(view: PageView): string[] {
  const { host } = new URL(view.url);
  const pictures = view.images.flatMap(({ src }) => (src !== null && URL.canParse(src) ? [new URL(src).href] : []));
  return [...new Set([...ownAssets(view), ...pictures.filter((url) => new URL(url).host === host)])];
}

function commonDirectory(directory: string, url: string): string {
  let top = directory;
  while (!url.startsWith(top) && new URL(top).pathname !== '/') top = new URL('..', top).href;
  return top;
}

/**
 * Whether two documents of one host are pages of one website. Pages of a website share what their template brings: style sheets
 * and scripts of their own host, the site's name, or the links of its navigation. Two websites on one host share none of it.
 */
export function isSameWebsite(a: PageView, b: PageView): boolean {
  return sharesAssets(a, b) || sharesName(a, b) || sharesLinks(a, b);
}

function sharesAssets(a: PageView, b: PageView): boolean {
  const known = ownAssets(a);
  for (const asset of ownAssets(b)) if (known.has(asset)) return true;
  return false;
}

function ownAssets(view: PageView): Set<string> {
  const { host } = new URL(view.url);
  const sheets = view.headLinks.flatMap((link) => (/\bstylesheet\b/.test(link.rel) && link.url ? [link.url] : []));
  const scripts = view.scripts.external.flatMap((src) =>
    URL.canParse(src, view.baseUrl) ? [new URL(src, view.baseUrl).href] : [],
  );
  return new Set([...sheets, ...scripts].filter((url) => new URL(url).host === host));
}

function sharesName(a: PageView, b: PageView): boolean {
  const name = siteName(a);
  return name !== null && name === siteName(b);
}

function siteName(view: PageView): string | null {
  return (
    view.metas
      .find((meta) => meta.name === 'og:site_name')
      ?.content.trim()
      .toLowerCase() || null
  );
}

/** A third is more than two websites share by chance (each other's home page) and less than a navigation repeats. */
const MIN_SHARED_LINKS = 1 / 3;
const MIN_LINKS = 3;

function sharesLinks(a: PageView, b: PageView): boolean {
  const first = ownLinks(a);
  const second = ownLinks(b);
  const smaller = Math.min(first.size, second.size);
  if (smaller < MIN_LINKS) return false;
  let shared = 0;
  for (const link of second) if (first.has(link)) shared++;
  return shared / smaller >= MIN_SHARED_LINKS;
}

function ownLinks(view: PageView): Set<string> {
  const { host } = new URL(view.url);
  const links = view.links.flatMap((link) => (link.url?.startsWith('http') ? [new URL(link.url)] : []));
  return new Set(links.filter((url) => url.host === host).map((url) => url.href));
}
