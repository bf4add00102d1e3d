import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalysisView } from '../../worker/contract/api.ts';
import { analysisView, reportResults } from '../features/report/report-fixture.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { type Rendered, renderRoute } from '../testing/render-route.tsx';
import { useToasts } from '../ui/toast-store.ts';
import { Component } from './report.tsx';

let page: Rendered;
const text = () => page.container.textContent ?? '';
const button = (words: string) =>
  [...page.container.querySelectorAll('button')].find((each) => each.textContent?.includes(words)) ?? null;

async function open(analysis: AnalysisView | undefined, id = '41') {
  fakeApi(analysis === undefined ? {} : { [`GET /api/analysis/${id}`]: analysis });
  page = await renderRoute('/report/:id', Component, `/report/${id}`);
  await page.advance(10);
}

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ toasts: [] });
});

afterEach(async () => {
  await page.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the report page', () => {
  it('says that it loads', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    page = await renderRoute('/report/:id', Component, '/report/41');
    expect(text()).toBe('Loading your report...');
  });

  it('does not tell missing from foreign', async () => {
    await open(undefined);
    expect(text()).toContain('Report not found or access denied.');
    expect(button('Go Back')).not.toBeNull();
  });

  it('leads to the live progress while the analysis runs', async () => {
    await open(analysisView({ status: 'processing', results: null }));
    expect(page.container.querySelector('a')?.getAttribute('href')).toBe(`/dashboard?session=${'a'.repeat(32)}`);
  });

  it('shows why an analysis failed', async () => {
    await open(analysisView({ status: 'failed', results: null, failureMessage: 'The domain is parked.' }));
    expect(text()).toContain('The domain is parked.');
  });

  it('knows the newest one as "latest"', async () => {
    await open(analysisView(), 'latest');
    expect(text()).toContain('lantern-bakery.example');
  });
});

describe('the document', () => {
  it('opens with score, gate, coverage and three steps', async () => {
    await open(analysisView());
    expect(page.container.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
      'Score: 64 of 100, Fair, capped at 79',
    );
    expect(text()).toContain('3 of 4 pages read, 118 of 131 checks measured');
    expect(text()).toContain('ChatGPT search can’t open your website');
    expect(text()).toContain('Say one phone number everywhere');
    expect(text()).toContain('Not found on the pages we read');
  });

  it('opens the evidence of a citation', async () => {
    await open(analysisView());
    const citation = page.container.querySelector<HTMLButtonElement>('button[aria-label^="Source 1:"]');
    expect(citation?.getAttribute('aria-expanded')).toBe('false');
    await act(async () => citation?.click());
    expect(citation?.getAttribute('aria-expanded')).toBe('true');
    expect(document.body.textContent).toContain('robots.txt, line 7');
  });

  it('prints, and says how to keep a file', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await open(analysisView());
    await act(async () => button('Print / Save as PDF')?.click());
    await page.advance(200);
    expect(useToasts.getState().toasts[0]).toMatchObject({ title: 'Print Dialog Opened' });
    expect(useToasts.getState().toasts[0]?.description).toContain('Save as PDF');
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('treats what was crawled as text', async () => {
    const results = reportResults();
    const name = '<img src=x onerror=alert(1)><script>alert(2)</script>';
    results.facts = { ...results.facts, businessName: { value: name, sources: [] } };
    results.pages[0] = { ...(results.pages[0] as (typeof results.pages)[number]), url: 'javascript:alert(3)' };
    await open(analysisView({ results }));
    expect(text()).toContain(name);
    expect(page.container.querySelector('img, script')).toBeNull();
    expect([...page.container.querySelectorAll('a')].some(({ href }) => href.startsWith('javascript:'))).toBe(false);
  });

  it('holds nothing back when everything is there', async () => {
    const { locked: _, ...full } = reportResults();
    await open(analysisView({ isPaid: true, results: full }));
    expect(page.container.querySelector('#held-back')).toBeNull();
  });
});
