import { describe, expect, it } from 'vitest';
import { attemptOf, HOME, inputs, page, textResource } from '../../testing/audit-builders.ts';
import { readRobots } from '../website/robots/robots-txt.ts';
import { gatesOf } from './gates.ts';

const robots = (text: string | null, status = 200) =>
  readRobots(textResource(text, { url: `${HOME}robots.txt`, status }));
const caps = (given: Parameters<typeof gatesOf>[0]) => gatesOf(given).map(({ id, cap }) => [id, cap]);
const home = (html: string, rendered?: string) =>
  inputs({ pages: [page(html, rendered === undefined ? {} : { rendered })] });
const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;

describe('gates', () => {
  it('opens none on an ordinary website', () => {
    expect(caps({ ...home(words(60)), robots: robots('User-agent: GPTBot\nDisallow: /') })).toEqual([]);
  });

  it('caps at 20 when all six search agents are refused', () => {
    expect(caps({ ...home(words(60)), robots: robots('User-agent: *\nDisallow: /') })).toEqual([
      ['robots-refuses-search', 20],
      ['google-shut-out', 50],
      ['bing-shut-out', 50],
    ]);
  });

  it('sets none for a robots.txt that fails', () => {
    expect(caps({ ...home(words(60)), robots: robots(null, 503) })).toEqual([]);
  });

  it('caps at 50 when Google or Bing is shut out', () => {
    expect(caps({ ...home(words(60)), robots: robots('User-agent: Googlebot\nDisallow: /') })).toEqual([
      ['google-shut-out', 50],
    ]);
    expect(caps(home(`<meta name="bingbot" content="noindex">${words(60)}`))).toEqual([['bing-shut-out', 50]]);
    expect(caps({ ...home(words(60)), robots: robots('User-agent: PerplexityBot\nDisallow: /') })).toEqual([]);
  });

  it('caps at 20 for noindex and at 40 for nosnippet', () => {
    expect(caps(home(`<meta name="robots" content="noindex">${words(60)}`))[0]).toEqual(['noindex', 20]);
    expect(caps(inputs({ pages: [page(words(60), { headers: { 'x-robots-tag': 'none' } })] }))[0]).toEqual([
      'noindex',
      20,
    ]);
    expect(caps(home(`<meta name="robots" content="max-snippet:0">${words(60)}`))).toEqual([['nosnippet', 40]]);
  });

  it('caps at 40 when the text comes with JavaScript, not when there is little text', () => {
    expect(caps(home(words(10), words(200)))).toEqual([['empty-without-javascript', 40]]);
    expect(caps(home(words(30), words(36)))).toEqual([]);
    expect(gatesOf(home('<p>x</p>', words(200)))[0]?.reason).toContain(
      'has 1 character of text, a browser shows far more',
    );
    expect(caps(home(words(200), words(900)))).toEqual([]);
  });

  it('caps at 40 when no page says anything, not when the home page only leads on', () => {
    const empty = page('<div hidden>Everything</div>');
    const inner = (html: string) => page(html, { url: `${HOME}about`, role: 'about' });
    expect(caps(inputs({ pages: [empty, inner('<p>Loading</p>')] }))).toEqual([['nothing-to-read', 40]]);
    expect(caps(inputs({ pages: [empty, inner(words(60))] }))).toEqual([]);
  });

  it('caps at 40 when a wall stands in the place of the home page', () => {
    const wall = page('<p>Are you over 18?</p><button>Yes</button>');
    expect(caps(inputs({ pages: [wall, page(words(60), { url: `${HOME}about`, role: 'about' })] }))).toEqual([
      ['wall-before-home', 40],
    ]);
    const login = attemptOf(page('<p>Hi</p>'));
    login.plain.obstacle = { kind: 'login', seen: 'Sign in' };
    expect(caps(inputs({ pages: null, attempts: [login] }))).toEqual([['wall-before-home', 40]]);
  });

  it('names the checks that open it', () => {
    const [gate] = gatesOf(home(`<meta name="robots" content="noindex">${words(60)}`));
    expect(gate?.opensWith).toEqual(['noindex-meta']);
  });
});
