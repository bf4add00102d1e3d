import type { Page } from '@cloudflare/puppeteer';
import type { LoadShare } from '../../analysis/browser/request-ledger.ts';
import { CALM_FRAMES } from '../calm-frames.ts';
import { FOLLOW_LINK } from '../capture-page.ts';
import { guardRequests, type RequestRules } from '../guard-requests.ts';
import type { KeptCode } from '../kept-code.ts';
import type { DevtoolsSession } from '../lab/devtools-session.ts';
import type { MeteredTab } from '../metered-binding.ts';
import { QUIET_MS, SETTLE_MS } from './rest.ts';

/** Until the document is parsed. Slower pages exist, visitors who wait longer hardly. */
const NAVIGATION_MS = 15_000;
/** A common laptop: narrower windows hide what the website shows only to wide ones, and the other way round much less. */
const VIEWPORT = { width: 1366, height: 768 };

/** The page to open and, for pages that exist only inside a running app, the page whose link leads there. */
export interface Way {
  url: string;
  throughLinkOn: string | undefined;
  /** As `navigator.language` and Accept-Language say it; null: the browser's own. */
  language: string | null;
  userAgent: string;
}

/** A page as a visitor comes to it, its requests guarded. */
export interface Visit {
  session: DevtoolsSession;
  traffic: Awaited<ReturnType<typeof guardRequests>>;
}

/** What a page is opened in. */
export interface Tab {
  page: Page;
  tab: MeteredTab;
  share: LoadShare;
  code: KeptCode;
}

/** Comes to a page in an empty tab. Throws where that fails. */
export async function arrive({ page, tab, share, code }: Tab, way: Way, rules: RequestRules): Promise<Visit> {
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
  const session = (await page.createCDPSession()) as unknown as DevtoolsSession;
  await session.send('Emulation.setUserAgentOverride', {
    userAgent: way.userAgent,
    ...(way.language === null ? {} : { acceptLanguage: way.language }),
  });
  await page.setViewport(VIEWPORT);
  // Counters, fades and texts that type themselves stand in their last state at once, for readers who want them to.
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.evaluateOnNewDocument(CALM_FRAMES);
  const traffic = await guardRequests({ page, rules, tab, share, code });
  await page.goto(way.throughLinkOn ?? way.url, { waitUntil: 'domcontentloaded', timeout: NAVIGATION_MS });
  if (way.throughLinkOn !== undefined) {
    await traffic.settle(QUIET_MS, SETTLE_MS);
    const followed = await page.evaluate(`(${FOLLOW_LINK})(${JSON.stringify(way.url)})`);
    if (followed !== true) throw new Error('net::ERR_ABORTED no such link');
  }
  return { session, traffic };
}
