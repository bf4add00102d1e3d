import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectDir } from '../tools/project/project.mjs';
import { SCREENS } from '../web/testing/screens/screens.ts';
import { openBrowser } from './harness.ts';

const configFile = join(projectDir, 'tools', 'screens', 'vite.config.ts');
const NARROW = { width: 320, height: 720 };
const WIDE = { width: 1440, height: 900 };
/** Everything is on this machine. */
const PATIENCE_MS = 10_000;

let server: PreviewServer;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  const vite = join(projectDir, 'node_modules', 'vite', 'bin', 'vite.js');
  // A process of its own: React has another form for tests.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [vite, 'build', '--config', configFile, '--logLevel', 'warn'], { env });
  server = await preview({ configFile, logLevel: 'warn', preview: { port: 0, open: false } });
  browser = await openBrowser();
  context = await browser.newContext({ reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE_MS);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it.each(Object.entries(SCREENS))('%s fits a narrow phone and is open to everybody', async (name, { shows }) => {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(NARROW);
  await page.goto(`${server.resolvedUrls?.local[0]}testing/screens/?screen=${name}`);
  await page.getByText(shows).first().waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await violations(new AxeBuilder({ page }))).toEqual([]);

  // What differs from there is colours and columns.
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(WIDE);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await violations(new AxeBuilder({ page }).withRules(['color-contrast', 'target-size']))).toEqual([]);
  await page.close();
  expect(complaints).toEqual([]);
});

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function violations(axe: AxeBuilder): Promise<string[]> {
  // There are no frames: another page for their results would cost more than the screen.
  const { violations: found } = await axe.setLegacyMode().analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
