import { describe, expect, it } from 'vitest';
import { attemptOf, HOME, inputs, page, sitemapOf } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { READ_WHOLE } from '../../facts/claims/coverage.ts';
import { orphanPages } from './orphan-pages.ts';

const absent = sitemapOf([], { foundBy: 'convention', kind: 'absent', status: 404 });

describe('orphan-pages', () => {
  const home = page('<a href="/a">A</a>');
  const a = page('<a href="/">Home</a>', { url: `${HOME}a`, role: 'other' });
  it.each([
    ['linked', inputs({ pages: [home, a], sitemaps: [sitemapOf([HOME, `${HOME}a`])] }), 'pass'],
    ['the home page alone', inputs({ pages: [home], sitemaps: [sitemapOf([HOME])] }), 'not_applicable'],
    [
      'orphan, everything read',
      inputs({ pages: [page('<p>Hi</p>'), a], sitemaps: [sitemapOf([HOME, `${HOME}a`])] }),
      'fail',
    ],
    [
      'orphan, not everything read',
      inputs({ pages: [home], sitemaps: [sitemapOf([HOME, `${HOME}b`])] }),
      'inconclusive',
    ],
    ['no sitemap', inputs({ pages: [home], sitemaps: [absent] }), 'not_applicable'],
  ])('%s', (_, given, outcome) => {
    expect(runCheck(orphanPages, given).outcome).toBe(outcome);
  });

  const b = (html: string, rendered?: string) =>
    page(html, { url: `${HOME}b`, role: 'other', ...(rendered === undefined ? {} : { rendered }) });
  const listed = [sitemapOf([HOME, `${HOME}b`])];
  const judged = (pages: ReturnType<typeof page>[], more = {}) =>
    runCheck(orphanPages, inputs({ pages, sitemaps: listed, ...more }));

  it('counts links as drawn, and what leads on by a click alone', () => {
    const back = b('<a href="/">Home</a>');
    expect(judged([page('<p>Hi</p>', { rendered: '<a href="/b">B</a>' }), back]).outcome).toBe('pass');
    expect(judged([page(`<div onclick="location.href='/b'">B</div>`), back]).outcome).toBe('pass');
  });

  it('asks for no link to a page of thanks, and reads the links on it', () => {
    const [home, back] = [page('<a href="/b">B</a>'), b('<a href="/">Home</a>')];
    const thanks = page('<a href="/c">C</a>', { url: `${HOME}thanks`, role: 'other' });
    const c = page('<a href="/">Home</a>', { url: `${HOME}c`, role: 'other' });
    const attempts = [...[home, back, c].map(attemptOf), { ...attemptOf(thanks), isAside: true as const }];
    const of = (...more: string[]) =>
      judged([home, back, c], { attempts, sitemaps: [sitemapOf([HOME, ...more.map((path) => HOME + path)])] });
    expect(of('b', 'c').outcome).toBe('pass');
    expect(of('b', 'c', 'thanks').outcome).toBe('not_applicable');
  });

  it('says what was measured where no browser ran the scripts, and leaves open what was not seen', () => {
    const home = page('<script src="/menu.js"></script><p>Hi</p>');
    const back = b('<a href="/">Home</a>');
    expect(judged([home, back]).evidence[0]?.seen).toBe('no link to it in the HTML as served');
    const coverage = { ...READ_WHOLE, behindClick: 'Menu' };
    expect(judged([home, back], { coverage }).outcome).toBe('inconclusive');
  });
});
