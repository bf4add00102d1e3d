import puppeteer, { type Browser, type BrowserWorker, type Page } from '@cloudflare/puppeteer';
import axeSource from 'axe-core/axe.min.js?raw';
import type { RequestLedger } from '../analysis/browser/request-ledger.ts';
import type { BrowserLaunch, BrowserPort, OpenBrowser } from '../analysis/ports.ts';
import type { RenderAttempt } from '../audit/observations.ts';
import type { FormTrial } from '../audit/website/page/page-view.ts';
import { readPage } from '../audit/website/page/read-page.ts';
import { askPage } from './ask-page.ts';
import { runAxe } from './axe/run-axe.ts';
import { CAPTURE_SCRIPT, type CapturedPage } from './capture-page.ts';
import { certificateOf } from './certificate.ts';
import { isAboutConfinement } from './confine-page.ts';
import { tryForm } from './forms/try-form.ts';
import type { RequestRules } from './guard-requests.ts';
import { KeptCode } from './kept-code.ts';
import { measurePage } from './lab/measure-page.ts';
import { type Meter, type MeteredTab, meterBinding } from './metered-binding.ts';
import { openTab, READING } from './open-tab.ts';
import { arrive, type Tab, type Way } from './visit/arrive.ts';
import { atRest, isReplaced } from './visit/rest.ts';

export interface BrowserOptions extends RequestRules {
  /** Page that says who we are; part of the user agent. */
  contactUrl: string;
  ledger: RequestLedger;
}

/** A page whose script does not let go is closed. Product decisions §5. */
const PAGE_MS = 20_000;
/** What trying a form takes beyond that. */
const TRIAL_MS = 10_000;
/** Wait after a refusal that states none; Browser Run opens one browser a second. */
const BUSY_RETRY_MS = 10_000;
/** A longer wait than this is asked about again: a browser may be free by then. */
const MAX_BUSY_RETRY_MS = 60_000;
/** A browser starts, and opens a tab, in well under a second; one that takes this long hangs. */
const START_MS = 15_000;
/** A page that does not even close is ended with its browser, and that with its processes. */
const CLOSE_MS = 2_000;
const MAX_CONSOLE_ERRORS = 20;
const MAX_CONSOLE_CHARS = 300;

/** Browser Rendering, or the local Chromium that stands behind the same binding. */
export function createBrowserPort(binding: BrowserWorker, options: BrowserOptions): BrowserPort {
  return {
    async launch() {
      const launch = await launchBrowser(binding, options);
      // One that dies or hangs as it starts says nothing of the next.
      return launch.ok || launch.reason === 'busy' ? launch : launchBrowser(binding, options);
    },
    async closeLeftover(sessionId) {
      const { binding: metered, meter } = meterBinding(binding);
      try {
        await endBrowser(await inTime(CLOSE_MS, puppeteer.connect(metered, sessionId)), meter);
      } catch {
        // It ended with the crash, or by its own idle time.
      }
    },
  };
}

async function launchBrowser(binding: BrowserWorker, options: BrowserOptions): Promise<BrowserLaunch> {
  const { binding: metered, meter } = meterBinding(binding);
  const starting = puppeteer.launch(metered);
  try {
    const browser = await inTime(START_MS, starting);
    return { ok: true, browser: await inTime(START_MS, openBrowser(browser, meter, options)) };
  } catch (error) {
    // Also one that starts after all, later than anybody waited for it.
    const ending = starting.then((browser) => endBrowser(browser, meter)).catch(() => {});
    await within(CLOSE_MS, ending);
    const message = error instanceof Error ? error.message : String(error);
    const isBusy = /\b429\b|rate limit|too many|limit exceeded/i.test(message);
    console.warn(JSON.stringify({ event: 'browser_launch_failed', isBusy, error: message.slice(0, 500) }));
    if (isBusy) {
      const retryAfterMs = Math.min(meter.retryAfterMs ?? BUSY_RETRY_MS, MAX_BUSY_RETRY_MS);
      return { ok: false, reason: 'busy', retryAfterMs, detail: 'all browsers were in use' };
    }
    return { ok: false, reason: 'missing', retryAfterMs: 0, detail: 'no browser could be started' };
  }
}

