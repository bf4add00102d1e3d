import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { closeServed, reader, serve } from '../testing/read-served.ts';
import { gzipBomb, trickle } from '../testing/site-server.ts';

afterEach(closeServed);

describe('reading a page', () => {
  it('reads status, headers and the document under our own name', async () => {
    const site = await serve({
      '/': { headers: { 'x-robots-tag': 'noai', 'set-cookie': 'a=b' }, body: '<title>Bakery</title><h1>Bread</h1>' },
    });
    const page = await reader().readPage(`${site.origin}/`);
    expect(page).toMatchObject({ status: 200, failure: null, truncated: false, obstacle: null, redirects: [] });
    expect(page.view?.titles).toEqual(['Bakery']);
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noai' });
    expect(page.headers).not.toHaveProperty('set-cookie');
    expect(site.requests[0]?.userAgent).toBe(
      'Mozilla/5.0 (compatible; AnswerableBot/1.0; +https://answerable.example/bot)',
    );
  });

  it('follows redirects and says where they led', async () => {
    const site = await serve({
      '/': { status: 301, headers: { location: '/a' } },
      '/a': { status: 302, headers: { location: '{origin}/b#part' } },
      '/b': '<p>Here',
    });
    const page = await reader().readPage(`${site.origin}/`);
    expect(page.finalUrl).toBe(`${site.origin}/b`);
    expect(page.redirects).toEqual([
      { url: `${site.origin}/`, status: 301 },
      { url: `${site.origin}/a`, status: 302 },
    ]);
  });

  it('reads a Location written in UTF-8', async () => {
    const site = await serve({
      '/': (_request, response) => {
        response.writeHead(302, { location: Buffer.from('/über-uns').toString('latin1') });
        response.end();
      },
      '/%C3%BCber-uns': '<p>Wir',
    });
    expect((await reader().readPage(`${site.origin}/`)).status).toBe(200);
  });

  it('decodes the declared charset', async () => {
    const site = await serve({
      '/': { headers: { 'content-type': 'text/html; charset=iso-8859-1' }, body: Buffer.from('<p>Café', 'latin1') },
    });
    const page = await reader().readPage(`${site.origin}/`);
    expect(page.view?.blocks[0]?.text).toBe('Café');
    expect(page.charset).toEqual({ used: 'windows-1252', declaredBy: 'header' });
  });

  it.each([
    ['declared wrongly', 'text/html; charset=utf-8'],
    ['unknown', 'text/html; charset=klingon'],
  ])('survives a charset that is %s', async (_, contentType) => {
    const site = await serve({
      '/': { headers: { 'content-type': contentType }, body: Buffer.from('<p>Caf\xe9', 'latin1') },
    });
    const page = await reader().readPage(`${site.origin}/`);
    expect(page.view?.blocks[0]?.text).toMatch(/^Caf/);
  });

  it('takes no PDF and no picture for a page', async () => {
    const site = await serve({ '/': { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' } });
    const page = await reader().readPage(`${site.origin}/`);
    expect(page).toMatchObject({ view: null, obstacle: { kind: 'not_html' } });
  });

  it('keeps no view of an error page', async () => {
    const site = await serve({});
    const page = await reader().readPage(`${site.origin}/gone`);
    expect(page).toMatchObject({
      status: 404,
      view: null,
      obstacle: { kind: 'error_page', seen: 'status 404, “Not found”' },
    });
  });
});

describe('private addresses', () => {
  it('sends nothing to them when they are not allowed', async () => {
    const site = await serve({ '/': '<p>secret' });
    expect(await reader({ allowPrivate: false }).readPage(`${site.origin}/`)).toMatchObject({
      failure: 'private_address',
    });
    expect(site.requests).toHaveLength(0);
  });

  it('never follows a public website there, even where they are allowed', async () => {
    const asked: string[] = [];
    const page = await reader({
      fetch: async (input) => {
        asked.push(String(input));
        return new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data' } });
      },
    }).readPage('https://shop.example/');
    expect(page).toMatchObject({ failure: 'private_address', finalUrl: 'http://169.254.169.254/latest/meta-data' });
    expect(asked).toEqual(['https://shop.example/']);
  });

  it('never leaves a private website for a public host', async () => {
    const site = await serve({ '/': { status: 301, headers: { location: 'https://shop.example/' } } });
    const page = await reader().readPage(`${site.origin}/`);
    expect(page).toMatchObject({ failure: 'bad_redirect', finalUrl: 'https://shop.example/' });
  });

  it.each([
    ['any special address', ['93.184.216.34', '10.0.0.7'], 'private_address'],
    ['no address', [], 'dns'],
  ] as const)('refuses a name with %s', async (_, addresses, failure) => {
    const page = await reader({
      resolve: async () => [...addresses],
      fetch: async () => new Response('never'),
    }).readPage('https://rebound.example/');
    expect(page.failure).toBe(failure);
  });

  it('goes on when the resolver cannot tell', async () => {
    const page = await reader({
      resolve: async () => null,
      fetch: async () => new Response('<p>Hello', { headers: { 'content-type': 'text/html' } }),
    }).readPage('https://shop.example/');
    expect(page.status).toBe(200);
  });
});

describe('manners', () => {
  it('asks at most four at once', async () => {
    const paths = Array.from({ length: 12 }, (_, i) => `/${i}`);
    const site = await serve(Object.fromEntries(paths.map((path) => [path, { body: '<p>x', delayMs: 30 }])));
    const site4 = reader();
    await Promise.all(paths.map((path) => site4.readPage(site.origin + path)));
    expect(site.maxAtOnce()).toBe(4);
    expect(site4.requestsUsed).toBe(12);
  });

  it('halves everything when the server is busy, and waits as asked', async () => {
    const paths = Array.from({ length: 8 }, (_, i) => `/${i}`);
    const site = await serve({
      '/busy': { status: 429, headers: { 'retry-after': '0' } },
      ...Object.fromEntries(paths.map((path) => [path, { body: '<p>x', delayMs: 20 }])),
    });
    const slower = reader();
    expect(await slower.readPage(`${site.origin}/busy`)).toMatchObject({ status: 429, obstacle: { kind: 'refused' } });
    expect(slower.requestsLeft).toBe(73);
    await Promise.all(paths.map((path) => slower.readPage(site.origin + path)));
    expect(site.maxAtOnce()).toBe(1);
  });

  it('does not come back when asked to stay away for long', async () => {
    const site = await serve({ '/': { status: 503, headers: { 'retry-after': '3600' } } });
    await reader().readPage(`${site.origin}/`);
    expect(site.requests).toHaveLength(1);
  });

  it('makes no request beyond the budget, redirects and retries counted', async () => {
    const site = await serve({ '/': { status: 301, headers: { location: '/a' } }, '/a': '<p>x' });
    const spent = reader({ requestsUsed: 149 });
    expect(await spent.readPage(`${site.origin}/`)).toMatchObject({ failure: 'network' });
    expect(site.requests).toHaveLength(1);
    expect(spent.requestsLeft).toBe(0);
  });

  it('keeps the distance robots.txt asks for, up to one second', async () => {
    const site = await serve({ '/a': '<p>x', '/b': '<p>x', '/c': '<p>x' });
    const times: number[] = [];
    // Measured where they leave: on a busy machine the first one arrives late.
    const noted: typeof fetch = (input, init) => {
      times.push(Date.now());
      return fetch(input, init);
    };
    const slow = reader({ fetch: noted });
    slow.obeyCrawlDelay(0.5);
    await Promise.all(['/a', '/b', '/c'].map((path) => slow.readPage(site.origin + path)));
    expect((times[2] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(700);
  });
});

describe('reading text', () => {
  it('unpacks an archive however it is labelled', async () => {
    const site = await serve({
      '/sitemap.xml.gz': { headers: { 'content-type': 'application/x-gzip' }, body: gzipSync('<urlset/>') },
    });
    expect(await reader().readText(`${site.origin}/sitemap.xml.gz`)).toMatchObject({ text: '<urlset/>', bytes: 9 });
  });

  it('survives an archive that is damaged or none', async () => {
    const site = await serve({
      '/none.gz': { body: Buffer.from([0x1f, 0x8b, 1, 2, 3]) },
      '/cut.gz': { body: gzipSync('a'.repeat(99_999)).subarray(0, 60) },
    });
    expect((await reader().readText(`${site.origin}/none.gz`)).text).toBeNull();
    expect((await reader().readText(`${site.origin}/cut.gz`)).truncated).toBe(true);
  });

  it('unpacks a bomb to the cap', async () => {
    const site = await serve({
      '/sitemap.xml.gz': { headers: { 'content-type': 'application/gzip' }, body: gzipBomb(50) },
    });
    const text = await reader().readText(`${site.origin}/sitemap.xml.gz`, { maxBytes: 1_000_000 });
    expect(text).toMatchObject({ truncated: true, bytes: 1_000_000 });
  });

  it('keeps 512,000 characters unless more is asked for', async () => {
    const site = await serve({
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: '#'.repeat(600_000) },
    });
    const kept = await reader().readText(`${site.origin}/robots.txt`);
    expect(kept).toMatchObject({ truncated: true, bytes: 600_000 });
    expect(kept.text).toHaveLength(512_000);
  });

  it('shows a byte order mark', async () => {
    const site = await serve({
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: '\ufeffUser-agent: *' },
    });
    expect((await reader().readText(`${site.origin}/robots.txt`)).text).toBe('\ufeffUser-agent: *');
  });
});

describe('probe and check', () => {
  it('asks once under the borrowed name and keeps the visible text', async () => {
    const site = await serve({ '/': '<title>T</title><p>Seen</p><p hidden>Not seen</p>' });
    const probe = await reader().probe(`${site.origin}/`, { token: 'ExampleBot', userAgent: 'ExampleBot/1.0' });
    expect(probe).toMatchObject({ token: 'ExampleBot', userAgent: 'ExampleBot/1.0', status: 200, text: 'Seen' });
    expect(site.requests.map(({ userAgent }) => userAgent)).toEqual(['ExampleBot/1.0']);
  });

  it('does not repeat a refused probe', async () => {
    const site = await serve({ '/': { status: 503 } });
    await reader().probe(`${site.origin}/`, { token: 'ExampleBot', userAgent: 'ExampleBot/1.0' });
    expect(site.requests).toHaveLength(1);
  });

  it('drops the body of a checked address', async () => {
    const site = await serve({ '/': trickle(10) });
    expect(await reader().check(`${site.origin}/`)).toMatchObject({ status: 200, failure: null, bytes: 0 });
  });
});
