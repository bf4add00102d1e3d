import { describe, expect, it } from 'vitest';
import { createSiteReader } from '../adapters/site-fetch.ts';
import { AI_AGENTS } from '../audit/website/robots/agents.ts';
import { checkVariants } from './check-variants.ts';
import { openWebsite } from './open-website.ts';
import { probeAgents } from './probe-agents.ts';

function watched() {
  const asked: { url: string; userAgent: string }[] = [];
  const site = createSiteReader({
    requestsUsed: 0,
    allowPrivate: false,
    contactUrl: 'https://answerable.example/bot',
    clock: { now: () => Date.now() },
    fetch: async (input, init) => {
      asked.push({ url: String(input), userAgent: new Headers(init?.headers).get('user-agent') ?? '' });
      return new Response('<p>Bread', { headers: { 'content-type': 'text/html' } });
    },
  });
  return { site, asked };
}

describe('probeAgents', () => {
  it('asks the home page once under each name that may be borrowed', async () => {
    const { site, asked } = watched();
    const result = await openWebsite(site, 'https://bakery.example/', { allowPrivate: false });
    if (!result.ok) throw new Error(result.message);
    asked.length = 0;
    const probes = await probeAgents(site, result.opened);
    expect(asked.every(({ url }) => url === 'https://bakery.example/')).toBe(true);
    const names = asked.map(({ userAgent }) => userAgent);
    expect(new Set(names).size).toBe(names.length);
    expect(names.some((name) => /Googlebot|bingbot|Applebot/i.test(name))).toBe(false);
    expect(probes[0]).toMatchObject({ token: 'browser', status: 200, text: 'Bread' });
    expect(probes.length).toBeGreaterThan(3);
    expect(probes.length).toBeLessThanOrEqual(AI_AGENTS.length);
  });
});

describe('checkVariants', () => {
  const target = (homeUrl: string, isPrivate = false) => ({
    typedUrl: homeUrl,
    homeUrl,
    scopeUrl: homeUrl,
    isPrivate,
    aliasHost: null,
  });

  it('asks http and https, with and without www', async () => {
    const { site, asked } = watched();
    await checkVariants(site, target('https://www.bakery.example/'));
    expect(asked.map(({ url }) => url)).toEqual([
      'http://bakery.example/',
      'https://bakery.example/',
      'http://www.bakery.example/',
      'https://www.bakery.example/',
    ]);
  });

  it('asks for no www before a subdomain or an address', async () => {
    const { site, asked } = watched();
    await checkVariants(site, target('https://shop.bakery.co.uk/'));
    await checkVariants(site, target('https://8.8.8.8/'));
    expect(asked.filter(({ url }) => url.includes('www'))).toEqual([]);
    expect(asked).toHaveLength(4);
  });

  it('asks nothing for a private target', async () => {
    const { site, asked } = watched();
    expect(await checkVariants(site, target('http://localhost:8080/', true))).toEqual([]);
    expect(asked).toEqual([]);
  });
});
