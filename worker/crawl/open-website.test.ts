import { afterEach, describe, expect, it } from 'vitest';
import { createSiteReader } from '../adapters/site-fetch.ts';
import { type Route, type SiteServer, startSite } from '../testing/site-server.ts';
import { openWebsite } from './open-website.ts';

const running: SiteServer[] = [];
afterEach(async () => {
  for (const site of running.splice(0)) await site.close();
});

/** For a server that never answers; the others have all the time they need on a busy machine. */
const HURRIED = { headersMs: 300, pageMs: 600, stallMs: 200 };

const reader = (send?: typeof fetch, patience?: typeof HURRIED) =>
  createSiteReader({
    requestsUsed: 0,
    allowPrivate: true,
    contactUrl: 'https://answerable.example/bot',
    clock: { now: () => Date.now() },
    ...(patience && { patience }),
    ...(send && { fetch: send }),
  });

async function openLocal(routes: Record<string, Route>, path = '/', patience?: typeof HURRIED) {
  const site = await startSite(routes);
  running.push(site);
  const result = await openWebsite(reader(undefined, patience), site.origin + path, { allowPrivate: true });
  return { site, result, paths: site.requests.map((request) => request.path) };
}

async function messageFor(routes: Record<string, Route>, path = '/', patience?: typeof HURRIED): Promise<string> {
  const { result } = await openLocal(routes, path, patience);
  return result.ok ? 'opened' : result.message.replace(/127\.0\.0\.1:\d+/g, 'HOST');
}

const HOME = '<title>Bakery</title><link rel=stylesheet href=/main.css><h1>Bread every day</h1>';

describe('openWebsite', () => {
  it('reads the home page and robots.txt', async () => {
    const { site, result, paths } = await openLocal({
      '/': HOME,
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /x' },
    });
    expect(result).toMatchObject({
      ok: true,
      opened: {
        target: {
          typedUrl: `${site.origin}/`,
          homeUrl: `${site.origin}/`,
          scopeUrl: `${site.origin}/`,
          isPrivate: true,
          aliasHost: null,
        },
        robots: { status: 200, text: 'User-agent: *\nDisallow: /x' },
      },
    });
    expect(paths.toSorted()).toEqual(['/', '/robots.txt']);
  });

  it('reads the typed address even where robots.txt forbids it', async () => {
    const { result } = await openLocal({ '/': HOME, '/robots.txt': { body: 'User-agent: *\nDisallow: /' } });
    expect(result.ok).toBe(true);
  });

  it('reads robots.txt where the home page was found', async () => {
    const asked: string[] = [];
    const result = await openWebsite(
      reader(async (input) => {
        const url = String(input);
        asked.push(url);
        if (url === 'https://shop.example/')
          return new Response(null, { status: 301, headers: { location: 'https://www.shop.example/' } });
        return new Response(url.endsWith('/robots.txt') ? 'User-agent: *' : HOME, {
          headers: { 'content-type': url.endsWith('.txt') ? 'text/plain' : 'text/html' },
        });
      }),
      'https://shop.example/',
      { allowPrivate: false },
    );
    expect(result).toMatchObject({
      ok: true,
      opened: {
        target: { homeUrl: 'https://www.shop.example/', isPrivate: false },
        robots: { finalUrl: 'https://www.shop.example/robots.txt' },
      },
    });
    expect(asked).toContain('https://www.shop.example/robots.txt');
  });

  it('opens a shell that only scripts can fill', async () => {
    expect(await messageFor({ '/': '<div id=app></div><script src=/app.js></script>' })).toBe('opened');
  });

  it('opens a page of pictures and a page with a sign-in form', async () => {
    expect(await messageFor({ '/': '<img src=menu.jpg>' })).toBe('opened');
    expect(await messageFor({ '/': '<title>App</title><form><input name=u><input type=password></form>' })).toBe(
      'opened',
    );
  });

  it('opens a page that mentions domains for sale among much else', async () => {
    const text = 'We talk about names and what they are worth. '.repeat(60);
    expect(
      await messageFor({ '/': `<title>Domain news</title><p>Buy this domain or that one.</p><p>${text}</p>` }),
    ).toBe('opened');
  });

  it('follows a home page that is a bare forwarding tag', async () => {
    const { site, result } = await openLocal({ '/': '<meta http-equiv=refresh content="0; url=/de/">', '/de/': HOME });
    expect(result).toMatchObject({
      ok: true,
      opened: { target: { homeUrl: `${site.origin}/de/` }, home: { url: `${site.origin}/` } },
    });
  });
});

