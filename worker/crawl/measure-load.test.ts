import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAxe } from '../adapters/axe/run-axe.ts';
import type { DevtoolsSession } from '../adapters/lab/devtools-session.ts';
import { measureLoad } from '../adapters/lab/measure-load.ts';
import { pictureLook } from '../adapters/picture-look.ts';
import type { LabDevice } from '../audit/website/lab/lab-observation.ts';
import { exchange } from '../testing/audit-builders.ts';
import { launchInNode } from '../testing/node-browser.ts';
import { type SiteServer, startSite } from '../testing/site-server.ts';

const TEXT = '<p>We bake sourdough and rye bread overnight and sell it until the shelves are empty.</p>'.repeat(30);

/** Still, quick and sent compressed. */
// Named in the page, or the browser asks for /favicon.ico when it has time.
const STEADY = `<!doctype html><html lang="en"><title>Steady</title><link rel="icon" href="data:,"><h1>Bread every day</h1>${TEXT}`;

/** Everything moves down after it has been painted, and a script has work for half a second, more or less: a clock would count what the machine waits. */
const RESTLESS = `<!doctype html><html lang="en"><title>Restless</title><body><div id="late"></div><h1>Bread every day</h1>
<p style="color:#ccc;background:#fff">Closed on Mondays</p>${TEXT}<script>
const work = (millions) => { let sum = 0; for (let i = 0; i < millions * 1e6; i++) sum += Math.sqrt(i); return sum; };
requestAnimationFrame(() => setTimeout(() => {
  document.title += work(240);
  document.getElementById('late').style.height = '400px';
  console.error('the oven is cold');
  missing();
}, 100));
</script>`;

/** A white menu on a dark picture of another branch, a line on a layer that a style sheet draws, and a faint line on the page itself. */
const HERO = `<!doctype html><html lang="en"><title>Hero</title><style>.band::before{content:"";position:absolute;inset:0;background:#123}</style>
<body style="margin:0;background:#fbf7ef">
<nav style="position:fixed;top:0"><a href="/a" style="color:#fefefd">Menu</a></nav>
<header style="height:400px;background:linear-gradient(#123,#234)"></header><main><h1>Bread every day</h1>
<div style="position:relative"><div class="band" style="position:absolute;inset:0"></div><p style="position:relative;color:#999">Rye</p></div>
<p style="color:#ed8080">Closed on Mondays</p></main>`;

/** A pale text far below the window, on a page that a dark layer lies behind wherever it is scrolled to, and a faint line in a white box. */
const ambient = (
  style: string,
) => `<!doctype html><html lang="en"><title>Ambient</title><body style="margin:0;color:#cbd5e1">
<div style="position:fixed;inset:0;z-index:-3;${style}"></div><div style="height:3000px"></div><main><h1>Bread every day</h1><p>Rye</p>
<div style="background:#fff"><p style="color:#ed8080">Closed on Mondays</p></div></main>`;

/** A pale text below the window before a canvas that stays in it, or before what a style sheet draws there for the whole page. */
const backdropped = (style: string, canvas: string) =>
  `<!doctype html><html lang="en"><title>Stays</title><style>${style}</style><body style="margin:0;color:#cbd5e1">${canvas}
<div style="height:3000px"></div><main><h1>Bread every day</h1><p>Rye</p><div style="background:#f1f1f1"><p style="color:#fff">Closed on Mondays</p></div></main>`;
const CANVAS = '<canvas style="position:fixed;top:0;left:0;width:100vw;height:100vh;z-index:-1"></canvas>';
const DRAWN = 'body::before{content:"";position:fixed;inset:0;background:#123;z-index:-1}';

const BOARD = `<div style="display:flex;width:960px"><div style="width:480px">${TEXT}</div><div style="width:480px">${TEXT}</div></div>`;
const LINE = '<meta name="viewport" content="width=device-width, initial-scale=1">';

/** A box that opens the menu of a phone, hidden from a wide window; a button, a link with a sign and a box with a role beside it. */
const BURGER = `<!doctype html><title>Burger</title>${LINE}<style>.lines{display:none;width:30px;height:20px;cursor:pointer}
@media (max-width:1050px){.lines{display:block}}b,[role]{cursor:pointer}</style><h1>Bread</h1><div class="lines"><i></i></div>
<button><b>Buy</b></button><a href="/a"><b>Rye</b></a><div role="button">Oats</div>${TEXT}`;

