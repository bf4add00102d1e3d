import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { type FixtureSite, startFixtureSite } from './fixture-site.ts';
import { createApp, openBrowser, type RunningApp } from './harness.ts';
import { OIDC_CLIENT, PERSON, type RunningProvider, startOpenIdProvider } from './openid-provider.ts';

let app: RunningApp;
let provider: RunningProvider;
let site: FixtureSite;
let browser: Browser;
let page: Page;
let remove: () => void;

beforeAll(async () => {
  site = await startFixtureSite({ delayMs: 1_500 });
  const created = await createApp('sign-in');
  remove = created.remove;
  provider = await startOpenIdProvider(created.url);
  app = await created.start({
    IDENTITY: 'oidc',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: OIDC_CLIENT.id,
    OIDC_CLIENT_SECRET: OIDC_CLIENT.secret,
  });
  browser = await openBrowser();
  page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  page.setDefaultTimeout(30_000);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await provider?.stop();
  await site?.stop();
  remove?.();
});

async function signInAtProvider() {
  await page.waitForURL((url) => url.origin === provider.issuer);
  await page.locator('input[name=login]').fill('odile');
  await page.locator('input[name=password]').fill('anything');
  await page.locator('button[type=submit]').click();
  // What the client may know has to be allowed once.
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.origin === app.url);
}

// One visit, told in order: each test goes on where the one before it stopped.
describe('a person with an account at an OpenID provider', () => {
  it('is offered to sign in where something is theirs, and comes back to it', async () => {
    await page.goto(`${app.url}/report/41`);
    await page.locator('main').getByRole('link', { name: 'Sign In' }).click();
    await signInAtProvider();
    expect(new URL(page.url()).pathname).toBe('/report/41');
  });

  it('is greeted by name and picture', async () => {
    const menu = page.getByRole('button', { name: PERSON.firstName });
    await menu.waitFor();
    await expect
      .poll(() => menu.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  });

  it.each([
    ['a phone', 390],
    ['a desk', 1440],
  ])('reads their account on %s', async (_where, width) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${app.url}/account`);
    await page.getByText(PERSON.email).waitFor();
    await page.getByText(/Chrome on/).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  });

  it('stops a running analysis', async () => {
    await page.goto(app.url);
    await page.getByLabel('Your website').fill(site.url);
    await page.getByRole('button', { name: 'Analyze My Website for AI SEO' }).click();
    await page.getByRole('button', { name: 'Stop analysis' }).click();
    await page.getByText('You stopped this analysis.').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it('signs out here and at the provider, and the old cookie opens nothing', async () => {
    const cookies = await page.context().cookies(app.url);
    await page.getByRole('button', { name: PERSON.firstName }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.waitForURL((url) => url.origin === provider.issuer);
    await page.locator('button[name=logout]').click();
    await page.waitForURL(`${app.url}/`);
    await page.getByRole('link', { name: 'Sign In / Sign Up' }).waitFor();
    await page.context().addCookies(cookies);
    expect((await page.request.get(`${app.url}/api/auth/user`)).status()).toBe(401);
    // The provider asks for the name again: it was signed out there too.
    await page.goto(`${app.url}/api/login`);
    await page.locator('input[name=login]').waitFor();
  });

  it('finds no local form', async () => {
    const form = { email: 'eve@example.org', firstName: 'Eve' };
    expect((await page.request.post(`${app.url}/api/login/local`, { form })).status()).toBe(404);
  });
});
