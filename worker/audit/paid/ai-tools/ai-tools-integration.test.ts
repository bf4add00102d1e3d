import { describe, expect, it } from 'vitest';
import { readGroup, SLIPS } from '../../../testing/premium-group.ts';
import { premiumInputOf } from '../../../testing/premium-input.ts';
import type { Observations } from '../../observations.ts';
import type { InventedWebsite } from '../../proof/fixtures/observe-website.ts';
import { WEBSITES } from '../../proof/fixtures/websites.ts';
import { aiToolsIntegration } from './ai-tools-integration.ts';

const read = (name: string, change?: (seen: Observations) => void) => {
  const website: InventedWebsite | undefined = WEBSITES[name];
  if (!website) throw new Error(`no website ${name}`);
  return readGroup('aiToolsIntegration', aiToolsIntegration, premiumInputOf(website, change));
};
const tools = (name: string, change?: (seen: Observations) => void) =>
  read(name, change).said.recommendedAiTools.map(({ toolName }) => toolName);

describe('aiToolsIntegration', () => {
  it.each(Object.keys(WEBSITES))('grounds every line about %s', (name) => {
    const { lines, ungrounded } = read(name);
    expect(ungrounded).toEqual([]);
    expect(lines.filter((line) => SLIPS.test(line))).toEqual([]);
    const sentences = lines.filter((line) => line.endsWith('.'));
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('names a cost for each tool', () => {
    for (const { cost } of read('english-plumber').said.recommendedAiTools) expect(cost).toMatch(/^(?:Free|Included)/);
  });

  it('recommends Cloudflare’s own tool to websites behind it, and to no other', () => {
    const behindCloudflare = (seen: Observations) => {
      for (const { plain } of seen.pages) plain.headers.server = 'cloudflare';
    };
    expect(tools('english-plumber', behindCloudflare)).toContain('Cloudflare AI Crawl Control');
    expect(tools('english-plumber')).not.toContain('Cloudflare AI Crawl Control');
  });

  it('sends to the validator with the page that has the text to paste', () => {
    const input = premiumInputOf(WEBSITES['english-plumber'] as InventedWebsite);
    const pageUrl = new URL('/somewhere', input.inputs.target.homeUrl).href;
    const recommendations = input.recommendations.map((one) =>
      one.fix?.kind === 'json-ld' ? { ...one, fix: { ...one.fix, pageUrl } } : one,
    );
    const { said } = readGroup('aiToolsIntegration', aiToolsIntegration, { ...input, recommendations });
    expect(said.recommendedAiTools.map(({ implementation }) => implementation).join()).toContain(`Put ${pageUrl} into`);
  });

  it('names no tool for which the website gives no reason', () => {
    expect(tools('english-plumber')).not.toContain('Google Search Console');
    expect(tools('english-plumber')).not.toContain('Bing Webmaster Tools: AI Performance');
  });

  it('sends to the server log for what the server refused, not for what robots.txt forbids', () => {
    const website = WEBSITES['english-plumber'] as InventedWebsite;
    const log = (changed: Partial<InventedWebsite>) => {
      const group = readGroup('aiToolsIntegration', aiToolsIntegration, premiumInputOf({ ...website, ...changed }));
      return group.said.recommendedAiTools.map(({ toolName }) => toolName).includes('Server log');
    };
    expect(log({ robots: { status: 200, text: 'User-agent: *\nDisallow: /' }, refusedNames: {} })).toBe(false);
    expect(log({ refusedNames: { 'OAI-SearchBot': 403, 'ChatGPT-User': 403 } })).toBe(true);
  });
});
