import { describe, expect, it } from 'vitest';
import { attemptOf, exchange, HOME, inputs, page, textResource } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import type { HostVariant, LinkCheck } from '../../observations.ts';
import { bingVerification } from './bing-verification.ts';
import { googleAiSetting } from './google-ai-setting.ts';
import { llmsTxt } from './llms-txt.ts';
import { missingFeed } from './missing-feed.ts';
import { oneSidedHreflang } from './one-sided-hreflang.ts';
import { splitHostVariants } from './split-host-variants.ts';
import { unclearLinkTexts } from './unclear-link-texts.ts';
import { wrongCanonical } from './wrong-canonical.ts';

const canonical = (...hrefs: string[]) => hrefs.map((href) => `<link rel="canonical" href="${href}">`).join('');
const inner = (html: string) => page(html, { url: `${HOME}prices`, role: 'prices' });

describe('wrong-canonical', () => {
  it('calls no domain another website that the data or the mail of the website names as its own', () => {
    const seen = (own: string) => {
      const head = canonical('https://larch-farm.test/about');
      const pages = [page(canonical(HOME)), inner(`${head}${own}`)];
      return runCheck(wrongCanonical, inputs({ pages })).evidence[0]?.seen.split(':')[0];
    };
    const data = { '@type': 'LocalBusiness', '@id': 'https://larch-farm.test/#us', name: 'Larch' };
    expect(seen(`<script type="application/ld+json">${JSON.stringify(data)}</script>`)).toBe(
      'another address than its own',
    );
    expect(seen('<a href="mailto:hello@larch-farm.test">Mail</a>')).toBe('another address than its own');
    expect(seen('')).toBe('another website');
  });

  it.each([
    ['none meant for search', [page('<meta name=robots content=noindex>')], 'not_applicable'],
    ['own', [page(canonical(HOME)), inner(canonical(`${HOME}prices`))], 'pass'],
    ['relative', [page(canonical('/'))], 'pass'],
    ['www of the same site', [page(canonical('https://www.example.test/'))], 'pass'],
    ['with a slash it was not read at', [page(canonical(HOME)), inner(canonical(`${HOME}prices/`))], 'inconclusive'],
    ['missing', [page('<p>Hi</p>')], 'partial'],
    [
      'missing where one file may answer for many',
      [page(canonical(HOME)), page('', { url: `${HOME}item?id=2` })],
      'pass',
    ],
    ['another website', [page(canonical('https://other.test/'))], 'fail'],
    ['two that differ', [page(canonical(HOME, `${HOME}b`))], 'fail'],
    ['the home page on an inner one', [page(canonical(HOME)), inner(canonical(HOME))], 'fail'],
  ])('%s', (_, pages, outcome) => {
    expect(runCheck(wrongCanonical, inputs({ pages })).outcome).toBe(outcome);
  });

  it('costs less on legal pages alone, and nothing on a page that asks to be left out', () => {
    const at = (path: string, head: string, role: 'legal' | 'other') => page(head, { url: `${HOME}${path}`, role });
    const judged = (other: ReturnType<typeof page>) =>
      wrongCanonical.run(inputs({ pages: [page(canonical(HOME)), other] }));
    expect(judged(at('terms', canonical(HOME), 'legal'))).toMatchObject({ outcome: 'partial', cause: 'legal-pages' });
    expect(judged(at('terms', '<title>Terms</title>', 'legal'))).toMatchObject({ outcome: 'pass', isMostly: true });
    const withheld = at('thanks', `<meta name="robots" content="noindex">${canonical(HOME)}`, 'other');
    expect(judged(withheld).outcome).toBe('pass');
  });

  it('says that there may be more where others name a spelling nobody asked for', () => {
    const old = inner(canonical(`${HOME}price-list`));
    const about = (href: string) => page(canonical(HOME + href), { url: `${HOME}about.html`, role: 'about' });
    const gone = attemptOf(page('<p>Not here</p>', { url: `${HOME}price-list`, status: 404 }));
    const run = (href: string) => {
      const pages = [page(canonical(HOME)), old, about(href)];
      return wrongCanonical.run(inputs({ pages, attempts: [...pages.map(attemptOf), gone] }));
    };
    expect(run('about/')).toMatchObject({ outcome: 'fail', found: 'uncounted' });
    expect(run('about.html')).not.toHaveProperty('found');
  });

  it('asks no page for its own address where links lead to it under another one as well', () => {
    const home = (href: string) => page(`${canonical(HOME)}<a href="/visit.html">Visit</a> <a href="${href}">Us</a>`);
    const visit = page('<p>Find us.</p>', { url: `${HOME}visit.html`, role: 'contact' });
    const found = runCheck(wrongCanonical, inputs({ pages: [home('/visit/'), visit] }));
    expect(found).toMatchObject({ outcome: 'inconclusive', evidence: [{ pageUrl: `${HOME}visit.html` }] });
    expect(runCheck(wrongCanonical, inputs({ pages: [home('/visitors/'), visit] })).outcome).toBe('partial');
    const index = page('<a href="/index.html">Home</a>');
    expect(runCheck(wrongCanonical, inputs({ pages: [index] })).outcome).toBe('partial');
  });

  it('takes what a template left for no public address of a copy that only its owner reaches', () => {
    const target = { ...inputs({}).target, homeUrl: 'http://127.0.0.1:8080/', isPrivate: true };
    const of = (href: string) =>
      runCheck(wrongCanonical, inputs({ pages: [page(canonical(href), { url: target.homeUrl })], target })).outcome;
    expect(of('https://example.com/')).toBe('fail');
    expect(of('https://blue-larch.test/')).toBe('fail');
    expect(of('https://blue-larch.de/')).toBe('pass');
  });

  it('fails an address that does not exist', () => {
    const pages = [page(canonical(`${HOME}old`))];
    const asked = (status: number): LinkCheck => ({
      url: `${HOME}old`,
      foundOn: HOME,
      kind: 'canonical',
      status,
      failure: null,
      finalUrl: `${HOME}old`,
      checkedAt: 0,
    });
    expect(runCheck(wrongCanonical, inputs({ pages, linkChecks: [asked(404)] }))).toMatchObject({
      outcome: 'fail',
      evidence: [{ seen: `an address that does not exist: ${HOME}old` }],
    });
    expect(runCheck(wrongCanonical, inputs({ pages, linkChecks: [asked(200)] })).outcome).toBe('pass');
    // What nobody asked for may be the same page at another address, or not.
    expect(runCheck(wrongCanonical, inputs({ pages, linkChecks: [] })).outcome).toBe('inconclusive');
  });

  it('fails a page that names another one which says something else, not a copy of it', () => {
    const about = (html: string) =>
      page(`${canonical(`${HOME}about`)}<p>${html}</p>`, { url: `${HOME}about.html`, role: 'about' });
    const prices = (html: string) => inner(`${canonical(`${HOME}about`)}<p>${html}</p>`);
    const story = 'We opened in 1998 and have baked every morning since then.';
    const list = 'A loaf of rye costs four pounds and a roll costs fifty pence.';
    const outcome = (one: string, other: string) =>
      runCheck(wrongCanonical, inputs({ pages: [page(canonical(HOME)), about(one), prices(other)] })).outcome;
    expect(outcome(story, list)).toBe('fail');
    expect(outcome(story, story)).toBe('pass');
  });

  it('lists beside it pages with the same head and a title of their own, and no copies', () => {
    const story = 'We opened in 1998 and have baked every morning since then.';
    const list = 'A loaf of rye costs four pounds and a roll costs fifty pence.';
    const bread = (path: string, title: string, text: string) =>
      page(`<title>${title}</title>${canonical(`${HOME}rye`)}<p>${text}</p>`, { url: HOME + path, role: 'products' });
    const pages = [
      page(canonical(HOME)),
      bread('rye', 'Rye bread', story),
      bread('wheat', 'Wheat bread', story),
      bread('rye-print', 'Rye bread', story),
    ];
    expect(runCheck(wrongCanonical, inputs({ pages })).outcome).toBe('pass');
    const found = runCheck(wrongCanonical, inputs({ pages: [...pages, bread('prices', 'Prices', list)] }));
    expect(found.evidence.map(({ pageUrl }) => pageUrl).sort()).toEqual([`${HOME}prices`, `${HOME}wheat`]);
  });

  it('finds the home page named by a script on pages that say something else', () => {
    const [story, list] = ['We have baked since the year 1998.', 'A loaf of rye costs four pounds.'].map(
      (text) => `<main><p>${text}</p></main>`,
    );
    const home = page(canonical(HOME) + story, { rendered: canonical(HOME) + story });
    const outcome = (served: string, drawn: string) => {
      const one = page(served + list, { url: `${HOME}prices`, role: 'prices', rendered: drawn + list });
      return runCheck(wrongCanonical, inputs({ pages: [home, one] }));
    };
    const own = canonical(`${HOME}prices`);
    expect(outcome('', canonical(HOME))).toMatchObject({
      outcome: 'fail',
      evidence: [{ pageUrl: `${HOME}prices`, seen: `the home page instead of this one, written by a script: ${HOME}` }],
    });
    expect(outcome('', canonical(HOME))).toMatchObject({ cause: 'by-script' });
    expect(outcome(own, own).outcome).toBe('pass');
    expect(outcome('', own)).toMatchObject({ outcome: 'partial', cause: 'only-the-frame' });
  });

  it('tells legal pages from those that people look for', () => {
    const cause = (...roles: ('legal' | 'prices')[]) => {
      const others = roles.map((role) => page(canonical('https://elm.test/'), { url: HOME + role, role }));
      return runCheck(wrongCanonical, inputs({ pages: [page(canonical(HOME)), ...others] })).cause;
    };
    expect(cause('legal')).toBe('legal-pages');
    expect(cause('legal', 'prices')).toBeNull();
  });

  it('reads the Link header', () => {
    const pages = [page('<p>Hi</p>', { headers: { link: '<https://other.test/>; rel="canonical"' } })];
    expect(runCheck(wrongCanonical, inputs({ pages })).outcome).toBe('fail');
  });
});

