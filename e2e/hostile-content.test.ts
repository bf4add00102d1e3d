import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInLocally } from '../tools/server/local-client.mjs';
import { infectedPage } from '../worker/testing/script-vectors.ts';
import { type SiteServer, startSite } from '../worker/testing/site-server.ts';
import { analyze, createApp, openBrowser, type RunningApp, signIn } from './harness.ts';

let site: SiteServer;
let created: Awaited<ReturnType<typeof createApp>>;
let app: RunningApp;
let browser: Browser;
const person = { email: 'owner@example.org', firstName: '"><img src=x onerror=alert(1)>' };

beforeAll(async () => {
  site = await startSite({ '/': infectedPage(0, 40), '/about': infectedPage(1_000, 40) });
  created = await createApp('hostile-content');
  app = await created.start();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await site?.close();
  created?.remove();
});

it('shows a report full of scripts and runs none of them', async () => {
  const call = await signInLocally(app.url, person);
  const { sessionId, stage } = await analyze(call, `${site.origin}/`);
  expect(stage).toBe('complete');
  const { analysisId } = (await call('/api/analysis-complete', { sessionId })).json;

  const context = await browser.newContext();
  const page = await context.newPage();
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(app.url).origin && !/^(?:data|blob):/.test(request.url()))
      ran.push(`request: ${request.url()}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => ran.push(`policy: ${text}`));
  await page.addInitScript(
    `addEventListener('securitypolicyviolation', (event) => reportViolation(event.violatedDirective + ' ' + event.blockedURI))`,
  );
  await page.goto(`${app.url}/api/login`);
  await signIn(page, person.email, person.firstName);
  await page.waitForURL((url) => !url.pathname.startsWith('/api/'));
  await page.goto(`${app.url}/dashboard`);
  await page.waitForLoadState('networkidle');
  await page.goto(`${app.url}/report/${analysisId}`);
  await page.getByRole('button', { name: 'Print / Save as PDF' }).waitFor();
  expect(await page.locator('main').textContent()).toContain('alert');
  await page.evaluate("dispatchEvent(new Event('beforeprint'))");
  await page.emulateMedia({ media: 'print' });
  await page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })");
  expect(await page.locator('[href^="javascript" i], [href^="data:" i], [href^="vbscript" i]').count()).toBe(0);
  expect((await page.request.get(`${app.url}/api/analysis/${analysisId}/export.pdf`)).status()).toBe(200);
  await page.waitForLoadState('networkidle');
  expect(ran).toEqual([]);
});