async function openBrowser(browser: Browser, meter: Meter, options: BrowserOptions): Promise<OpenBrowser> {
  const version = await browser.version();
  // A browser says it is one; that it is ours stands beside it, so that an owner finds us in the log.
  const agentNote = `(compatible; AnswerableBot/1.0; +${options.contactUrl})`;
  const code = new KeptCode();
  const userAgent = `${(await browser.userAgent()).replace('HeadlessChrome', 'Chrome')} ${agentNote}`;
  return {
    sessionId: browser.sessionId(),
    version,
    get isSpent() {
      return meter.isSpent;
    },
    render: (url, { throughLinkOn, language = null } = {}) =>
      renderPage({ browser, meter, code }, { url, throughLinkOn, language, userAgent }, options),
    tryForm: (url, form, { throughLinkOn, language = null } = {}) =>
      tryFormOn({ browser, meter, code }, { url, throughLinkOn, language, userAgent }, form, options),
    measure: (url, device, { withPicture, language } = { withPicture: false, language: null }) =>
      measurePage({
        browser,
        meter,
        url,
        device,
        rules: { ...options, browserVersion: version, agentNote, withPicture, language },
      }),
    close: () => endBrowser(browser, meter),
  };
}

/** One that does not go when it is told to is ended with its processes. */
async function endBrowser(browser: Browser, meter: Meter): Promise<void> {
  if (!meter.isSpent && (await within(CLOSE_MS, browser.close())) && (await meter.hasClosed(CLOSE_MS))) return;
  await meter.discard();
}

interface OpenTabs {
  browser: Browser;
  meter: Meter;
  code: KeptCode;
}

/** Lets `work` use a tab of its own, `ms` at most, and closes it. Throws what `work` throws. */
async function inTab(
  { browser, meter }: OpenTabs,
  ms: number,
  work: (page: Page, tab: MeteredTab) => Promise<void>,
): Promise<'done' | 'timeout' | 'itself' | 'another'> {
  let page: Page | null = null;
  let tab: MeteredTab | null = null;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  try {
    page = await inTime(START_MS, browser.newPage());
    tab = await inTime(START_MS, openTab(page, meter, READING));
    const timeout = new Promise<'timeout'>((resolve) => {
      deadline = setTimeout(() => resolve('timeout'), ms);
    });
    const working = work(page, tab).then(() => 'done' as const);
    // When the deadline wins, closing the page makes the work fail; nobody waits for that failure any more.
    working.catch(() => {});
    return await Promise.race([working, timeout, tab.over]);
  } finally {
    clearTimeout(deadline);
    // A tab that does not close goes with its browser.
    if (!meter.isSpent && !(await within(CLOSE_MS, page?.close()))) await meter.discard();
    tab?.close();
  }
}

async function renderPage(tabs: OpenTabs, way: Way, options: BrowserOptions): Promise<RenderAttempt> {
  const attempt: RenderAttempt = {
    finalUrl: way.url,
    status: 0,
    view: null,
    failure: null,
    consoleErrors: [],
    axe: null,
    fetchedAt: Date.now(),
  };
  const share = options.ledger.openLoad('reading');
  try {
    const ended = await inTab(tabs, PAGE_MS, (page, tab) =>
      readIn({ page, tab, share, code: tabs.code }, way, options, attempt),
    );
    if (share.isIncomplete) return { ...attempt, view: null, consoleErrors: [], axe: null, failure: 'blocked' };
    if (ended === 'done') return attempt;
    if (ended === 'timeout') return { ...attempt, view: null, failure: 'timeout' };
    return { ...attempt, view: null, consoleErrors: [], failure: ended === 'itself' ? 'restless' : 'crash' };
  } catch (error) {
    return { ...attempt, view: null, failure: failureOf(error) };
  }
}

