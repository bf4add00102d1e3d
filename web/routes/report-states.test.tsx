import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalysisView } from '../../worker/contract/api.ts';
import { groundsFixture, premiumFixture } from '../../worker/testing/premium-fixture.ts';
import { planFixture } from '../../worker/testing/recommendations-fixture.ts';
import { analysisView, reportResults } from '../features/report/report-fixture.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { type Rendered, renderRoute } from '../testing/render-route.tsx';
import { reportAnswers } from '../testing/report-answers.ts';
import { Component } from './report.tsx';

let page: Rendered;
const text = () => page.container.textContent ?? '';
const button = (words: string) =>
  [...page.container.querySelectorAll('button')].find((each) => each.textContent?.includes(words)) ?? null;

/** Opens a folded part, if it is not. */
async function unfold(id: string) {
  await act(async () =>
    page.container.querySelector<HTMLButtonElement>(`#${id} h3 button[aria-expanded=false]`)?.click(),
  );
  await page.advance(10);
}

async function open(analysis: AnalysisView | undefined, id = '41', search = '') {
  fakeApi(analysis === undefined ? {} : reportAnswers(analysis, `/api/analysis/${id}`));
  page = await renderRoute('/report/:id', Component, `/report/${id}${search}`);
  await page.advance(10);
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(async () => {
  await page.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A report that is paid for. */
function paid(): AnalysisView {
  const { locked: _, ...results } = reportResults();
  const full = { ...results, premiumResults: premiumFixture(), plan: planFixture(), grounds: groundsFixture() };
  return analysisView({ isPaid: true, isDemo: false, results: full });
}

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
    expect(words.map((word) => word.textContent)).toEqual(['Understand– not measured', 'Recommend– not measured']);
    await all();
  });

  it('with three hundred tasks shows eight, then all', async () => {
    const analysis = paid();
    const first = analysis.results?.premiumResults?.recommendations[0];
    if (!first || !analysis.results?.premiumResults) return expect.unreachable();
    analysis.results.premiumResults.recommendations = Array.from({ length: 300 }, (_, index) => ({
      ...first,
      id: `task-${index}`,
      title: `${first.title} ${index}`,
      pointsGain: 0.1,
    }));
    await open(analysis);
    expect(page.container.querySelectorAll('[data-task]')).toHaveLength(8);
    await act(async () => button('Show 292 more (+0.1 each)')?.click());
    await page.advance(10);
    expect(page.container.querySelectorAll('[data-task]')).toHaveLength(300);
  });
});
