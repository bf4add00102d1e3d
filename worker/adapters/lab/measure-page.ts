import type { Browser, BrowserContext } from '@cloudflare/puppeteer';
import type { RequestLedger } from '../../analysis/browser/request-ledger.ts';
import type { LabResult } from '../../analysis/ports.ts';
import type { LabDevice } from '../../audit/website/lab/lab-observation.ts';
import { MAX_REQUESTS_A_HOST } from '../../contract/crawl-limits.ts';
import { isAboutConfinement } from '../confine-page.ts';
import { guardRequests, type RequestRules } from '../guard-requests.ts';
import type { Meter, MeteredTab } from '../metered-binding.ts';
import { MEASURING, openTab } from '../open-tab.ts';
import type { DevtoolsSession } from './devtools-session.ts';
import { measureLoad } from './measure-load.ts';

/** Settling takes eight seconds at most, recording and reckoning few. A page that holds everything up is not measured. */
const MEASURE_MS = 18_000;
const CLOSE_MS = 3_000;
const RESTLESS: LabResult = { ok: false, reason: 'the page never came to rest' };
const TOO_MUCH: LabResult = {
  ok: false,
  reason: `measuring would ask one server for more than the ${MAX_REQUESTS_A_HOST} files we allow ourselves`,
};

/**
 * One load of a page in a store of its own (nothing cached, no cookies), under the rules all requests of the browser are under. Never
 * throws: what does not come to an end is not measured.
 */
export async function measurePage({
  browser,
  meter,
  url,
  device,
  rules,
}: {
  browser: Browser;
  meter: Meter;
  url: string;
  device: LabDevice;
  rules: RequestRules & {
    ledger: RequestLedger;
    browserVersion: string;
    agentNote: string;
    withPicture: boolean;
    language: string | null;
  };
}): Promise<LabResult> {
  if (meter.isSpent) return RESTLESS;
  if (!rules.ledger.hasLoadsLeft(1)) return TOO_MUCH;
  let context: BrowserContext | null = null;
  const tabs: MeteredTab[] = [];
  const { promise: restless, resolve: giveUp } = Promise.withResolvers<LabResult>();
  const timer = setTimeout(() => giveUp({ ok: false, reason: 'the page did not come to rest in time' }), MEASURE_MS);
  const work = async (): Promise<LabResult> => {
    context = await browser.createBrowserContext();
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
    const tab = await openTab(page, meter, MEASURING);
    tabs.push(tab);
    void tab.over.then(() => giveUp(RESTLESS));
    const share = rules.ledger.openLoad('measuring');
    await guardRequests({ page, rules, tab, share, loads: 'everything' });
    const session = (await page.createCDPSession()) as unknown as DevtoolsSession;
    const result = await measureLoad(session, url, device, {
      browserVersion: rules.browserVersion,
      agentNote: rules.agentNote,
      withPicture: rules.withPicture,
      language: rules.language,
      isOurs: (message) => /net::ERR_BLOCKED_BY_CLIENT/.test(message) || isAboutConfinement(message),
    });
    return share.isCut ? TOO_MUCH : result;
  };
  try {
    return await Promise.race([
      work().catch((error): LabResult => {
        console.warn(JSON.stringify({ event: 'lab_run_failed', device, error: String(error).slice(0, 300) }));
        return { ok: false, reason: 'the browser broke off the measurement' };
      }),
      restless,
    ]);
  } finally {
    clearTimeout(timer);
    if (!meter.isSpent && !(await close(context))) await meter.discard();
    for (const tab of tabs) tab.close();
  }
}

/** Whether a store closed; one that does not ends with its browser. */
async function close(context: BrowserContext | null): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), CLOSE_MS);
  });
  const ended = Promise.resolve(context?.close()).then(
    () => true,
    () => true,
  );
  const isInTime = await Promise.race([ended, late]);
  clearTimeout(timer);
  return isInTime;
}
