import type { Browser } from 'playwright-core';

/** The types of `start-chromium.mjs` for what is compiled without the tools. */
export function startChromium(
  found: { executable: string; flags: string[]; environment: Record<string, string> },
  options?: { timeout?: number },
): Promise<Browser>;
