import type { Browser, BrowserWorker } from '@cloudflare/puppeteer';
import type { LeaseAnswer } from '../analysis/browser-gate.ts';
import type { PdfAnswer, PdfPrinter } from '../report/pdf-printer.ts';

/** The right to open a browser, shared with the analyses. */
export interface PrintDesk {
  acquire(holder: string): Promise<LeaseAnswer>;
  release(holder: string): Promise<void>;
}

/** A person waits for this; after so many refusals they are told to come back. */
const MAX_ASKS = 3;
const MAX_PAUSE_MS = 2_000;
const RETRY_AFTER_S = 20;
const START_MS = 15_000;
/** A report of 400 KB prints in two or three seconds. Together with the start this stays within one lease. */
const PRINT_MS = 30_000;
const CLOSE_MS = 3_000;

const FOOTER =
  '<div style="width:100%;padding:0 15mm;font:7pt sans-serif;color:#5b6070;display:flex;justify-content:space-between">' +
  '<span class="title"></span><span><span class="pageNumber"></span> of <span class="totalPages"></span></span></div>';

/** With Browser Rendering. The page runs no script and loads nothing: what it shows stands in the HTML it is given. */
export function createPdfPrinter(binding: BrowserWorker, desk: PrintDesk): PdfPrinter {
  return {
    async print(html) {
      const holder = `print-${crypto.randomUUID()}`;
      try {
        if (!(await waitForTurn(desk, holder))) return { ok: false, reason: 'busy', retryAfterS: RETRY_AFTER_S };
        return await printOnce(binding, html);
      } finally {
        await desk.release(holder);
      }
    },
  };
}

async function waitForTurn(desk: PrintDesk, holder: string): Promise<boolean> {
  for (let asked = 1; ; asked++) {
    const lease = await desk.acquire(holder);
    if (lease.granted) return true;
    if (asked === MAX_ASKS) return false;
    await new Promise((resolve) => setTimeout(resolve, Math.min(lease.retryAfterMs, MAX_PAUSE_MS)));
  }
}

async function printOnce(binding: BrowserWorker, html: string): Promise<PdfAnswer> {
  let browser: Browser;
  try {
    // Half a megabyte of code that most isolates never need.
    const { default: puppeteer } = await import('@cloudflare/puppeteer');
    browser = await inTime(START_MS, puppeteer.launch(binding));
  } catch (error) {
    const message = note('pdf_launch_failed', error);
    const isBusy = /\b429\b|rate limit|too many|limit exceeded/i.test(message);
    return { ok: false, reason: isBusy ? 'busy' : 'missing', retryAfterS: isBusy ? RETRY_AFTER_S : 0 };
  }
  try {
    return { ok: true, pdf: await inTime(PRINT_MS, pdfOf(browser, html)) };
  } catch (error) {
    note('pdf_failed', error);
    return { ok: false, reason: 'failed', retryAfterS: RETRY_AFTER_S };
  } finally {
    // One that does not close ends by its own idle time.
    await inTime(CLOSE_MS, browser.close()).catch(() => {});
  }
}

async function pdfOf(browser: Browser, html: string): Promise<Uint8Array> {
  const page = await browser.newPage();
  await page.setJavaScriptEnabled(false);
  await page.setRequestInterception(true);
  page.on('request', (request) => void request.abort('blockedbyclient').catch(() => {}));
  await page.setContent(html, { waitUntil: 'domcontentloaded', timeout: PRINT_MS });
  return page.pdf({
    format: 'A4',
    preferCSSPageSize: true,
    printBackground: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: FOOTER,
    timeout: PRINT_MS,
  });
}

function note(event: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  console.warn(JSON.stringify({ event, error: message.slice(0, 500) }));
  return message;
}

/** The result of `work`, or an error when it takes longer than `ms`. */
async function inTime<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`timeout after ${ms} ms`)), ms);
  });
  // When time wins, nobody waits for the work's own failure any more.
  work.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
