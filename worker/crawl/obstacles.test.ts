import { describe, expect, it } from 'vitest';
import { readPage } from '../audit/website/page/read-page.ts';
import { leastSeconds } from '../testing/timing/least-seconds.ts';
import { recogniseObstacle, replacesPage } from './obstacles.ts';

const WORDS = 'We bake bread and cakes every morning in our own bakery in the old town. '.repeat(20);

function obstacle(html: string | null, more: { status?: number; headers?: Record<string, string> } = {}) {
  const view = html === null ? null : readPage(html, 'https://bakery.example/');
  return recogniseObstacle({ status: more.status ?? 200, headers: more.headers ?? {}, contentType: 'text/html', view });
}

describe('recogniseObstacle', () => {
  it.each([
    ['<title>Just a moment...</title><p>Checking', 'challenge'],
    ['<title>Nur einen Moment…</title>', 'challenge'],
    ['<title>Vercel Security Checkpoint</title>', 'challenge'],
    ['<script src="https://geo.captcha-delivery.com/captcha/x.js"></script><p>Please enable JS', 'challenge'],
    ['<meta http-equiv=refresh content="0;/.well-known/sgcaptcha/?r=%2F">', 'challenge'],
    ['<title>bakery.example</title><p>The domain bakery.example is for sale', 'parked'],
    ['<title>bakery.example steht zum Verkauf</title>', 'parked'],
    ['<p>Diese Domain wurde soeben registriert', 'parked'],
    ['<p>Ce nom de domaine est à vendre', 'parked'],
    ['<p>このドメインは販売中です', 'parked'],
    ['<title>Apache2 Debian Default Page: It works</title>', 'parked'],
    ['<title>Anything</title>', 'empty'],
    ['<h1>Sign in</h1><form><input type=password></form>', 'login'],
  ])('%s is %s', (html, kind) => {
    expect(obstacle(html)?.kind).toBe(kind);
  });

  it.each([
    ['cf-mitigated', 'challenge'],
    ['x-amzn-waf-action', 'captcha'],
    ['x-vercel-mitigated', 'challenge'],
  ])('believes the header %s', (name, value) => {
    expect(obstacle(`<p>${WORDS}`, { status: 403, headers: { [name]: value } })).toEqual({
      kind: 'challenge',
      seen: `${name}: ${value}`,
    });
  });

  it.each([
    [
      'a page behind a protection service',
      `<script src="/cdn-cgi/challenge-platform/h/b/scripts/jsd/main.js"></script><p>${WORDS}`,
    ],
    ['an article about domains', `<title>News</title><p>Buy this domain, they said.</p><p>${WORDS.repeat(3)}`],
    ['a page of pictures', '<img src=menu.jpg>'],
    ['a shell for scripts', '<div id=root></div><script src=/app.js></script>'],
    ['a shop with a sign-in form', `<p>${WORDS}</p><form><input type=password></form>`],
    ['a page called “Just a moment”, with text', `<title>Just a moment...</title><p>${WORDS}`],
  ])('sees none in %s', (_, html) => {
    expect(obstacle(html)).toBeNull();
  });

  it('tells refusals from errors', () => {
    expect(obstacle('<title>Forbidden</title>', { status: 403 })).toEqual({
      kind: 'refused',
      seen: 'status 403, “Forbidden”',
    });
    expect(obstacle(null, { status: 429 })?.kind).toBe('refused');
    expect(obstacle(`<p>${WORDS}`, { status: 404 })?.kind).toBe('error_page');
    expect(obstacle(null, { status: 502 })?.kind).toBe('error_page');
  });

  it('knows which obstacles leave nothing of the website', () => {
    expect(replacesPage(null)).toBe(false);
    expect(replacesPage({ kind: 'challenge', seen: '' })).toBe(true);
    expect(replacesPage({ kind: 'login', seen: '' })).toBe(false);
  });

  it('reads a hostile page in linear time', async () => {
    const enough = 3;
    const work = () => obstacle(`<title>${'a.'.repeat(100_000)}</title><p>this domain ${'a-'.repeat(100_000)}`);
    expect(await leastSeconds(work, enough)).toBeLessThan(enough);
  });
});
