import { describe, expect, it } from 'vitest';
import { attemptOf, HOME, inputs, page, sitemapOf, textResource } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import type { LinkCheck, SitemapObservation, TextResource } from '../../observations.ts';
import { readRobots } from '../../website/robots/robots-txt.ts';
import { deadSitemapAddresses } from './dead-sitemap-addresses.ts';
import { implausibleSitemapDates } from './implausible-sitemap-dates.ts';
import { invalidSitemap } from './invalid-sitemap.ts';
import { keyPagesMissingFromSitemap } from './key-pages-missing-from-sitemap.ts';
import { missingSitemap } from './missing-sitemap.ts';

const absent = sitemapOf([], { foundBy: 'convention', kind: 'absent', status: 404 });
const gone = sitemapOf([], { kind: 'absent', status: 404 });
const webPage = sitemapOf([], { foundBy: 'convention', kind: 'invalid', error: 'a web page' });
const found = textResource('<h1>Hi</h1>', { url: `${HOME}no-such-page` });

describe('missing-sitemap', () => {
  const robots = readRobots(textResource('User-agent: *\nAllow: /', { url: `${HOME}robots.txt` }));
  it.each([
    ['declared', [sitemapOf([HOME])], 'pass'],
    ['declared and gone, told by itself', [gone, absent], 'not_applicable'],
    ['found only', [sitemapOf([HOME], { foundBy: 'convention' })], 'partial'],
    ['found beside one that robots.txt names', [gone, sitemapOf([HOME], { foundBy: 'convention' })], 'not_applicable'],
    ['none', [absent], 'fail'],
    ['a web page in its place', [webPage], 'fail'],
    ['no answer', [sitemapOf([], { kind: 'absent', status: 0, failure: 'timeout' })], 'inconclusive'],
    ['not asked', [], 'inconclusive'],
  ])('%s', (_, sitemaps, outcome) => {
    const pages = [page('<a href="/more">More</a>')];
    expect(runCheck(missingSitemap, inputs({ sitemaps, pages, robots })).outcome).toBe(outcome);
  });

  it('tells a robots.txt that does not name it from none', () => {
    const cause = (file: TextResource) => {
      const given = { sitemaps: [sitemapOf([HOME, `${HOME}a`], { foundBy: 'convention' })], robots: readRobots(file) };
      return runCheck(missingSitemap, inputs(given)).cause;
    };
    const url = `${HOME}robots.txt`;
    expect(cause(textResource('User-agent: *\nAllow: /', { url }))).toBe('not-named');
    expect(cause(textResource('gone', { url, status: 404 }))).toBe('no-robots-txt');
    expect(cause(textResource('<!doctype html>', { url }))).toBe('no-robots-txt');
  });

  it('asks for no line in the robots.txt of a host of which the website is a folder', () => {
    const of = (sitemaps: SitemapObservation[], more = '') => {
      const given = inputs({ sitemaps, pages: [page(`<a href="/bakery/more">More</a>${more}`)], robots });
      const target = { ...given.target, scopeUrl: `${HOME}bakery/` };
      return runCheck(missingSitemap, { ...given, target });
    };
    expect(of([sitemapOf([HOME], { foundBy: 'convention' })]).outcome).toBe('not_applicable');
    expect(of([sitemapOf([HOME])]).outcome).toBe('pass');
    expect(of([absent])).toMatchObject({ outcome: 'fail', cause: 'in-a-folder' });
    // A language of a website has its pictures above it.
    expect(of([absent], '<img src="/img/loaf.jpg" alt="Loaf">').outcome).toBe('inconclusive');
    expect(of([absent], '<img src="/bakery/loaf.jpg" alt="Loaf">').outcome).toBe('fail');
  });

  it('asks for none where there is one page', () => {
    const pages = [page('<p>All of it</p>')];
    const of = (...sitemaps: SitemapObservation[]) =>
      runCheck(missingSitemap, inputs({ sitemaps, pages, robots })).outcome;
    expect(of(absent)).toBe('not_applicable');
    // Nor is one to be named that lists this page alone.
    expect(of(sitemapOf([HOME], { foundBy: 'convention' }))).toBe('not_applicable');
    expect(of(sitemapOf([HOME, `${HOME}a`], { foundBy: 'convention' }))).toBe('partial');
  });
});

