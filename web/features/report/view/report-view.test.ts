import { describe, expect, it } from 'vitest';
import { createCitations } from '../../../../worker/report/citations.ts';
import { selectAssistants } from '../../../../worker/report/view/assistants.ts';
import { selectCategories } from '../../../../worker/report/view/checks.ts';
import { selectFactSheet } from '../../../../worker/report/view/fact-rows.ts';
import { selectHours } from '../../../../worker/report/view/hours.ts';
import { selectLocked } from '../../../../worker/report/view/locked.ts';
import { selectMeasurements } from '../../../../worker/report/view/measurements.ts';
import { selectReport } from '../../../../worker/report/view/report-view.ts';
import { selectSummary } from '../../../../worker/report/view/summary.ts';
import { safeHref, shortAddress } from '../../../../worker/report/view/web-links.ts';
import { premiumFixture } from '../../../../worker/testing/premium-fixture.ts';
import { fixtureFacts } from '../facts-fixture.ts';
import { analysisView, reportResults } from '../report-fixture.ts';

const HOME = 'https://lantern-bakery.example/';

describe('createCitations', () => {
  it('counts on, and gives the same place its number again', () => {
    const { cite, list } = createCitations();
    const a = { pageUrl: HOME, place: 'h1', seen: 'Lantern' };
    expect(cite([a, { ...a, place: 'title' }])).toEqual([1, 2]);
    expect(cite([{ ...a }])).toEqual([1]);
    expect(list().map(({ number }) => number)).toEqual([1, 2]);
  });
});

describe('selectSummary', () => {
  it('says what was covered and names the lowest gate', () => {
    const results = reportResults();
    results.score.gates.push({ id: 'worse', cap: 40, reason: 'Worse.' });
    const summary = selectSummary(analysisView(), results);
    expect(summary.coverage).toBe('3 pages read, 118 of 131 checks measured');
    expect(summary.gate?.id).toBe('worse');
    expect(summary.steps.map(({ number }) => number)).toEqual([null, null, null]);
    const paid = selectSummary(analysisView(), { ...results, premiumResults: premiumFixture() });
    expect(paid.steps.map(({ number }) => number)).toEqual([1, null, 2]);
    expect(summary.host).toBe('lantern-bakery.example');
  });
});

describe('selectAssistants', () => {
  it('puts the six search assistants first and quotes the line that closes', () => {
    const citations = createCitations();
    const { search, rest, headline } = selectAssistants(reportResults(), HOME, citations);
    expect(search.map(({ token }) => token)).toEqual([
      'OAI-SearchBot',
      'Claude-SearchBot',
      'PerplexityBot',
      'Googlebot',
      'Bingbot',
      'Applebot',
    ]);
    expect(rest.map(({ token }) => token)).toContain('GPTBot');
    expect(search[0]?.sentence).toBe("ChatGPT search can't open your home page. Line 7 of robots.txt says so.");
    expect(citations.list()[0]).toMatchObject({ place: 'robots.txt, line 7', seen: 'Disallow: /' });
    expect(search[4]).toMatchObject({ verdict: 'limited', citations: [2] });
    expect(headline).toContain("1 of 6 assistants people search with can't");
  });

  it('calls a page that asks to be left out no closed one, and blames no line of robots.txt that allows', () => {
    const facts = structuredClone(fixtureFacts);
    facts.robots.agents = facts.robots.agents.map((agent) => ({
      ...agent,
      verdict: 'allowed' as const,
      line: 2,
      rule: 'Allow: /',
    }));
    const because = [{ kind: 'meta' as const, seen: '<meta name="robots" content="noindex">' }];
    const cells = facts.robots.agents.map(({ token }) => ({
      pageUrl: HOME,
      token,
      verdict: 'closed' as const,
      because,
    }));
    const citations = createCitations();
    const results = reportResults({ facts, access: { agents: [], cells } });
    const { search, headline } = selectAssistants(results, HOME, citations);
    expect(search.map(({ word }) => word)).toEqual(Array(6).fill('Not listed'));
    expect(search[0]?.sentence).toContain('may open your home page');
    expect(citations.list().map(({ seen }) => seen)).not.toContain('Allow: /');
    expect(headline).toContain('asks to be left out');
  });

  it('says why nothing is allowed when robots.txt fails', () => {
    const facts = structuredClone(fixtureFacts);
    facts.robots = {
      status: 503,
      agents: facts.robots.agents.map((agent) => ({ ...agent, verdict: 'disallowed', line: null, rule: null })),
    };
    const results = reportResults({ facts, access: { agents: [], cells: [] } });
    const { search, headline } = selectAssistants(results, HOME, createCitations());
    expect(search[0]?.sentence).toContain('robots.txt answers 503');
    expect(headline).toContain('None of the assistants');
  });
});