describe('scope', () => {
  it('is the host for a page of the same website in a directory', async () => {
    const { site, result } = await openLocal({ '/': HOME, '/de/': HOME }, '/de/');
    expect(result).toMatchObject({
      ok: true,
      opened: { target: { homeUrl: `${site.origin}/de/`, scopeUrl: `${site.origin}/` } },
    });
  });

  it.each([
    ['another website', '<title>Index of /</title><a href=/a/>a</a> <a href=/b/>b</a> <a href=/bakery/>bakery</a>'],
    ['nothing', { status: 404 }],
  ] satisfies [string, Route][])('is the directory when the root is %s', async (_, root) => {
    const { site, result } = await openLocal(
      { '/': root, '/bakery/': '<title>Bakery</title><p>Bread</p><a href=/bakery/menu>Menu</a>' },
      '/bakery/',
    );
    expect(result).toMatchObject({ ok: true, opened: { target: { scopeUrl: `${site.origin}/bakery/` } } });
  });

  it('holds what the page is made of, at the root only where most of it lies there', async () => {
    const index = '<title>Index of /</title><a href=/a/>a</a>';
    const scopeOf = async (files: string, root: Route = index) => {
      const home = `<title>Bakery</title><p>Bread</p>${files}`;
      const { site, result } = await openLocal({ '/': root, '/bakery/en/': home }, '/bakery/en/');
      return result.ok && result.opened.target.scopeUrl.replace(site.origin, '');
    };
    const css = (href: string) => `<link rel=stylesheet href=${href}>`;
    expect(await scopeOf(css('own.css'))).toBe('/bakery/en/');
    expect(await scopeOf(css('../all.css') + css('own.css'))).toBe('/bakery/');
    expect(await scopeOf(`<script src=../all.js></script>${css('own.css')}`, { status: 404 })).toBe('/bakery/');
    expect(await scopeOf(css('/all.css'))).toBe('/');
    expect(await scopeOf('<script src=/a.js></script><img src=b.jpg><img src=c.jpg>')).toBe('/bakery/en/');
  });

  it('is the host when the root cannot be read or must not be', async () => {
    const broken = await openLocal({ '/': { status: 500 }, '/de/': HOME }, '/de/');
    expect(broken.result).toMatchObject({ opened: { target: { scopeUrl: `${broken.site.origin}/` } } });
    const closed = await openLocal({ '/': HOME, '/de/': HOME, '/robots.txt': 'User-agent: *\nDisallow: /$' }, '/de/');
    expect(closed.result).toMatchObject({ opened: { target: { scopeUrl: `${closed.site.origin}/` } } });
    expect(closed.paths).not.toContain('/');
  });

  it('is the host when the root forwards into the directory', async () => {
    const { site, result } = await openLocal(
      { '/': { status: 302, headers: { location: '/de/start' } }, '/de/start': '<p>Hallo', '/de/': '<p>Start' },
      '/de/',
    );
    expect(result).toMatchObject({ opened: { target: { scopeUrl: `${site.origin}/` } } });
  });
});

