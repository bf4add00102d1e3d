import { afterEach, describe, expect, it } from 'vitest';
import { createLinkVisitor, type LinkVisitOptions } from '../adapters/visit-links.ts';
import { readPage } from '../audit/website/page/read-page.ts';
import { type Route, reset, type SiteServer, startSite, trickle } from '../testing/site-server.ts';
import { outsideLinks } from './outside-links.ts';
import { visitOutside } from './visit-outside.ts';

const running: SiteServer[] = [];
afterEach(async () => {
  for (const site of running.splice(0)) await site.close();
});

const CLOCK = { now: () => Date.now() };
/** Longer than anything that answers takes on a busy machine. */
const PATIENT_MS = 15_000;
const PUBLIC_IP = '93.184.216.34';

/** A visitor for whom every public name leads to one local server; what it was asked for, host included, is noted. */
async function visitorOf(routes: Record<string, Route>, options: Partial<LinkVisitOptions> = {}) {
  const server = await startSite(routes);
  running.push(server);
  const asked: string[] = [];
  const visitor = createLinkVisitor({
    contactUrl: 'https://answerable.example/bot',
    closedHost: null,
    clock: CLOCK,
    resolve: async () => [PUBLIC_IP],
    fetch: async (input, init) => {
      const url = new URL(String(input));
      asked.push(url.href);
      return fetch(server.origin + url.pathname, init);
    },
    ...options,
  });
  return { visitor, asked, server };
}

const target = (homeUrl: string, aliasHost: string | null = null) => ({
  typedUrl: homeUrl,
  homeUrl,
  scopeUrl: homeUrl,
  isPrivate: aliasHost !== null,
  aliasHost,
});
const BAKERY = target('https://bakery.example/');
const view = (html: string, url = BAKERY.homeUrl) => readPage(html, url);

describe('outsideLinks', () => {
  const chosen = (html: string, of = BAKERY) =>
    outsideLinks([view(html, of.homeUrl)], of).map(({ kind, url }) => `${kind} ${url}`);

  it('takes profiles, then what the text cites, then the frame', () => {
    const html = `<footer><a href="https://agency.example/">Agency</a></footer>
      <main><a href="https://source.example/study#page=2">Study</a></main>
      <a href="https://www.instagram.com/ryeandsalt/?hl=en">Instagram</a>
      <script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","sameAs":["https://www.facebook.com/ryeandsalt"]}</script>`;
    expect(chosen(html)).toEqual([
      'profile https://www.instagram.com/ryeandsalt/',
      'profile https://www.facebook.com/ryeandsalt',
      'external https://source.example/study',
      'external https://agency.example/',
    ]);
  });

  it('leaves out what is ours, private, advertising, acting or sharing', () => {
    const html = [
      'https://www.bakery.example/about',
      'http://192.168.0.1/router',
      'http://169.254.169.254/latest/meta-data',
      'http://printer.local/',
      'https://list.example/unsubscribe?id=1',
      'https://social.example/sharer?u=https%3A%2F%2Fbakery.example%2F',
      'mailto:a@b.example',
    ]
      .map((href) => `<a href="${href}">x</a>`)
      .join('');
    expect(chosen(`${html}<a rel="sponsored nofollow" href="https://shop.example/">x</a>`)).toEqual([]);
  });

  it('never names the public twin of a private target', () => {
    const html = '<a href="https://bakery.example/a">a</a><a href="https://www.bakery.example/b">b</a>';
    expect(chosen(html, target('http://localhost:8080/', 'bakery.example'))).toEqual([]);
  });

  it('asks a website at most twice, every one once before any twice, twenty in all', () => {
    const html = Array.from({ length: 15 }, (_, i) =>
      ['a', 'b', 'c'].map((path) => `<a href="https://sub${path}.site${i}.example/${path}">x</a>`).join(''),
    ).join('');
    const hosts = chosen(html).map((line) => /site\d+/.exec(line)?.[0]);
    expect(hosts).toHaveLength(20);
    expect(new Set(hosts.slice(0, 15)).size).toBe(15);
    expect(hosts.slice(15).every((host) => hosts.slice(0, 15).includes(host))).toBe(true);
  });
});

