import type { PageView } from '../audit/website/page/page-view.ts';

/** The directory a page stands in, ending in "/". */
export function directoryOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.slice(0, pathname.lastIndexOf('/') + 1);
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
