import type { Browser, BrowserContext } from '@cloudflare/puppeteer';
import type { LabResult } from '../../analysis/ports.ts';
import type { LabDevice } from '../../audit/website/lab/lab-observation.ts';
import { isAboutConfinement } from '../confine-page.ts';
import { guardRequests, type RequestRules } from '../guard-requests.ts';
import type { DevtoolsSession } from './devtools-session.ts';
import { measureLoad } from './measure-load.ts';

/** Settling takes eight seconds at most, recording and reckoning few. A page that holds everything up is not measured. */
const MEASURE_MS = 25_000;
const CLOSE_MS = 3_000;

/**
 * One load of a page in a store of its own (nothing cached, no cookies), under the rules all requests of the browser are under. Never
 * throws: what does not come to an end is not measured.
 */
export async function measurePage(
  browser: Browser,
  url: string,
  device: LabDevice,
  rules: RequestRules & { browserVersion: string; agentNote: string },
): Promise<LabResult> {
  let context: BrowserContext | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<LabResult>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, reason: 'the page did not come to rest in time' }), MEASURE_MS);
  });
  const work = async (): Promise<LabResult> => {
    context = await browser.createBrowserContext();
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
    await guardRequests(page, rules, 'everything');
    const session = (await page.createCDPSession()) as unknown as DevtoolsSession;
    return measureLoad(session, url, device, {
      browserVersion: rules.browserVersion,
      agentNote: rules.agentNote,
      isOurs: (message) => /net::ERR_BLOCKED_BY_CLIENT/.test(message) || isAboutConfinement(message),
    });
  };
  try {
    return await Promise.race([
      work().catch((error): LabResult => {
        console.warn(JSON.stringify({ event: 'lab_run_failed', device, error: String(error).slice(0, 300) }));
        return { ok: false, reason: 'the browser broke off the measurement' };
      }),
      late,
    ]);
  } finally {
    clearTimeout(timer);
    await close(context);
  }
}

/** A store that does not close ends with its browser. */
async function close(context: BrowserContext | null): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, CLOSE_MS);
  });
  await Promise.race([Promise.resolve(context?.close()).catch(() => {}), late]);
  clearTimeout(timer);
}
