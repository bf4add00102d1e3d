import type { BrowserWorker } from '@cloudflare/puppeteer';

/** How many browsers may be opened at once. Throws when the browser service does not answer. */
export async function browserLimits(binding: BrowserWorker): Promise<{ atOnce: number }> {
  const { default: puppeteer } = await import('@cloudflare/puppeteer');
  const { maxConcurrentSessions } = await puppeteer.limits(binding);
  return { atOnce: maxConcurrentSessions };
}
