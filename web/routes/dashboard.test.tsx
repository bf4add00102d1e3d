import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalysisListItem, DashboardStats } from '../../worker/contract/api.ts';
import { progressRecord } from '../features/progress/progress-fixture.ts';
import { FakeAnswer, type FakeAnswers, fakeApi } from '../testing/fake-api.ts';
import { type Rendered, renderRoute } from '../testing/render-route.tsx';
import { useToasts } from '../ui/toast-store.ts';
import { Component } from './dashboard.tsx';

const SESSION = 'a'.repeat(32);
const USER = { firstName: 'Ines', email: 'ines@lantern-bakery.example', profileImageUrl: null };
const STATS: DashboardStats = {
  totalAnalyses: 2,
  avgScore: 64,
  recommendationsCompleted: 0,
  totalRecommendations: 27,
  improvementTrend: '+0%',
  implementation: {
    content: { completed: 0, total: 12 },
    technical: { completed: 3, total: 10 },
    local: { completed: 0, total: 5 },
    voice: { completed: 0, total: 0 },
  },
};
const UNAUTHORIZED = new FakeAnswer(401, { message: 'Unauthorized. Please sign in.', code: 'UNAUTHORIZED' });

const row = (part: Partial<AnalysisListItem>): AnalysisListItem => ({
  analysisId: 7,
  websiteUrl: 'https://lantern-bakery.example/',
  status: 'completed',
  overallScore: 64,
  isPaid: false,
  isDemo: false,
  sessionId: null,
  failureMessage: null,
  createdAt: 1_790_000_000_000,
  completedAt: 1_790_000_040_000,
  sharedToken: null,
  ...part,
});

const signedIn = (list: AnalysisListItem[] = [row({})], more: FakeAnswers = {}): FakeAnswers => ({
  'GET /api/auth/user': USER,
  'GET /api/dashboard-stats': STATS,
  'GET /api/user-analyses': list,
  ...more,
});

let page: Rendered;
const assign = vi.fn();
const reload = vi.fn();

async function open(answers: FakeAnswers, at = '/dashboard') {
  const api = fakeApi(answers);
  page = await renderRoute('/dashboard', Component, at);
  await page.advance(10);
  return api;
}

const text = () => page.container.textContent ?? '';
const link = (words: string) =>
  [...page.container.querySelectorAll('a')].find((a) => a.textContent?.includes(words)) ?? null;
const toasted = () => useToasts.getState().toasts[0];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', undefined);
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  sessionStorage.clear();
  useToasts.setState({ toasts: [] });
  assign.mockClear();
  reload.mockClear();
});