describe('split-host-variants', () => {
  const variant = (url: string, finalUrl: string, hops = 1, over: Partial<HostVariant> = {}): HostVariant => ({
    ...exchange({ url, finalUrl, redirects: Array(hops).fill({ url, status: 301 }) }),
    variant: 'http',
    ...over,
  });
  const dead = variant('http://www.example.test/', 'http://www.example.test/', 0, { status: 0, failure: 'dns' });
  it.each([
    ['one', [variant('http://example.test/', HOME), variant(HOME, HOME, 0), dead], 'pass'],
    ['detours', [variant('http://example.test/', HOME, 3), variant(HOME, HOME, 0)], 'partial'],
    ['two', [variant('http://www.example.test/', 'https://www.example.test/'), variant(HOME, HOME, 0)], 'fail'],
    ['no answer', [dead], 'inconclusive'],
    ['one form alone', [variant(HOME, HOME, 0), dead], 'inconclusive'],
  ])('%s', (_, hostVariants, outcome) => {
    expect(runCheck(splitHostVariants, inputs({ hostVariants })).outcome).toBe(outcome);
  });

  it('does not apply to a private target', () => {
    const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: true, aliasHost: null };
    expect(runCheck(splitHostVariants, inputs({ target, hostVariants: [dead] })).outcome).toBe('not_applicable');
  });
});

