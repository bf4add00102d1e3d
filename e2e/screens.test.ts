import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCREENS } from '../web/testing/screens/screens.ts';
import { openBrowser } from './harness.ts';

const configFile = 'tools/screens/vite.config.ts';
/** A narrow phone in the dark, a wide window in the light: what differs between widths and themes is colours and columns. */
const LOOKS = [
  { width: 320, height: 720, colorScheme: 'dark' },
  { width: 1440, height: 900, colorScheme: 'light' },
] as const;

let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  await build({ configFile, logLevel: 'warn', mode: 'production' });
  server = await preview({ configFile, logLevel: 'warn', preview: { port: 0, open: false } });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describe.each(LOOKS)('$width px wide, $colorScheme', ({ width, height, colorScheme }) => {
  let context: BrowserContext;
  beforeAll(async () => {
    context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
  });
  afterAll(() => context.close());

  it.each(Object.entries(SCREENS))('%s fits and is open to everybody', async (name, { shows }) => {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(`${server.resolvedUrls?.local[0]}testing/screens/?screen=${name}`);
    await page.getByText(shows).first().waitFor();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    const { violations } = await new AxeBuilder({ page }).analyze();
    await page.close();
    expect(overflow).toBeLessThanOrEqual(0);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
