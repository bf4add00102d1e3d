import { describe, expect, it } from 'vitest';
import { attemptOf, HOME, inputs, page, textResource } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { readRobots } from '../../website/robots/robots-txt.ts';
import { blockedChatgptSearch } from '../access/blocked-chatgpt-search.ts';
import { blockedGoogle } from '../access/blocked-google.ts';
import { blockedOtherAssistants } from '../access/blocked-other-assistants.ts';
import { blockedUserFetch } from '../access/blocked-user-fetch.ts';
import { trainingRules } from '../access/training-rules.ts';

const PRICES = `${HOME}prices/list`;
const pages = [page('<h1>Home</h1>'), page('<h1>Prices</h1>', { url: PRICES, role: 'prices' })];
const given = (text: string | null, status = 200) =>
  inputs({
    pages,
    attempts: pages.map(attemptOf),
    robots: readRobots(textResource(text, { url: `${HOME}robots.txt`, status })),
  });

describe('blocked-chatgpt-search', () => {
  it('passes without rules and quotes the status', () => {
    expect(runCheck(blockedChatgptSearch, given(null, 404))).toMatchObject({
      outcome: 'pass',
      seen: ['no rules (status 404)'],
    });
  });

  it('is partial when an inner page is closed', () => {
    const { outcome, evidence } = runCheck(blockedChatgptSearch, given('User-agent: *\nDisallow: /prices/'));
    expect(outcome).toBe('partial');
    expect(evidence).toEqual([
      { pageUrl: PRICES, place: 'robots.txt line 2, for OAI-SearchBot', seen: 'Disallow: /prices/' },
    ]);
  });

  it('names every rule that closes a page: one taken out leaves another', () => {
    const rules = 'User-agent: *\nDisallow: /prices\nDisallow: /prices/list\nDisallow: /team';
    expect(runCheck(blockedChatgptSearch, given(rules)).seen).toEqual([
      'Disallow: /prices/list',
      'Disallow: /prices (closes it too, without line 3)',
    ]);
  });

  it('fails when the home page is closed, and only for the agent named', () => {
    const blocking = given('User-agent: OAI-SearchBot\nDisallow: /');
    expect(runCheck(blockedChatgptSearch, blocking).outcome).toBe('fail');
    expect(runCheck(blockedGoogle, blocking).outcome).toBe('pass');
  });

  it('is not fooled by a rule against training', () => {
    expect(runCheck(blockedChatgptSearch, given('User-agent: GPTBot\nDisallow: /')).outcome).toBe('pass');
  });

  it('counts a page that the rules kept us from reading', () => {
    const hidden = {
      ...given('User-agent: *\nDisallow: /offers/'),
      notRead: [{ url: `${HOME}offers/summer`, reason: 'robots' as const, detail: '' }],
    };
    expect(runCheck(blockedChatgptSearch, hidden).outcome).toBe('partial');
  });

  it('asks about single pages that their owner closed by name', () => {
    const named = given('User-agent: *\nDisallow: /old-range.html\nDisallow: /prices/list$');
    const notRead = [{ url: `${HOME}old-range.html`, reason: 'robots' as const, detail: '' }];
    expect(runCheck(blockedChatgptSearch, { ...named, notRead })).toMatchObject({
      outcome: 'partial',
      cause: 'single-pages',
      seen: ['Disallow: /prices/list$', 'Disallow: /old-range.html'],
    });
  });

  it.each(['my-choice/', 'my-choice/index.html'])('takes a folder of one page, %s, for that page', (path) => {
    const named = given('User-agent: *\nDisallow: /my-choice/');
    const notRead = [{ url: HOME + path, reason: 'robots' as const, detail: '' }];
    expect(runCheck(blockedChatgptSearch, { ...named, notRead })).toMatchObject({ cause: 'single-pages' });
    const deeper = [...notRead, { url: `${HOME}my-choice/summer`, reason: 'robots' as const, detail: '' }];
    expect(runCheck(blockedChatgptSearch, { ...named, notRead: deeper })).not.toHaveProperty('cause', 'single-pages');
  });

  it.each(['<meta name="robots" content="noindex">', '<meta http-equiv="refresh" content="0; url=/new">'])(
    'does not miss a closed page that holds %s',
    (head) => {
      const leftover = attemptOf(page(`<head>${head}</head><h1>Old</h1>`, { url: `${HOME}old/range` }));
      const closed = given('User-agent: *\nDisallow: /old/');
      expect(runCheck(blockedChatgptSearch, { ...closed, attempts: [leftover] }).outcome).toBe('info');
    },
  );

  it('does not count a legal notice that is kept out', () => {
    const hidden = {
      ...given('User-agent: *\nDisallow: /imprint'),
      notRead: [{ url: `${HOME}imprint`, reason: 'robots' as const, detail: '', role: 'legal' as const }],
    };
    expect(runCheck(blockedChatgptSearch, hidden).outcome).toBe('pass');
  });

  it('cannot tell while robots.txt fails', () => {
    expect(runCheck(blockedChatgptSearch, given(null, 503))).toMatchObject({
      outcome: 'inconclusive',
      seen: ['status 503'],
    });
  });
});

describe('blocked-other-assistants', () => {
  it.each([
    ['', 'pass'],
    ['User-agent: DuckAssistBot\nUser-agent: YouBot\nDisallow: /', 'partial'],
    ['User-agent: *\nDisallow: /', 'fail'],
  ])('%j is %s', (text, outcome) => {
    expect(runCheck(blockedOtherAssistants, given(text)).outcome).toBe(outcome);
  });
});

describe('blocked-user-fetch', () => {
  it.each([
    ['', 'pass'],
    ['User-agent: Claude-User\nDisallow: /', 'partial'],
    ['User-agent: *\nDisallow: /', 'fail'],
  ])('%j is %s', (text, outcome) => {
    expect(runCheck(blockedUserFetch, given(text)).outcome).toBe(outcome);
  });

  it('reports rules that have little effect without judging them', () => {
    const { outcome, seen } = runCheck(blockedUserFetch, given('User-agent: ChatGPT-User\nDisallow: /'));
    expect(outcome).toBe('pass');
    expect(seen.some((text) => text.includes('little effect'))).toBe(true);
  });
});

describe('training-rules', () => {
  it('informs and never judges', () => {
    expect(runCheck(trainingRules, given('User-agent: GPTBot\nDisallow: /'))).toMatchObject({
      outcome: 'info',
      seen: ['partly closed: 1 of 8 training agents are refused', 'Disallow: /'],
    });
    expect(runCheck(trainingRules, given(null, 404)).seen[0]).toMatch(/^open/);
    expect(runCheck(trainingRules, given(null, 500)).outcome).toBe('inconclusive');
  });
});