describe('a website that cannot be read ends in one sentence', () => {
  it.each([
    [
      'refusal',
      { status: 403, body: '<title>Forbidden</title>' },
      'HOST refuses our reader (status 403); ask whoever manages your website or firewall to let AnswerableBot through, then try again.',
    ],
    [
      'password',
      { status: 401 },
      'HOST asks for a password before it shows the page (status 401); enter the address of your public website, or try again once the protection is off.',
    ],
    [
      'challenge by header',
      { status: 403, headers: { 'cf-mitigated': 'challenge' }, body: '<title>Just a moment...</title>' },
      'HOST shows automatic visitors a security check instead of the page (“cf-mitigated: challenge”), and assistants may meet it too; ask whoever manages your firewall to let AnswerableBot through, then try again.',
    ],
    [
      'challenge by title',
      '<title>Just a moment...</title><p>Verifying you are human.',
      'HOST shows automatic visitors a security check instead of the page (“Just a moment...”), and assistants may meet it too; ask whoever manages your firewall to let AnswerableBot through, then try again.',
    ],
    [
      'parked domain',
      '<title>shop.example</title><p>This domain is for sale! <a href=#>Buy now</a>',
      'HOST shows a placeholder, not a website (“This domain is for sale”); enter the address where your website is published.',
    ],
    [
      'fresh server',
      '<title>Welcome to nginx!</title><h1>Welcome to nginx!</h1>',
      'HOST shows a placeholder, not a website (“Welcome to nginx!”); enter the address where your website is published.',
    ],
    [
      'empty page',
      '<!doctype html><title></title><body></body>',
      'The home page of HOST is empty: it holds no text and nothing that could add any; check that your website is published at http://HOST/.',
    ],
    [
      'nothing at all',
      { body: '' },
      'The home page of HOST is empty: it holds no text and nothing that could add any; check that your website is published at http://HOST/.',
    ],
    [
      'no HTML',
      { headers: { 'content-type': 'application/json' }, body: '{}' },
      'http://HOST/ is not a web page (content type application/json); enter the address of your home page.',
    ],
    [
      'not found',
      { status: 404 },
      'There is no page at http://HOST/ (status 404); check the address for typos, or enter your home page.',
    ],
    [
      'server error',
      { status: 500 },
      'The server of HOST reports an error instead of the page (status 500); try again in a few minutes; if it happens again, show this to your hosting provider.',
    ],
    [
      'loop',
      { status: 302, headers: { location: '/' } },
      'HOST keeps redirecting without ever showing a page; ask your web person to check the redirects of http://HOST/.',
    ],
    [
      'another host',
      { status: 302, headers: { location: 'https://shop.example/' } },
      'HOST sends visitors on to shop.example; enter that address to have it read.',
    ],
    [
      'silence',
      () => {},
      "HOST didn't answer in time; try again in a few minutes, and if it opens slowly for you too, show this to your hosting provider.",
    ],
  ] satisfies [string, Route, string][])('%s', async (_, home, message) => {
    const patience = typeof home === 'function' ? HURRIED : undefined;
    expect(await messageFor({ '/': home }, '/', patience)).toBe(message);
  });

  it('unknown name, refused connection, bad certificate', async () => {
    const failing = async (code: string) => {
      const result = await openWebsite(
        reader(async () => {
          throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
        }),
        'https://shop.example/',
        { allowPrivate: false },
      );
      return result.ok ? 'opened' : result.message;
    };
    expect(await failing('ENOTFOUND')).toMatch(/^We can't find shop\.example: the name leads to no server;/);
    expect(await failing('ECONNREFUSED')).toMatch(/^The server of shop\.example refuses connections;/);
    expect(await failing('CERT_HAS_EXPIRED')).toMatch(/^shop\.example has no valid security certificate/);
  });

  it('a target that must not be asked is not asked', async () => {
    const result = await openWebsite(
      reader(async () => {
        throw new Error('asked');
      }),
      'http://10.0.0.1/',
      { allowPrivate: false },
    );
    expect(result).toMatchObject({ ok: false, message: expect.stringContaining('not on the public internet') });
  });
});
