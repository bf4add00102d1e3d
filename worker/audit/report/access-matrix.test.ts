import { describe, expect, it } from 'vitest';
import { attemptOf, exchange, HOME, page, textResource } from '../../testing/audit-builders.ts';
import type { EdgeProbe, Observations, PageObservation } from '../observations.ts';
import { readRobots } from '../website/robots/robots-txt.ts';
import { ASSISTANTS, accessMatrix } from './access-matrix.ts';

const observations = (over: Partial<Observations>): Observations => ({
  version: 1,
  target: { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null },
  robots: textResource(null, { url: `${HOME}robots.txt`, status: 404 }),
  control: null,
  sitemaps: [],
  llmsTxt: null,
  pages: [attemptOf(page('<h1>Home</h1>'))],
  edge: [],
  hostVariants: [],
  linkChecks: [],
  notRead: [],
  browser: { state: 'none', reason: null, version: null },
  startedAt: 0,
  ...over,
});
const cellOf = (over: Partial<Observations>, token: string, pageUrl = HOME) => {
  const given = observations(over);
  const { cells } = accessMatrix(given, readRobots(given.robots));
  const { verdict, because } = cells.find((cell) => cell.token === token && cell.pageUrl === pageUrl) ?? {};
  return { verdict, because };
};
it('says of a page that holds nothing not that it is open', () => {
  const empty = attemptOf(page('', { url: `${HOME}hedges`, role: 'services' }));
  const plain = { ...empty.plain, obstacle: { kind: 'empty' as const, seen: '0 bytes of HTML without text' } };
  const pages = [attemptOf(page('<h1>Home</h1>')), { ...empty, plain }];
  expect(cellOf({ pages }, 'OAI-SearchBot', `${HOME}hedges`).verdict).toBeUndefined();
  expect(cellOf({ pages }, 'OAI-SearchBot').verdict).toBe('open');
});

const robots = (text: string) => ({ robots: textResource(text, { url: `${HOME}robots.txt` }) });
const homeWith = (html: string, headers: Record<string, string> = {}) => ({
  pages: [attemptOf(page(html, { headers }))],
});
const probe = (token: string, status: number): EdgeProbe => ({
  ...exchange({ status }),
  token,
  userAgent: token,
  obstacle: null,
  text: '',
});

describe('accessMatrix', () => {
  it('has a cell for every page and assistant', () => {
    const { agents, cells } = accessMatrix(observations({}), readRobots(observations({}).robots));
    expect(agents.map(({ token }) => token)).toEqual(ASSISTANTS.map(({ token }) => token));
    expect(cells).toHaveLength(ASSISTANTS.length);
    expect(cells.every(({ verdict }) => verdict === 'open')).toBe(true);
  });

  it('quotes the line that closes a page', () => {
    expect(cellOf(robots('User-agent: Bingbot\nDisallow: /'), 'Bingbot')).toEqual({
      verdict: 'closed',
      because: [{ kind: 'robots', seen: 'line 2: Disallow: /' }],
    });
  });

  it('does not believe in a rule its operator may ignore', () => {
    expect(cellOf(robots('User-agent: Perplexity-User\nDisallow: /'), 'Perplexity-User').verdict).toBe('limited');
  });

  it('knows nothing while robots.txt fails', () => {
    const failing = { robots: textResource(null, { url: `${HOME}robots.txt`, status: 503 }) };
    expect(cellOf(failing, 'Googlebot').verdict).toBe('unknown');
  });

  it('closes a page marked noindex to indexes, not to a fetcher acting for a person', () => {
    const noindex = homeWith('<meta name="robots" content="noindex">');
    expect(cellOf(noindex, 'Googlebot').verdict).toBe('closed');
    expect(cellOf(noindex, 'Claude-User').verdict).toBe('open');
  });

  it('reads rules for one agent, in metas and headers', () => {
    expect(cellOf(homeWith('<meta name="googlebot" content="noindex">'), 'Bingbot').verdict).toBe('open');
    expect(cellOf(homeWith('<p>Hi</p>', { 'x-robots-tag': 'bingbot: noindex' }), 'Bingbot')).toEqual({
      verdict: 'closed',
      because: [{ kind: 'header', seen: 'X-Robots-Tag: bingbot: noindex' }],
    });
  });

  it('is limited where quoting is', () => {
    expect(cellOf(homeWith('<meta name="robots" content="max-snippet:50">'), 'Googlebot').verdict).toBe('limited');
  });

  it('lets an answer to a borrowed name at most limit, and only when a browser fares better', () => {
    expect(cellOf({ edge: [probe('browser', 200), probe('OAI-SearchBot', 403)] }, 'OAI-SearchBot').verdict).toBe(
      'limited',
    );
    expect(cellOf({ edge: [probe('browser', 403), probe('OAI-SearchBot', 403)] }, 'OAI-SearchBot').verdict).toBe(
      'open',
    );
  });

  it('does not vouch for a page that was not read', () => {
    const attempt = attemptOf(page('<p>Hi</p>'));
    const unread: PageObservation = {
      ...attempt,
      plain: { ...attempt.plain, view: null, status: 0, failure: 'timeout' },
    };
    expect(cellOf({ pages: [unread] }, 'Googlebot').verdict).toBe('unknown');
    expect(cellOf({ pages: [unread], ...robots('User-agent: *\nDisallow: /') }, 'Googlebot').verdict).toBe('closed');
  });

  it('leaves out a page that only leads on: what it asks of search engines is not asked for the page behind it', () => {
    const html = '<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=/oars.html">';
    const leading = attemptOf(page(html, { url: `${HOME}oars`, role: 'products' }));
    const given = observations({ pages: [attemptOf(page('<h1>Home</h1>')), leading] });
    const { cells } = accessMatrix(given, readRobots(given.robots));
    expect(new Set(cells.map(({ pageUrl }) => pageUrl))).toEqual(new Set([HOME]));
  });
});
