import { describe, expect, it } from 'vitest';
import { exchange, HOME, textResource } from '../../testing/audit-builders.ts';
import type { SitemapObservation } from '../observations.ts';
import { readLlmsTxtFact, readSitemapFact } from './found-files.ts';

const sitemap = (kind: SitemapObservation['kind'], entryCount = 0, url = `${HOME}sitemap.xml`): SitemapObservation => ({
  ...exchange({ url }),
  foundBy: 'robots',
  kind,
  error: kind === 'invalid' ? 'not XML' : null,
  hasNamespace: true,
  entryCount,
  entries: [],
});

describe('sitemap', () => {
  it('is found, its entries counted over all files but the index', () => {
    const given = [sitemap('index', 2), sitemap('urlset', 30, `${HOME}a.xml`), sitemap('urlset', 12, `${HOME}b.xml`)];
    expect(readSitemapFact(given)).toEqual({
      found: true,
      url: `${HOME}sitemap.xml`,
      kind: 'index',
      files: 3,
      entries: 42,
    });
  });
  it('is not found when absent or broken', () => {
    expect(readSitemapFact([sitemap('absent')])).toEqual({ found: false, url: null });
    expect(readSitemapFact([sitemap('invalid')])).toEqual({
      found: false,
      url: `${HOME}sitemap.xml`,
      error: 'not XML',
    });
    expect(readSitemapFact([])).toEqual({ found: false, url: null });
  });
});

describe('llms.txt', () => {
  const url = `${HOME}llms.txt`;
  it('is found with its title', () => {
    expect(readLlmsTxtFact(textResource('# Café Linde\n\n> Coffee', { url }))).toMatchObject({
      found: true,
      url,
      title: 'Café Linde',
    });
  });
  it.each([
    ['absent', textResource('Not found', { url, status: 404 })],
    ['a page in its place', textResource('<!doctype html><title>x</title>', { url })],
    ['empty', textResource(' ', { url })],
    ['not asked', null],
  ])('is not found: %s', (_, given) => {
    expect(readLlmsTxtFact(given)).toEqual({ found: false, url: null });
  });
});