describe('selectFactSheet', () => {
  const sheetOf = (facts: typeof fixtureFacts, more: Partial<ReturnType<typeof reportResults>> = {}) =>
    selectFactSheet({ facts, checks: [], ...more }, createCitations());
  const sheet = sheetOf(fixtureFacts);
  const rowsOf = ({ groups }: typeof sheet) => groups.flatMap(({ rows }) => rows);

  it('lists what is sure, and of the rest the kind alone', () => {
    expect(rowsOf(sheet).some(({ id }) => id === 'phones')).toBe(false);
    expect(sheet.doubted).toContainEqual({ id: 'phones' });
    expect(JSON.stringify(sheet.groups)).not.toContain('020 555 0199');
  });

  it('names no trade that is none we know', () => {
    const trade = { value: { id: 'other', label: 'Other', confidence: 0 }, certainty: 'certain', sources: [] } as const;
    const other = sheetOf({ ...fixtureFacts, trade: { ...trade, sources: [] } });
    expect(rowsOf(other).some(({ id }) => id === 'trade')).toBe(false);
    expect(other.doubted.some(({ id }) => id === 'trade')).toBe(false);
  });

  it('calls nothing missing but what a check found missing', () => {
    const seen = { pageUrl: 'https://lantern-bakery.example/', place: 'main > p', seen: 'from £480' };
    const facts = { ...fixtureFacts, prices: [], openingHours: null, people: [] };
    const [check] = reportResults().checks;
    if (!check) return expect.unreachable();
    const failed = { ...check, id: 'missing-opening-hours', outcome: 'fail' as const };
    const { absent, unread } = sheetOf(facts, { checks: [failed], notUnderstood: { prices: seen } });
    expect(unread.map(({ id }) => id)).toEqual(['prices']);
    expect(absent.map(({ id }) => id)).toEqual(['openingHours']);
  });

  it('links only web addresses', () => {
    const facts = {
      ...fixtureFacts,
      socialProfiles: [{ value: 'javascript:alert(1)', certainty: 'certain' as const, sources: [] }],
    };
    const profiles = rowsOf(sheetOf(facts)).find(({ id }) => id === 'socialProfiles');
    expect(profiles?.entries[0]?.href).toBeNull();
  });
});

describe('selectHours', () => {
  it('tells closed from not stated', () => {
    const { openingHours } = fixtureFacts;
    const days = openingHours && selectHours(openingHours, createCitations()).days;
    expect(days?.map(({ text }) => text?.replaceAll('\u00a0', ' '))).toEqual([
      'Closed',
      '07:00 – 17:00',
      '07:00 – 17:00',
      '07:00 – 17:00',
      '07:00 – 12:00, 13:00 – 18:00',
      '08:00 – 13:00',
      undefined,
    ]);
  });
});

describe('selectCategories', () => {
  it('lists what needs work first, and what is never scored last', () => {
    const categories = selectCategories(reportResults(), createCitations());
    expect(categories[0]?.rows.map(({ outcome }) => outcome)).toEqual(['fail', 'pass', 'inconclusive']);
    expect(categories[0]?.tally).toBe('1 to fix, 1 without a fault we saw, 1 not measured');
    expect(categories.at(-1)).toMatchObject({ id: 'agent-readiness', scored: false });
  });
});

describe('selectLocked', () => {
  it('names groups and leaves out empty ones', () => {
    const results = reportResults({ locked: { plan: 18, siteWideFixes: 20, questions: 0 } });
    expect(selectLocked(results).map(({ title }) => title)).toEqual([
      'Site wide fixes',
      'Steps of the 30-60-90 day plan',
    ]);
  });
});

describe('web links', () => {
  it('refuses every scheme but http and https', () => {
    expect(safeHref('javascript:alert(1)')).toBeNull();
    expect(safeHref('data:text/html,x')).toBeNull();
    expect(safeHref('https://a.example/x')).toBe('https://a.example/x');
    expect(shortAddress('https://www.a.example/%C3%BCber?x=1')).toBe('a.example/über?x=1');
  });
});

describe('selectReport', () => {
  it('numbers every citation it uses', () => {
    const view = selectReport(analysisView(), reportResults());
    expect(view.evidence.map(({ number }) => number)).toEqual(view.evidence.map((_, i) => i + 1));
    const used = view.facts.groups.flatMap(({ rows }) =>
      rows.flatMap(({ entries }) => entries.flatMap(({ citations }) => citations)),
    );
    expect(Math.max(...used)).toBeLessThanOrEqual(view.evidence.length);
  });
});

describe('selectMeasurements', () => {
  it('says speed in words and bands, and what was not measured', () => {
    const measurements = selectMeasurements(reportResults());
    expect(measurements?.headline).toBe(
      'On a phone your home page scores 62 of 100 for speed. At the width of a desktop, axe-core tested 3 pages and found 3 kinds of barriers.',
    );
    const [phone, desktop] = measurements?.devices ?? [];
    expect(phone?.values.map(({ value, word }) => `${value} ${word}`)).toEqual([
      '1.9 s Needs work',
      '4.6 s Poor',
      '3.0 s Good',
      '310 ms Needs work',
      '0.18 Needs work',
    ]);
    expect(desktop).toMatchObject({ score: null, hint: 'The page did not come to rest in time.', values: [] });
  });

  it('says that nothing was measured, and nothing of reports from before', () => {
    const none = selectMeasurements(reportResults({ lab: null, accessibility: null }));
    expect(none).toMatchObject({ devices: [], accessibility: null, method: null });
    expect(none?.headline).toContain('was not measured');
    const { lab: _, accessibility: __, ...before } = reportResults();
    expect(selectMeasurements(before)).toBeNull();
  });
});
