import type { Page } from '@cloudflare/puppeteer';
import type { Meter, MeteredTab, TabBudget } from './metered-binding.ts';

/** Ten times what the liveliest of ordinary pages says; a document of 5 MB goes out and comes back once each. */
export const READING: TabBudget = { messages: 5_000, chars: 32_000_000 };
/** The recording of a load alone is of several million characters. */
export const MEASURING: TabBudget = { messages: 15_000, chars: 64_000_000 };

/** Puts a tab under a budget, before anything is opened in it. */
export async function openTab(page: Page, meter: Meter, budget: TabBudget): Promise<MeteredTab> {
  const session = await page.createCDPSession();
  const { targetInfo } = await session.send('Target.getTargetInfo');
  return meter.watch(targetInfo.targetId, budget);
}