describe('invalid-sitemap', () => {
  it.each([
    ['valid', inputs({ sitemaps: [sitemapOf([HOME])] }), 'pass'],
    ['no namespace', inputs({ sitemaps: [sitemapOf([HOME], { hasNamespace: false })] }), 'partial'],
    ['other hosts', inputs({ sitemaps: [sitemapOf([HOME, 'https://elsewhere.test/'])] }), 'partial'],
    ['a language on a host of its own', inputs({ sitemaps: [sitemapOf([HOME, HOME.replace('//', '//fr.')])] }), 'pass'],
    ['unreadable', inputs({ sitemaps: [sitemapOf([], { kind: 'invalid', error: 'unclosed tag' })] }), 'fail'],
    ['declared and gone', inputs({ sitemaps: [sitemapOf([], { kind: 'absent', status: 404 })] }), 'fail'],
    [
      'one of two gone',
      inputs({ sitemaps: [sitemapOf([HOME]), sitemapOf([], { kind: 'absent', status: 404 })] }),
      'partial',
    ],
    ['none', inputs({ sitemaps: [absent] }), 'not_applicable'],
    ['a page, where everything is found', inputs({ sitemaps: [webPage], control: found }), 'not_applicable'],
    ['a page, where 404 works', inputs({ sitemaps: [webPage] }), 'fail'],
  ])('%s', (_, given, outcome) => {
    const robots = readRobots(textResource('User-agent: *', { url: `${HOME}robots.txt` }));
    expect(runCheck(invalidSitemap, { ...given, robots }).outcome).toBe(outcome);
  });

  it('tells one that lists another host alone as what it is, and asks nothing else of it', () => {
    const foreign = sitemapOf(['https://elsewhere.fr/', 'https://elsewhere.fr/a'], { foundBy: 'convention' });
    const robots = readRobots(textResource('User-agent: *\nAllow: /', { url: `${HOME}robots.txt` }));
    const given = inputs({ sitemaps: [foreign], robots });
    expect(runCheck(invalidSitemap, given)).toMatchObject({ outcome: 'partial', cause: 'of-others' });
    for (const check of [missingSitemap, implausibleSitemapDates, keyPagesMissingFromSitemap])
      expect(runCheck(check, given).outcome).toBe('not_applicable');
    // At a private address nobody knows which hosts are the website's own, unless it names one.
    const home = 'http://127.0.0.1:8080/';
    const target = { typedUrl: home, homeUrl: home, scopeUrl: home, isPrivate: true, aliasHost: null };
    const unknown = inputs({ sitemaps: [foreign], robots, target });
    expect(runCheck(invalidSitemap, unknown).outcome).toBe('pass');
    expect(runCheck(invalidSitemap, { ...unknown, target: { ...target, aliasHost: 'larch.test' } }).outcome).toBe(
      'partial',
    );
  });
});

describe('implausible-sitemap-dates', () => {
  const dated = (count: number, lastmod: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => ({ loc: `${HOME}p${i}`, lastmod: lastmod(i) }));
  it.each([
    ['all dated', sitemapOf(dated(5, (i) => `2026-09-0${i + 1}`)), 'pass'],
    ['half dated', sitemapOf([...dated(2, () => '2026-09-01'), HOME, `${HOME}a`]), 'partial'],
    ['undated', sitemapOf([HOME, `${HOME}a`]), 'fail'],
    ['in the future', sitemapOf(dated(3, () => '2031-01-01')), 'fail'],
    ['one instant', sitemapOf(dated(12, () => '2026-09-01T10:00:00Z')), 'fail'],
    ['one day', sitemapOf(dated(12, () => '2026-09-01')), 'inconclusive'],
    ['a small site built in one go', sitemapOf(dated(4, () => '2026-09-01T10:00:00Z')), 'inconclusive'],
    ['one page', sitemapOf(dated(1, () => '2026-09-01')), 'pass'],
    ['none', absent, 'not_applicable'],
  ])('%s', (_, one, outcome) => {
    expect(runCheck(implausibleSitemapDates, inputs({ sitemaps: [one] })).outcome).toBe(outcome);
  });

  it('praises no date that the page has outlived by years', () => {
    const headers = { 'last-modified': 'Sun, 05 Jul 2020 10:00:00 GMT' };
    const pages = [page('<h1>Linde</h1>', { headers })];
    const outcome = (lastmod: string, of = pages) =>
      runCheck(implausibleSitemapDates, inputs({ pages: of, sitemaps: [sitemapOf(dated(1, () => lastmod))] })).outcome;
    expect([outcome('2017-02-12'), outcome('2020-02-12')]).toEqual(['inconclusive', 'pass']);
    const said = ['Since 2011', '© 2020-2026'].map((text) => outcome('2019-10-17', [page(`<p>${text}</p>`)]));
    expect(said).toEqual(['pass', 'inconclusive']);
  });

  it('says of dates that are one and the same that they are', () => {
    const undated = Array.from({ length: 16 }, (_, i) => `${HOME}u${i}`);
    const given = inputs({ sitemaps: [sitemapOf([...dated(4, () => '2023-03-02'), ...undated])] });
    expect(runCheck(implausibleSitemapDates, given).evidence).toMatchObject([
      { seen: expect.stringContaining('4 of 20') },
    ]);
    expect(runCheck(implausibleSitemapDates, given).evidence[0]?.seen).toMatch(/one and the same: 2023-03-02$/);
  });
});

