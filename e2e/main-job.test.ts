import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnalysisView } from '../worker/contract/api.ts';
import { axeViolations } from './axe.ts';
import { endSession } from './end-session.ts';
import { business } from './fixture-pages.ts';
import { type FixtureSite, startFixtureSite } from './fixture-site.ts';
import { createApp, openBrowser, type RunningApp, signIn } from './harness.ts';
import { AT_400_PERCENT, enter, tabTo, write } from './keyboard.ts';
import { SHIFT_BUDGET, stillnessOf } from './late-answers.ts';

let app: RunningApp;
let site: FixtureSite;
let browser: Browser;
let page: Page;
let remove: () => void;
/** Nothing listens there. */
const NOBODY = 'http://127.0.0.1:1/';
/** Of the analysis that is completed in the end. */
let firstSession = '';
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

async function analyze(address: string, isFresh = false): Promise<void> {
  await page.goto(app.url);
  await page.getByLabel('Your website').fill(address);
  await page.getByLabel('Create fresh analysis').setChecked(isFresh);
  await page.getByRole('button', { name: 'Analyze My Website for AI SEO' }).click();
}

/** Somebody else's browser. */
const stranger = async (width = 1280) => (await browser.newContext({ viewport: { width, height: 800 } })).newPage();

const latest = async () => (await (await page.request.get(`${app.url}/api/analysis/latest`)).json()) as AnalysisView;
/** What is folded at first, one of each kind that only a paid report has. */
const FOLDED = ['open', 'read', 'learn', 'answers', 'areas', 'speed', 'words', 'beyond', 'measure', 'trade', 'unseen'];

