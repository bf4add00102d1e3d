import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
/** What the pages threw or were not allowed to load. */
const complaints: string[] = [];

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
  const intentId = clientSecret.split('_secret_')[0];
  await fetch(`${stripe.origin}/control/intents/${intentId}`, {
    method: 'POST',
    body: JSON.stringify({ status: 'succeeded', amount_received: 999 }),
  });
  return {};
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

  it('pays with another card, and is told once the server has heard it from Stripe', async () => {
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: 'Pay $9.99' }).click();
    await page.getByText('You may close this tab').waitFor();
    expect(await page.locator('form + [role=alert]').count()).toBe(0);
    await page.waitForURL(/\/dashboard/);
    await page.getByRole('region', { name: 'Payment Successful!' }).waitFor();
    const answer = await context.request.get(`${app.url}/api/analysis/${analysisId}`);
    expect(((await answer.json()) as AnalysisView).isPaid).toBe(true);
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
