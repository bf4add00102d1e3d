import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { analysisView } from '../features/report/report-fixture.ts';
import { FakeAnswer, type FakeAnswers, fakeApi } from '../testing/fake-api.ts';
import { routePage } from '../testing/route-page.tsx';
import { Component } from './checkout.tsx';

const unpaid = analysisView({ isPaid: false });
const id = unpaid.analysisId;
const INTENT = 'POST /api/create-payment-intent';
const CONFIRM = 'POST /api/local-payments/confirm';
const VERIFY = `GET /api/verify-payment/${id}`;

const page = routePage('/checkout/:id', Component);
let server: ReturnType<typeof fakeApi>;
const { text } = page;
const toastTitle = () => page.toasted()?.title;
const verifications = () => server.calls.filter((call) => call === VERIFY).length;

async function open(answers: FakeAnswers = {}, at: string | number = id) {
  server = fakeApi({
    [`GET /api/analysis/${id}`]: unpaid,
    [INTENT]: { clientSecret: 'secret', provider: 'local', publishableKey: null },
    [VERIFY]: { verified: false, isPaid: false },
    [CONFIRM]: { status: 'succeeded' },
    ...answers,
  });
  await page.open(`/checkout/${at}`);
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

describe('the payment page', () => {
  it('says that it sets up', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await page.render(`/checkout/${id}`);
    expect(text()).toBe('Setting up your payment...');
  });

  it('offers to sign in where nobody is, and to come back', async () => {
    await open({ [`GET /api/analysis/${id}`]: new FakeAnswer(404), 'GET /api/auth/user': new FakeAnswer(401) });
    const link = [...page.container.querySelectorAll('a')].find((one) => one.textContent === 'Sign In');
    expect(link?.getAttribute('href')).toBe(`/api/login?returnTo=${encodeURIComponent(`/checkout/${id}`)}`);
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
    expect(text()).toContain('Paid. Your report is unlocked.');
    expect(page.container.querySelector(`a[href="/report/${id}"]`)?.textContent).toBe('View Full Report');
    expect(page.container.querySelector('form')).toBeNull();
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
    expect(text()).toContain('Please do not pay again');
    await page.advance(2_000);
    expect(page.address()).toBe('/dashboard?payment=processing');
  });

  it('says before payment what is inside, on which terms and from whom', async () => {
    await open();
    for (const words of [
      'One website, paid once. No subscription.',
      'Kept for 90 days',
      '30-day money-back guarantee.',
      'Recommendations, most worthwhile first27',
      'Texts to paste, worded for your pages8',
      'Steps of the 30-60-90 day plan18',
      'Also: technical audit.',
      'The report is written in English',
      'from whom you buy',
    ]) {
      expect(text()).toContain(words);
    }
  });

  it('says while it confirms how long that takes and that one may leave', async () => {
    await open();
    await pay();
    expect(text()).toContain('about 2 minutes at most. You may close this tab');
  });

  it.each([
    [{ message: 'Something failed on our side.', code: 'INTERNAL' }, 'Something failed on our side.'],
    [{}, 'An unexpected error occurred'],
  ])('says what nobody foresaw in its own words', async (answer, description) => {
    await open({ [CONFIRM]: new FakeAnswer(500, answer) });
    await pay();
    expect(page.toasted()).toMatchObject({ title: 'Payment Error', description });
    expect(page.container.querySelector('form + [role=alert]')?.textContent).toContain(description);
  });

  it('says why a card was not taken, until the next try, and lets another be tried', async () => {
    await open({ [CONFIRM]: new FakeAnswer(400, { message: 'Your card was declined.', code: 'BAD_REQUEST' }) });
    await pay();
    expect(page.container.querySelector('form + [role=alert]')?.textContent).toContain('Your card was declined.');
    await page.advance(60_000);
    expect(page.container.querySelector('form + [role=alert]')?.textContent).toContain('Your card was declined.');
    expect(page.toasted()).toMatchObject({
      title: 'Payment Failed',
      description: 'Your card was declined.',
    });
    expect(page.container.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(false);
    expect(page.container.querySelector('input[aria-invalid=true]')).toBe(document.activeElement);
    expect(verifications()).toBe(0);
    server.answers[CONFIRM] = { status: 'succeeded' };
    await pay();
    expect(page.container.querySelector('form + [role=alert]')).toBeNull();
  });

  it('gives way to the results when another tab has paid meanwhile', async () => {
    server = fakeApi({
      [`GET /api/analysis/${id}`]: unpaid,
      [INTENT]: new FakeAnswer(409, { message: 'This website is paid for already.', code: 'CONFLICT' }),
    });
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      if (path === '/api/create-payment-intent') {
        server.answers[`GET /api/analysis/${id}`] = analysisView({ isPaid: true });
      }
      return answer(path, init);
    });
    await page.render(`/checkout/${id}`);
    await page.advance(10);
    expect(page.address()).toBe(`/?analysis=${id}&unlocked=true`);
  });

  it('says that nothing is charged twice while an earlier payment is on its way', async () => {
    await open({ [INTENT]: new FakeAnswer(409, { message: 'A payment is being processed.', code: 'CONFLICT' }) });
    expect(text()).toContain('A payment is being processed.');
    expect(text()).toContain('Nothing is charged twice.');
  });

  it('goes back to the results of a website that is paid for', async () => {
    await open({ [`GET /api/analysis/${id}`]: analysisView({ isPaid: true }) });
    expect(page.address()).toBe(`/?analysis=${id}&unlocked=true`);
    expect(server.calls).not.toContain(INTENT);
  });

  it.each([
    [409, { message: 'This website is paid for.', code: 'CONFLICT' }, 'This website is paid for.'],
    [502, {}, 'Unable to set up payment. Please try again.'],
  ])('says what kept it from setting up', async (status, answer, words) => {
    await open({ [INTENT]: new FakeAnswer(status, answer) });
    expect(toastTitle()).toBe('Payment Setup Failed');
    expect(text()).toContain(words);
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