// One visit, told in order. Up to the paid report it needs no mouse, and no more room than there is at 400 %.
describe('a visitor who wants to know how their website does', () => {
  it('types the address and is asked to sign up', async () => {
    await page.goto(app.url);
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize(AT_400_PERCENT);
    await write(page, 'Your website', site.url);
    await page.keyboard.press('Enter');
    await page.getByText('Sign Up Required').first().waitFor();
    await page.waitForURL(/\/api\/login/);
  });

  it('signs in and finds the analysis running by itself', async () => {
    await write(page, 'E-mail', 'owner@example.org');
    await write(page, 'First name', 'Odile');
    await enter(page.getByRole('button', { name: 'Continue' }));
    await page.waitForURL(/\/dashboard\?.*session=[0-9a-f]{32}/);
    await page.getByText('Live Tracking').waitFor();
    await page
      .getByText(/Discovering Pages|Analyzing Content/)
      .first()
      .waitFor();
  });

  it('reloads in the middle and still sees it', async () => {
    firstSession = new URL(page.url()).searchParams.get('session') ?? '';
    await page.reload();
    await page.getByText('Live Tracking').waitFor();
    expect(new URL(page.url()).searchParams.get('session')).toBe(firstSession);
    await page
      .getByText(/Analyzing Content|AI Processing/)
      .first()
      .waitFor();
  });

  it('is told when it is done, on a dashboard everybody can use', async () => {
    // The dashboard reloads itself at the end: what a test does meanwhile would be lost.
    await page.evaluate('window.isBeforeReload = true');
    await page
      .getByRole('link', { name: /View (Full Report|Free Preview)/ })
      .first()
      .waitFor({ timeout: 90_000 });
    await page.waitForURL((url) => !url.searchParams.has('session'));
    await expect
      .poll(() => page.evaluate('window.isBeforeReload').catch(() => true), { timeout: 30_000 })
      .toBeUndefined();
    await page.waitForLoadState('networkidle');
    expect(await axeViolations(page)).toEqual([]);
  });

  it('reads true facts, each with its page', async () => {
    const { status, results } = await latest();
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

  it('opens the preview, which has nothing of what is paid for', async () => {
    const opening = page.waitForEvent('popup');
    await enter(page.getByRole('link', { name: 'View Free Preview' }));
    await (await opening).close();
    await page.goto(`${app.url}/report/latest`);
    await page.getByRole('button', { name: 'Print / Save as PDF' }).waitFor();
    await enter(page.locator('#learn h3 button'));
    await page.locator('#learn-body dl').first().waitFor();
    const text = await page.locator('main').textContent();
    expect(text).toContain(business.name);
    expect(text).toContain(business.email);
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('unlocks it with a test card', async () => {
    await enter(page.locator('#held-back').getByRole('link', { name: 'Unlock Full Report' }));
    await write(page, 'Card number', '4242 4242 4242 4242');
    await enter(page.getByRole('button', { name: 'Pay $9.99' }));
    await page.waitForURL(/\/dashboard/);
    await tabTo(page.getByRole('region', { name: 'Payment Successful!' }).getByRole('link'));
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`${app.url}/report/latest`);
    await page.getByRole('button', { name: 'Print / Save as PDF' }).waitFor();
    const { isPaid, results } = await latest();
    expect(isPaid).toBe(true);
    expect(results?.locked).toBeUndefined();
    expect(results?.checks.some(({ evidence = [] }) => evidence.length > 0)).toBe(true);
    const recommendations = results?.premiumResults?.recommendations ?? [];
    expect(recommendations.length).toBeGreaterThan(0);
    if (recommendations.length > 7) await page.getByRole('button', { name: /^Show \d+ more/ }).click();
    const tasks = page.locator('#work [data-task]');
    await expect.poll(() => tasks.count()).toBe(recommendations.length);
    expect(await tasks.first().textContent()).toBe(recommendations[0]?.title);
    expect(await page.locator('#held-back').count()).toBe(0);
    await tasks.first().click();
    for (const id of FOLDED) {
      const fold = page.locator(`#${id} h3 button[aria-expanded=false]`);
      if ((await fold.count()) > 0) await fold.click();
    }
    expect(await axeViolations(page)).toEqual([]);
  });

  it('ticks a recommendation off, and the dashboard counts it', async () => {
    await page.goto(`${app.url}/report/latest`);
    const box = page.locator('#task-1').getByRole('checkbox');
    const stored = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await box.check();
    await stored;
    await page.reload();
    expect(await box.isChecked()).toBe(true);
    await page.goto(`${app.url}/dashboard`);
    const { results } = await latest();
    await page.getByText(`1/${results?.premiumResults?.recommendations.length}`, { exact: true }).waitFor();
  });

  it('shares it with somebody who has no account, until the link is revoked', async () => {
    await page.goto(`${app.url}/report/latest`);
    await page.getByRole('button', { name: 'Send to my web person' }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const url = await page.getByRole('dialog').getByLabel('Link', { exact: true }).inputValue();
    expect(await axeViolations(page, '[role=dialog]')).toEqual([]);
    // Without scripts: the words of the work, and a picture of the score.
    const unscripted = await (await fetch(url)).text();
    expect(unscripted).toContain('What we saw');
    const picture = /<meta property="og:image" content="([^"]+\/scores\/\d+\.png)"/.exec(unscripted)?.[1] ?? '';
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/png');
    const theirs = await stranger(390);
    await theirs.goto(url);
    await theirs.getByText('Shared report').waitFor();
    expect(await theirs.locator('#work [data-task]').count()).toBeGreaterThan(0);
    expect(await theirs.getByRole('checkbox').count()).toBe(0);
    expect(await theirs.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Revoke link' }).click();
    await page.getByRole('button', { name: 'Make a link' }).waitFor();
    await theirs.reload();
    await theirs.getByText('This link no longer opens a report.').waitFor();
    await theirs.context().close();
  });

  it('keeps it from everybody else', async () => {
    const { analysisId } = await latest();
    const theirs = await stranger();
    await theirs.goto(`${app.url}/api/login`);
    await signIn(theirs, 'stranger@example.org', 'Eve');
    await theirs.waitForURL((url) => !url.pathname.startsWith('/api/'));
    for (const file of ['', '/export.json', '/export.md', '/export.pdf']) {
      expect((await theirs.request.get(`${app.url}/api/analysis/${analysisId}${file}`)).status()).toBe(404);
    }
    await theirs.goto(`${app.url}/report/${analysisId}`);
    await theirs.getByText('Report not found or access denied.').waitFor();
    await theirs.context().close();
  });

  it.each([390, 1440])('stands still at %i px while every answer is late', async (width) => {
    const { analysisId } = await latest();
    const own = ['report/', 'confirm/', '?analysis='].map((path) => `/${path}${analysisId}`);
    const seen = await Promise.all(
      ['/dashboard', '/account', ...own].map(async (path) => ({
        path,
        ...(await stillnessOf(page.context(), app.url + path, width)),
      })),
    );
    expect(seen.filter(({ shift, overflow }) => shift > SHIFT_BUDGET || overflow > 0)).toEqual([]);
  });

  it('is given the report there is instead of a second analysis', async () => {
    await analyze(site.url);
    await page.waitForURL(/\/dashboard\?analysis=\d+&cached=true/);
    await page.getByText('You have a recent report on this website.').first().waitFor();
  });

  it('follows a fresh one without a socket, and is led back to it when the session has ended meanwhile', async () => {
    await page.routeWebSocket(/\/ws\/progress/, (socket) => socket.close());
    await analyze(site.url, true);
    await page.waitForURL(/\/dashboard\?.*session=[0-9a-f]{32}/);
    const session = new URL(page.url()).searchParams.get('session');
    await page.getByText('Checking every second or so.').waitFor();
    const wasTold = await endSession(page);
    await signIn(page, 'owner@example.org', 'Odile');
    await page.waitForURL((url) => url.searchParams.get('session') === session);
    expect(await wasTold()).toBe(true);
    await page.getByRole('button', { name: 'Stop analysis' }).click();
    await page.getByText('You stopped this analysis.').first().waitFor();
  });

  it('tries a website again that could not be read', async () => {
    await analyze(NOBODY);
    const again = page.getByRole('alert').getByRole('link', { name: 'Try Again' });
    await again.waitFor({ timeout: 60_000 });
    const failed = new URL(page.url()).searchParams.get('session');
    await again.click();
    await page.waitForURL((url) => (url.searchParams.get('session') ?? failed) !== failed);
  });

  it.each(['pendingAnalysis', 'pendingAnalysisSession'])('finds what was left as %s', async (key) => {
    const { analysisId } = await latest();
    // Where the app does not run yet: it would take at once what is left.
    await page.goto(`${app.url}/robots.txt`);
    await page.evaluate(
      ([name, left]) => sessionStorage.setItem(name ?? '', left ?? ''),
      [key, JSON.stringify({ analysisId, sessionId: firstSession })],
    );
    await page.goto(`${app.url}/about`);
    await page.getByText('Your analysis results have been recovered.').first().waitFor();
    await page.waitForURL(`${app.url}/report/${analysisId}`);
  });

  it.each([
    ['PDF', 'pdf', '%PDF-'],
    ['HTML', 'html', '<!doctype html>'],
    ['Markdown', 'md', '# '],
    ['JSON', 'json', '{'],
  ])('downloads the report as %s', async (name, ending, beginning) => {
    await page.goto(`${app.url}/report/latest`);
    await page.getByLabel('More', { exact: true }).click();
    const arriving = page.waitForEvent('download', { timeout: 60_000 });
    await page.getByRole('button', { name: `Download as ${name}` }).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toMatch(
      new RegExp(`^answerable-bramble-wheel-cycle-repairs-\\d{4}-\\d\\d-\\d\\d\\.${ending}$`),
    );
    const content = readFileSync(await download.path());
    expect(content.toString('latin1', 0, beginning.length)).toBe(beginning);
    expect(content.byteLength).toBeGreaterThan(5_000);
  });

  it('leaves a sample that anybody may read', async () => {
    const theirs = await stranger();
    await theirs.goto(app.url);
    await theirs.getByRole('link', { name: 'See a sample report' }).first().click();
    await theirs.getByText('Sample report on an invented practice').waitFor();
    await theirs.context().close();
    expect(complaints).toEqual([]);
  });
});
