import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectDir } from '../tools/project/project.mjs';
import { axeViolations, contrastViolations } from './axe.ts';
import { SCREENS } from './engine.ts';
import { openBrowser } from './harness.ts';

const configFile = join(projectDir, 'tools', 'screens', 'vite.config.ts');
const NARROW = { width: 320, height: 720 };
const WIDE = { width: 1440, height: 900 };
/** Everything is on this machine. */
const PATIENCE_MS = 10_000;

type ScreenWindow = { showScreen(name: string): void };

let server: PreviewServer;
let browser: Browser;
/** One for all, loaded once: that costs more than most screens. */
let page: Page;
let complaints: string[] = [];

beforeAll(async () => {
  const vite = join(projectDir, 'node_modules', 'vite', 'bin', 'vite.js');
  // A process of its own: React has another form for tests.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [vite, 'build', '--config', configFile, '--logLevel', 'warn'], { env });
  server = await preview({ configFile, logLevel: 'warn', preview: { port: 0, open: false } });
  browser = await openBrowser();
  page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${server.resolvedUrls?.local[0]}testing/screens/?screen=home`);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it.each(Object.entries(SCREENS))(
  '%s fits desk and phone, and is open to everybody, dark and light',
  async (name, { shows, says = [] }) => {
    complaints = [];
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(NARROW);
    await page.evaluate((screen) => (window as unknown as ScreenWindow).showScreen(screen), name);
    await page.getByText(shows).first().waitFor();
    await expect.poll(() => unsaid(says)).toEqual([]);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await expect.poll(overflow, { timeout: 5_000 }).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(WIDE);
    await expect.poll(overflow, { timeout: 5_000 }).toBeLessThanOrEqual(0);
    // What differs between the themes is colours.
    expect(await contrastViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

/** Asked until the window's new width has reached the layout, some frames later. */
const overflow = (): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function unsaid(words: readonly string[]): Promise<string[]> {
  const text = (await page.locator('body').textContent()) ?? '';
  return words.filter((each) => !text.includes(each));
}
