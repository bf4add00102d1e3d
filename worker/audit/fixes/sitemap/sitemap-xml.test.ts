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

  it('is not written where there is a good one', () => {
    const days = website.pages.map(({ path }, index) => ({ loc: at(path), lastmod: `2026-09-0${index + 1}` }));
    expect(fixFor({ sitemap: days })).toBeNull();
  });

  it('keeps what its owner lists, leaves out what is dead and adds key pages', () => {
    const written = fixFor(
      {
        sitemap: [
          { loc: at('/'), lastmod: '2026-09-01' },
          { loc: at('/old?a=1&b=2'), lastmod: '2026-08-01' },
          { loc: at('/dead'), lastmod: '2020-01-01' },
          { loc: 'https://elsewhere.test/', lastmod: '2026-09-01' },
        ],
      },
      (seen) => {
        const asked = {
          foundOn: at('/sitemap.xml'),
          kind: 'sitemap' as const,
          failure: null,
          checkedAt: seen.startedAt,
        };
        seen.linkChecks.push({ ...asked, url: at('/dead'), finalUrl: at('/dead'), status: 404 });
      },
    );
    const entries = entriesOf(written);
    expect(entries.slice(0, 2)).toEqual([
      { loc: at('/'), lastmod: '2026-09-01' },
      { loc: at('/old?a=1&b=2'), lastmod: '2026-08-01' },
    ]);
    expect(entries.map(({ loc }) => loc)).not.toContain(at('/dead'));
    expect(entries.map(({ loc }) => loc)).not.toContain('https://elsewhere.test/');
    expect(entries).toHaveLength(website.pages.length + 1);
    expect(written?.passes).toEqual(
      expect.arrayContaining(['invalid-sitemap', 'key-pages-missing-from-sitemap', 'dead-sitemap-addresses']),
    );
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
    expect(copied.every((date) => date === null)).toBe(pages.length >= 3);
  });

  it('is left to the builder that writes its own, and to indexes of several files', () => {
    const pages = website.pages.map((page) => ({
      ...page,
      html: page.html.replace('<head>', '<head><meta name="generator" content="Wix.com Website Builder">'),
    }));
    expect(fixFor({ sitemap: null, pages })).toBeNull();
    const asIndex = (seen: Observations) => {
      for (const sitemap of seen.sitemaps) sitemap.kind = 'index';
    };
    expect(fixFor({ sitemap: [{ loc: at('/pages.xml'), lastmod: null }] }, asIndex)).toBeNull();
  });

  it('does not judge addresses inside a running app', () => {
    const shell = '<!doctype html><title>App</title><div id="root"></div><script src="/app.js"></script>';
    const pages = website.pages.slice(0, 1).map((page) => ({ ...page, html: shell, rendered: page.html }));
    const listed = [{ loc: at('/'), lastmod: null }];
    expect(fixFor({ sitemap: listed, pages })).toBeNull();
  });
});
