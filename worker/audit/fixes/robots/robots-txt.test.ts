import { describe, expect, it } from 'vitest';
import { textResource } from '../../../testing/audit-builders.ts';
import { prepare } from '../../judge.ts';
import type { Observations } from '../../observations.ts';
import { type InventedWebsite, observeWebsite } from '../../proof/fixtures/observe-website.ts';
import { WEBSITES } from '../../proof/fixtures/websites.ts';
import { readRobots, robotsVerdict } from '../../website/robots/robots-txt.ts';
import { fixInput } from '../fix-input.ts';
import { robotsTxtFixes } from './robots-txt.ts';

const website = WEBSITES['english-plumber'] as InventedWebsite;

/** The fix for this robots.txt on an invented website; null when none is written. */
function fixFor(text: string | null, change: Partial<InventedWebsite> = {}) {
  const robots = text === null ? { status: 404, text: null } : { status: 200, text };
  return fixOf(observeWebsite({ ...website, robots, ...change }));
}

function fixOf(observations: Observations) {
  const { inputs, results } = prepare(observations);
  return robotsTxtFixes.build(fixInput(observations, inputs, results))[0] ?? null;
}

const may = (text: string, token: string, path: string) => {
  const home = 'https://a.test/';
  const reading = readRobots(textResource(text, { url: `${home}robots.txt` }));
  return robotsVerdict(reading, token, new URL(path, home).href).allowed;
};

describe('robots.txt', () => {
  const sitemap = `Sitemap: ${website.home}sitemap.xml`;
  const entries = website.pages.map(({ path }) => ({ loc: new URL(path, website.home).href, lastmod: null }));

  it('is left alone when nothing is wrong with it', () => {
    expect(fixFor(`User-agent: *\nDisallow: /admin\n${sitemap}\n`, { sitemap: entries })).toBeNull();
  });

  it('names the sitemap that is there, and keeps what it says', () => {
    const written = fixFor('# ours\nUser-agent: *\nDisallow: /admin\n', { sitemap: entries });
    expect(written?.fix.content).toBe(`# ours\nUser-agent: *\nDisallow: /admin\n\n${sitemap}\n`);
    expect(written?.passes).toEqual(['missing-sitemap']);
  });

  it('names a sitemap that is a list of addresses', () => {
    const observed = observeWebsite({ ...website, robots: { status: 200, text: 'User-agent: *\n' }, sitemap: entries });
    const url = `${website.home}sitemap.txt`;
    const sitemaps = observed.sitemaps.map((one) => ({ ...one, kind: 'text' as const, url, finalUrl: url }));
    expect(fixOf({ ...observed, sitemaps })?.fix.content).toContain(`Sitemap: ${url}\n`);
  });

  it('is not written to name a sitemap that is not there', () => {
    expect(fixFor(null, { sitemap: null })).toBeNull();
  });

  it('says what its owner meant where a line is misspelt', () => {
    const text = `User-agent: *\nDissallow: /admin\nDisallow private\nDisallow: tmp\nwhatever this is\n${sitemap}\n`;
    const written = fixFor(text, { sitemap: entries });
    expect(written?.fix.content).toBe(
      `User-agent: *\nDisallow: /admin\nDisallow: /private\nDisallow: /tmp\n# whatever this is\n${sitemap}\n`,
    );
    expect(written?.passes).toEqual(['robots-txt-mistakes']);
  });

  it('gives rules before any name to everybody', () => {
    const written = fixFor(`Disallow: /admin\n\nUser-agent: GPTBot\nDisallow: /\n${sitemap}\n`, { sitemap: entries });
    const content = written?.fix.content ?? '';
    expect(may(content, 'OAI-SearchBot', '/admin')).toBe(false);
    expect(may(content, 'OAI-SearchBot', '/')).toBe(true);
    expect(may(content, 'GPTBot', '/')).toBe(false);
  });

  it('puts nothing right that would shut the website', () => {
    expect(fixFor(`User-agent: *\nDissallow: /\n${sitemap}\n`, { sitemap: entries })).toBeNull();
  });

  it('parts groups that a crawl delay does not part', () => {
    const text = `User-agent: Bingbot\nCrawl-delay: 5\nUser-agent: GPTBot\nDisallow: /\n${sitemap}\n`;
    const written = fixFor(text, { sitemap: entries });
    const content = written?.fix.content ?? '';
    expect(may(content, 'Bingbot', '/')).toBe(true);
    expect(may(content, 'GPTBot', '/')).toBe(false);
    expect(written?.passes).toContain('robots-txt-mistakes');
  });

  it('keeps a name with a star, as nobody can tell who is meant, and promises nothing', () => {
    const text = `User-agent: *bot\nDisallow: /x\n\nUser-agent: *\nDissallow: /admin\n${sitemap}\n`;
    const written = fixFor(text, { sitemap: entries });
    expect(written?.fix.content).toContain('User-agent: *bot\nDisallow: /x\n');
    expect(written?.passes).toEqual([]);
  });

  it('turns rules for names of the past into comments, and long pauses into short ones', () => {
    const text = `User-agent: anthropic-ai\nDisallow: /\n\nUser-agent: *\nCrawl-delay: 30\nDisallow: /admin\n${sitemap}\n`;
    const written = fixFor(text, { sitemap: entries });
    expect(written?.fix.content).toBe(
      `# User-agent: anthropic-ai\n# Disallow: /\n\nUser-agent: *\nCrawl-delay: 2\nDisallow: /admin\n${sitemap}\n`,
    );
    expect(written?.passes).toEqual(['obsolete-robots-rules']);
  });

  it('leaves no line of a group that becomes a comment to the group before', () => {
    const own = 'User-agent: *\nDisallow: /admin\n';
    const text = `${own}\nUser-agent: anthropic-ai\nDisallow: /\nContent-Signal: ai-train=no\n${sitemap}\n`;
    expect(fixFor(text, { sitemap: entries })?.fix.content).toBe(
      `${own}\n# User-agent: anthropic-ai\n# Disallow: /\n# Content-Signal: ai-train=no\n${sitemap}\n`,
    );
  });

  it('leaves closed what the sitemap offers: which of the two is right its owner knows', () => {
    const listed = [...entries, { loc: `${website.home}tips/`, lastmod: null }];
    expect(fixFor(`User-agent: *\nDisallow: /tips\nDisallow: /admin\n${sitemap}\n`, { sitemap: listed })).toBeNull();
  });

  it('takes the place of a web page', () => {
    const written = fixFor('<!doctype html><title>Home</title>', { sitemap: null });
    expect(written?.fix.content).toBe('User-agent: *\nDisallow:\n');
    expect(written?.passes).toContain('unreachable-robots-txt');
  });
});
