import { describe, expect, it } from 'vitest';
import { textResource } from '../../../testing/audit-builders.ts';
import { readRobots, robotsVerdict } from '../../website/robots/robots-txt.ts';
import { openAgents } from './open-agents.ts';

const HOME = 'https://a.test/';
const robots = (text: string) => readRobots(textResource(text, { url: `${HOME}robots.txt` }));
const SEARCH = ['OAI-SearchBot', 'PerplexityBot'];
const may = (text: string, token: string, path = '/') =>
  robotsVerdict(robots(text), token, `https://a.test${path}`).allowed;

describe('openAgents', () => {
  it('changes nothing where nothing is in the way', () => {
    expect(openAgents(robots('User-agent: *\nDisallow: /admin\n'), SEARCH, [HOME])).toBeNull();
  });

  it('gives agents a group of their own when everybody is kept out, with the other rules', () => {
    const text = openAgents(robots('# ours\nUser-agent: *\nDisallow: /\nDisallow: /cart\n'), SEARCH, [HOME]) ?? '';
    expect(text).toBe(
      'User-agent: OAI-SearchBot\nUser-agent: PerplexityBot\nDisallow: /cart\n\n# ours\nUser-agent: *\nDisallow: /\nDisallow: /cart\n',
    );
    expect(may(text, 'OAI-SearchBot')).toBe(true);
    expect(may(text, 'OAI-SearchBot', '/cart')).toBe(false);
    expect(may(text, 'GPTBot')).toBe(false);
  });

  it('takes an agent out of a group it shares with those that train models', () => {
    const text =
      openAgents(robots('User-agent: GPTBot\nUser-agent: OAI-SearchBot\nUser-agent: CCBot\nDisallow: /\n'), SEARCH, [
        HOME,
      ]) ?? '';
    expect(text).toBe('User-agent: OAI-SearchBot\nDisallow:\n\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n');
  });

  it('takes only the rule in the way out of a group of its own', () => {
    const text =
      openAgents(
        robots('User-agent: PerplexityBot\nDisallow: /\nDisallow: /private\n\nUser-agent: *\nDisallow:\n'),
        SEARCH,
        [HOME],
      ) ?? '';
    expect(text).toBe('User-agent: PerplexityBot\nDisallow: /private\n\nUser-agent: *\nDisallow:\n');
  });

  it('leaves a group that would be empty an empty rule', () => {
    const text =
      openAgents(robots('User-agent: PerplexityBot\nDisallow: /\nUser-agent: GPTBot\nDisallow: /\n'), SEARCH, [HOME]) ??
      '';
    expect(may(text, 'PerplexityBot')).toBe(true);
    expect(may(text, 'GPTBot')).toBe(false);
  });

  it('opens every address asked for, however many rules hide each other', () => {
    const text =
      openAgents(robots('User-agent: *\nDisallow: /p\nDisallow: /prices\nDisallow: /*?\n'), SEARCH, [
        `${HOME}prices`,
      ]) ?? '';
    expect(may(text, 'OAI-SearchBot', '/prices')).toBe(true);
    expect(may(text, 'OAI-SearchBot', '/x?y')).toBe(false);
    expect(may(text, 'Googlebot', '/prices')).toBe(false);
  });
});
