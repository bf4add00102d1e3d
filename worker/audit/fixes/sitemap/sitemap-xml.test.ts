import { describe, expect, it } from 'vitest';
import { parseSitemap } from '../../../crawl/sitemaps/parse-sitemap.ts';
import { prepare } from '../../judge.ts';
import type { Observations } from '../../observations.ts';
import { type InventedWebsite, observeWebsite } from '../../proof/fixtures/observe-website.ts';
import { WEBSITES } from '../../proof/fixtures/websites.ts';
import { fixInput } from '../fix-input.ts';
import { sitemapFixes } from './sitemap-xml.ts';

const website = WEBSITES['english-plumber'] as InventedWebsite;
const { home } = website;
const at = (path: string) => new URL(path, home).href;

function fixFor(change: Partial<InventedWebsite>, see: (seen: Observations) => void = () => {}) {
  const observations = observeWebsite({ ...structuredClone(website), ...change });
  see(observations);
  const { inputs, results } = prepare(observations);
  return sitemapFixes.build(fixInput(observations, inputs, results))[0] ?? null;
}

const entriesOf = (written: ReturnType<typeof fixFor>) => {
  const read = parseSitemap(written?.fix.content ?? '', false);
  expect(read).toMatchObject({ kind: 'urlset', error: null, hasNamespace: true });
  return read.entries;
};

