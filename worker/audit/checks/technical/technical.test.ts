import { describe, expect, it } from 'vitest';
import { attempts } from '../../../testing/attempts.ts';
import { attemptOf, BUILT_AT, exchange, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import type { HostVariant, Target } from '../../observations.ts';
import { missingCacheValidators } from './missing-cache-validators.ts';
import { missingHttps } from './missing-https.ts';
import { missingSecurityHeaders } from './missing-security-headers.ts';
import { missingViewport } from './missing-viewport.ts';
import { mixedContent } from './mixed-content.ts';
import { pagesWithoutSuccess } from './pages-without-success.ts';
import { slowFirstByte } from './slow-first-byte.ts';

const PRIVATE: Target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: true, aliasHost: null };
const statuses = (...codes: number[]) => attempts(...codes.map((status) => ({ status })));

describe('pages-without-success', () => {
  it('leaves a dead address that one page alone links to among the links', () => {
    const gone = attemptOf(page('', { url: `${HOME}gone`, status: 404 }));
    const linking = (path: string) => page('<a href="/gone">Gone</a>', { url: HOME + path });
    const outcome = (...paths: string[]) =>
      runCheck(pagesWithoutSuccess, inputs({ attempts: [...paths.map((path) => attemptOf(linking(path))), gone] }))
        .outcome;
    expect(outcome('')).toBe('pass');
    expect(outcome('', 'about')).toBe('fail');
  });

  const askingFor = (script: string) =>
    ['', 'about'].map((path) => {
      const attempt = attemptOf(page('<h1>Larch</h1>', { url: HOME + path, rendered: '<h1>Larch</h1>' }));
      const { rendered } = attempt;
      return { ...attempt, rendered: rendered && { ...rendered, goneScripts: [script] } };
    });

  it('names scripts of the website that its server does not have, each once', () => {
    expect(runCheck(pagesWithoutSuccess, inputs({ attempts: askingFor(`${HOME}js/shop.js`) }))).toMatchObject({
      outcome: 'partial',
      cause: 'script-gone',
      evidence: [{ place: 'script', seen: 'no script at /js/shop.js' }, { pageUrl: `${HOME}about` }],
    });
  });

  it('names a style sheet or a picture that its server does not have', () => {
    const missing = (gone: { goneStyles?: string[]; gonePictures?: string[]; goneVideos?: string[] }) => {
      const { rendered, ...attempt } = attemptOf(page('<h1>Larch</h1>', { rendered: '<h1>Larch</h1>' }));
      return runCheck(
        pagesWithoutSuccess,
        inputs({ attempts: [{ ...attempt, rendered: rendered && { ...rendered, ...gone } }] }),
      );
    };
    const [goneStyles, gonePictures] = [[`${HOME}look.css`], [`${HOME}larch.jpg`]];
    expect(missing({ goneStyles })).toMatchObject({
      outcome: 'partial',
      cause: 'style-gone',
      evidence: [{ place: 'style sheet', seen: 'no style sheet at /look.css' }],
    });
    expect(missing({ gonePictures })).toMatchObject({ outcome: 'partial', cause: 'picture-gone' });
    expect(missing({ goneVideos: [`${HOME}saw.mp4`] })).toMatchObject({ outcome: 'partial', cause: 'video-gone' });
    expect(missing({ goneStyles, gonePictures })).toMatchObject({ outcome: 'partial', cause: 'files-gone' });
  });

  it('misses no script that the network in front of a server answers', () => {
    const asking = askingFor(`${HOME}cdn-cgi/scripts/email-decode.min.js`);
    expect(runCheck(pagesWithoutSuccess, inputs({ attempts: asking })).outcome).toBe('pass');
  });

  it.each([
    ['all answer', statuses(200, 200), 'pass'],
    ['one of eleven gone', statuses(404, ...Array(10).fill(200)), 'partial'],
    ['one of two gone', statuses(200, 500), 'fail'],
    ['refused to us', statuses(403, 429), 'inconclusive'],
    ['most refused to us', statuses(403, 403, 200), 'pass'],
    ['one of three forbidden', statuses(403, 200, 200), 'fail'],
    ['the other of two forbidden', statuses(403, 200), 'fail'],
    [
      'sent as plain text',
      attempts({ contentType: 'text/plain', obstacle: { kind: 'not_html', seen: 'content type text/plain' } }),
      'fail',
    ],
    ['one of three asked too soon', statuses(429, 200, 200), 'pass'],
    ['silence is not held against it', attempts({ status: 0, failure: 'timeout' }, {}), 'pass'],
  ])('%s', (_, given, outcome) => {
    expect(runCheck(pagesWithoutSuccess, given).outcome).toBe(outcome);
  });
});