describe('unclear-link-texts', () => {
  const links = (good: number, bad: string[]) =>
    [...Array(good).fill('Root canal treatment'), ...bad]
      .map((text, i) => `<p><a href="/p${i}">${text}</a></p>`)
      .join('');
  it.each([
    ['clear', links(5, []), 'pass'],
    ['some unclear, in German', links(8, ['Mehr erfahren »', 'hier']), 'partial'],
    ['mostly unclear', links(1, ['Read more', 'En savoir plus…']), 'fail'],
    ['no links', '<p>Hi</p>', 'not_applicable'],
    [
      'without an address, which words cannot tell',
      `${links(3, [])}<a href="#">Read more</a><a href="">More</a>`,
      'pass',
    ],
    ['to a part of the page', `${links(3, [])}<a href="#team">Read more</a><a href="#prices">More</a>`, 'pass'],
    ['one of a few', links(4, ['Read more']), 'pass'],
    [
      'beside the title of the same card',
      ['/crowns', '/braces']
        .map((to) => `<h3><a href="${to}">About ${to}</a></h3><a href="${to}">Read more</a>`)
        .join(''),
      'pass',
    ],
  ])('%s', (_, html, outcome) => {
    expect(runCheck(unclearLinkTexts, inputs({ pages: [page(html)] })).outcome).toBe(outcome);
  });
});

