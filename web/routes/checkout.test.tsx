import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { analysisView } from '../features/report/report-fixture.ts';
import { FakeAnswer, type FakeAnswers, fakeApi } from '../testing/fake-api.ts';
import { type Rendered, renderRoute } from '../testing/render-route.tsx';
import { useToasts } from '../ui/toast-store.ts';
import { Component } from './checkout.tsx';

const unpaid = analysisView({ isPaid: false });
const id = unpaid.analysisId;
const INTENT = 'POST /api/create-payment-intent';
const CONFIRM = 'POST /api/local-payments/confirm';
const VERIFY = `GET /api/verify-payment/${id}`;

let page: Rendered;
let server: ReturnType<typeof fakeApi>;
const text = () => page.container.textContent ?? '';
const toastTitle = () => useToasts.getState().toasts[0]?.title;
const verifications = () => server.calls.filter((call) => call === VERIFY).length;

async function open(answers: FakeAnswers = {}, at: string | number = id) {
  server = fakeApi({
    [`GET /api/analysis/${id}`]: unpaid,
    [INTENT]: { clientSecret: 'secret' },
    [VERIFY]: { verified: false, isPaid: false },
    [CONFIRM]: { status: 'succeeded' },
    ...answers,
  });
  page = await renderRoute('/checkout/:id', Component, `/checkout/${at}`);
  await page.advance(10);
}

async function pay() {
  const field = page.container.querySelector('input') as HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '4242 4242 4242 4242');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => page.container.querySelector('form')?.requestSubmit());
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

describe('the payment page', () => {
  it('says that it sets up', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    page = await renderRoute('/checkout/:id', Component, `/checkout/${id}`);
    expect(text()).toBe('Setting up your payment...');
  });

  it('shows the price and a button that pays', async () => {
    await open();
    expect(text()).toContain('$9.99');
    expect(text()).toContain('$0.00');
    expect(text()).toContain('Test mode: no money moves');
    expect(page.container.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(true);
  });

  it('unlocks: first check after 3 s, then the dashboard 1.5 s after the word is heard', async () => {
    await open();
    await pay();
    expect(toastTitle()).toBe('Payment Successful!');
    server.answers[VERIFY] = { verified: true, isPaid: true };
    await page.advance(2_900);
    expect(verifications()).toBe(0);
    await page.advance(100);
    expect(verifications()).toBe(1);
    expect(toastTitle()).toBe('Payment Confirmed!');
    await page.advance(1_400);
    expect(page.address()).toBe(`/checkout/${id}`);
    await page.advance(200);
    expect(page.address()).toBe(`/dashboard?payment=success&analysis=${id}`);
  });

  it('asks every 10 s, 12 times, also when requests fail, and then says that it takes longer', async () => {
    await open({ [VERIFY]: new FakeAnswer(502) });
    await pay();
    await page.advance(3_000 + 10 * 10_000 + 9_900);
    expect(verifications()).toBe(11);
    await page.advance(200);
    expect(verifications()).toBe(12);
    expect(toastTitle()).toBe('Payment Processing');
    await page.advance(2_000);
    expect(page.address()).toBe('/dashboard?payment=processing');
  });

  it('says why a card was not taken and lets another be tried', async () => {
    await open({ [CONFIRM]: new FakeAnswer(400, { message: 'Your card was declined.', code: 'BAD_REQUEST' }) });
    await pay();
    expect(useToasts.getState().toasts[0]).toMatchObject({
      title: 'Payment Failed',
      description: 'Your card was declined.',
    });
    expect(page.container.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(false);
    expect(verifications()).toBe(0);
  });

  it('goes back to the results of a website that is paid for', async () => {
    await open({ [`GET /api/analysis/${id}`]: analysisView({ isPaid: true }) });
    expect(page.address()).toBe(`/?analysis=${id}&unlocked=true`);
    expect(server.calls).not.toContain(INTENT);
  });

  it('says what kept it from setting up', async () => {
    await open({ [INTENT]: new FakeAnswer(409, { message: 'This website is paid for.', code: 'CONFLICT' }) });
    expect(toastTitle()).toBe('Payment Setup Failed');
    expect(text()).toContain('This website is paid for.');
    expect(text()).toContain('Back to Home');
  });

  it('does not know an analysis that is not there', async () => {
    await open({ [`GET /api/analysis/${id}`]: new FakeAnswer(404, {}) });
    expect(text()).toContain('Analysis not found');
  });

  it('refuses what is no id', async () => {
    await open({}, 'abc');
    expect(text()).toContain('Invalid analysis ID');
    expect(server.calls).toEqual([]);
  });
});
