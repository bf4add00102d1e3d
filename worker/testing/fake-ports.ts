import type { AnalysisPorts, OpenBrowser, PagePicture } from '../analysis/ports.ts';
import type { Exchange, ReadAttempt, TextResource } from '../audit/observations.ts';
import { readPage } from '../audit/website/page/read-page.ts';
import type { SiteReader } from '../crawl/site-reader.ts';
import { labRun } from './lab-builders.ts';

/** A website for tests: path to HTML (or text), everything else is 404. */
export type FakeSite = Record<string, string>;

/** Counts what was asked, so that a test can say nothing was asked twice. */
export interface Asked {
  pages: string[];
  rendered: string[];
  /** Devices, one entry a run. */
  measured: string[];
  launches: number;
  closed: number;
}

const AT = 1_800_000_000_000;

/** One pixel, said to be a home page. */
const PICTURE: PagePicture = {
  width: 640,
  height: 400,
  base64: 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
};

function exchange(url: string, status: number, contentType: string, text: string): Exchange {
  return {
    url,
    finalUrl: url,
    redirects: [],
    status,
    headers: { 'content-type': contentType },
    contentType,
    bytes: text.length,
    truncated: false,
    ttfbMs: 5,
    fetchedAt: AT,
    failure: null,
  };
}

/** A site reader over a record of pages. */
export function fakeSiteReader(site: FakeSite, asked: Asked, requestsUsed: number): SiteReader {
  let used = requestsUsed;
  const find = (url: string) => {
    used++;
    return site[new URL(url).pathname];
  };
  const text = (url: string): TextResource => {
    const body = find(url);
    return { ...exchange(url, body === undefined ? 404 : 200, 'text/plain', body ?? ''), text: body ?? null };
  };
  return {
    async readPage(url): Promise<ReadAttempt> {
      asked.pages.push(new URL(url).pathname);
      const html = find(url);
      return {
        ...exchange(url, html === undefined ? 404 : 200, 'text/html; charset=utf-8', html ?? ''),
        charset: { used: 'utf-8', declaredBy: 'header' },
        view: html === undefined ? null : readPage(html, url),
        obstacle: html === undefined ? { kind: 'error_page', seen: 'status 404' } : null,
      };
    },
    readText: async (url) => text(url),
    probe: async (url, agent) => ({
      ...exchange(url, 200, 'text/html', site['/'] ?? ''),
      token: agent.token,
      userAgent: agent.userAgent,
      obstacle: null,
      text: readPage(site['/'] ?? '', url)
        .blocks.map((block) => block.text)
        .join('\n'),
    }),
    check: async (url) => exchange(url, find(url) === undefined ? 404 : 200, 'text/html', ''),
    look: async (url) => {
      const isThere = find(url) !== undefined;
      const image = isThere ? { width: 1200, height: 630, bytes: 90_000, type: 'png' } : null;
      return { exchange: exchange(url, isThere ? 200 : 404, 'image/png', ''), image };
    },
    obeyCrawlDelay: () => {},
    get requestsUsed() {
      return used;
    },
    get requestsLeft() {
      return 150 - used;
    },
  };
}

/** Ports over a fake site. The index stays real; the gate, which makes one wait a second between launches, has a test of its own. */
export function fakePorts(real: AnalysisPorts, site: FakeSite): { ports: AnalysisPorts; asked: Asked } {
  const asked: Asked = { pages: [], rendered: [], measured: [], launches: 0, closed: 0 };
  const browser: OpenBrowser = {
    sessionId: 'fake-browser',
    version: 'Fake/1',
    isSpent: false,
    async render(url) {
      asked.rendered.push(new URL(url).pathname);
      const html = site[new URL(url).pathname];
      return {
        finalUrl: url,
        status: html === undefined ? 404 : 200,
        view: html === undefined ? null : readPage(html, url),
        failure: null,
        consoleErrors: [],
        fetchedAt: AT,
      };
    },
    tryForm: async () => null,
    async measure(url, device, { withPicture } = { withPicture: false, language: null }) {
      asked.measured.push(device);
      return { ok: true, run: labRun(device, { finalUrl: url }), ...(withPicture ? { picture: PICTURE } : {}) };
    },
    async close() {
      asked.closed++;
    },
  };
  const ports: AnalysisPorts = {
    ...real,
    gate: { acquire: async () => ({ granted: true, expiresAt: AT, isWanted: false }), release: async () => {} },
    randomToken: () => 'c0ffee00c0ffee00c0ffee00c0ffee00',
    openSite: (_order, { requestsUsed }) => fakeSiteReader(site, asked, requestsUsed),
    // Tests depend on nobody else's website.
    openElsewhere: () => ({
      visit: async (url) => ({ ...exchange(url, 0, '', ''), failure: 'network' }),
      look: async (url) => ({ exchange: { ...exchange(url, 0, '', ''), failure: 'network' }, image: null }),
    }),
    browserFor: () => ({
      async launch() {
        asked.launches++;
        return { ok: true, browser };
      },
      closeLeftover: async () => {},
    }),
  };
  return { ports, asked };
}

/** A small business of five pages with everything a report needs. */
export const BAKERY: FakeSite = {
  '/robots.txt': 'User-agent: *\nAllow: /\nSitemap: http://127.0.0.1:9999/sitemap.xml\n',
  '/sitemap.xml':
    '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>http://127.0.0.1:9999/</loc></url><url><loc>http://127.0.0.1:9999/contact</loc></url></urlset>',
  '/': page(
    'Rye & Salt Bakery',
    '<h1>Rye &amp; Salt Bakery</h1><p>Rye &amp; Salt is a sourdough bakery in Whitby. We bake every morning and sell until the shelves are empty.</p>',
  ),
  '/about': page('About Rye & Salt', '<h1>About us</h1><p>Founded in 2011 by Ada Birch in Whitby.</p>'),
  '/contact': page(
    'Contact Rye & Salt',
    '<h1>Contact</h1><p>Call 01947 601234 or write to hello@ryeandsalt.co.uk.</p><address>12 Flowergate, Whitby YO21 3BA</address>',
  ),
  '/prices': page('Prices', '<h1>Prices</h1><ul><li>Sourdough loaf £4.20</li><li>Rye loaf £4.60</li></ul>'),
  '/faq': page(
    'Questions',
    '<h1>Questions</h1><details><summary>Do you take orders?</summary><p>Yes, by phone until 5 pm the day before.</p></details>',
  ),
};

function page(title: string, main: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>
<nav><a href="/">Home</a> <a href="/about">About</a> <a href="/contact">Contact</a> <a href="/prices">Prices</a> <a href="/faq">FAQ</a></nav>
<main>${main}</main><footer>© Rye &amp; Salt Bakery</footer></body></html>`;
}
