import { describe, expect, it } from 'vitest';
import { isAboutConfinement } from './confine-page.ts';
import { decide, isOnTarget, lossOf } from './guard-requests.ts';

const publicSite = { allowPrivate: true, aliasHost: null, targetOrigin: 'https://shop.example.com' };
const localSite = { allowPrivate: true, aliasHost: 'www.bakery.example.com', targetOrigin: 'http://127.0.0.1:9100' };

describe('what a page may load', () => {
  it('lets a public page load public addresses only', () => {
    expect(decide('https://cdn.example.net/app.js', publicSite)).toEqual({
      go: true,
      url: 'https://cdn.example.net/app.js',
    });
    expect(decide('http://127.0.0.1:8080/admin', publicSite)).toEqual({ go: false });
    expect(decide('http://169.254.169.254/latest/meta-data', publicSite)).toEqual({ go: false });
    expect(decide('http://[::ffff:10.0.0.1]/', publicSite)).toEqual({ go: false });
    expect(decide('file:///etc/passwd', publicSite)).toEqual({ go: false });
    expect(decide('ftp://example.com/x', publicSite)).toEqual({ go: false });
  });

  it("reads a private website's public host on the private website", () => {
    expect(decide('https://www.bakery.example.com/app.js?v=2', localSite)).toEqual({
      go: true,
      url: 'http://127.0.0.1:9100/app.js?v=2',
    });
    expect(decide('http://127.0.0.1:9100/style.css', localSite)).toEqual({
      go: true,
      url: 'http://127.0.0.1:9100/style.css',
    });
  });

  it('takes off the folder in which the public host has the website', () => {
    const projectPage = { ...localSite, aliasHost: 'pages.example.com', aliasBase: '/bakery/' };
    for (const asked of ['https://pages.example.com/bakery/app.js?v=2', 'http://127.0.0.1:9100/bakery/app.js?v=2'])
      expect(decide(asked, projectPage)).toEqual({ go: true, url: 'http://127.0.0.1:9100/app.js?v=2' });
    expect(decide('http://127.0.0.1:9100/app.js', projectPage)).toEqual({
      go: true,
      url: 'http://127.0.0.1:9100/app.js',
    });
  });

  it('closes private addresses to everybody when they are not allowed', () => {
    expect(decide('http://127.0.0.1:9100/', { ...localSite, aliasHost: null, allowPrivate: false })).toEqual({
      go: false,
    });
  });

  it('knows addresses that are no request', () => {
    expect(decide('data:text/css,a{}', publicSite)).toMatchObject({ go: true });
    expect(decide('not an address', publicSite)).toEqual({ go: false });
  });
});

describe('what counts as the website itself', () => {
  it('is its host, with or without www', () => {
    expect(isOnTarget('https://www.shop.example.com/a', publicSite)).toBe(true);
    expect(isOnTarget('http://shop.example.com/', publicSite)).toBe(true);
    expect(isOnTarget('https://pay.example.com/', publicSite)).toBe(false);
    expect(isOnTarget('http://127.0.0.1:9100/x', localSite)).toBe(true);
    expect(isOnTarget('http://127.0.0.1:9101/x', localSite)).toBe(false);
  });
});

describe('what is no error of the website', () => {
  it('is what our own policy refuses', () => {
    expect(
      isAboutConfinement(
        "Blocked opening 'https://a.example/' in a new window because the request was made in a sandboxed frame",
      ),
    ).toBe(true);
    expect(
      isAboutConfinement(
        "Creating a worker from 'https://a.example/w.js' violates the directive \"worker-src 'none'\".",
      ),
    ).toBe(true);
    expect(isAboutConfinement('TypeError: menu is null')).toBe(false);
  });
});

describe('what a page lacks', () => {
  const asked = (kind: string, method = 'GET', url = 'https://other.test/one', headers: Record<string, string> = {}) =>
    ({
      failure: () => null,
      headers: () => headers,
      method: () => method,
      resourceType: () => kind,
      response: () => null,
      url: () => url,
    }) as Parameters<typeof lossOf>[0];

  it('is its data also where only the leave for it was asked', () => {
    expect(lossOf(asked('fetch'))).toBe('data');
    expect(lossOf(asked('xhr', 'POST'))).toBe('data');
    expect(lossOf(asked('other', 'OPTIONS'))).toBe('data');
  });

  it('is nothing that a script asks for ahead of a visit to another page', () => {
    const ahead = (headers: Record<string, string>) => lossOf(asked('fetch', 'GET', undefined, headers));
    expect(ahead({ 'x-oak-prefetch': '1' })).toBeNull();
    expect(ahead({ purpose: 'prefetch' })).toBeNull();
    expect(ahead({ 'sec-purpose': 'prefetch;prerender' })).toBeNull();
    expect(ahead({ accept: '*/*' })).toBe('data');
  });

  it('is nothing that the page broke off itself once it was answered, nor a question whether a page is there', () => {
    const broken = (text: string, isAnswered: boolean) =>
      lossOf({
        ...asked('fetch'),
        failure: () => ({ errorText: text }),
        response: () => (isAnswered ? ({} as never) : null),
      });
    expect(lossOf(asked('fetch', 'HEAD'))).toBeNull();
    expect(broken('net::ERR_ABORTED', true)).toBeNull();
    expect(broken('net::ERR_ABORTED', false)).toBe('data');
    expect(broken('net::ERR_CONNECTION_RESET', true)).toBe('data');
  });

  it('is code, or looks, or nothing of note', () => {
    expect(lossOf(asked('script'))).toBe('code');
    expect(lossOf(asked('stylesheet'))).toBe('styles');
    expect(lossOf(asked('other'))).toBeNull();
    expect(lossOf(asked('image'))).toBeNull();
    expect(lossOf(asked('script', 'GET', 'https://count.test/js?id=G-12AB'))).toBeNull();
    expect(lossOf(asked('stylesheet', 'GET', 'https://letters.test/css2?family=Oak'))).toBeNull();
    expect(lossOf(asked('stylesheet', 'GET', 'https://letters.test/icon?family=Oak+Icons'))).toBe('styles');
  });
});
