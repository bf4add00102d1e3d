import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import robotsParser from 'robots-parser';
import { describe, expect, it } from 'vitest';
import { leastSeconds } from '../../../testing/timing/least-seconds.ts';
import type { TextResource } from '../../observations.ts';
import { MAX_ROBOTS_BYTES, readRobots, robotsVerdict } from './robots-txt.ts';

const HOME = 'https://example.com/';

function answer(text: string | null, over: Partial<TextResource> = {}): TextResource {
  return {
    url: `${HOME}robots.txt`,
    finalUrl: `${HOME}robots.txt`,
    redirects: [],
    status: 200,
    headers: {},
    contentType: 'text/plain',
    bytes: new TextEncoder().encode(text ?? '').length,
    truncated: false,
    ttfbMs: 1,
    fetchedAt: 0,
    failure: null,
    text,
    ...over,
  };
}

const allowed = (text: string, token: string, path: string) =>
  robotsVerdict(readRobots(answer(text)), token, new URL(path, HOME).href).allowed;

describe('robots.txt groups', () => {
  it('merges several groups for one agent', () => {
    const text = 'User-agent: a\nDisallow: /x\n\nUser-agent: b\nDisallow: /y\n\nUser-agent: A\nDisallow: /z\n';
    expect(['/x', '/y', '/z'].map((path) => allowed(text, 'a', path))).toEqual([false, true, false]);
  });

  it('shares rules between consecutive user-agent lines, blank and unknown lines between them included', () => {
    const text = 'User-agent: a\n\nCrawl-delay: 5\nUser-agent: *\nDisallow: /';
    expect(allowed(text, 'a', '/')).toBe(false);
    expect(allowed(text, 'other', '/')).toBe(false);
  });

  it('uses the group for * only when no group names the agent', () => {
    const text = 'User-agent: *\nDisallow: /\nUser-agent: GPTBot\nDisallow:\n';
    expect(allowed(text, 'GPTBot', '/')).toBe(true);
    expect(allowed(text, 'ClaudeBot', '/')).toBe(false);
  });

  it('compares product tokens whole, without case, version and stars', () => {
    const text = 'User-agent: googlebot/2.1\nUser-agent: AI2Bot*\nDisallow: /';
    expect(allowed(text, 'Googlebot', '/')).toBe(false);
    expect(allowed(text, 'AI2Bot', '/')).toBe(false);
    expect(allowed(text, 'Googlebot-Image', '/')).toBe(true);
    expect(allowed(text, 'Google', '/')).toBe(true);
  });

  it('ignores rules before any group and says so', () => {
    const reading = readRobots(answer('Disallow: /\nUser-agent: *\nAllow: /'));
    expect(robotsVerdict(reading, 'a', HOME).allowed).toBe(true);
    expect(reading.problems).toEqual([{ line: 1, text: 'Disallow: /', kind: 'rule_before_group' }]);
  });
});

describe('robots.txt rules', () => {
  it('lets the longest match win and allow win ties, and names the line', () => {
    const text = 'User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /c\nAllow: /c';
    expect(allowed(text, 'x', '/a/b/c')).toBe(true);
    expect(allowed(text, 'x', '/a/c')).toBe(false);
    expect(robotsVerdict(readRobots(answer(text)), 'x', `${HOME}c`)).toEqual({
      allowed: true,
      line: 5,
      rule: 'Allow: /c',
    });
  });

  it('reads * and $, and $ only at the end', () => {
    const text = 'User-agent: *\nDisallow: /*.pdf$\nDisallow: /p$q\nDisallow: /*?sort=';
    expect(allowed(text, 'x', '/a.pdf')).toBe(false);
    expect(allowed(text, 'x', '/a.pdf?x')).toBe(true);
    expect(allowed(text, 'x', '/p$q')).toBe(false);
    expect(allowed(text, 'x', '/list?sort=1')).toBe(false);
    expect(allowed('User-agent: *\nDisallow: /a*b*a$', 'x', '/aba')).toBe(false);
    expect(allowed('User-agent: *\nDisallow: /ab*b$', 'x', '/ab')).toBe(true);
  });

  it('compares percent-encoded octets without regard to hex case', () => {
    expect(allowed('User-agent: *\nDisallow: /straße', 'x', '/stra%c3%9fe')).toBe(false);
    expect(allowed('User-agent: *\nDisallow: /stra%c3%9fe', 'x', '/straße')).toBe(false);
  });

  it('always allows /robots.txt itself', () => {
    expect(allowed('User-agent: *\nDisallow: /', 'x', '/robots.txt')).toBe(true);
    expect(robotsVerdict(readRobots(answer(null, { status: 503 })), 'x', `${HOME}robots.txt`).allowed).toBe(true);
  });

  it('stays fast on patterns made to be slow', async () => {
    const text = `User-agent: *\nDisallow: /${'*a'.repeat(5000)}$\n`;
    const work = () => expect(allowed(text, 'x', `/${'a'.repeat(4000)}b`)).toBe(true);
    expect(await leastSeconds(work, 3)).toBeLessThan(3);
  });
});

