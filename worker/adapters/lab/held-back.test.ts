import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchInNode } from '../../testing/node-browser.ts';
import { type SiteServer, startSite } from '../../testing/site-server.ts';
import type { DevtoolsSession } from './devtools-session.ts';
import { measureLoad } from './measure-load.ts';

const HEAD = '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Rye</title>';

/** Nothing is drawn before a timer of two seconds. */
const TIMED = `${HEAD}<body><script>setTimeout(() => { document.body.innerHTML = '<p>' + 'Bread every day. '.repeat(40) + '</p>'; }, 2000);</script>`;

/** A small sign is drawn at once, and the heading is transparent until a script lets it appear. */
const FADING = `${HEAD}<p>Rye and Sons</p><h1 style="opacity:0;will-change:opacity;transition:opacity 0.3s;font-size:60px">Bread of rye and spelt every day</h1>
<script>setTimeout(() => { document.querySelector('h1').style.opacity = 1; }, 300);</script>`;

let browser: Browser | null;
let site: SiteServer;

beforeAll(async () => {
  browser = await launchInNode();
  const page = (body: string) => ({ headers: { 'content-type': 'text/html; charset=utf-8' }, body });
  site = await startSite({ '/timed': page(TIMED), '/fading': page(FADING) });
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function measured(path: string) {
  const context = await (browser as Browser).newContext({ viewport: null });
  const session = (await context.newCDPSession(await context.newPage())) as unknown as DevtoolsSession;
  const options = { browserVersion: 'Chrome/147.0.0.0', agentNote: '', isOurs: () => false };
  const result = await measureLoad(session, `${site.origin}${path}`, 'desktop', options);
  await context.close();
  if (!result.ok) throw new Error(result.reason);
  return result.run;
}

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('measureLoad', { timeout: 90_000 }, () => {
  it('tells no time sooner than a timer of the page lets it be drawn', async () => {
    expect((await measured('/timed')).metrics).toMatchObject({
      firstContentfulPaintMs: null,
      largestContentfulPaintMs: null,
      speedIndexMs: null,
    });
  });

  it('names nothing as largest, and no time, where a text that faded in is larger', async () => {
    const { largestElement, metrics } = await measured('/fading');
    expect(largestElement).toBeNull();
    expect(metrics.largestContentfulPaintMs).toBeNull();
  });
});
