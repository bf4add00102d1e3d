import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { analysisView, reportResults } from '../features/report/report-fixture.ts';
import { paidReport } from '../testing/paid-report.ts';
import { reportPage } from '../testing/report-page.tsx';

const { page, text, button, unfold, open } = reportPage();

describe('a report of another kind', () => {
  const all = async () => {
    for (const id of ['open', 'read', 'learn', 'answers', 'areas', 'speed', 'appendix']) await unfold(id);
    expect(text()).not.toMatch(/undefined|NaN|\[object/);
  };

  it('of an earlier version shows what it has', async () => {
    const { locked: _, summary: _s, questions: _q, lab: _l, accessibility: _a, ...before } = reportResults();
    const facts = structuredClone(before.facts);
    if (facts.businessName) delete (facts.businessName as { certainty?: string }).certainty;
    await open(analysisView({ isPaid: true, results: { ...before, facts, reading: [] } }));
    expect(page.container.querySelector('#work, #playbook')).toBeNull();
    expect(page.container.querySelector('#answer figure')).toBeNull();
    expect(text()).toContain('Speed and barriers were not measured.');
    await all();
  });

  it('that could only judge access says so, and calls nothing good or bad that was not read', async () => {
    const results = reportResults();
    results.score = { ...results.score, confidence: 'access_only', understanding: null, gates: [] };
    await open(analysisView({ results }));
    expect(text()).toContain('The score speaks of access alone');
    const words = [...page.container.querySelectorAll('#answer a[href="#learn"], #answer a[href="#answers"]')];
    expect(words.map((word) => word.textContent)).toEqual(['Understand– no score', 'Recommend– no score']);
    await all();
  });

  it('with three hundred tasks shows seven, then all', async () => {
    const analysis = paidReport();
    const first = analysis.results?.premiumResults?.recommendations[0];
    if (!first || !analysis.results?.premiumResults) return expect.unreachable();
    analysis.results.premiumResults.recommendations = Array.from({ length: 300 }, (_, index) => ({
      ...first,
      id: `task-${index}`,
      title: `${first.title} ${index}`,
      pointsGain: 0.1,
    }));
    await open(analysis);
    expect(page.container.querySelectorAll('[data-task]')).toHaveLength(7);
    await act(async () => button('Show 293 more (+0.1 each)')?.click());
    await page.advance(10);
    expect(page.container.querySelectorAll('[data-task]')).toHaveLength(300);
  });
});
