import { describe, expect, it } from 'vitest';
import { HOME, inputs, page, sitemapOf, textResource } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { invalidSitemap } from '../../checks/discoverability/invalid-sitemap.ts';
import { splitHostVariants } from '../../checks/discoverability/split-host-variants.ts';
import { wrongCanonical } from '../../checks/discoverability/wrong-canonical.ts';
import { readRobots } from '../robots/robots-txt.ts';
import { contradictingHosts } from './named-hosts.ts';

const LOCAL = 'http://127.0.0.1:8080/';
const target = { typedUrl: LOCAL, homeUrl: LOCAL, scopeUrl: LOCAL, isPrivate: true, aliasHost: null };
const site = (head: string, url = LOCAL) => page(`<head>${head}</head><h1>Larch</h1><p>We bake.</p>`, { url });
const canonical = (href: string) => `<link rel="canonical" href="${href}">`;
const list = (...locs: string[]) => [sitemapOf(locs, { url: `${LOCAL}sitemap.xml` })];
const robots = readRobots(textResource('', { url: `${LOCAL}robots.txt` }));
const hosts = (pages: ReturnType<typeof site>[], sitemaps = list(), over = {}) =>
  contradictingHosts({ target: { ...target, ...over }, pages, sitemaps, robots });

describe('contradictingHosts', () => {
  it('names "www." and bare with all their places', () => {
    const pages = [
      site(`${canonical('https://larch.it/')}<meta property="og:url" content="https://larch.it/">`),
      site(canonical('https://www.larch.it/b'), `${LOCAL}b`),
    ];
    expect(hosts(pages, list('https://www.larch.it/', 'https://www.larch.it/b'))).toEqual([
      {
        host: 'larch.it',
        places: ['canonical links', 'og:url'],
        pageUrls: [LOCAL],
        sightings: [{ pageUrl: LOCAL, places: ['canonical links', 'og:url'] }],
      },
      {
        host: 'www.larch.it',
        places: ['canonical links', 'sitemap'],
        pageUrls: [`${LOCAL}b`],
        sightings: [
          { pageUrl: `${LOCAL}b`, places: ['canonical links'] },
          { pageUrl: `${HOME}sitemap.xml`, places: ['sitemap'] },
        ],
      },
    ]);
  });

  it('shows of each page and file what stands there, and no more', () => {
    const pages = [site(canonical('https://larch.it/')), site(canonical('https://www.larch.it/b'), `${LOCAL}b`)];
    const all = hosts([...pages, site('<meta property="og:url" content="https://larch.it/c">', `${LOCAL}c`)]);
    const { evidence } = runCheck(splitHostVariants, inputs({ target, pages, hosts: all }));
    expect(evidence.map(({ pageUrl, seen }) => `${pageUrl.slice(LOCAL.length)} ${seen}`)).toEqual([
      ' larch.it (canonical links)',
      'b www.larch.it (canonical links)',
      'c larch.it (og:url)',
    ]);
  });

  it('tells a name at a builder from an own domain, and leaves what a template left', () => {
    const pages = [site(canonical('https://larch.nl/'))];
    expect(hosts(pages, list('https://larch.vercel.app/')).map(({ host }) => host)).toEqual([
      'larch.nl',
      'larch.vercel.app',
    ]);
    expect(hosts(pages, list('https://example.org/'))).toEqual([]);
  });

  it('finds no contradiction in one page that stands for one elsewhere, nor in parts below one domain', () => {
    const own = [site(canonical('https://larch.nl/')), site(canonical('https://larch.nl/b'), `${LOCAL}b`)];
    expect(hosts([...own, site(canonical('https://birch.nl/c'), `${LOCAL}c`)])).toEqual([]);
    expect(hosts(own, list('https://shop.larch.nl/'))).toEqual([]);
  });

  it('hears the home page where all others name another domain', () => {
    const inner = ['b', 'c'].map((path) => site(canonical(`https://larch-farm.it/${path}`), `${LOCAL}${path}`));
    const named = hosts([site(canonical('https://larch.it/')), ...inner]);
    expect(named.map(({ host }) => host)).toEqual(['larch.it', 'larch-farm.it']);
  });

  it('knows of a public website which domain is its own', () => {
    const pages = [site(canonical('https://other-larch.nl/'), HOME)];
    const at = { homeUrl: 'https://larch.nl/', isPrivate: false };
    expect(hosts(pages, list('https://larch.nl/'), at)).toEqual([]);
    expect(hosts([site(canonical('https://larch.nl/'))], list('https://www.larch.nl/'), at)).toHaveLength(2);
  });

  it('are no question where one line names another than all the rest: that line alone is told', () => {
    const stale = readRobots(textResource('Sitemap: https://old-larch.nl/sitemap.xml', { url: `${LOCAL}robots.txt` }));
    const pages = ['', 'b', 'c'].map((path) => site(canonical(`https://larch.nl/${path}`), `${LOCAL}${path}`));
    const sitemaps = list('https://larch.nl/');
    const found = contradictingHosts({ target, pages, sitemaps, robots: stale });
    const known = inputs({ target, pages, sitemaps, hosts: found });
    expect(runCheck(splitHostVariants, known)).toMatchObject({
      outcome: 'partial',
      cause: 'one-names-another',
      evidence: [{ pageUrl: `${LOCAL}robots.txt`, seen: 'old-larch.nl (robots.txt), elsewhere larch.nl' }],
    });
    expect(runCheck(wrongCanonical, known).outcome).toBe('pass');
    const [good, bad] = found;
    const uncanonical = [{ ...good, places: ['og:url', 'sitemap'] }, bad] as typeof found;
    expect(runCheck(splitHostVariants, { ...known, hosts: uncanonical })).toMatchObject({ cause: 'named-differently' });
    const bare = { ...target, homeUrl: 'https://old-larch.nl/', isPrivate: false };
    expect(runCheck(splitHostVariants, { ...known, target: bare })).toMatchObject({ cause: 'named-differently' });
  });

  it('are told of every page that names one', () => {
    const www = ['b', 'c', 'd'].map((path) => site(canonical(`https://www.larch.it/${path}`), `${LOCAL}${path}`));
    const pages = [site(canonical('https://larch.it/')), ...www];
    const { evidence } = runCheck(splitHostVariants, inputs({ target, pages, hosts: hosts(pages) }));
    expect(evidence.map(({ pageUrl }) => pageUrl)).toEqual([LOCAL, `${LOCAL}b`, `${LOCAL}c`, `${LOCAL}d`]);
    expect(new Set(evidence.map(({ seen }) => seen)).size).toBe(2);
  });

  it('is one finding, and nothing that agrees with one of them is praised', () => {
    const pages = [site(canonical('https://larch.nl/'))];
    const sitemaps = list('https://larch.vercel.app/');
    const known = inputs({ target, pages, sitemaps, hosts: hosts(pages, sitemaps) });
    expect(runCheck(splitHostVariants, known)).toMatchObject({ outcome: 'fail', cause: 'named-differently' });
    expect(runCheck(wrongCanonical, known).outcome).toBe('inconclusive');
    expect(runCheck(invalidSitemap, known).outcome).toBe('inconclusive');
  });
});