describe('robots.txt as text', () => {
  it('reads CR, LF and CRLF, comments, a byte order mark and a missing last newline', () => {
    const reading = readRobots(answer('\uFEFFUser-agent: * # everyone\rDisallow: /a # not b\r\nDisallow: /b'));
    expect(robotsVerdict(reading, 'x', `${HOME}a`)).toMatchObject({ allowed: false, line: 2 });
    expect(robotsVerdict(reading, 'x', `${HOME}b`)).toMatchObject({ allowed: false, line: 3 });
    expect(reading.problems.map((problem) => problem.kind)).toEqual(['bom']);
  });

  it('stops at 500 KiB and drops the line that is cut', () => {
    const filler = '# filler line\n'.repeat(Math.ceil(MAX_ROBOTS_BYTES / 14));
    const reading = readRobots(answer(`User-agent: *\nDisallow: /a\n${filler}Disallow: /b\n`));
    expect(robotsVerdict(reading, 'x', `${HOME}a`).allowed).toBe(false);
    expect(robotsVerdict(reading, 'x', `${HOME}b`).allowed).toBe(true);
    expect(reading.problems.at(-1)?.kind).toBe('too_large');
  });

  it('notes unknown keys, missing colons, stars in names and paths that can never match', () => {
    const reading = readRobots(
      answer('User-agent: *bot\nUser-agent: a\nDissallow: /\nDisallow private\nNonsense here it is'),
    );
    expect(reading.problems.map(({ line, kind }) => [line, kind])).toEqual([
      [1, 'wildcard'],
      [3, 'unknown_key'],
      [4, 'no_colon'],
      [4, 'wildcard'],
      [5, 'unknown_key'],
    ]);
  });

  it('collects sitemaps wherever they stand, content signals and the crawl delay', () => {
    const text =
      'Sitemap: /map.xml\nUser-agent: *\nContent-Signal: search=yes, ai-train=no\nCrawl-delay: 2.5\nAllow: /';
    const reading = readRobots(answer(text));
    expect(reading.sitemaps).toEqual([{ line: 1, url: `${HOME}map.xml` }]);
    expect(reading.contentSignals).toEqual([{ line: 3, text: 'Content-Signal: search=yes, ai-train=no' }]);
    expect(reading.groups[0]?.crawlDelayS).toBe(2.5);
  });
});

describe('robots.txt status', () => {
  it.each([
    ['absent', answer('not here', { status: 404 }), 'allow_all'],
    ['forbidden', answer(null, { status: 403 }), 'allow_all'],
    ['empty', answer('', {}), 'allow_all'],
    ['comments only', answer('# hello\n'), 'allow_all'],
    ['server error', answer('User-agent: *\nAllow: /', { status: 500 }), 'disallow_all'],
    ['time-out', answer(null, { status: 0, failure: 'timeout' }), 'disallow_all'],
    ['no connection', answer(null, { status: 0, failure: 'refused' }), 'disallow_all'],
    ['endless redirects', answer(null, { status: 301, failure: 'too_many_redirects' }), 'allow_all'],
    ['html', answer('<!doctype html>\n<p>User-agent: *\nDisallow: /'), 'allow_all'],
    ['rules', answer('User-agent: *\nDisallow:'), 'rules'],
  ] as const)('%s', (_, observation, mode) => {
    expect(readRobots(observation).mode).toBe(mode);
  });

  it('says when the answer is a web page', () => {
    expect(readRobots(answer('\n<html><body>Home')).problems[0]?.kind).toBe('html');
  });
});

it('agrees with robots-parser on random files', () => {
  let state = 7;
  const pick = <T>(choices: readonly T[]): T => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return choices[Math.floor((state / 2147483648) * choices.length)] as T;
  };
  const part = () => pick(['a', 'b', 'ab', 'a.b', 'x']);
  const path = () => `/${Array.from({ length: pick([1, 2, 3]) }, part).join('/')}${pick(['', '/', '?a=b'])}`;
  const pattern = () => pick(['', path(), `${path()}*`, `/*${part()}`, `${path()}$`, `/*/${part()}$`]);
  for (let round = 0; round < 3000; round++) {
    const lines = Array.from({ length: pick([1, 2, 3]) }, () => [
      `User-agent: ${pick(['*', 'foo', 'bar'])}`,
      ...Array.from({ length: pick([1, 2, 3]) }, () => `${pick(['Allow', 'Disallow'])}: ${pattern()}`),
    ]).flat();
    const text = lines.join('\n');
    const url = new URL(path(), HOME).href;
    const expected = robotsParser(`${HOME}robots.txt`, text).isAllowed(url, 'foo');
    expect(allowed(text, 'foo', url), `${text}\n${url}`).toBe(expected);
  }
});

interface UpstreamCase {
  test: string;
  googleSpecific: boolean;
  robots: string;
  agent: string;
  url: string;
  allowed: boolean;
}

/** What Google adds to RFC 9309 and we leave out: `index.html` standing for its directory, and the cut of very long lines. */
const LEFT_OUT = new Set(['GoogleOnly_IndexHTMLisDirectory', 'GoogleOnly_LineTooLong']);
const sitesDir = process.env.SITES_DIR;

describe.skipIf(!sitesDir)('cases of google/robotstxt', () => {
  it('answers each as expected, save what is Google alone', () => {
    const { cases } = JSON.parse(readFileSync(join(sitesDir ?? '', '..', 'robots-cases.json'), 'utf8')) as {
      cases: UpstreamCase[];
    };
    const wrong = cases
      .filter((one) => robotsVerdict(readRobots(answer(one.robots)), one.agent, one.url).allowed !== one.allowed)
      .filter((one) => !(one.googleSpecific && LEFT_OUT.has(one.test)));
    expect(wrong).toEqual([]);
    expect(cases.length).toBeGreaterThan(100);
  });
});
