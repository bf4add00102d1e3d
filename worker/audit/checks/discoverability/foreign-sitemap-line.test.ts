import { expect, it } from 'vitest';
import { inputs, sitemapOf, textResource } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { readRobots } from '../../website/robots/robots-txt.ts';
import { invalidSitemap } from './invalid-sitemap.ts';

const gone = sitemapOf([], { kind: 'absent', status: 404 });

it('does not say of a private target that a sitemap on another host is gone', () => {
  const home = 'http://127.0.0.1:8080/';
  const url = `${home}folder/sitemap.xml`;
  const named = (host: string) =>
    readRobots(textResource(`Sitemap: https://${host}/folder/sitemap.xml`, { url: `${home}robots.txt` }));
  const target = { typedUrl: home, homeUrl: home, scopeUrl: home, isPrivate: true, aliasHost: 'larch.test' };
  const of = (host: string) =>
    runCheck(invalidSitemap, inputs({ sitemaps: [{ ...gone, url, finalUrl: url }], robots: named(host), target }))
      .outcome;
  expect(of('larch.github.io')).toBe('not_applicable');
  expect(of('larch.test')).toBe('fail');
});