describe('the sitemap', () => {
  it('lists the pages that were read where there is none', () => {
    const written = fixFor({ sitemap: null });
    expect(entriesOf(written).map(({ loc }) => loc)).toEqual(website.pages.map(({ path }) => at(path)));
    expect(written?.fix).toMatchObject({ action: 'file', replaces: '/sitemap.xml', kind: 'sitemap' });
  });

  it('is not written where there is one of any kind', () => {
    expect(fixFor({ sitemap: [{ loc: at('/'), lastmod: '2026-09-01' }] })).toBeNull();
    const asBroken = (seen: Observations) => {
      for (const sitemap of seen.sitemaps) Object.assign(sitemap, { kind: 'invalid', foundBy: 'robots' });
    };
    expect(fixFor({ sitemap: [{ loc: at('/'), lastmod: null }] }, asBroken)).toBeNull();
  });

  it('is not written where pages name themselves with another end than they were read at', () => {
    const named = (end: string) => {
      const pages = structuredClone(website.pages);
      for (const page of pages.slice(1)) {
        const link = `<link rel="canonical" href="${at(page.path)}${end}">`;
        page.html = page.html.replace(/<link rel="canonical"[^>]*>/, '').replace('<head>', `<head>${link}`);
      }
      return fixFor({ sitemap: null, pages });
    };
    expect(named('')).not.toBeNull();
    expect(named('/')).toBeNull();
  });

  it('states only days that pages or their server state', () => {
    const pages = structuredClone(website.pages);
    pages.forEach((page, index) => {
      page.headers['last-modified'] = `Tue, 0${index + 1} Sep 2026 10:00:00 GMT`;
    });
    const dates = entriesOf(fixFor({ sitemap: null, pages })).map(({ lastmod }) => lastmod);
    expect(dates).toEqual(pages.map((_, index) => `2026-09-0${index + 1}`));
    for (const page of pages) page.headers['last-modified'] = 'Tue, 01 Sep 2026 10:00:00 GMT';
    const copied = entriesOf(fixFor({ sitemap: null, pages })).map(({ lastmod }) => lastmod);
    expect(copied.every((date) => date === null)).toBe(pages.length > 1);
  });

  it('takes no day of a server that the page has outlived', () => {
    const dated = (line: string) => {
      const pages = structuredClone(website.pages);
      pages.forEach((page, index) => {
        page.headers['last-modified'] = `Thu, 1${index} Oct 2019 10:00:00 GMT`;
        page.html = page.html.replace(/20\d\d/g, '2011').replace('</h1>', `</h1><p>${line}</p>`);
      });
      return entriesOf(fixFor({ sitemap: null, pages })).filter(({ lastmod }) => lastmod !== null).length;
    };
    expect([dated('Since 2012') > 0, dated('© 2012–2025')]).toEqual([true, 0]);
  });

  it('takes the day of a page from no sentence, and none that its markup contradicts', () => {
    const dated = (line: string, head = '') => {
      const pages = structuredClone(website.pages);
      for (const page of pages)
        page.html = page.html.replace('<head>', `<head>${head}`).replace('</h1>', `</h1><p>${line}</p>`);
      return entriesOf(fixFor({ sitemap: null, pages })).some(({ lastmod }) => lastmod === '2026-05-04');
    };
    expect(dated('Last updated: 4 May 2026')).toBe(true);
    expect(dated('The standard was updated on 4 May 2026, holds from June on and asks for more than it did.')).toBe(
      false,
    );
    const marked = (day: string) => `<script type="application/ld+json">{"dateModified":"${day}T09:00"}</script>`;
    expect(dated('Last updated: 4 May 2026', marked('2026-05-04'))).toBe(true);
    expect(dated('Last updated: 4 May 2026', marked('2026-08-01'))).toBe(false);
  });

  it('lists no page that nobody has read', () => {
    const withLink = (seen: Observations) => {
      const [first] = seen.pages;
      const url = at('/english/');
      const check = { url, foundOn: first?.url ?? '', kind: 'internal', status: 200, failure: null, finalUrl: url };
      seen.linkChecks = [...(seen.linkChecks ?? []), { ...check, checkedAt: 0 } as never];
    };
    const listed = entriesOf(fixFor({ sitemap: null }, withLink)).map(({ loc }) => loc);
    expect(listed).toEqual(website.pages.map(({ path }) => at(path)));
  });

  it('is written for no private host', () => {
    const isPrivate = (seen: Observations) => Object.assign(seen.target, { isPrivate: true });
    expect(fixFor({ sitemap: null }, isPrivate)).toBeNull();
  });

  it('is not written where a page that was read would be missing', () => {
    const [first, second, ...others] = website.pages;
    if (!first || !second) throw new Error('the website has two pages');
    const canonicalTo = (href: string) =>
      second.html
        .replace('<head>', `<head><link rel="canonical" href="${href}">`)
        .replace('<main>', '<main><p>Another.</p>');
    const elsewhere = { ...second, html: canonicalTo('/elsewhere') };
    expect(fixFor({ sitemap: null, pages: [first, elsewhere, ...others] })).toBeNull();
    const withQuery = { ...second, path: `${second.path}?id=1`, html: canonicalTo(`${second.path}?id=1`) };
    expect(fixFor({ sitemap: null, pages: [...website.pages, withQuery] })).toBeNull();
    const printed = { ...second, path: '/printed', html: canonicalTo(second.path) };
    const listed = entriesOf(fixFor({ sitemap: null, pages: [...website.pages, printed] })).map(({ loc }) => loc);
    expect(listed).toEqual(website.pages.map(({ path }) => at(path)));
  });

  it('lists no error page that answers like a page', () => {
    const refused = '<title>403 - Forbidden</title><h1>403</h1><p>Access to this address was refused.</p>';
    const pages = website.pages.map((page, at) => (at === 1 ? { ...page, html: refused } : page));
    const listed = entriesOf(fixFor({ sitemap: null, pages })).map(({ loc }) => loc);
    expect(listed).toEqual(website.pages.filter((_, index) => index !== 1).map(({ path }) => at(path)));
  });

  it('is left to the builder that writes its own', () => {
    const pages = website.pages.map((page) => ({
      ...page,
      html: page.html.replace('<head>', '<head><meta name="generator" content="Wix.com Website Builder">'),
    }));
    expect(fixFor({ sitemap: null, pages })).toBeNull();
  });
});