async function readIn(open: Tab, way: Way, options: BrowserOptions, attempt: RenderAttempt): Promise<void> {
  const { page } = open;
  const note = (text: string) => {
    if (attempt.consoleErrors.length < MAX_CONSOLE_ERRORS) attempt.consoleErrors.push(text.slice(0, MAX_CONSOLE_CHARS));
  };
  page.on('pageerror', (error) => {
    if (!isOurs(String(error))) note(String(error));
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOurs(message.text())) note(message.text());
  });
  // The document shown last counts: pages may reload themselves.
  page.on('response', (response) => {
    const isDocument = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    if (!isDocument) return;
    attempt.status = response.status();
    attempt.certificate = certificateOf(response);
  });
  const { session, traffic } = await arrive(open, way, options);
  if (way.throughLinkOn !== undefined) attempt.status = 0;
  const captured = await atRest(page, traffic.settle, {
    test: async () => {
      attempt.axe = await runAxe(session, axeSource);
    },
    read: async () => (await page.evaluate(CAPTURE_SCRIPT)) as CapturedPage,
  });
  attempt.missesCode = traffic.missesCode();
  attempt.missesData = traffic.missesData();
  const [goneScripts, goneStyles] = [traffic.goneScripts(), traffic.goneStyles()];
  if (goneScripts.length > 0) attempt.goneScripts = goneScripts;
  if (goneStyles.length > 0) attempt.goneStyles = goneStyles;
  if (traffic.missesStyles()) attempt.missesStyles = true;
  if (attempt.missesCode) attempt.consoleErrors = [];
  if (captured.isHeld) attempt.isHeld = true;
  attempt.finalUrl = captured.url;
  attempt.view = readPage(captured.html, captured.url);
  await askPage(session, traffic, attempt.view);
}

/** A page that does not come, or goes on to another one, is opened once more. */
const MAX_TRIALS = 2;

/** On a page opened for it alone: what was read of it is not put at stake, and no click has changed it. */
async function tryFormOn(
  tabs: OpenTabs,
  way: Way,
  form: { count: number; at: number },
  options: BrowserOptions,
): Promise<FormTrial | null> {
  for (let trials = 1; trials <= MAX_TRIALS && !tabs.meter.isSpent; trials++) {
    const share = options.ledger.openLoad('reading');
    let trial: FormTrial | null = null;
    try {
      const ended = await inTab(tabs, PAGE_MS + TRIAL_MS, async (page, tab) => {
        const { session, traffic } = await arrive({ page, tab, share, code: tabs.code }, way, options);
        await atRest(page, traffic.settle, { test: async () => {}, read: async () => {} });
        trial = await tryForm(session, traffic, form);
      });
      if (ended === 'done' || share.isIncomplete) return share.isIncomplete ? null : trial;
    } catch (error) {
      console.warn(JSON.stringify({ event: 'form_not_tried', error: String(error).slice(0, 300) }));
    }
  }
  return null;
}

/** Messages about what we kept from loading or could not reach: no fault of the website. */
function isOurs(message: string): boolean {
  return /^Failed to load resource: net::ERR_/.test(message) || isAboutConfinement(message);
}

function failureOf(error: unknown): RenderAttempt['failure'] {
  const message = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (isReplaced(message)) return 'restless';
  if (/timeout/i.test(message)) return 'timeout';
  if (/BLOCKED_BY_CLIENT|ERR_ABORTED/.test(message)) return 'blocked';
  return /net::ERR|Navigation/.test(message) ? 'network' : 'crash';
}

/** Whether `work` ended within `ms`, well or not. */
async function within(ms: number, work: Promise<unknown> | undefined): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const ended = Promise.resolve(work).then(
    () => true,
    () => true,
  );
  const isInTime = await Promise.race([ended, late]);
  clearTimeout(timer);
  return isInTime;
}

/** The result of `work`, or an error when it takes longer than `ms`. */
async function inTime<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`browser timeout after ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
