import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCOUNT, USER } from '../testing/dashboard-fixture.ts';
import { FakeAnswer, type FakeAnswers, fakeApi } from '../testing/fake-api.ts';
import { routePage } from '../testing/route-page.tsx';
import { Component } from './account.tsx';

const page = routePage('/account', Component);
const assign = vi.fn();
const text = () => document.body.textContent ?? '';
const button = (words: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent?.includes(words)) ??
  expect.unreachable(words);

async function open(answers: FakeAnswers) {
  const server = fakeApi({ 'GET /api/auth/user': USER, 'GET /api/account': ACCOUNT, ...answers });
  await page.open('/account');
  return server;
}

beforeEach(() => {
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});

describe('the account page', () => {
  it('shows profile, sessions and payments with their receipts', async () => {
    await open({});
    expect(text()).toContain('ines@lantern-bakery.example');
    expect(text()).toContain('Safari on iPhone');
    expect(text()).toContain('$9.99');
    expect(page.container.querySelector('a[href="/api/payments/9/receipt"]')).not.toBeNull();
    expect(page.container.querySelector('a[href="/api/account/export"]')).not.toBeNull();
  });

  it('ends another session and asks anew', async () => {
    const server = await open({ 'DELETE /api/account/sessions/2': { ended: true } });
    server.answers['GET /api/account'] = { ...ACCOUNT, sessions: ACCOUNT.sessions.slice(0, 1) };
    await act(async () => button('Safari on iPhone').click());
    await page.advance(10);
    expect(text()).not.toContain('Safari on iPhone');
  });

  it('lets one refuse language models, where there are any', async () => {
    const server = await open({ 'PUT /api/account/models': { refused: true } });
    const box = page.container.querySelector<HTMLInputElement>('input[type=checkbox]');
    expect(box?.checked).toBe(true);
    server.answers['GET /api/account'] = { ...ACCOUNT, models: { isSetUp: true, refused: true } };
    await act(async () => box?.click());
    await page.advance(10);
    expect(server.calls).toContain('PUT /api/account/models');
    expect(page.container.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked).toBe(false);
    await open({ 'GET /api/account': { ...ACCOUNT, models: { isSetUp: false, refused: false } } });
    expect(page.container.querySelector('input[type=checkbox]')).toBeNull();
  });

  it('deletes the account only after asking, and says why it could not', async () => {
    const server = await open({});
    server.answers['DELETE /api/account'] = new FakeAnswer(409, {
      message: 'A payment is under way.',
      code: 'CONFLICT',
    });
    await act(async () => button('Delete my account').click());
    expect(server.calls).not.toContain('DELETE /api/account');
    await act(async () => button('Delete everything').click());
    await page.advance(10);
    expect(text()).toContain('A payment is under way.');
    server.answers['DELETE /api/account'] = { deleted: true };
    await act(async () => button('Delete everything').click());
    await page.advance(10);
    expect(assign).toHaveBeenCalledWith('/');
  });

  it('sends a visitor to sign in and back', async () => {
    await open({ 'GET /api/auth/user': new FakeAnswer(401, { message: 'Unauthorized.' }) });
    expect(page.toasted()).toMatchObject({ title: 'Authentication Required' });
    await page.advance(1_000);
    expect(assign).toHaveBeenCalledWith('/api/login?returnTo=%2Faccount');
  });

  it('does not take a failure for a sign-out', async () => {
    const server = await open({ 'GET /api/auth/user': new FakeAnswer(500, {}) });
    expect(text()).toContain('We could not load your account.');
    await page.advance(2_000);
    expect(assign).not.toHaveBeenCalled();
    server.answers['GET /api/auth/user'] = USER;
    await act(async () => button('Try again').click());
    await page.advance(10);
    expect(text()).toContain('ines@lantern-bakery.example');
  });
});
