import { describe, expect, it } from 'vitest';
import { exchange, HOME, inputs, page, textResource } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import type { AgentFile, AgentFileKind, EdgeProbe, Exchange } from '../../observations.ts';
import { readRobots } from '../../website/robots/robots-txt.ts';
import { agentFiles } from './agent-files.ts';
import { pageTools } from './page-tools.ts';
import { usageLicences } from './usage-licences.ts';

const file = (kind: AgentFileKind, path: string, text: string | null, over: Partial<Exchange> = {}): AgentFile => ({
  ...textResource(text, { url: HOME + path, status: text === null ? 404 : 200, ...over }),
  kind,
});
const CARD = file('a2a-card', '.well-known/agent-card.json', '{"name":"Bookings","url":"https://example.test/a2a"}');
const ABSENT = file('mcp-card', '.well-known/mcp.json', null);

describe('agent-files', () => {
  const run = (files: AgentFile[] | null, control = textResource('<h1>404', { status: 404 })) =>
    runCheck(agentFiles, inputs({ agentFiles: files, control }));

  it('names what it finds, one line each', () => {
    const notes = file('agents-md', 'AGENTS.md', '# Notes\n\nBook by phone.');
    expect(run([ABSENT, CARD, notes])).toMatchObject({
      outcome: 'info',
      seen: [
        'a card of an agent (A2A): {"name":"Bookings","url":"https://example.test/a2a"}',
        'AGENTS.md (notes for coding agents): # Notes Book by phone.',
      ],
    });
  });

  it('does not apply where there is none, and says how many were tried', () => {
    const { outcome, evidence } = run([ABSENT]);
    expect(outcome).toBe('not_applicable');
    expect(evidence).toHaveLength(1);
  });

  it.each([
    ['a web page', file('agents-md', 'AGENTS.md', '<!doctype html><title>Home')],
    ['a web page as JSON', file('mcp-card', '.well-known/mcp.json', '<html>')],
    ['text where JSON belongs', file('ai-summary', 'ai/summary.json', 'Not found')],
    ['the home page after a redirect', file('ai-txt', 'ai.txt', 'Welcome', { finalUrl: HOME })],
    ['an empty file', file('ai-txt', 'ai.txt', ' \n')],
    ['an error', file('ai-txt', 'ai.txt', 'gone', { status: 500 })],
  ])('takes %s for no such file', (_, answer) => {
    expect(run([answer]).outcome).toBe('not_applicable');
  });

  it('believes nothing of a server that says the same to everything', () => {
    expect(run([CARD], textResource('{"name":"Bookings"}')).outcome).toBe('not_applicable');
    expect(run([CARD], textResource('<!doctype html><div id=app>')).outcome).toBe('info');
    const notes = file('agents-md', 'AGENTS.md', 'OK');
    expect(run([notes], textResource('OK')).outcome).toBe('not_applicable');
  });

  it('cannot tell when nothing was asked or answered', () => {
    expect(run(null).outcome).toBe('inconclusive');
    expect(run([{ ...ABSENT, status: 0, failure: 'timeout' }]).outcome).toBe('inconclusive');
  });
});

describe('usage-licences', () => {
  const run = (over: { robots?: string; html?: string; headers?: Record<string, string>; edge?: EdgeProbe[] }) => {
    const pages = [page(over.html ?? '<p>x', { headers: over.headers ?? {} })];
    const robots = readRobots(textResource(over.robots ?? '', { url: `${HOME}robots.txt` }));
    return runCheck(usageLicences, inputs({ pages, robots, edge: over.edge ?? [] }));
  };
  const probe = (over: Partial<Exchange>): EdgeProbe => ({
    ...exchange(over),
    token: 'ClaudeBot',
    userAgent: 'ClaudeBot/1.0',
    obstacle: null,
    text: null,
  });

  it('does not apply where nothing is stated', () => {
    expect(run({}).outcome).toBe('not_applicable');
    // A licence for people, not terms for machines.
    expect(run({ html: '<link rel="license" href="https://creativecommons.org/licenses/by/4.0/">' }).outcome).toBe(
      'not_applicable',
    );
  });

  it.each([
    ['robots.txt', { robots: 'User-agent: *\nAllow: /\nLicense: https://example.test/license.xml' }, 'License: https'],
    ['a link', { html: '<link rel="license" type="application/rsl+xml" href="/license.xml">' }, '/license.xml'],
    ['a meta tag', { html: '<meta name="tdm-reservation" content="1">' }, '1'],
    ['a header', { headers: { 'tdm-policy': 'https://example.test/tdm' } }, 'https://example.test/tdm'],
    ['a link header', { headers: { link: '</l.xml>; rel="license"; type="application/rsl+xml"' } }, '</l.xml>'],
    [
      'a price',
      { edge: [probe({ status: 402, headers: { 'crawler-price': 'USD 0.01' } })] },
      'status 402, crawler-price',
    ],
  ])('shows what %s states', (_, given, seen) => {
    const result = run(given);
    expect(result.outcome).toBe('info');
    expect(result.seen[0]).toContain(seen);
  });
});

describe('page-tools', () => {
  const run = (html: string) => runCheck(pageTools, inputs({ pages: [page(html)] }));

  it('names forms and scripts that offer themselves to agents', () => {
    expect(
      run(
        '<form toolname="book_table" tooldescription="Reserves a table"><input name="date"></form><script>navigator.modelContext.registerTool({})</script>',
      ),
    ).toMatchObject({ outcome: 'info', seen: ['book_table: Reserves a table', 'navigator.modelContext'] });
  });

  it.each([
    ['an ordinary form', '<form><input name="date"></form>'],
    ['an empty name', '<form toolname=" "></form>'],
    ['talk about them', '<p>We explain navigator.modelContext.</p>'],
  ])('does not apply to %s', (_, html) => expect(run(html).outcome).toBe('not_applicable'));
});
