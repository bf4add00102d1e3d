import chromium from '@sparticuz/chromium';
import type { Browser } from 'playwright-core';
import { startChromium } from '../../tools/browser/start-chromium.mjs';
import { askPage } from '../adapters/ask-page.ts';
import { runAxe } from '../adapters/axe/run-axe.ts';
import { CALM_FRAMES } from '../adapters/calm-frames.ts';
import { CAPTURE_SCRIPT, type CapturedPage, FOLLOW_LINK, SCROLL_SCRIPT } from '../adapters/capture-page.ts';
import { type RefusedRequest, tryForm } from '../adapters/forms/try-form.ts';
import { decide, isOnTarget, type RequestRules } from '../adapters/guard-requests.ts';
import type { DevtoolsSession } from '../adapters/lab/devtools-session.ts';
import type { RenderAttempt } from '../audit/observations.ts';
import { isTried } from '../audit/website/forms/tried-form.ts';
import type { PageView } from '../audit/website/page/page-view.ts';
import { readPage } from '../audit/website/page/read-page.ts';

/** A Chromium for Node: the one TEST_BROWSER names, else the one from the package registry; null where there is none for this system. */
export async function launchInNode(): Promise<Browser | null> {
  const known = process.env['TEST_BROWSER'];
  const { executable, environment } = known ? (JSON.parse(known) as KnownBrowser) : await unpackedOnce();
  if (executable === null) return null;
  return startChromium({ executable, flags: ['--no-sandbox', '--disable-quic'], environment });
}

interface KnownBrowser {
  executable: string | null;
  environment: Record<string, string>;
}

let unpacking: Promise<KnownBrowser> | null = null;
function unpackedOnce(): Promise<KnownBrowser> {
  unpacking ??= (async () => {
    const hasOne = process.platform === 'linux' && process.arch === 'x64';
    return { executable: hasOne ? await chromium.executablePath() : null, environment: {} };
  })();
  return unpacking;
}

/** Several pages at once on busy cores, some with tens of thousands of elements: what is slow there is the machine, not the page. */
const NAVIGATION_MS = 90_000;
const SETTLE_MS = 3_000;
const AFTER_SCROLL_MS = 200;
const MAX_FORMS = 2;

interface WayInNode {
  browser: Browser;
  url: string;
  rules: RequestRules;
  throughLinkOn?: string | undefined;
  language?: string | null;
}

/** A page opened as the browser adapter does it, with the same rules for requests; null where no link leads there. */
async function visitInNode({ browser, url, rules, throughLinkOn, language = null }: WayInNode) {
  const page = await browser.newPage({
    serviceWorkers: 'block',
    viewport: { width: 1366, height: 768 },
    ...(language === null ? {} : { locale: language }),
    reducedMotion: 'reduce',
  });
  const close = async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  };
  let isLocked = false;
  let isReadOnly = false;
  let missesCode = false;
  let missesData = false;
  const refused: RefusedRequest[] = [];
  const lock = {
    lock: async () => {
      isLocked = true;
    },
    refused: () => refused,
    readOnly: () => {
      isReadOnly = true;
    },
    missesCode: () => missesCode,
    missesData: () => missesData,
  };
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
  page.on('requestfailed', (request) => {
    if (isLocked) return;
    if (['script', 'fetch', 'xhr'].includes(request.resourceType())) missesCode = true;
    if (['fetch', 'xhr'].includes(request.resourceType())) missesData = true;
  });
  try {
    await page.addInitScript(CALM_FRAMES);
    await page.route('**/*', async (route) => {
      const request = route.request();
      if (isLocked) {
        refused.push({ url: request.url(), body: request.postData() ?? '' });
        return route.abort(request.isNavigationRequest() ? 'aborted' : 'internetdisconnected');
      }
      const decision = decide(request.url(), rules);
      const isFrame = request.isNavigationRequest() && request.frame() !== page.mainFrame();
      const isSeen = !['image', 'media', 'font'].includes(request.resourceType());
      const leaves = request.isNavigationRequest() && decision.go && !isOnTarget(decision.url, rules);
      const isSent = isReadOnly && !['GET', 'HEAD', 'OPTIONS'].includes(request.method());
      if (!decision.go || !isSeen || isFrame || leaves || isSent) {
        await route.abort(request.isNavigationRequest() ? 'aborted' : 'blockedbyclient');
      } else if (decision.url === request.url()) {
        await route.continue();
      } else {
        // Playwright does not continue https at an http address.
        await route.fulfill({ response: await route.fetch({ url: decision.url }) });
      }
    });
    const response = await page.goto(throughLinkOn ?? url, { waitUntil: 'domcontentloaded', timeout: NAVIGATION_MS });
    await page.waitForLoadState('networkidle', { timeout: SETTLE_MS }).catch(() => {});
    if (throughLinkOn !== undefined) {
      const followed = await page.evaluate(`(${FOLLOW_LINK})(${JSON.stringify(url)})`);
      if (followed !== true) {
        await close();
        return null;
      }
      await page.waitForLoadState('networkidle', { timeout: SETTLE_MS }).catch(() => {});
    }
    await page.evaluate(SCROLL_SCRIPT);
    await page.waitForTimeout(AFTER_SCROLL_MS);
    const session = (await page.context().newCDPSession(page)) as unknown as DevtoolsSession;
    return { page, session, lock, close, status: throughLinkOn === undefined ? (response?.status() ?? 0) : 0 };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * As the browser adapter reads a page, with the same script and the same rules for requests, and tries its forms. `throughLinkOn` is the
 * page whose link leads to one that exists only inside a running app. `axeSource`: axe-core, to be run on the page; without it barriers
 * are not looked for.
 */
export async function renderInNode({
  axeSource,
  ...way
}: WayInNode & { axeSource?: string | undefined }): Promise<RenderAttempt> {
  const attempt: RenderAttempt = {
    finalUrl: way.url,
    status: 0,
    view: null,
    failure: null,
    consoleErrors: [],
    fetchedAt: Date.now(),
  };
  try {
    const visit = await visitInNode(way);
    if (visit === null) return { ...attempt, failure: 'blocked' };
    const { page, session, lock, status } = visit;
    try {
      const { html, url: finalUrl, isHeld } = (await page.evaluate(CAPTURE_SCRIPT)) as CapturedPage;
      const view = readPage(html, finalUrl);
      if (lock.missesData()) attempt.missesData = true;
      const axe = axeSource === undefined ? {} : { axe: await runAxe(session, axeSource) };
      await askPage(session, lock, view);
      await tryFormsInNode(way, view);
      return { ...attempt, status, finalUrl, view, ...axe, ...(isHeld ? { isHeld } : {}) };
    } finally {
      await visit.close();
    }
  } catch (error) {
    return { ...attempt, failure: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network' };
  }
}

/** Each on a page of its own. */
async function tryFormsInNode(way: WayInNode, { forms }: PageView): Promise<void> {
  const tried = [...forms.entries()].filter(([, form]) => isTried(form)).slice(0, MAX_FORMS);
  for (const [at, form] of tried) {
    const visit = await visitInNode(way);
    const trial = visit && (await tryForm(visit.session, visit.lock, { count: forms.length, at }).catch(() => null));
    if (trial) form.trial = trial;
    await visit?.close();
  }
}