afterEach(async () => {
  await page.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('before it is known who is here', () => {
  it('shows only that it is being checked', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    page = await renderRoute('/dashboard', Component, '/dashboard');
    expect(text()).toBe('Checking authentication...');
  });

  it('sends visitors who are not signed in to sign in, after 1 s, and keeps their session', async () => {
    await open({ 'GET /api/auth/user': UNAUTHORIZED }, `/dashboard?session=${SESSION}`);
    expect(toasted()).toMatchObject({
      title: 'Authentication Required',
      description: 'Please sign in to access your dashboard.',
    });
    expect(text()).toBe('Checking authentication...');
    expect(JSON.parse(sessionStorage.getItem('pendingAnalysisSession') ?? '')).toEqual({ sessionId: SESSION });
    expect(assign).not.toHaveBeenCalled();
    await page.advance(1_000);
    expect(assign).toHaveBeenCalledExactlyOnceWith(
      `/api/login?returnTo=${encodeURIComponent(`/dashboard?session=${SESSION}`)}`,
    );
  });
});

describe('what can be done from it', () => {
  const button = (name: string) =>
    document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`) ??
    [...document.querySelectorAll('button')].find((each) => each.textContent === name) ??
    expect.unreachable(name);

  it('deletes an analysis after asking', async () => {
    const server = await open(signedIn([row({})], { 'DELETE /api/analysis/7': { deleted: true } }));
    await act(async () => button('Delete the analysis of lantern-bakery.example').click());
    expect(server.calls).not.toContain('DELETE /api/analysis/7');
    server.answers['GET /api/user-analyses'] = [];
    await act(async () => button('Delete analysis').click());
    await page.advance(10);
    expect(server.calls).toContain('DELETE /api/analysis/7');
    expect(text()).toContain('No analyses yet');
  });

  it('lists what another shared, to read and to remove', async () => {
    const sharedToken = 'b'.repeat(32);
    const server = await open(
      signedIn([row({ sharedToken })], { 'DELETE /api/save-to-dashboard/7': { saved: false } }),
    );
    expect(text()).toContain('Shared with you');
    expect(text()).not.toContain('report is available');
    expect(link('View Free Preview')?.getAttribute('href')).toBe(`/shared/${sharedToken}`);
    await act(async () => button('Remove lantern-bakery.example from the dashboard').click());
    expect(server.calls).toContain('DELETE /api/save-to-dashboard/7');
  });

  it('stops a running analysis', async () => {
    const running = row({ status: 'processing', sessionId: SESSION, overallScore: null });
    const server = await open(
      signedIn([running], {
        [`GET /api/progress/${SESSION}`]: progressRecord({ stage: 'scraping' }),
        'DELETE /api/analysis/7/run': { stopped: true },
      }),
      `/dashboard?session=${SESSION}`,
    );
    await page.advance(600);
    await act(async () => button('Stop analysis').click());
    expect(server.calls).toContain('DELETE /api/analysis/7/run');
  });

  it('shows how far the advice was carried out', async () => {
    await open(signedIn());
    const bar = page.container.querySelector('[role=progressbar][aria-label="Technical Optimizations"]');
    expect(bar?.getAttribute('aria-valuenow')).toBe('30');
    expect(text()).toContain('0/27');
  });

  it('does not take a failing current-user call for a sign-out', async () => {
    await open({ ...signedIn(), 'GET /api/auth/user': new FakeAnswer(503, {}) });
    await page.advance(2_000);
    expect(text()).toContain('We could not load your account.');
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('the data', () => {
  it('is four grey blocks while it loads', async () => {
    const answers: FakeAnswers = { 'GET /api/auth/user': USER };
    fakeApi(answers);
    const fetched = globalThis.fetch;
    vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
      path === '/api/auth/user' ? fetched(path, init) : new Promise(() => {}),
    );
    page = await renderRoute('/dashboard', Component, '/dashboard');
    await page.advance(10);
    expect(page.container.querySelectorAll('[role=status] > div')).toHaveLength(4);
    expect(text()).not.toContain('Total Analyses');
  });

  it('says that the session expired, asks no more, and goes to sign in', async () => {
    const { calls } = await open(signedIn([], { 'GET /api/user-analyses': UNAUTHORIZED }));
    expect(toasted()).toMatchObject({ title: 'Session Expired', description: 'Please sign in again to continue.' });
    await page.advance(1_000);
    expect(assign).toHaveBeenCalledWith('/api/login?returnTo=%2Fdashboard');
    await page.advance(20_000);
    expect(calls.filter((call) => call === 'GET /api/user-analyses')).toHaveLength(1);
  });

  it('is retried three times, then said to be missing', async () => {
    const { calls } = await open(signedIn([], { 'GET /api/user-analyses': new FakeAnswer(500) }));
    await page.advance(20_000);
    expect(calls.filter((call) => call === 'GET /api/user-analyses')).toHaveLength(4);
    expect(text()).toContain('We could not load your analyses.');
  });
});

describe('the list', () => {
  it('invites to start when it is empty', async () => {
    await open(signedIn([], { 'GET /api/dashboard-stats': { ...STATS, totalAnalyses: 0, avgScore: null } }));
    expect(text()).toContain('No analyses yet');
    expect(text()).toContain('Start First Analysis');
    expect(link('Get Started')?.getAttribute('href')).toBe('/');
    expect([...page.container.querySelectorAll('dd')].map((dd) => dd.textContent)).toEqual(['0', '-', '-', '-']);
  });

  it('offers the preview in a new tab, and nothing to pay with', async () => {
    await open(signedIn());
    const preview = link('View Free Preview');
    expect(preview?.getAttribute('href')).toBe('/report/7');
    expect(preview?.target).toBe('_blank');
    expect(text()).toContain('64/100');
    expect(page.container.querySelector('a[href^="/checkout/"]')?.textContent).toContain('Unlock Full Report');
    expect(text()).toContain('1 report is available.');
  });

  it('shows paid, running and failed rows as what they are', async () => {
    await open(
      signedIn([
        row({ analysisId: 1, isPaid: true }),
        row({ analysisId: 2, status: 'processing', overallScore: null, sessionId: SESSION }),
        row({ analysisId: 3, status: 'processing', overallScore: null }),
        row({ analysisId: 4, status: 'failed', overallScore: null, failureMessage: 'The server did not answer.' }),
      ]),
    );
    expect(link('View Full Report')?.getAttribute('href')).toBe('/report/1');
    expect(text()).toContain('Premium');
    expect(link('View Live Progress')?.getAttribute('href')).toBe(`/dashboard?session=${SESSION}`);
    expect(text()).toContain('This may take 5-8 minutes');
    expect(page.container.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('25');
    const waiting = [...page.container.querySelectorAll('button')].find((b) => b.textContent === 'Processing...');
    expect(waiting?.disabled).toBe(true);
    expect(text()).toContain('The server did not answer.');
    expect(link('Try Again')?.getAttribute('href')).toBe('/');
  });

  it('opens the newest report of several', async () => {
    await open(signedIn([row({ analysisId: 1, createdAt: 1 }), row({ analysisId: 2, createdAt: 2 })]));
    expect(text()).toContain('2 reports are available.');
    expect(link('View Latest Report')?.getAttribute('href')).toBe('/report/2');
  });
});

describe('on arrival', () => {
  const VERIFY = 'GET /api/verify-payment/7';

  it('after a payment asks the server, says so and clears the address', async () => {
    const { calls } = await open(
      signedIn(undefined, { [VERIFY]: { verified: true, isPaid: true } }),
      '/dashboard?payment=success&analysis=7',
    );
    expect(calls).toContain(VERIFY);
    expect(toasted()?.title).toBe('Payment Successful!');
    expect(page.address()).toBe('/dashboard');
    expect(text()).toContain('Payment Successful!');
    expect(link('View Full Report')?.getAttribute('href')).toBe('/report/7');
  });

  it('says nothing is unlocked until the server does, and then says it', async () => {
    const { answers } = await open(
      signedIn(undefined, { [VERIFY]: { verified: false, isPaid: false } }),
      '/dashboard?payment=success&analysis=7',
    );
    expect(toasted()?.title).toBe('Payment Processing');
    expect(text()).not.toContain('Payment Successful!');
    await page.advance(3_000);
    expect(text()).not.toContain('Payment Successful!');
    answers[VERIFY] = { verified: true, isPaid: true };
    await page.advance(10_000);
    expect(toasted()?.title).toBe('Payment Successful!');
    expect(link('View Full Report')?.getAttribute('href')).toBe('/report/7');
  });

  it('says that a payment did not go through when the bank says so and the server knows of none', async () => {
    await open(
      signedIn(undefined, { [VERIFY]: { verified: false, isPaid: false } }),
      '/dashboard?payment=success&analysis=7&redirect_status=failed',
    );
    expect(toasted()?.title).toBe('Payment Failed');
    expect(page.address()).toBe('/dashboard');
  });

  it('says nothing about a payment of somebody else', async () => {
    await open(signedIn(), '/dashboard?payment=success&analysis=7');
    expect(toasted()).toBeUndefined();
    expect(text()).not.toContain('Payment Successful!');
  });

  it('while a payment is on its way says that it takes time', async () => {
    await open(signedIn(), '/dashboard?payment=processing');
    expect(toasted()).toMatchObject({ title: 'Payment Processing' });
    expect(page.address()).toBe('/dashboard');
  });

  it('with a cached answer says that it is there', async () => {
    await open(signedIn(), '/dashboard?analysis=7&cached=true');
    expect(toasted()?.title).toBe('Analysis Complete');
  });
});

describe('a running analysis', () => {
  it('writes to an owner who wants to leave', async () => {
    const { calls } = await open(
      signedIn([], {
        [`GET /api/progress/${SESSION}`]: progressRecord({}),
        [`POST /api/progress/${SESSION}/notify`]: { email: USER.email },
      }),
      `/dashboard?session=${SESSION}`,
    );
    await page.advance(100);
    const button = [...page.container.querySelectorAll('button')].find((b) => b.textContent?.includes('E-mail me'));
    await act(async () => button?.click());
    await page.advance(10);
    expect(calls).toContain(`POST /api/progress/${SESSION}/notify`);
    expect(text()).toContain(`We will write to ${USER.email} when it is ready.`);
  });

  const at = `/dashboard?session=${SESSION}`;
  const progress = `GET /api/progress/${SESSION}`;

  it('is followed', async () => {
    await open(signedIn([], { [progress]: progressRecord({}) }), at);
    await page.advance(100);
    expect(text()).toContain('Analysis in Progress');
    expect(text()).toContain('Live Tracking');
    expect(text()).toContain('Analyzing Content · page 2 of 4');
    expect(text()).toContain('3-5 minutes');
    expect(document.title).toContain('40%');
  });

  it('ends with the report: stored, address cleared, reloaded after 2 s', async () => {
    const complete = 'POST /api/analysis-complete';
    const { calls } = await open(
      signedIn([row({})], {
        [progress]: progressRecord({ stage: 'complete', progress: 100 }),
        [complete]: {
          analysisId: 7,
          websiteUrl: 'https://lantern-bakery.example/',
          results: {},
          isPaid: false,
          isDemo: true,
        },
      }),
      at,
    );
    await page.advance(100);
    await page.advance(1_000);
    expect(calls).not.toContain(complete);
    await page.advance(500);
    expect(calls.filter((call) => call === complete)).toHaveLength(1);
    expect(page.address()).toBe('/dashboard');
    expect(text()).toContain('Analysis Complete!');
    expect(link('View Full Report')?.getAttribute('href')).toBe('/report/7');
    expect(reload).not.toHaveBeenCalled();
    await page.advance(2_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('says when its results cannot be fetched, and forgets the session', async () => {
    await open(
      signedIn([row({})], {
        [progress]: progressRecord({ stage: 'complete' }),
        'POST /api/analysis-complete': new FakeAnswer(500),
      }),
      at,
    );
    await page.advance(100);
    await page.advance(1_500);
    expect(toasted()).toMatchObject({
      title: 'Error',
      description: 'Failed to retrieve analysis results. Please try again.',
      variant: 'destructive',
    });
    expect(page.address()).toBe('/dashboard');
    expect(reload).not.toHaveBeenCalled();
  });

  it('that failed shows its sentence and asks for no results', async () => {
    const { calls } = await open(
      signedIn([], { [progress]: progressRecord({ stage: 'failed', message: 'The website refused us.' }) }),
      at,
    );
    await page.advance(10_000);
    expect(text()).toContain('Analysis Failed');
    expect(text()).toContain('The website refused us.');
    expect(text()).not.toContain('An analysis is running.');
    expect(link('Try Again')?.getAttribute('href')).toBe('/');
    expect(calls).not.toContain('POST /api/analysis-complete');
  });

  it('is kept for later when the visitor is signed out meanwhile', async () => {
    await open(signedIn([], { [progress]: UNAUTHORIZED }), at);
    await page.advance(100);
    expect(toasted()?.title).toBe('Session Expired');
    expect(sessionStorage.getItem('pendingAnalysisSession')).toContain(SESSION);
    await page.advance(1_000);
    expect(assign).toHaveBeenCalledWith(`/api/login?returnTo=${encodeURIComponent(at)}`);
  });
});
