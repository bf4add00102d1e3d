import { describe, expect, it } from 'vitest';
import { AI_AGENTS, MAIN_SEARCH_TOKENS } from './agents.ts';
import { robotsFact } from './robots-fact.ts';
import { readRobots } from './robots-txt.ts';

const HOME = 'https://example.com/shop/';
const read = (status: number, text: string | null) =>
  readRobots({
    url: 'https://example.com/robots.txt',
    finalUrl: 'https://example.com/robots.txt',
    redirects: [],
    status,
    headers: {},
    contentType: null,
    bytes: 0,
    truncated: false,
    ttfbMs: 0,
    fetchedAt: 0,
    failure: status === 0 ? 'timeout' : null,
    text,
  });

describe('robotsFact', () => {
  it('quotes the deciding line for the home page alone', () => {
    const fact = robotsFact(read(200, 'User-agent: GPTBot\nDisallow: /shop/\n\nUser-agent: *\nDisallow: /admin'), HOME);
    expect(fact.agents.find((a) => a.token === 'GPTBot')).toEqual({
      token: 'GPTBot',
      operator: 'OpenAI',
      purpose: 'training',
      verdict: 'disallowed',
      line: 2,
      rule: 'Disallow: /shop/',
    });
    expect(fact.agents.find((a) => a.token === 'OAI-SearchBot')).toMatchObject({
      verdict: 'allowed',
      line: null,
      rule: null,
    });
  });

  it('has one entry for every token when the file is absent or fails', () => {
    for (const [status, verdict] of [
      [404, 'allowed'],
      [503, 'disallowed'],
      [0, 'disallowed'],
    ] as const) {
      const fact = robotsFact(read(status, null), HOME);
      expect(fact.status).toBe(status);
      expect(fact.agents).toHaveLength(AI_AGENTS.length);
      expect(fact.agents.every((a) => a.verdict === verdict && a.line === null && a.rule === null)).toBe(true);
    }
  });
});

describe('AI_AGENTS', () => {
  it('names each token once, with a source', () => {
    const tokens = AI_AGENTS.map((agent) => agent.token.toLowerCase());
    expect(new Set(tokens).size).toBe(tokens.length);
    expect(AI_AGENTS.every((agent) => agent.source.startsWith('https://'))).toBe(true);
    expect(MAIN_SEARCH_TOKENS.every((token) => tokens.includes(token.toLowerCase()))).toBe(true);
  });

  it('never offers the name of an agent whose address firewalls verify', () => {
    const borrowed = AI_AGENTS.filter((agent) => agent.userAgent !== undefined).map((agent) => agent.token);
    for (const token of ['Googlebot', 'Bingbot', 'Applebot']) expect(borrowed).not.toContain(token);
  });
});