describe('dead-sitemap-addresses', () => {
  const check = (url: string, status: number): LinkCheck => ({
    url,
    foundOn: `${HOME}sitemap.xml`,
    kind: 'sitemap',
    status,
    failure: null,
    finalUrl: url,
    checkedAt: 0,
  });
  const sample = (statuses: number[]) => {
    const urls = statuses.map((_, i) => `${HOME}p${i}`);
    return inputs({ sitemaps: [sitemapOf(urls)], linkChecks: urls.map((url, i) => check(url, statuses[i] ?? 0)) });
  };
  it.each([
    ['alive', sample([200, 200]), 'pass'],
    ['one in ten dead', sample([404, ...Array(9).fill(200)]), 'partial'],
    ['half dead', sample([404, 200]), 'fail'],
    ['refused to us', sample([403, 429]), 'inconclusive'],
    ['no sitemap', inputs({ sitemaps: [absent] }), 'not_applicable'],
  ])('%s', (_, given, outcome) => {
    expect(runCheck(deadSitemapAddresses, given).outcome).toBe(outcome);
  });

  it('says that there may be more where it tried but some', () => {
    const urls = [1, 2, 3].map((at) => `${HOME}p${at}`);
    const tried = (count: number) =>
      deadSitemapAddresses.run(
        inputs({ sitemaps: [sitemapOf(urls)], linkChecks: urls.slice(0, count).map((url) => check(url, 404)) }),
      );
    expect(tried(2)).toMatchObject({ outcome: 'fail', found: 'uncounted' });
    expect(tried(3)).not.toHaveProperty('found');
  });

  it('counts listed pages that ask not to be indexed', () => {
    const hidden = page('<meta name="robots" content="noindex">');
    expect(
      runCheck(
        deadSitemapAddresses,
        inputs({ sitemaps: [sitemapOf([HOME])], pages: [hidden], attempts: [attemptOf(hidden)] }),
      ),
    ).toMatchObject({ outcome: 'fail', cause: 'withheld' });
  });
});

