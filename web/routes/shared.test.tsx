import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { analysisView } from '../features/report/report-fixture.ts';
import { FakeAnswer, type FakeAnswers, fakeApi } from '../testing/fake-api.ts';
import { reportAnswers } from '../testing/report-answers.ts';
import { routePage } from '../testing/route-page.tsx';
import { Component } from './shared.tsx';

const TOKEN = 'c'.repeat(32);
const SIGNED_OUT = new FakeAnswer(401, { message: 'Unauthorized.' });

const page = routePage('/shared/:token', Component);
const assign = vi.fn();
const { text, toasted } = page;
const button = (words: string) =>
  [...page.container.querySelectorAll('button')].find((each) => each.textContent?.includes(words)) ??
  expect.unreachable(words);

async function open(answers: FakeAnswers = {}) {
  const server = fakeApi({
    'GET /api/auth/user': SIGNED_OUT,
    ...reportAnswers(analysisView({ sessionId: '' }), `/api/shared/${TOKEN}`),
    ...answers,
  });
  await page.open(`/shared/${TOKEN}`);
  return server;
}

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});

describe('a shared report', () => {
  it('is read without signing in, and offers nothing that is its owner’s', async () => {
    await open();
    expect(text()).toContain('Shared preview');
    expect(text()).not.toContain('Unlock Full Report');
    expect(page.container.querySelector('input[type=checkbox], [aria-label^="Delete"]')).toBeNull();
    expect(page.container.querySelector('a[href^="/api/login"]')?.getAttribute('href')).toBe(
      `/api/login?returnTo=%2Fshared%2F${TOKEN}`,
    );
  });

  it('is saved by whoever is signed in, with the token', async () => {
    const server = await open({
      'GET /api/auth/user': { firstName: 'Eve', email: 'eve@example.org', profileImageUrl: null },
      'POST /api/save-to-dashboard/41': { saved: true },
    });
    await act(async () => button('Save to Dashboard').click());
    await page.advance(10);
    expect(server.calls).toContain('POST /api/save-to-dashboard/41');
    expect(toasted()?.title).toBe('Saved Successfully');
  });

  it('is saved after signing in, by id and token', async () => {
    await open();
    await act(async () => button('Save to Dashboard').click());
    expect(sessionStorage.getItem('pendingAnalysis')).toBe(JSON.stringify({ analysisId: 41, token: TOKEN }));
    await page.advance(1_500);
    expect(assign).toHaveBeenCalledWith(`/api/login?returnTo=%2Fshared%2F${TOKEN}`);
  });

  it('says that its link was revoked, and does not say so of a failure', async () => {
    await open({ [`GET /api/shared/${TOKEN}/document`]: new FakeAnswer(404, {}) });
    expect(text()).toContain('This link no longer opens a report.');
    await page.unmount();
    await open({ [`GET /api/shared/${TOKEN}/document`]: new FakeAnswer(500, {}) });
    expect(text()).toContain('This report could not be loaded.');
  });
});
