import { chromium } from 'playwright-core';

/**
 * Starts the browser, and once more where it died while starting: on busy cores Chromium now and then crashes before it says a word.
 * @param {Pick<import('./find-browser.mjs').Browser, 'executable' | 'flags' | 'environment'>} found
 * @param {{ timeout?: number }} [options] milliseconds for one start
 * @returns {Promise<import('playwright-core').Browser>}
 * @throws what Playwright throws: a second crash, a start that took too long, a file that is no browser
 */
export async function startChromium({ executable, flags, environment }, { timeout } = {}) {
  const start = () =>
    chromium.launch({
      executablePath: executable,
      args: flags,
      chromiumSandbox: !flags.includes('--no-sandbox'),
      env: { ...definedOnly(process.env), ...environment },
      ...(timeout === undefined ? {} : { timeout }),
    });
  try {
    return await start();
  } catch (error) {
    if (!hasCrashed(error)) throw error;
    return await start();
  }
}

/** @param {unknown} error */
const hasCrashed = (error) => /signal=SIG(?:SEGV|ABRT|BUS|ILL|TRAP)/.test(String(error));

/** @param {NodeJS.ProcessEnv} environment */
function definedOnly(environment) {
  return Object.fromEntries(Object.entries(environment).filter((entry) => entry[1] !== undefined));
}