describe('key-pages-missing-from-sitemap', () => {
  it('is silent where not one address of the sitemap that was tried opens', () => {
    const gone = attemptOf(page('<p>Hi</p>', { url: `${HOME}old/`, status: 404 }));
    const given = { sitemaps: [sitemapOf([`${HOME}old/`])], pages: [page('<p>Hi</p>')] };
    expect(runCheck(keyPagesMissingFromSitemap, inputs(given)).outcome).toBe('fail');
    expect(runCheck(keyPagesMissingFromSitemap, inputs({ ...given, attempts: [gone] })).outcome).toBe('not_applicable');
  });

  const pages = [
    page('<p>Hi</p>'),
    ...['about', 'contact', 'services', 'prices'].map((name) =>
      page('<p>Hi</p>', { url: `${HOME}${name}/`, role: 'other' }),
    ),
  ];
  const all = pages.map(({ url }) => url);
  it.each([
    ['all listed, slashes aside', all.map((url) => url.replace(/\/$/, '')), 'pass'],
    ['one of five missing', all.slice(1), 'partial'],
    ['most missing', all.slice(0, 1), 'fail'],
  ])('%s', (_, locs, outcome) => {
    expect(runCheck(keyPagesMissingFromSitemap, inputs({ pages, sitemaps: [sitemapOf(locs)] })).outcome).toBe(outcome);
  });

  it('knows pages by the address they name as theirs, and the home page by the one that was typed', () => {
    const target = { typedUrl: HOME, homeUrl: `${HOME}?lang=de`, scopeUrl: HOME, isPrivate: false, aliasHost: null };
    const outcomeOf = (inner: string) =>
      runCheck(
        keyPagesMissingFromSitemap,
        inputs({
          target,
          pages: [
            page('<p>Hi</p>', { url: target.homeUrl }),
            page(inner, { url: `${HOME}about?from=menu`, role: 'about' }),
          ],
          sitemaps: [sitemapOf([HOME, `${HOME}about`])],
        }),
      ).outcome;
    expect(outcomeOf('<link rel="canonical" href="/about">')).toBe('pass');
    expect(outcomeOf('<link rel="canonical" href="/other">')).toBe('fail');
  });

  it('knows the folder that pages name before their paths', () => {
    const folder = `${HOME}shop`;
    const named = (path: string) =>
      page(`<link rel="canonical" href="${folder}${path}">`, { url: HOME.replace(/\/$/, path), role: 'other' });
    const outcomeOf = (...locs: string[]) =>
      runCheck(
        keyPagesMissingFromSitemap,
        inputs({
          pages: [named('/about'), page('<p>Hi</p>', { url: `${HOME}goods?id=1`, role: 'products' })],
          sitemaps: [sitemapOf([`${folder}/about`, ...locs])],
        }),
      ).outcome;
    expect(outcomeOf(`${folder}/goods?id=1`)).toBe('pass');
    expect(outcomeOf(`${folder}/goods?id=2`)).toBe('fail');
  });

  it('does not ask for a page in another order, but for a page of its own behind a query', () => {
    const list = '<p>All of our mugs, bags and pens, with your name printed on them.</p>';
    const of = (html: string) =>
      runCheck(
        keyPagesMissingFromSitemap,
        inputs({
          pages: [
            page('<p>Hi</p>'),
            page(list, { url: `${HOME}goods`, role: 'products' }),
            page(html, { url: `${HOME}goods?sort=new`, role: 'products' }),
          ],
          sitemaps: [sitemapOf([HOME, `${HOME}goods`])],
        }),
      ).outcome;
    expect(of(list)).toBe('pass');
    expect(of('<p>How our mugs are made, from the clay to the kiln, told by those who do it.</p>')).not.toBe('pass');
  });

  it('does not ask for withheld or legal pages, and not of a file read in part', () => {
    const exempt = [
      page('<p>Hi</p>'),
      page('<meta name="robots" content="noindex">', { url: `${HOME}a` }),
      page('<p>Hi</p>', { url: `${HOME}imprint`, role: 'legal' }),
    ];
    const both = [sitemapOf([HOME, `${HOME}old`])];
    expect(runCheck(keyPagesMissingFromSitemap, inputs({ pages: exempt, sitemaps: both })).outcome).toBe('pass');
    // Nothing is said of a sitemap that needs to list no more.
    expect(runCheck(keyPagesMissingFromSitemap, inputs({ pages: exempt, sitemaps: [sitemapOf([HOME])] })).outcome).toBe(
      'not_applicable',
    );
    expect(
      runCheck(keyPagesMissingFromSitemap, inputs({ pages, sitemaps: [sitemapOf([HOME], { entryCount: 5000 })] }))
        .outcome,
    ).toBe('inconclusive');
    expect(runCheck(keyPagesMissingFromSitemap, inputs({ pages, sitemaps: [absent] })).outcome).toBe('not_applicable');
  });

  it('reads the public host of a private target as the target', () => {
    const target = {
      typedUrl: 'http://localhost:9000/',
      homeUrl: 'http://localhost:9000/',
      scopeUrl: 'http://localhost:9000/',
      isPrivate: true,
      aliasHost: 'www.example.test',
    };
    const local = [page('<p>Hi</p>', { url: target.homeUrl })];
    expect(
      runCheck(
        keyPagesMissingFromSitemap,
        inputs({ target, pages: local, sitemaps: [sitemapOf(['https://example.test/', 'https://example.test/b'])] }),
      ).outcome,
    ).toBe('pass');
  });
});