/** A first screen that no picture format finds easy. */
const NOISY = `<!doctype html><html lang="en"><title>Noisy</title><style>body{margin:0}</style><canvas width="1350" height="940"></canvas><script>
const context = document.querySelector('canvas').getContext('2d');
const noise = context.createImageData(1350, 940);
for (let i = 0; i < noise.data.length; i++) noise.data[i] = i % 4 === 3 ? 255 : (Math.imul(i, 2654435761) >>> 24);
context.putImageData(noise, 0, 0);
</script>`;

/** A text that is drawn when the pictures below the window have long arrived, and waits for none of them. */
const GALLERY = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Gallery</title><main id="text" style="height:4000px"></main>
${[1, 2, 3, 4, 5, 6].map((at) => `<img src="/photo-${at}" alt="Loaf ${at}" width="600" height="400">`).join('')}
<script>setTimeout(() => { document.getElementById('text').innerHTML = '<p>' + 'Bread every day. '.repeat(40) + '</p>'; }, 400);</script>`;

/** A photo that fills the window behind a heading: the browser itself does not count it. */
const backdrop = (photo: string) => `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>Backdrop</title><style>body{margin:0}header{height:100vh;background:url(${photo}) center/cover}</style>
<header><h1>Bread every day</h1></header>${TEXT}`;

/** 600 × 400 points, three bytes each. */
function bitmap(): Buffer {
  const file = Buffer.alloc(54 + 600 * 400 * 3, 0x77);
  file.write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(0, 6);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(600, 18);
  file.writeInt32LE(400, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  file.fill(0, 30, 54);
  return file;
}

/** A picture that took too long, or a first paint that waited for another program, says nothing of a page: it may be measured again. */
const ON_A_BUSY_MACHINE = { retry: 2, timeout: 90_000 };
/** A page like these takes axe a second, and a busy machine takes longer than the product waits. */
const PATIENT_MS = 30_000;

const html = { 'content-type': 'text/html; charset=utf-8' };

let browser: Browser | null;
let site: SiteServer;

beforeAll(async () => {
  browser = await launchInNode();
  site = await startSite({
    '/steady': { headers: { ...html, 'content-encoding': 'gzip' }, body: gzipSync(STEADY) },
    '/noisy': { headers: html, body: NOISY },
    '/restless': { headers: html, body: RESTLESS },
    '/hero': { headers: html, body: HERO },
    '/ambient': { headers: html, body: ambient('background:linear-gradient(#123,#234)') },
    '/ambient-canvas': { headers: html, body: backdropped('', CANVAS) },
    '/ambient-drawn': { headers: html, body: backdropped(DRAWN, '') },
    '/ambient-plain': { headers: html, body: ambient('background:#123') },
    '/flows': { headers: html, body: `<!doctype html><title>Flows</title><h1>Bread</h1>${TEXT}` },
    '/burger': { headers: html, body: BURGER },
    '/board': { headers: html, body: `<!doctype html><title>Board</title><h1>Bread</h1>${BOARD}` },
    '/fitted': { headers: html, body: `<!doctype html><title>Fitted</title>${LINE}<h1>Bread</h1>${TEXT}` },
    '/runs-off': { headers: html, body: `<!doctype html><title>Runs off</title>${LINE}<h1>Bread</h1>${BOARD}` },
    '/slides': {
      headers: html,
      body: `<!doctype html><title>Slides</title>${LINE}<style>html,body{overflow:hidden}</style><h1>Bread</h1>${BOARD}`,
    },
    '/backdrop': { headers: html, body: backdrop('/photo-1') },
    '/backdrop-late': { headers: html, body: backdrop('/photo-late') },
    '/backdrop-gone': { headers: html, body: backdrop('/photo-gone') },
    '/photo-late': { headers: { 'content-type': 'image/bmp' }, body: bitmap(), delayMs: 30_000 },
    '/gallery': { headers: html, body: GALLERY },
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((at) => [`/photo-${at}`, { headers: { 'content-type': 'image/bmp' }, body: bitmap() }]),
    ),
  });
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function inTab<T>(work: (session: DevtoolsSession) => Promise<T>): Promise<T> {
  const context = await (browser as Browser).newContext({ viewport: null });
  const page = await context.newPage();
  try {
    return await work((await context.newCDPSession(page)) as unknown as DevtoolsSession);
  } finally {
    await context.close();
  }
}

async function measured(path: string, device: LabDevice) {
  const options = { browserVersion: 'Chrome/147.0.0.0', agentNote: '(test)', isOurs: () => false };
  const result = await inTab((session) => measureLoad(session, `${site.origin}${path}`, device, options));
  if (!result.ok) throw new Error(result.reason);
  return result.run;
}

async function pictureOf(path: string) {
  const options = { browserVersion: 'Chrome/147.0.0.0', agentNote: '(test)', isOurs: () => false, withPicture: true };
  const result = await inTab((session) => measureLoad(session, `${site.origin}${path}`, 'desktop', options));
  return result.ok ? result.picture : null;
}

// Only where the packages bring a Chromium.
describe.runIf(process.platform === 'linux' && process.arch === 'x64')('measureLoad', ON_A_BUSY_MACHINE, () => {
  it('finds a steady page quick, still and compressed', async () => {
    const { metrics, document, largestElement, consoleErrors } = await measured('/steady', 'phone');
    // One round trip each for name, connection and answer, at 150 ms, before anything can be drawn.
    expect(metrics.firstContentfulPaintMs).toBeGreaterThan(450);
    expect(metrics.firstContentfulPaintMs).toBeLessThan(1_800);
    expect(metrics.largestContentfulPaintMs).toBeGreaterThanOrEqual(metrics.firstContentfulPaintMs ?? Number.NaN);
    expect(metrics.speedIndexMs).toBeGreaterThanOrEqual(metrics.firstContentfulPaintMs ?? Number.NaN);
    expect(metrics.cumulativeLayoutShift).toBe(0);
    expect(document).toMatchObject({ status: 200, contentEncoding: 'gzip', bodyBytes: STEADY.length });
    expect(document.transferBytes).toBeLessThan(STEADY.length / 2);
    expect(largestElement?.snippet).toContain('We bake sourdough');
    expect(consoleErrors).toEqual([]);
  });

  it('tells what would lie beyond the screen of a phone, and what does', async () => {
    const layout = async (path: string) => (await measured(path, 'phone')).phoneLayout;
    expect(await layout('/flows')).toEqual({ hasViewport: false, textBeyond: 0, bareControls: 0 });
    expect(await layout('/fitted')).toEqual({ hasViewport: true, textBeyond: 0, bareControls: 0 });
    // Nobody can push what a menu alone moves.
    expect(await layout('/slides')).toEqual({ hasViewport: true, textBeyond: null, bareControls: 0 });
    expect(await layout('/burger')).toEqual({ hasViewport: true, textBeyond: 0, bareControls: 1 });
    for (const [path, hasViewport] of [['/board', false] as const, ['/runs-off', true] as const]) {
      const found = await layout(path);
      expect(found?.hasViewport).toBe(hasViewport);
      expect(found?.textBeyond).toBeGreaterThan(0.3);
    }
    expect((await measured('/flows', 'desktop')).phoneLayout).toBeUndefined();
  });

  it('takes a picture of the first screen that is what it says, however busy the page', async () => {
    for (const path of ['/steady', '/noisy']) {
      const picture = await pictureOf(path);
      const bytes = new Uint8Array(Buffer.from(picture?.base64 ?? '', 'base64'));
      expect(pictureLook(exchange({ contentType: null }), bytes)).toMatchObject({
        type: 'webp',
        width: 640,
        height: 400,
      });
      expect(bytes.length).toBeLessThanOrEqual(100_000);
    }
  });

  it('has a text wait for no pictures, however heavy they are', async () => {
    const { metrics, largestElement, traffic } = await measured('/gallery', 'phone');
    expect(largestElement).toMatchObject({ snippet: expect.stringMatching(/^<p>Bread every day/), picture: null });
    // Over 4 MB, half a minute of the phone's line.
    expect(traffic.byKind.find(({ kind }) => kind === 'image')?.bodyBytes).toBeGreaterThan(4_000_000);
    expect(metrics.largestContentfulPaintMs).toBeLessThan(4_000);
  });

  it('waits for a photo that fills the window behind the words', async () => {
    for (const device of ['phone', 'desktop'] as const) {
      const { metrics, largestElement } = await measured('/backdrop', device);
      expect(largestElement).toMatchObject({ selector: 'html > body > header', picture: `${site.origin}/photo-1` });
      // 720 KB: 3.5 s of the phone's line, 0.6 s of the desktop's.
      expect(metrics.largestContentfulPaintMs).toBeGreaterThan(device === 'phone' ? 3_500 : 560);
    }
    expect((await measured('/backdrop-gone', 'desktop')).largestElement?.picture).toBeNull();
  });

  it('tells no time of a page whose largest photo is still on its way', async () => {
    const { metrics, largestElement } = await measured('/backdrop-late', 'desktop');
    expect(largestElement?.picture).toBe(`${site.origin}/photo-late`);
    expect(metrics.largestContentfulPaintMs).toBeNull();
  });

  it('finds what moves and what holds it up, and that nothing is compressed', async () => {
    const { metrics, document, traffic, consoleErrors } = await measured('/restless', 'phone');
    expect(metrics.cumulativeLayoutShift).toBeGreaterThan(0.1);
    // Half a second, four times slower, less the 50 ms nobody notices; a quarter of that on a machine as quick as any.
    expect(metrics.totalBlockingTimeMs).toBeGreaterThan(500);
    expect(document.contentEncoding).toBeNull();
    expect(traffic.compressed).toEqual({ parts: 0, ofParts: 1 });
    expect(consoleErrors.join('\n')).toMatch(/the oven is cold[\s\S]*missing is not defined/);
  });

  it('takes a desktop for quicker than a phone', async () => {
    const desktop = await measured('/restless', 'desktop');
    expect(desktop.metrics.firstContentfulPaintMs).toBeLessThan(500);
    expect(desktop.metrics.totalBlockingTimeMs).toBeGreaterThan(100);
  });

  it('says so when there is no page', async () => {
    const options = { browserVersion: 'Chrome/147.0.0.0', agentNote: '', isOurs: () => false };
    const result = await inTab((session) => measureLoad(session, 'http://127.0.0.1:1/', 'phone', options));
    expect(result).toEqual({ ok: false, reason: 'the browser could not open the page' });
  });
});

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('runAxe', ON_A_BUSY_MACHINE, () => {
  const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const open = async (session: DevtoolsSession, path: string) => {
    const loaded = new Promise<void>((resolve) => session.on('Page.loadEventFired', () => resolve()));
    await session.send('Page.enable');
    await session.send('Page.navigate', { url: `${site.origin}${path}` });
    await loaded;
  };

  it('finds what axe-core finds by itself', async () => {
    const ours = await inTab(async (session) => {
      await open(session, '/restless');
      return runAxe(session, source, PATIENT_MS);
    });
    const page = await (browser as Browser).newPage();
    await page.goto(`${site.origin}/restless`);
    await page.evaluate(source);
    const alone = (await page.evaluate('axe.run()')) as { violations: { id: string; nodes: unknown[] }[] };
    await page.close();
    expect(ours?.violations.map(({ rule, nodeCount }) => [rule, nodeCount])).toEqual(
      alone.violations.map(({ id, nodes }) => [id, nodes.length]),
    );
    expect(ours?.violations.map(({ rule }) => rule)).toContain('color-contrast');
    expect(ours?.violations.find(({ rule }) => rule === 'color-contrast')?.nodes[0]).toMatchObject({
      snippet: expect.stringContaining('Closed on Mondays'),
      fix: expect.stringContaining('contrast'),
    });
  });

  it.each(['/hero', '/ambient', '/ambient-plain', '/ambient-canvas', '/ambient-drawn'])(
    'says nothing of the contrast of text that may lie on something else: %s',
    async (path) => {
      const found = await inTab(async (session) => {
        await open(session, path);
        return runAxe(session, source, PATIENT_MS);
      });
      const contrast = found?.violations.find(({ rule }) => rule === 'color-contrast');
      expect(contrast?.nodes).toMatchObject([
        { snippet: expect.stringContaining('Closed on Mondays'), isGroundKnown: true },
      ]);
      expect(contrast?.nodeCount).toBe(1);
      expect(found?.incomplete.map(({ rule }) => rule)).toContain('color-contrast');
    },
  );
});