describe('visiting', () => {
  it('says what was answered, under our own name, and asks once', async () => {
    const { visitor, server } = await visitorOf({ '/there': '<p>x', '/shy': { status: 999 }, '/broken': reset() });
    const visit = (path: string) => visitor.visit(`https://other.example${path}`, PATIENT_MS);
    expect(await visit('/there')).toMatchObject({ status: 200, failure: null, bytes: 0 });
    expect(await visit('/gone')).toMatchObject({ status: 404 });
    expect(await visit('/shy')).toMatchObject({ status: 999, failure: null });
    expect(await visit('/broken')).toMatchObject({ status: 0, failure: 'network' });
    expect(server.requests).toHaveLength(4);
    expect(server.requests[0]?.userAgent).toContain('AnswerableBot/1.0; +https://answerable.example/bot');
  });

  it.each([
    'http://127.0.0.1/admin',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
    'http://localhost/',
    'http://10.0.0.8/',
    'http://0x7f000001/',
    'http://intern.corp/',
  ])('does not follow a redirect to %s', async (location) => {
    const { visitor, asked } = await visitorOf({ '/': { status: 302, headers: { location } } });
    expect(await visitor.visit('https://other.example/', PATIENT_MS)).toMatchObject({
      status: 0,
      failure: 'private_address',
    });
    expect(asked).toEqual(['https://other.example/']);
  });

  it('does not ask a name that leads into a private network, nor one nobody can look up', async () => {
    const resolve = async (host: string) =>
      host === 'rebound.example' ? [PUBLIC_IP, '192.168.1.1'] : host === 'none.example' ? [] : null;
    const { visitor, asked } = await visitorOf({ '/': 'x' }, { resolve });
    expect(await visitor.visit('https://rebound.example/', PATIENT_MS)).toMatchObject({ failure: 'private_address' });
    expect(await visitor.visit('https://none.example/', PATIENT_MS)).toMatchObject({ failure: 'dns' });
    expect(await visitor.visit('https://unknown.example/', PATIENT_MS)).toMatchObject({ failure: 'network' });
    expect(asked).toEqual([]);
  });

  it('sends nothing to the public twin, not even by a redirect', async () => {
    const { visitor, asked } = await visitorOf(
      { '/': { status: 301, headers: { location: 'https://www.bakery.example/' } } },
      { closedHost: 'bakery.example' },
    );
    expect(await visitor.visit('https://short.example/', PATIENT_MS)).toMatchObject({ failure: 'bad_redirect' });
    expect(await visitor.visit('https://bakery.example/', PATIENT_MS)).toMatchObject({ failure: 'bad_redirect' });
    expect(asked).toEqual(['https://short.example/']);
  });

  it.each([
    ['headers', { '/': () => {} }, {}],
    ['a name server', { '/': 'x' }, { resolve: () => new Promise<null>(() => {}) }],
  ])('stops waiting for %s', async (_, routes: Record<string, Route>, options) => {
    const { visitor } = await visitorOf(routes, options);
    const startedAt = Date.now();
    expect(await visitor.visit('https://slow.example/', 200)).toMatchObject({ failure: 'timeout', status: 0 });
    // What they wait for never comes.
    expect(Date.now() - startedAt).toBeLessThan(PATIENT_MS);
  });

  it('ends with the time there is, whatever the others do', async () => {
    let now = 0;
    const visits: number[] = [];
    const links = Array.from({ length: 20 }, (_, i) => ({
      url: `https://slow${i}.example/`,
      foundOn: BAKERY.homeUrl,
      kind: 'external' as const,
    }));
    const slow = {
      visit: async (url: string, withinMs: number) => {
        visits.push(withinMs);
        now += withinMs;
        return { ...(await (await visitorOf({})).visitor.visit(url, 1_000)), status: 0, failure: 'timeout' as const };
      },
      look: () => Promise.reject(new Error('not asked')),
    };
    const checks = await visitOutside(slow, links, { now: () => now });
    expect(checks.length).toBeLessThan(5);
    expect(checks.every(({ failure }) => failure === 'timeout')).toBe(true);
    expect(Math.max(...visits)).toBeLessThanOrEqual(5_000);
  });

  it('visits one website one request at a time', async () => {
    const { visitor, server } = await visitorOf({ '/a': { delayMs: 50 }, '/b': { delayMs: 50 } });
    const links = ['a', 'b'].map((path) => ({
      url: `https://other.example/${path}`,
      foundOn: BAKERY.homeUrl,
      kind: 'external' as const,
    }));
    expect(await visitOutside(visitor, links, CLOCK)).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect(server.maxAtOnce()).toBe(1);
  });
});

describe('looking at a picture elsewhere', () => {
  it('takes the first bytes of an endless one and leaves', async () => {
    let sent = 0;
    const { visitor, server } = await visitorOf({
      '/huge.png': (_request, response) => {
        response.writeHead(200, { 'content-type': 'image/png', 'content-length': '1000000000' });
        const more = () => {
          while (!response.destroyed && response.write(pngOf(2400, 1260, 100_000))) sent += 100_000;
        };
        response.on('drain', more);
        more();
      },
    });
    const { exchange, image } = await visitor.look('https://cdn.example/huge.png', PATIENT_MS);
    expect(exchange).toMatchObject({ status: 200, truncated: true });
    expect(image).toEqual({ width: 2400, height: 1260, bytes: 1_000_000_000, type: 'png' });
    await server.close();
    expect(sent).toBeLessThan(50_000_000);
  });

  it('judges a picture that stops arriving by what came', async () => {
    const { visitor } = await visitorOf({ '/': trickle(20) });
    const { exchange, image } = await visitor.look('https://cdn.example/', PATIENT_MS);
    expect(exchange).toMatchObject({ status: 200, truncated: true });
    expect(image).toEqual({ width: null, height: null, bytes: null, type: 'text/html' });
  });
});

/** The beginning of a PNG of this size, padded. */
function pngOf(width: number, height: number, bytes: number): Buffer {
  const file = Buffer.alloc(bytes);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(file);
  file.write('IHDR', 12, 'latin1');
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}
