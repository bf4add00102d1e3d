import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECK_INTERVAL_MS, MAX_CHECKS } from '../web/features/checkout/await-payment.ts';
import type { AnalysisView } from '../worker/contract/api.ts';
import { startStripeServer } from '../worker/testing/stripe-server.ts';
import { axeViolations } from './axe.ts';
import { type FixtureSite, startFixtureSite } from './fixture-site.ts';
import { createApp, openBrowser, type RunningApp } from './harness.ts';
import { FAKE_STRIPE_JS } from './stripe-js.ts';

let stripe: Awaited<ReturnType<typeof startStripeServer>>;
let app: RunningApp;
let stateDir: string;
let site: FixtureSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let remove: () => void;
let analysisId: number;
let intentId: string | undefined;
/** What the pages threw or were not allowed to load. */
const complaints: string[] = [];

const SLOW_CARD = '4000 0000 0000 0077';
const PHONE = { width: 390, height: 844 };

beforeAll(async () => {
  stripe = await startStripeServer();
  site = await startFixtureSite({ delayMs: 0 });
  const created = await createApp('checkout', {
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_stub',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_stub',
    STRIPE_WEBHOOK_SECRET: 'whsec_stub',
    STRIPE_API_ORIGIN: stripe.origin,
    // What is sold is a report; how its pages were read is another test's.
    CHROMIUM_PATH: 'none',
  });
  ({ remove, stateDir } = created);
  app = await created.start();
  browser = await openBrowser();
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: PHONE });
  await context.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: FAKE_STRIPE_JS }),
  );
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) complaints.push(message.text());
  });
  await page.exposeFunction('payAtStripe', payAtStripe);
  await context.request.post(`${app.url}/api/login/local`, {
    form: { email: 'owner@example.org', firstName: 'Odile' },
  });
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await site?.stop();
  await stripe?.close();
  remove?.();
});

/** What the bank says of a card, and what Stripe knows from then on. */
async function payAtStripe(clientSecret: string, card: string): Promise<{ error?: { message: string } }> {
  if (card === '4000 0000 0000 0002') return { error: { message: 'Your card was declined.' } };
  intentId = clientSecret.split('_secret_')[0];
  await settle(card === SLOW_CARD ? 'processing' : 'succeeded');
  return {};
}

/** What Stripe says of the payment from now on. */
async function settle(status: 'processing' | 'succeeded'): Promise<void> {
  const body = JSON.stringify({ status, ...(status === 'succeeded' ? { amount_received: 999 } : {}) });
  await fetch(`${stripe.origin}/control/intents/${intentId}`, { method: 'POST', body });
}

async function isPaid(): Promise<boolean> {
  const answer = await context.request.get(`${app.url}/api/analysis/${analysisId}`);
  return ((await answer.json()) as AnalysisView).isPaid;
}

// One purchase, told in order: each test goes on where the one before it stopped.
describe('an owner who buys the report with Stripe', () => {
  it('has a report, and asked to hear of it by mail', async () => {
    const started = await context.request.post(`${app.url}/api/analyze-website`, { data: { websiteUrl: site.url } });
    const { sessionId } = (await started.json()) as { sessionId: string };
    await context.request.post(`${app.url}/api/progress/${sessionId}/notify`);
    await expect
      .poll(
        async () => (await context.request.post(`${app.url}/api/analysis-complete`, { data: { sessionId } })).status(),
        { timeout: 90_000, interval: 500 },
      )
      .toBe(200);
    analysisId = ((await (await context.request.get(`${app.url}/api/analysis/latest`)).json()) as AnalysisView)
      .analysisId;
  });

  it('loads nothing of Stripe before the payment page', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${app.url}/report/${analysisId}`);
    await page.getByRole('button', { name: 'Print / Save as PDF' }).waitFor();
    expect(asked.filter((url) => url.includes('stripe'))).toEqual([]);
  });

  it('sees price, terms and total on the first screen of a phone', async () => {
    await page.goto(`${app.url}/checkout/${analysisId}`);
    await page.getByLabel('Card number').waitFor();
    for (const words of ['$0.00', 'Total', '30-day money-back guarantee.', 'Kept for 90 days']) {
      const box = await page.getByText(words).first().boundingBox();
      expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0), words).toBeLessThanOrEqual(PHONE.height);
    }
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width);
    expect(await axeViolations(page)).toEqual([]);
  });

  it('reads why a card was declined, at the form, until the next try', async () => {
    await page.getByLabel('Card number').fill('4000 0000 0000 0002');
    await page.getByRole('button', { name: 'Pay $9.99' }).click();
    await page.locator('form + [role=alert]', { hasText: 'Your card was declined.' }).waitFor();
    expect(await page.evaluate('window.stripeOptions')).toMatchObject({
      key: 'pk_test_stub',
      layout: 'tabs',
      redirect: 'if_required',
      returnUrl: `${app.url}/dashboard?payment=success&analysis=${analysisId}`,
    });
  });

  it('is told after two minutes that a slow bank may take longer, and that waiting is not needed', async () => {
    await page.clock.install();
    await page.getByLabel('Card number').fill(SLOW_CARD);
    await page.getByRole('button', { name: 'Pay $9.99' }).click();
    await page.getByText('You may close this tab').waitFor();
    expect(await page.locator('form + [role=alert]').count()).toBe(0);
    for (let check = 0; check < MAX_CHECKS; check++) {
      const asked = page.waitForResponse('**/api/verify-payment/**');
      await page.clock.fastForward(CHECK_INTERVAL_MS);
      await asked;
    }
    await page.getByText('Your payment is being processed.').first().waitFor();
    await page.waitForURL(/\/dashboard/);
    expect(await isPaid()).toBe(false);
  });

  it('returns from the bank to an unlocked report once Stripe has said so', async () => {
    await settle('succeeded');
    await page.goto(`${app.url}/dashboard?payment=success&analysis=${analysisId}`);
    await page.getByRole('region', { name: 'Payment Successful!' }).waitFor();
    expect(await isPaid()).toBe(true);
  });

  it('is not asked to pay again', async () => {
    await page.goto(`${app.url}/checkout/${analysisId}`);
    await page.waitForURL((url) => url.searchParams.get('unlocked') === 'true');
    expect(complaints).toEqual([]);
  });

  it('was written to when the report was ready', async () => {
    const folder = join(stateDir, 'logs', 'mail');
    const mails = () => {
      try {
        return readdirSync(folder).filter((name) => name.includes('analysis-'));
      } catch {
        return [];
      }
    };
    // What fires every minute is not waited for.
    await fetch(`${app.url}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`);
    await expect.poll(mails, { timeout: 30_000 }).toHaveLength(1);
  });
});
