import { describe, expect, it } from 'vitest';
import { HOME, inputs, page, sitemapOf, textResource } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import type { Exchange } from '../../observations.ts';
import { readRobots } from '../../website/robots/robots-txt.ts';
import { blockedSitemapPages } from './blocked-sitemap-pages.ts';
import { contentSignals } from './content-signals.ts';
import { obsoleteRobotsRules } from './obsolete-robots-rules.ts';
import { robotsTxtMistakes } from './robots-txt-mistakes.ts';
import { unreachableRobotsTxt } from './unreachable-robots-txt.ts';

const robots = (text: string | null, over: Partial<Exchange> = {}) =>
  readRobots(textResource(text, { url: `${HOME}robots.txt`, ...over }));
const given = (text: string | null, over: Partial<Exchange> = {}) => inputs({ robots: robots(text, over) });

describe('unreachable-robots-txt', () => {
  it.each([
    ['rules', given('User-agent: *\nAllow: /'), 'pass'],
    ['absent', given(null, { status: 404 }), 'pass'],
    ['gone', given(null, { status: 410 }), 'pass'],
    ['a web page', given('<!doctype html><title>Home</title>'), 'partial'],
    ['refused', given(null, { status: 403 }), 'partial'],
    ['server error', given(null, { status: 500 }), 'fail'],
    ['silence', given(null, { status: 0, failure: 'timeout' }), 'fail'],
  ])('%s', (_, inputsGiven, outcome) => {
    expect(runCheck(unreachableRobotsTxt, inputsGiven).outcome).toBe(outcome);
  });

  it('cannot tell when it was not asked for', () => {
    expect(runCheck(unreachableRobotsTxt, inputs({ robots: null })).outcome).toBe('inconclusive');
  });
});

describe('robots-txt-mistakes', () => {
  it.each([
    [
      'correct',
      'User-agent: *\nDisallow: /a\nSitemap: https://example.test/s.xml\nCrawl-delay: 1\nHost: example.test',
      'pass',
    ],
    ['a line that does nothing', 'User-agent: *\nDisallow:\nFoo: bar', 'partial'],
    ['a misspelt rule', 'User-agent: *\nDissallow: /private', 'fail'],
    ['a rule for nobody', 'Disallow: /\nUser-agent: *\nDisallow:', 'fail'],
    ['a path that never matches', 'User-agent: *\nDisallow: private/', 'fail'],
    ['a ban that another group undoes', 'User-agent: Bingbot\nAllow: /\n\nUser-agent: bingbot\nDisallow: /', 'fail'],
    ['a ban with an exception', 'User-agent: Bingbot\nDisallow: /\nAllow: /shop', 'pass'],
    ['a ban beside leave for others', 'User-agent: *\nAllow: /\n\nUser-agent: Bingbot\nDisallow: /', 'pass'],
    ['no file', '', 'not_applicable'],
  ])('%s', (_, text, outcome) => {
    expect(runCheck(robotsTxtMistakes, given(text)).outcome).toBe(outcome);
  });

  it.each([
    [
      'path-without-slash',
      'User-agent: *\nDisallow: done.html',
      'Disallow: done.html (can never match: a path begins with "/")',
    ],
    [
      'star-in-name',
      'User-agent: **\nDisallow: /a',
      'User-agent: ** (holds for nobody: no name of an agent has a star inside)',
    ],
    ['misspelt-rule', 'User-agent: *\nDissallow: /a', 'Dissallow: /a (misspelt)'],
    [
      'rule-for-nobody',
      'Disallow: /\nUser-agent: *\nDisallow:',
      'Disallow: / (stands before any user-agent line, so it holds for nobody)',
    ],
  ])('says of %s that and no more', (cause, text, seen) => {
    expect(runCheck(robotsTxtMistakes, given(text))).toMatchObject({ cause, evidence: [{ seen }] });
  });

  it('names no single cause where there are several', () => {
    expect(runCheck(robotsTxtMistakes, given('User-agent: *\nDissallow: /a\nDisallow: b'))).toMatchObject({
      cause: null,
    });
  });

  it('finds rules that keep Google off all that the home page is drawn with', () => {
    const drawn = (text: string, sheets: string[]) => {
      const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
      const pages = [page(`${links}<script src="/js/a.js"></script>`)];
      return runCheck(robotsTxtMistakes, inputs({ pages, robots: robots(`User-agent: *\n${text}`) }));
    };
    const rules = 'Allow: /\nDisallow: /css/\nDisallow: /js/';
    const { outcome, evidence } = drawn(rules, ['/css/a.css']);
    expect(outcome).toBe('partial');
    expect(evidence.map(({ seen }) => seen)).toEqual(['Disallow: /css/', 'Disallow: /js/']);
    expect(drawn(rules, ['/css/a.css', '/b.css']).outcome).toBe('pass');
    expect(drawn(rules, ['https://sheets.test/css/a.css']).outcome).toBe('pass');
    expect(drawn('Disallow: /js/', ['/css/a.css']).outcome).toBe('pass');
    expect(drawn('Disallow: /', ['/css/a.css']).outcome).toBe('pass');
  });

  it('finds the sitemap of a website that a template made up', () => {
    const { outcome, evidence } = runCheck(
      robotsTxtMistakes,
      given('User-agent: *\nDisallow:\nSitemap: https://yourdomain.com/sitemap.xml'),
    );
    expect(outcome).toBe('partial');
    expect(evidence[0]?.seen).toContain('yourdomain.com');
  });

  it('finds groups that run into each other across a crawl delay', () => {
    const { outcome, evidence } = runCheck(
      robotsTxtMistakes,
      given('User-agent: *\nCrawl-delay: 10\n\nUser-agent: GPTBot\nDisallow: /'),
    );
    expect(outcome).toBe('fail');
    expect(evidence[0]?.place).toBe('robots.txt line 4');
  });
});

