import { afterEach, describe, expect, it } from 'vitest';
import { createSiteReader } from '../adapters/site-fetch.ts';
import { readPage } from '../audit/website/page/read-page.ts';
import { type Route, type SiteServer, startSite } from '../testing/site-server.ts';
import { askAgentFiles } from './ask-agent-files.ts';
import { lookAtPreviews } from './look-at-previews.ts';
import { type OpenedWebsite, openWebsite } from './open-website.ts';
import type { LinkVisitor } from './site-reader.ts';
import { timeHomePage } from './time-home-page.ts';

const running: SiteServer[] = [];
afterEach(async () => {
  for (const site of running.splice(0)) await site.close();
});

/** Nothing here may ask anybody else. */
const NOBODY: LinkVisitor = {
  visit: (url) => Promise.reject(new Error(`asked ${url}`)),
  look: (url) => Promise.reject(new Error(`asked ${url}`)),
};

async function open(routes: Record<string, Route>, path = '/') {
  const server = await startSite(routes);
  running.push(server);
  const site = createSiteReader({
    requestsUsed: 0,
    allowPrivate: true,
    contactUrl: 'https://answerable.example/bot',
    clock: { now: () => Date.now() },
  });
  const result = await openWebsite(site, server.origin + path, { allowPrivate: true });
  if (!result.ok) throw new Error(result.message);
  server.requests.length = 0;
  return { server, site, opened: result.opened, asked: () => server.requests.map((request) => request.path) };
}

/** As if the local server stood on the public internet. */
const asPublic = (opened: OpenedWebsite): OpenedWebsite => ({
  ...opened,
  target: { ...opened.target, isPrivate: false },
});

describe('askAgentFiles', () => {
  it('asks eight places at most and keeps the beginning of each', async () => {
    const { site, opened, asked } = await open({
      '/': '<p>x',
      '/AGENTS.md': { headers: { 'content-type': 'text/markdown' }, body: `# ${'a'.repeat(5_000)}` },
    });
    const files = await askAgentFiles(site, opened);
    expect(asked()).toHaveLength(8);
    expect(files?.filter(({ status }) => status === 200)).toMatchObject([{ kind: 'agents-md', truncated: true }]);
    expect(files?.every(({ text }) => (text?.length ?? 0) <= 2_000)).toBe(true);
  });

  it('leaves out what robots.txt closes', async () => {
    const { site, opened, asked } = await open({
      '/': '<p>x',
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /.well-known/' },
    });
    await askAgentFiles(site, opened);
    expect(asked().sort()).toEqual(['/AGENTS.md', '/ai.txt', '/ai/summary.json']);
  });

  it.each([
    ['a pause is asked for', 'User-agent: *\nCrawl-delay: 1', '/'],
    ['robots.txt closes everything', 'User-agent: *\nDisallow: /', '/'],
    ['the host is shared', '', '/bakery/'],
  ])('asks nothing when %s', async (_, robots, path) => {
    const { site, opened, asked } = await open(
      {
        [path]: '<p>x',
        '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: robots },
      },
      path,
    );
    expect(await askAgentFiles(site, opened)).toBeNull();
    expect(asked()).toEqual([]);
  });
});

describe('timeHomePage', () => {
  it('asks twice more, one after the other', async () => {
    const { site, opened, server } = await open({ '/': { body: '<p>x', delayMs: 40 } });
    const samples = await timeHomePage(site, asPublic(opened));
    expect(samples).toHaveLength(3);
    expect(samples.every((ms) => ms >= 35)).toBe(true);
    const [first, second] = server.requests.map(({ at }) => at);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(200);
  });

  it('measures nothing of a private target, under a pause, or when it breaks', async () => {
    const plain = await open({ '/': '<p>x' });
    expect(await timeHomePage(plain.site, plain.opened)).toEqual([]);
    const paused = await open({
      '/': '<p>x',
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nCrawl-delay: 1' },
    });
    expect(await timeHomePage(paused.site, asPublic(paused.opened))).toEqual([]);
    expect([...plain.asked(), ...paused.asked()]).toEqual([]);
    await plain.server.close();
    expect(await timeHomePage(plain.site, asPublic(plain.opened))).toEqual([]);
  });
});

describe('lookAtPreviews', () => {
  const og = (content: string) => `<meta property="og:image" content="${content}">`;
  const GIF = Buffer.from('47494638396100052b02800000', 'hex');

  it('reads the size of a picture of the website, each once, three at most', async () => {
    const { site, opened, server, asked } = await open({
      '/': '<p>x',
      '/a.gif': { headers: { 'content-type': 'image/gif' }, body: GIF },
    });
    const paths = ['/a.gif', '/a.gif', '/b.gif', '/c.gif', '/d.gif'];
    const views = paths.map((path, i) => readPage(og(path), `${server.origin}/${i}`));
    const checks = await lookAtPreviews({ site, visitor: NOBODY, opened, target: opened.target, views });
    expect(asked().sort()).toEqual(['/a.gif', '/b.gif', '/c.gif']);
    expect(checks[0]).toMatchObject({
      kind: 'image',
      status: 200,
      foundOn: `${server.origin}/0`,
      image: { width: 1280, height: 555, bytes: GIF.byteLength, type: 'gif' },
    });
    expect(checks[1]).toMatchObject({ status: 404 });
  });

  it('takes the public twin of a private target from the target itself', async () => {
    const { site, opened, server, asked } = await open({ '/': '<p>x' });
    const target = { ...opened.target, aliasHost: 'bakery.example' };
    const views = [readPage(og('https://bakery.example/og.png'), `${server.origin}/`)];
    await lookAtPreviews({ site, visitor: NOBODY, opened, target, views });
    expect(asked()).toEqual(['/og.png']);
  });

  it.each(['http://169.254.169.254/og.png', 'http://10.0.0.1/og.png', 'data:image/png;base64,AAAA', 'http://'])(
    'asks nobody for %s',
    async (address) => {
      const { site, opened, server, asked } = await open({ '/': '<p>x' });
      const views = [readPage(og(address), `${server.origin}/`)];
      expect(await lookAtPreviews({ site, visitor: NOBODY, opened, target: opened.target, views })).toEqual([]);
      expect(asked()).toEqual([]);
    },
  );

  it.each(['Crawl-delay: 1', 'Disallow: /*.png'])('asks for none under "%s"', async (line) => {
    const { site, opened, server, asked } = await open({
      '/': '<p>x',
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: `User-agent: *\n${line}` },
    });
    const views = [readPage(og('/og.png'), `${server.origin}/`)];
    expect(await lookAtPreviews({ site, visitor: NOBODY, opened, target: opened.target, views })).toEqual([]);
    expect(asked()).toEqual([]);
  });

  it('does not read more of a huge picture than it needs', async () => {
    let closedAfter = 0;
    const { site, opened, server } = await open({
      '/': '<p>x',
      '/huge.jpg': (_request, response) => {
        response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': '1000000000' });
        const more = () => {
          while (!response.destroyed && response.write(Buffer.alloc(65_536, 1))) closedAfter += 65_536;
        };
        response.on('drain', more);
        more();
      },
    });
    const views = [readPage(og('/huge.jpg'), `${server.origin}/`)];
    expect(await lookAtPreviews({ site, visitor: NOBODY, opened, target: opened.target, views })).toMatchObject([
      { status: 200, image: { width: null, height: null, bytes: 1_000_000_000, type: 'image/jpeg' } },
    ]);
    expect(closedAfter).toBeLessThan(50_000_000);
  });
});
