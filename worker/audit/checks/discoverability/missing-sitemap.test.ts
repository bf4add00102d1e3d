import { expect, it } from 'vitest';
import { attemptOf, HOME, inputs, page, sitemapOf, textResource } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { readRobots } from '../../website/robots/robots-txt.ts';
import { invalidSitemap } from './invalid-sitemap.ts';
import { missingSitemap } from './missing-sitemap.ts';

const sitemaps = [sitemapOf([], { kind: 'absent', status: 404, foundBy: 'convention' })];
const robots = readRobots(textResource('', { status: 404 }));

it('is not missed where the home page leads to legal texts alone', () => {
  const home = page('<p>All of it</p><a href="/imprint">Imprint</a>');
  const of = (role: 'legal' | 'about') => {
    const pages = [home, page('<p>Who</p>', { url: `${HOME}imprint`, role })];
    return runCheck(missingSitemap, inputs({ sitemaps, pages, robots })).outcome;
  };
  expect([of('legal'), of('about')]).toEqual(['not_applicable', 'fail']);
});

it('is not missed where the home page leads to what is gone alone, nor named where none of its addresses opens', () => {
  const pages = [page('<p>All of it</p><a href="/en/">English</a>')];
  const of = (status: number, given: Parameters<typeof inputs>[0]) => {
    const english = attemptOf(page('<p>Hi</p>', { url: `${HOME}en/`, role: 'other', status }));
    return runCheck(missingSitemap, inputs({ pages, robots, ...given, attempts: [english] })).outcome;
  };
  expect([of(404, { sitemaps }), of(200, { sitemaps })]).toEqual(['not_applicable', 'fail']);
  const found = [sitemapOf([`${HOME}en/`], { foundBy: 'convention' })];
  expect([of(404, { sitemaps: found }), of(200, { sitemaps: found })]).toEqual(['not_applicable', 'partial']);
});

it('is not missed where nobody saw the links that scripts add', () => {
  const of = (links: string) => {
    const pages = [page(`<p>All of it</p>${links}<script src="/app.js"></script>`)];
    return runCheck(missingSitemap, inputs({ sitemaps, pages, robots })).outcome;
  };
  expect([of(''), of('<a href="/about">About us</a>')]).toEqual(['inconclusive', 'fail']);
});

it('is not to be named while it lists the example of a template, at whatever address the website is looked at', () => {
  const home = 'http://127.0.0.1:8080/';
  const target = { typedUrl: home, homeUrl: home, scopeUrl: home, isPrivate: true, aliasHost: null };
  const pages = [page('<p>All of it</p><a href="/lamps/">Lamps</a>', { url: home })];
  const of = (host: string) => {
    const listed = [`https://${host}/lamps/`, `https://${host}/`];
    const given = inputs({ sitemaps: [sitemapOf(listed, { foundBy: 'convention' })], pages, robots, target });
    return [missingSitemap, invalidSitemap].map((check) => runCheck(check, given).outcome);
  };
  expect(of('example.org')).toEqual(['not_applicable', 'partial']);
  expect(of('lamp-house.fr')).toEqual(['partial', 'pass']);
});