describe('obsolete-robots-rules', () => {
  it.each([
    ['User-agent: GPTBot\nDisallow: /', 'pass'],
    ['User-agent: anthropic-ai\nUser-agent: Claude-Web\nDisallow: /', 'partial'],
    ['User-agent: anthropic-ai\nUser-agent: ClaudeBot\nDisallow: /', 'pass'],
    ['User-agent: *\nCrawl-delay: 30\nDisallow: /a', 'partial'],
    ['User-agent: AhrefsBot\nCrawl-delay: 30\nDisallow: /a', 'pass'],
    ['', 'not_applicable'],
  ])('%j is %s', (text, outcome) => {
    expect(runCheck(obsoleteRobotsRules, given(text)).outcome).toBe(outcome);
  });

  it('tells old names from long pauses', () => {
    const cause = (text: string) => runCheck(obsoleteRobotsRules, given(text)).cause;
    const [old, slow] = ['User-agent: Claude-Web\nDisallow: /\n\n', 'User-agent: *\nCrawl-delay: 30\nDisallow: /a'];
    expect([cause(old), cause(slow), cause(old + slow)]).toEqual(['retired', 'slow', null]);
  });
});

it('names the line that asks for a pause, not the one that says of whom', () => {
  const { evidence } = runCheck(obsoleteRobotsRules, given('User-agent: *\nDisallow: /a\n\nCrawl-delay: 30'));
  expect(evidence[0]?.place).toBe('robots.txt line 4');
});

describe('content-signals', () => {
  it('says in words what is asked', () => {
    const { outcome, seen } = runCheck(
      contentSignals,
      given('User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /'),
    );
    expect(outcome).toBe('info');
    expect(seen[0]).toContain('allows use in search results; asks against use for training AI models');
    expect(runCheck(contentSignals, given('User-agent: *\nAllow: /')).outcome).toBe('not_applicable');
  });
});

describe('blocked-sitemap-pages', () => {
  const sitemap = (count: number) => sitemapOf(Array.from({ length: count }, (_, i) => `${HOME}p${i}`));
  const withSitemap = (text: string, count: number) => ({ ...given(text), sitemaps: [sitemap(count)] });

  it.each([
    ['agree', withSitemap('User-agent: *\nDisallow: /admin', 3), 'pass'],
    ['one in thirty', withSitemap('User-agent: *\nDisallow: /p7$', 30), 'partial'],
    ['all', withSitemap('User-agent: Googlebot\nDisallow: /', 3), 'fail'],
    ['no sitemap', given('User-agent: *\nDisallow: /'), 'not_applicable'],
  ])('%s', (_, inputsGiven, outcome) => {
    expect(runCheck(blockedSitemapPages, inputsGiven).outcome).toBe(outcome);
  });
});