describe('information only', () => {
  it.each([
    ['# Name\n> What we do\n## Pages\n- [Prices](/prices)', 'Well formed'],
    ['Just text', 'Found, with faults'],
    ['<!doctype html><p>Hi</p>', 'There is none'],
  ])('llms.txt %j', (text, seen) => {
    const { outcome, seen: quoted } = runCheck(
      llmsTxt,
      inputs({ llmsTxt: textResource(text, { url: `${HOME}llms.txt` }) }),
    );
    expect(outcome).toBe('info');
    expect(quoted[0]).toContain(seen);
  });

  it('asks about the setting nobody can see', () => {
    expect(runCheck(googleAiSetting, inputs()).outcome).toBe('info');
  });
});

describe('one-sided-hreflang', () => {
  const version = (path: string, ...links: [code: string, path: string][]) =>
    page(
      links.map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`).join('') || '<p>Hi</p>',
      {
        url: `${HOME}${path}`,
        role: path === '' ? 'home' : 'other',
      },
    );
  it.each([
    ['both', [version('', ['en', '/'], ['de', '/de']), version('de', ['en', '/'], ['de', '/de'])], 'pass'],
    ['one side', [version('', ['en', '/'], ['de', '/de']), version('de')], 'partial'],
    ['not itself', [version('', ['de', '/de'])], 'partial'],
    ['a version that was not read', [version('', ['en', '/'], ['fr', '/fr'])], 'inconclusive'],
    ['itself alone', [version('', ['en', '/'], ['x-default', '/'])], 'not_applicable'],
    ['a wrong code', [version('', ['en-UK', '/'])], 'fail'],
    ['none', [version('')], 'not_applicable'],
  ])('%s', (_, pages, outcome) => {
    expect(runCheck(oneSidedHreflang, inputs({ pages })).outcome).toBe(outcome);
  });

  it('does not praise versions that are gone', () => {
    const home = version('', ['en', '/'], ['de', '/de'], ['fr', '/fr']);
    const pages = [home, version('de', ['en', '/'], ['de', '/de'], ['fr', '/fr'])];
    const gone = attemptOf(page('<p>Not here</p>', { url: `${HOME}fr`, status: 404 }));
    const found = runCheck(oneSidedHreflang, inputs({ pages, attempts: [...pages.map(attemptOf), gone] }));
    expect(found).toMatchObject({ outcome: 'partial', cause: 'version-gone' });
    expect(found.seen[0]).toBe('/fr, which does not open');
  });
});

describe('missing-feed', () => {
  const article = page('<h1>News</h1>', { url: `${HOME}news/1`, role: 'article' });
  const feed = '<link rel="alternate" type="application/rss+xml" href="/feed">';
  it.each([
    ['declared', [page(feed), article], 'pass'],
    ['none', [page('<p>Hi</p>'), article], 'fail'],
    ['no articles', [page('<p>Hi</p>')], 'not_applicable'],
  ])('%s', (_, pages, outcome) => {
    expect(runCheck(missingFeed, inputs({ pages })).outcome).toBe(outcome);
  });
});

describe('bing-verification', () => {
  it('says what can be seen', () => {
    const verified = inputs({ pages: [page('<meta name="msvalidate.01" content="A">')] });
    expect(runCheck(bingVerification, verified)).toMatchObject({
      outcome: 'info',
      seen: ['verified with Bing Webmaster Tools'],
    });
    expect(runCheck(bingVerification, inputs()).outcome).toBe('info');
  });
});
