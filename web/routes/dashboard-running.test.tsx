import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { progressRecord } from '../features/progress/progress-fixture.ts';
import { row, SESSION, STATS, signedIn, UNAUTHORIZED, USER } from '../testing/dashboard-fixture.ts';
import { dashboardPage } from '../testing/dashboard-page.tsx';
import { FakeAnswer } from '../testing/fake-api.ts';

const { assign, reload, open, advance, address, all, text, link, toasted } = dashboardPage();

describe('on arrival', () => {
  const VERIFY = 'GET /api/verify-payment/7';

  it('after a payment asks the server, says so and clears the address', async () => {
    const { calls } = await open(
      signedIn(undefined, { [VERIFY]: { verified: true, isPaid: true } }),
      '/dashboard?payment=success&analysis=7',
    );
    expect(calls).toContain(VERIFY);
    expect(toasted()?.title).toBe('Payment Successful!');
    expect(address()).toBe('/dashboard');
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
    await advance(3_000);
    expect(text()).not.toContain('Payment Successful!');
    answers[VERIFY] = { verified: true, isPaid: true };
    await advance(10_000);
    expect(toasted()?.title).toBe('Payment Successful!');
    expect(link('View Full Report')?.getAttribute('href')).toBe('/report/7');
  });

  it('says that a payment did not go through when the bank says so and the server knows of none', async () => {
    await open(
      signedIn(undefined, { [VERIFY]: { verified: false, isPaid: false } }),
      '/dashboard?payment=success&analysis=7&redirect_status=failed',
    );
    expect(toasted()?.title).toBe('Payment Failed');
    expect(address()).toBe('/dashboard');
  });

  it('says nothing about a payment of somebody else', async () => {
    await open(signedIn(), '/dashboard?payment=success&analysis=7');
    expect(toasted()).toBeUndefined();
    expect(text()).not.toContain('Payment Successful!');
  });

  it('while a payment is on its way says that it takes time', async () => {
    await open(signedIn(), '/dashboard?payment=processing');
    expect(toasted()).toMatchObject({ title: 'Payment Processing' });
    expect(address()).toBe('/dashboard');
  });

  it('with a cached answer says that it is there', async () => {
    await open(signedIn(), '/dashboard?analysis=7&cached=true');
    expect(toasted()?.title).toBe('Analysis Complete');
  });
});

describe('a running analysis', () => {
  const COMPLETED = { analysisId: 7, websiteUrl: 'https://lantern-bakery.example/' };
  it('writes to an owner who wants to leave', async () => {
    const { calls } = await open(
      signedIn([], {
        [`GET /api/progress/${SESSION}`]: progressRecord({}),
        [`POST /api/progress/${SESSION}/notify`]: { email: USER.email },
      }),
      `/dashboard?session=${SESSION}`,
    );
    await advance(100);
    const button = all('button').find((b) => b.textContent?.includes('E-mail me'));
    await act(async () => button?.click());
    await advance(10);
    expect(calls).toContain(`POST /api/progress/${SESSION}/notify`);
    expect(text()).toContain(`We will e-mail ${USER.email} when it is ready.`);
  });

  const at = `/dashboard?session=${SESSION}`;
  const progress = `GET /api/progress/${SESSION}`;

  it('is followed', async () => {
    await open(signedIn([], { [progress]: progressRecord({}) }), at);
    await advance(100);
    expect(text()).toContain('Analysis in Progress');
    expect(text()).toContain('Live Tracking');
    expect(text()).toContain('Analyzing Content · page 2 of 4');
    expect(text()).toContain('3-5 minutes');
    expect(document.title).toContain('40%');
  });

  it('changes banner, list, tiles and title together', async () => {
    const running = row({ status: 'processing', overallScore: null, sessionId: SESSION });
    const server = await open(
      signedIn([running], {
        [progress]: progressRecord({ stage: 'complete', progress: 100 }),
        'POST /api/analysis-complete': { ...COMPLETED, results: {}, isPaid: false, isDemo: true },
        'GET /api/dashboard-stats': { ...STATS, avgScore: null },
      }),
      at,
    );
    await advance(1_400);
    const before = [text().includes('Analysis Complete!'), text().includes('This may take'), text().includes('64/100')];
    expect(before).toEqual([false, true, false]);
    expect(document.title).not.toContain('complete');
    server.answers['GET /api/user-analyses'] = [row({})];
    server.answers['GET /api/dashboard-stats'] = STATS;
    await advance(210);
    const after = [text().includes('Analysis Complete!'), text().includes('This may take'), text().includes('64/100')];
    expect(after).toEqual([true, false, true]);
    expect(all('dd').map((dd) => dd.textContent)).toContain('64/100');
    expect(document.title).toContain('Analysis complete');
  });

  it('ends with the report: stored, address cleared, reloaded after 2 s', async () => {
    const complete = 'POST /api/analysis-complete';
    const { calls } = await open(
      signedIn([row({})], {
        [progress]: progressRecord({ stage: 'complete', progress: 100 }),
        [complete]: { ...COMPLETED, results: {}, isPaid: false, isDemo: true },
      }),
      at,
    );
    await advance(100);
    await advance(1_000);
    expect(calls).not.toContain(complete);
    await advance(500);
    expect(calls.filter((call) => call === complete)).toHaveLength(1);
    expect(address()).toBe('/dashboard');
    expect(text()).toContain('Analysis Complete!');
    expect(link('View Full Report')?.getAttribute('href')).toBe('/report/7');
    expect(reload).not.toHaveBeenCalled();
    await advance(2_000);
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
    await advance(100);
    await advance(1_500);
    expect(toasted()).toMatchObject({
      title: 'Error',
      description: 'Failed to retrieve analysis results. Please try again.',
      variant: 'destructive',
    });
    expect(address()).toBe('/dashboard');
    expect(reload).not.toHaveBeenCalled();
  });

  it('that failed shows its sentence and asks for no results', async () => {
    const { calls } = await open(
      signedIn([], { [progress]: progressRecord({ stage: 'failed', message: 'The website refused us.' }) }),
      at,
    );
    await advance(10_000);
    expect(text()).toContain('Analysis Failed');
    expect(text()).toContain('The website refused us.');
    expect(text()).not.toContain('An analysis is running.');
    expect(link('Try Again')?.getAttribute('href')).toBe('/?url=https%3A%2F%2Flantern-bakery.example%2F');
    expect(calls).not.toContain('POST /api/analysis-complete');
  });

  it('is kept for later when the visitor is signed out meanwhile', async () => {
    await open(signedIn([], { [progress]: UNAUTHORIZED }), at);
    await advance(100);
    expect(toasted()?.title).toBe('Session Expired');
    expect(sessionStorage.getItem('pendingAnalysisSession')).toContain(SESSION);
    await advance(1_000);
    expect(assign).toHaveBeenCalledWith(`/api/login?returnTo=${encodeURIComponent(at)}`);
  });
});