describe('missing-https', () => {
  const variant = (url: string, finalUrl: string, over: Partial<HostVariant> = {}): HostVariant => ({
    ...exchange({ url, finalUrl }),
    variant: 'http',
    ...over,
  });
  const http: Target = { ...PRIVATE, homeUrl: 'http://example.test/', isPrivate: false };
  it.each([
    ['redirected', inputs({ hostVariants: [variant('http://example.test/', HOME)] }), 'pass'],
    ['both answer', inputs({ hostVariants: [variant('http://example.test/', 'http://example.test/')] }), 'partial'],
    [
      'not at all',
      inputs({ target: http, hostVariants: [variant(HOME, HOME, { status: 0, failure: 'tls' })] }),
      'fail',
    ],
    [
      'http closed',
      inputs({ hostVariants: [variant('http://example.test/', '', { status: 0, failure: 'refused' })] }),
      'inconclusive',
    ],
    ['private', inputs({ target: PRIVATE, hostVariants: [] }), 'not_applicable'],
  ])('%s', (_, given, outcome) => {
    expect(runCheck(missingHttps, given).outcome).toBe(outcome);
  });
});

describe('missing-https and the certificate', () => {
  const DAY_MS = 86_400_000;
  const redirected: HostVariant = {
    ...exchange({ url: 'http://example.test/', finalUrl: HOME }),
    variant: 'http',
  };
  const ending = (daysLeft: number, lifeDays: number, hostVariants = [redirected]) => {
    const home = attemptOf(page('<p>Hi</p>', { rendered: '<p>Hi</p>' }));
    const validToAt = BUILT_AT + daysLeft * DAY_MS;
    const certificate = {
      issuer: 'R13',
      subject: 'example.test',
      protocol: 'TLS 1.3',
      validFromAt: validToAt - lifeDays * DAY_MS,
      validToAt,
    };
    const rendered = home.rendered && { ...home.rendered, certificate };
    return runCheck(missingHttps, inputs({ hostVariants, attempts: [{ ...home, rendered }] }));
  };

  it.each([
    ['fresh', 60, 90, 'pass'],
    ['just renewed in time', 15, 90, 'pass'],
    ['forgotten', 9, 90, 'partial'],
    ['one that lives six days', 4, 6, 'pass'],
    ['one that lives six days, forgotten', 1, 6, 'partial'],
  ])('%s', (_, daysLeft, lifeDays, outcome) => {
    expect(ending(daysLeft, lifeDays).outcome).toBe(outcome);
  });

  it('quotes issuer, last day and days left', () => {
    expect(ending(9, 90).seen).toEqual(['of R13, valid until 2026-11-10, 9 days left']);
    expect(ending(60, 90).seen).toHaveLength(2);
  });

  it('is told although http did not answer', () => {
    const closed = [{ ...redirected, status: 0, failure: 'refused' as const }];
    expect(ending(9, 90, closed).outcome).toBe('partial');
    expect(ending(60, 90, closed).outcome).toBe('inconclusive');
  });
});

describe('slow-first-byte', () => {
  const times = (...values: number[]) => attempts(...values.map((ttfbMs) => ({ ttfbMs })));
  it.each([
    ['quick', times(100, 120, 90), 'pass'],
    ['slow', times(1200, 1210, 1190), 'partial'],
    ['very slow', times(3000, 3100, 2900), 'fail'],
    ['within its spread of the threshold', times(750, 850, 950), 'pass'],
    ['too few', times(100, 100), 'inconclusive'],
    ['private', { ...times(1, 1, 1), target: PRIVATE }, 'not_applicable'],
    ['asked three times', { ...times(3000), ttfbSamplesMs: [2000, 300, 320] }, 'pass'],
    ['slow three times', { ...times(100, 100, 100), ttfbSamplesMs: [2600, 2500, 2550] }, 'fail'],
    ['asked twice only', { ...times(100, 100, 100), ttfbSamplesMs: [2600, 2500] }, 'pass'],
    ['three times, within its noise', { ...times(100), ttfbSamplesMs: [790, 830, 1400] }, 'pass'],
  ])('%s', (_, given, outcome) => {
    expect(runCheck(slowFirstByte, given).outcome).toBe(outcome);
  });
});

