import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { progressRecord } from '../features/progress/progress-fixture.ts';
import { row, SESSION, STATS, signedIn, UNAUTHORIZED, USER } from '../testing/dashboard-fixture.ts';
import { dashboardPage } from '../testing/dashboard-page.tsx';
import { FakeAnswer, type FakeAnswers, fakeApi } from '../testing/fake-api.ts';

const { assign, render, open, advance, all, text, link, toasted } = dashboardPage();

describe('before it is known who is here', () => {
  it('shows only that it is being checked', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await render();
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
    await advance(1_000);
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
    await advance(10);
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
    await advance(600);
    await act(async () => button('Stop analysis').click());
    expect(server.calls).toContain('DELETE /api/analysis/7/run');
  });

  it('shows how far the advice was carried out', async () => {
    await open(signedIn());
    const [bar] = all('[role=progressbar][aria-label="Technical Optimizations"]');
    expect(bar?.getAttribute('aria-valuenow')).toBe('30');
    expect(text()).toContain('0/27');
  });

  it('does not take a failing current-user call for a sign-out', async () => {
    await open({ ...signedIn(), 'GET /api/auth/user': new FakeAnswer(503, {}) });
    await advance(2_000);
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
    await render();
    await advance(10);
    expect(all('[role=status] > div')).toHaveLength(4);
    expect(text()).not.toContain('Total Analyses');
  });

  it('says that the session expired, asks no more, and goes to sign in', async () => {
    const { calls } = await open(signedIn([], { 'GET /api/user-analyses': UNAUTHORIZED }));
    expect(toasted()).toMatchObject({ title: 'Session Expired', description: 'Please sign in again to continue.' });
    await advance(1_000);
    expect(assign).toHaveBeenCalledWith('/api/login?returnTo=%2Fdashboard');
    await advance(20_000);
    expect(calls.filter((call) => call === 'GET /api/user-analyses')).toHaveLength(1);
  });

  it('is retried three times, then said to be missing', async () => {
    const { calls } = await open(signedIn([], { 'GET /api/user-analyses': new FakeAnswer(500) }));
    await advance(20_000);
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
    expect(all('dd').map((dd) => dd.textContent)).toEqual(['0', '-', '-', '-']);
  });

  it('offers the preview in a new tab, and nothing to pay with', async () => {
    await open(signedIn());
    const preview = link('View Free Preview');
    expect(preview?.getAttribute('href')).toBe('/report/7');
    expect(preview?.target).toBe('_blank');
    expect(text()).toContain('64/100');
    expect(all('a[href^="/checkout/"]')[0]?.textContent).toContain('Unlock Full Report');
    expect(text()).toContain('1 report is available.');
  });

  it('shows paid, running and failed rows as what they are', async () => {
    await open(
      signedIn([
        row({ analysisId: 1, isPaid: true }),
        row({ analysisId: 2, status: 'processing', overallScore: null, sessionId: SESSION }),
        row({ analysisId: 3, status: 'processing', overallScore: null }),
        row({
          analysisId: 4,
          websiteUrl: 'https://oak.example/',
          businessName: null,
          status: 'failed',
          overallScore: null,
          failureMessage: 'The server did not answer.',
        }),
      ]),
    );
    expect(link('View Full Report')?.getAttribute('href')).toBe('/report/1');
    expect(text()).toContain('Premium');
    expect(link('View Live Progress')?.getAttribute('href')).toBe(`/dashboard?session=${SESSION}`);
    expect(text()).toContain('This may take 5-8 minutes');
    expect(all('[role=progressbar]')[0]?.getAttribute('aria-valuenow')).toBe('25');
    const waiting = all('button').find((b) => b.textContent === 'Processing...');
    expect(waiting).toHaveProperty('disabled', true);
    expect(text()).toContain('The server did not answer.');
    expect(link('Try Again')?.getAttribute('href')).toBe('/?url=https%3A%2F%2Foak.example%2F');
  });

  it('shows a website once, by its name, with its scores so far', async () => {
    await open(
      signedIn([
        row({ analysisId: 2, createdAt: 2, overallScore: 71 }),
        row({ analysisId: 1, createdAt: 1, overallScore: 52 }),
      ]),
    );
    expect(all('h3').map((title) => title.textContent)).toContain('Lantern Bakery');
    expect(all('h3').filter((title) => title.textContent === 'Lantern Bakery')).toHaveLength(1);
    expect(text()).toContain('lantern-bakery.example');
    expect(all('svg[aria-label="Scores so far: 52, 71"]')).toHaveLength(1);
    expect(all('summary').map((summary) => summary.textContent)).toEqual(['1 earlier analysis']);
    expect(link('Analyse again')?.getAttribute('href')).toBe('/?url=https%3A%2F%2Flantern-bakery.example%2F&fresh=1');
  });

  it('opens the newest report of several', async () => {
    await open(signedIn([row({ analysisId: 1, createdAt: 1 }), row({ analysisId: 2, createdAt: 2 })]));
    expect(text()).toContain('2 reports are available.');
    expect(link('View Latest Report')?.getAttribute('href')).toBe('/report/2');
  });
});
