import { describe, expect, it } from 'vitest';
import { exchange, HOME, inputs, page, textResource } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import type { EdgeProbe } from '../../observations.ts';
import { readRobots } from '../../website/robots/robots-txt.ts';
import { challengeForBots } from './challenge-for-bots.ts';
import { cloudflareManagedRobots } from './cloudflare-managed-robots.ts';
import { differentAnswerForBots } from './different-answer-for-bots.ts';

const TEXT = 'We bake sourdough bread in the old mill every morning and deliver it to the whole valley';
const probe = (token: string, over: Partial<EdgeProbe> = {}): EdgeProbe => ({
  ...exchange(),
  token,
  userAgent: token,
  obstacle: null,
  text: TEXT,
  ...over,
});
const browser = probe('browser');
const given = (...edge: EdgeProbe[]) => inputs({ edge });

describe('different-answer-for-bots', () => {
  it('passes when all names get the page', () => {
    expect(runCheck(differentAnswerForBots, given(browser, probe('OAI-SearchBot'), probe('Claude-User'))).outcome).toBe(
      'pass',
    );
  });

  it('is partial, never more, for a refusal or another text', () => {
    const refused = probe('OAI-SearchBot', { status: 403, text: null });
    expect(runCheck(differentAnswerForBots, given(browser, refused))).toMatchObject({
      outcome: 'partial',
      seen: [expect.stringContaining('status 403')],
    });
    expect(
      runCheck(differentAnswerForBots, given(browser, probe('OAI-SearchBot', { text: 'Please enable cookies' })))
        .outcome,
    ).toBe('partial');
  });

  it('praises nothing while a name got no answer at all', () => {
    const silent = probe('Claude-User', { status: 0, failure: 'timeout', text: null });
    expect(runCheck(differentAnswerForBots, given(browser, probe('OAI-SearchBot'), silent)).outcome).toBe(
      'inconclusive',
    );
  });

  it('accepts small differences', () => {
    expect(
      runCheck(differentAnswerForBots, given(browser, probe('OAI-SearchBot', { text: `${TEXT} today` }))).outcome,
    ).toBe('pass');
  });

  it('cannot tell without a comparison or an answer', () => {
    expect(runCheck(differentAnswerForBots, given(probe('OAI-SearchBot'))).outcome).toBe('inconclusive');
    expect(
      runCheck(differentAnswerForBots, given({ ...browser, status: 403 }, probe('OAI-SearchBot', { status: 403 })))
        .outcome,
    ).toBe('inconclusive');
    expect(
      runCheck(differentAnswerForBots, given(browser, probe('OAI-SearchBot', { status: 0, failure: 'timeout' })))
        .outcome,
    ).toBe('inconclusive');
    expect(runCheck(differentAnswerForBots, inputs({ edge: null })).outcome).toBe('inconclusive');
  });
});

describe('challenge-for-bots', () => {
  const challenged = probe('PerplexityBot', { status: 403, headers: { 'cf-mitigated': 'challenge' } });

  it('passes, is partial, or cannot tell', () => {
    expect(runCheck(challengeForBots, given(browser, probe('PerplexityBot'))).outcome).toBe('pass');
    expect(runCheck(challengeForBots, given(browser, challenged)).seen).toEqual([
      'status 403, cf-mitigated: challenge',
    ]);
    expect(runCheck(challengeForBots, given(browser, probe('ClaudeBot', { status: 402 }))).outcome).toBe('partial');
    expect(runCheck(challengeForBots, given({ ...challenged, token: 'browser' }, challenged)).outcome).toBe(
      'inconclusive',
    );
  });

  it('does not take a plain refusal for a challenge', () => {
    expect(runCheck(challengeForBots, given(browser, probe('PerplexityBot', { status: 403 }))).outcome).toBe('pass');
  });
});

describe('cloudflare-managed-robots', () => {
  const MANAGED =
    '# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\nDisallow: /\n# END Cloudflare Managed content';
  const AD = '<script src="https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js"></script>';
  const behind = (html: string, robots: string, ...edge: EdgeProbe[]) =>
    inputs({
      pages: [page(html, { headers: { 'cf-ray': '8a-FRA' } })],
      robots: readRobots(textResource(robots, { url: `${HOME}robots.txt` })),
      edge: [browser, ...edge],
    });

  it('judges by block, ads and refusals', () => {
    expect(runCheck(cloudflareManagedRobots, behind('<p>Hi</p>', MANAGED)).outcome).toBe('pass');
    expect(runCheck(cloudflareManagedRobots, behind(AD, MANAGED)).outcome).toBe('partial');
    expect(runCheck(cloudflareManagedRobots, behind(AD, '')).outcome).toBe('pass');
    expect(
      runCheck(cloudflareManagedRobots, behind('<p>Hi</p>', '', probe('Claude-User', { status: 403 }))).outcome,
    ).toBe('partial');
  });

  it('does not apply elsewhere', () => {
    const elsewhere = inputs({ robots: readRobots(textResource('', {})), edge: [browser] });
    expect(runCheck(cloudflareManagedRobots, elsewhere).outcome).toBe('not_applicable');
  });
});
