import { createSiteReader } from '../adapters/site-fetch.ts';
import { findPages } from '../crawl/find-pages.ts';
import { openWebsite } from '../crawl/open-website.ts';
import { type Route, type SiteServer, startSite } from './site-server.ts';

/** The token of the path that cannot exist. */
export const TOKEN = 'f00dfeed';
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
export const text = (body: string): Route => ({ headers: { 'content-type': 'text/plain' }, body });
export const xml = (body: string): Route => ({ headers: { 'content-type': 'application/xml' }, body });
export const urlset = (...locs: string[]) =>
  `<urlset ${XMLNS}>${locs.map((loc) => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`;
export const sitemapIndex = (...locs: string[]) =>
  `<sitemapindex ${XMLNS}>${locs.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`).join('')}</sitemapindex>`;
export const links = (...paths: string[]) => paths.map((path) => `<a href="${path}">${path}</a>`).join(' ');

const running: SiteServer[] = [];
/** For `afterEach`: ends the servers of the websites explored since. */
export async function closeExplored(): Promise<void> {
  for (const site of running.splice(0)) await site.close();
}

/** Opens a website of these routes and chooses its pages, as an analysis does. */
export async function explore(routes: Record<string, Route>, options: { maxPages?: number; path?: string } = {}) {
  const server = await startSite(routes);
  running.push(server);
  const site = createSiteReader({
    requestsUsed: 0,
    allowPrivate: true,
    contactUrl: 'https://answerable.example/bot',
    clock: { now: () => Date.now() },
  });
  const result = await openWebsite(site, server.origin + (options.path ?? '/'), { allowPrivate: true });
  if (!result.ok) throw new Error(result.message);
  const found = await findPages(site, result.opened, { maxPages: options.maxPages ?? 12, controlToken: TOKEN });
  const short = (url: string) => url.replace(server.origin, '');
  return {
    server,
    site,
    opened: result.opened,
    found,
    chosen: found.pages.map((page) => `${page.role} ${short(page.url)}`),
    asked: server.requests.map((request) => request.path),
    notRead: found.notRead.map((entry) => ({ ...entry, url: short(entry.url) })),
  };
}
