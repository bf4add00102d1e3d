import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnalysisView } from '../worker/contract/api.ts';
import { business } from './fixture-pages.ts';
import { type FixtureSite, startFixtureSite } from './fixture-site.ts';
import { createApp, openBrowser, type RunningApp } from './harness.ts';

let app: RunningApp;
let site: FixtureSite;
let browser: Browser;
let page: Page;
let remove: () => void;
/** What the pages threw. */
const complaints: string[] = [];

beforeAll(async () => {
  site = await startFixtureSite({ delayMs: 400 });
  const created = await createApp('main-job');
  remove = created.remove;
  app = await created.start();
  browser = await openBrowser();
  page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('crash', () => console.error('The tab crashed.'));
  browser.on('disconnected', () => console.error('The browser is gone.'));
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await site?.stop();
  remove?.();
});

async function axeViolations(): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html}`));
}

// One visit, told in order: each test goes on where the one before it stopped.
describe('a visitor who wants to know how their website does', () => {
  it('types the address and is asked to sign up', async () => {
    await page.goto(app.url);
    expect(await axeViolations()).toEqual([]);
    await page.getByLabel('Your website').fill(site.url);
    await page.getByRole('button', { name: 'Analyze My Website for AI SEO' }).click();
    await page.getByText('Sign Up Required').first().waitFor();
    await page.waitForURL(/\/api\/login/);
  });

  it('signs in and finds the analysis running by itself', async () => {
    await page.getByLabel('E-mail').fill('owner@example.org');
    await page.getByLabel('First name').fill('Odile');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/\/dashboard\?.*session=[0-9a-f]{32}/);
    await page.getByText('Live Tracking').waitFor();
    await page
      .getByText(/Discovering Pages|Analyzing Content/)
      .first()
      .waitFor();
  });

  it('reloads in the middle and still sees it', async () => {
    const session = new URL(page.url()).searchParams.get('session');
    await page.reload();
    await page.getByText('Live Tracking').waitFor();
    expect(new URL(page.url()).searchParams.get('session')).toBe(session);
    await page
      .getByText(/Analyzing Content|AI Processing/)
      .first()
      .waitFor();
  });

  it('is told when it is done, on a dashboard everybody can use', async () => {
    await page
      .getByRole('link', { name: /View (Full Report|Free Preview)/ })
      .first()
      .waitFor({ timeout: 90_000 });
    await page.waitForURL((url) => !url.searchParams.has('session'));
    await page.waitForLoadState('networkidle');
    expect(await axeViolations()).toEqual([]);
  });

  it('reads true facts, each with its page', async () => {
    const answer = await page.request.get(`${app.url}/api/analysis/latest`);
    const { status, results } = (await answer.json()) as AnalysisView;
    expect(status).toBe('completed');
    const facts = results?.facts;
    expect(facts?.businessName?.value).toBe(business.name);
    expect(facts?.phones.map((phone) => phone.value)).toEqual([business.phone]);
    expect(facts?.emails.map((email) => email.value)).toEqual([business.email]);
    expect(facts?.addresses[0]?.value).toMatchObject({ street: business.street, postalCode: business.postalCode });
    expect(facts?.openingHours?.value).toMatchObject({ mo: [['08:00', '18:30']], sa: [['09:00', '14:00']], su: [] });
    expect(facts?.robots.agents.find((agent) => agent.token === 'CCBot')?.verdict).toBe('disallowed');
    expect(facts?.robots.agents.find((agent) => agent.token === 'GPTBot')?.verdict).toBe('allowed');
    const prices = results?.pages.find((read) => read.url.endsWith('/prices'));
    expect(prices?.wordsRendered).toBeGreaterThan(prices?.wordsPlain ?? Number.POSITIVE_INFINITY);
    expect(site.requests).toContain('/robots.txt');
  });

  it('opens the report', async () => {
    await page.goto(`${app.url}/report/latest`);
    await page.getByRole('button', { name: 'Print / Save as PDF' }).waitFor();
    const text = await page.locator('main').textContent();
    expect(text).toContain(business.name);
    expect(text).toContain(business.email);
    expect(await axeViolations()).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