describe('missing-viewport', () => {
  const viewport = (content: string) => inputs({ pages: [page(`<meta name="viewport" content="${content}">`)] });
  it.each([
    ['fits', viewport('width=device-width, initial-scale=1'), 'pass'],
    ['zoom allowed', viewport('width=device-width, maximum-scale=10'), 'pass'],
    ['locked', viewport('width=device-width, user-scalable=no'), 'partial'],
    ['locked by scale', viewport('width=device-width, maximum-scale=1.0'), 'partial'],
    ['missing', inputs({ pages: [page('<p>Hi</p>')] }), 'fail'],
    ['for one screen', viewport('width=1200'), 'fail'],
    ['fits, smallest width named', viewport('initial-scale=1, min-width=320'), 'pass'],
  ])('%s', (_, given, outcome) => {
    expect(runCheck(missingViewport, given).outcome).toBe(outcome);
  });

  it.each([
    [{ hasViewport: false, textBeyond: 0 }, 'line-suffices'],
    [{ hasViewport: false, textBeyond: 0.8 }, 'layout-too-wide'],
    [{ hasViewport: false, textBeyond: null }, undefined],
    [undefined, undefined],
  ])('says what the line would do, where it was tried: %j', (layout, cause) => {
    const found = missingViewport.run(inputs({ pages: [page('<p>Hi</p>')], phone: { layout } }));
    expect([found.outcome, 'cause' in found ? found.cause : undefined]).toEqual(['fail', cause]);
  });

  it('says nothing of a page that leads phones on to another', () => {
    const pageThat = (condition: string) =>
      page(`<script>if (${condition}) {\n window.location = "https://example.test/m/";\n}</script><p>Hi</p>`);
    const of = (condition: string) => runCheck(missingViewport, inputs({ pages: [pageThat(condition)] })).outcome;
    expect(of('screen.width <= 650')).toBe('inconclusive');
    expect(of('navigator.userAgent.match(/iPhone/i)')).toBe('inconclusive');
    expect(of('history.length > 2')).toBe('fail');
  });

  it('notices a page that runs off the screen with the line', () => {
    const given = (textBeyond: number) => ({
      ...viewport('width=device-width'),
      phone: { layout: { hasViewport: true, textBeyond } },
    });
    expect(runCheck(missingViewport, given(0.6)).outcome).toBe('partial');
    expect(runCheck(missingViewport, given(0.1)).outcome).toBe('pass');
  });
});

describe('missing-cache-validators', () => {
  const now = new Date(BUILT_AT).toUTCString();
  const old = new Date(BUILT_AT - 86_400_000).toUTCString();
  const slow = new Date(BUILT_AT - 3_600_000).toUTCString();
  const site = (...headers: Record<string, string>[]) =>
    inputs({ pages: headers.map((one, i) => page('<p>Hi</p>', { url: `${HOME}${i}`, headers: one })) });
  it.each([
    ['etag', site({ etag: '"a"' }), 'pass'],
    ['date', site({ 'last-modified': old }), 'pass'],
    ['none', site({}, { etag: '"a"' }), 'partial'],
    ['always now', site({ 'last-modified': now }, { 'last-modified': now }), 'fail'],
    ['one page, now', site({ 'last-modified': now }), 'inconclusive'],
    // A server whose clock is an hour slow says "old", and means now.
    [
      'always now, by a slow clock',
      site({ 'last-modified': slow, date: slow }, { 'last-modified': slow, date: slow }),
      'fail',
    ],
    ['no date', site({ 'last-modified': 'yesterday' }, { 'last-modified': 'yesterday' }), 'partial'],
  ])('%s', (_, given, outcome) => {
    expect(runCheck(missingCacheValidators, given).outcome).toBe(outcome);
  });
});

describe('mixed-content', () => {
  const site = (html: string, url = HOME) => inputs({ pages: [page(html, { url })] });
  it.each([
    ['secure', site('<img src="/a.png"><a href="http://example.test/">x</a>'), 'pass'],
    ['picture', site('<img src="http://example.test/a.png">'), 'partial'],
    ['script', site('<script src="http://example.test/a.js"></script>'), 'fail'],
    [
      'upgraded by the browser',
      site(
        '<meta http-equiv="Content-Security-Policy" content="upgrade-insecure-requests"><img src="http://a.test/a.png">',
      ),
      'pass',
    ],
    [
      'upgraded by a header',
      inputs({
        pages: [
          page('<script src="http://a.test/a.js"></script>', {
            headers: { 'content-security-policy': "default-src 'self'; upgrade-insecure-requests" },
          }),
        ],
      }),
      'pass',
    ],
    ['no https', site('<img src="http://example.test/a.png">', 'http://example.test/'), 'not_applicable'],
  ])('%s', (_, given, outcome) => {
    expect(runCheck(mixedContent, given).outcome).toBe(outcome);
  });
});

describe('missing-security-headers', () => {
  const all = {
    'strict-transport-security': 'max-age=1',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "frame-ancestors 'none'",
  };
  const site = (headers: Record<string, string>) => inputs({ pages: [page('<p>Hi</p>', { headers })] });
  it.each([
    ['all', site(all), 'pass'],
    ['some', site({ 'strict-transport-security': 'max-age=1', 'x-content-type-options': 'nosniff' }), 'partial'],
    ['none', site({}), 'fail'],
    ['taken back', site({ 'strict-transport-security': 'max-age=0', 'x-content-type-options': 'nosniff' }), 'fail'],
    [
      'in the page',
      inputs({
        pages: [
          page(
            '<meta name="referrer" content="no-referrer"><meta http-equiv="Content-Security-Policy" content="default-src https:">',
          ),
        ],
      }),
      'partial',
    ],
    ['private', { ...site({}), target: PRIVATE }, 'not_applicable'],
  ])('%s', (_, given, outcome) => {
    expect(runCheck(missingSecurityHeaders, given).outcome).toBe(outcome);
  });
});
