import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { findBrowser } from '../tools/browser/find-browser.mjs';
import { startChromium } from '../tools/browser/start-chromium.mjs';
import { endProcesses } from '../tools/processes/processes.mjs';
import { cacheDir, projectDir } from '../tools/project/project.mjs';
import type { signInLocally } from '../tools/server/local-client.mjs';
import { freePort } from '../tools/server/ports.mjs';

/** A start that has nothing to install or to unpack is ready in two seconds; building takes a few more. */
const readyWithinMs = 90_000;

/** The one among the packages: the same on every machine, and a third of the processor's time of a whole one. */
const CHROMIUM_PATH = process.env.CHROMIUM_PATH || 'bundled';

/** What `npm start` takes where nothing is set: the system's browser before the one among the packages. */
export const AS_STARTED = { CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? '' };

/** Whatever this checkout's own .dev.vars says. */
const settings = {
  CHROMIUM_PATH,
  IDENTITY: 'local',
  PAYMENTS: 'local',
  MAIL: 'log',
  MODEL: 'none',
  ALLOW_PRIVATE_TARGETS: 'true',
  MAX_PAGES: '12',
  APP_ORIGIN: '',
};

export interface RunningApp {
  url: string;
  /** As a person would end it. */
  stop(): Promise<void>;
  /** As a crash would: Node, workerd and Chromium at once, without a last word. */
  kill(): Promise<void>;
}

/** A state folder of one test file, and the app on it; starting again goes on with the same state and port. */
export async function createApp(name: string, change: Record<string, string> = {}) {
  const stateDir = join(cacheDir, 'e2e', name);
  rmSync(stateDir, { recursive: true, force: true });
  const port = await freePort(0);
  return {
    stateDir,
    /** Where it will listen. */
    url: `http://localhost:${port}`,
    /** `more` sets other settings for this start alone. */
    start: (more: Record<string, string> = {}) => startApp(stateDir, port, { ...change, ...more }),
    remove: () => rmSync(stateDir, { recursive: true, force: true, maxRetries: 5 }),
  };
}

async function startApp(stateDir: string, port: number, change: Record<string, string>): Promise<RunningApp> {
  const child = spawn(process.execPath, [join(projectDir, 'tools', 'start.mjs')], {
    env: { ...process.env, ...settings, ...change, PORT: String(port), STATE_DIR: stateDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await readyUrl(child);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'close');
    },
    async kill() {
      child.kill('SIGKILL');
      await endProcesses((environment) => environment.includes(`ANSWERABLE_STATE_DIR=${stateDir}`));
    },
  };
}

function readyUrl(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const giveUp = (why: string) => {
      child.kill('SIGKILL');
      reject(new Error(`The app ${why}:\n${output}`));
    };
    const timer = setTimeout(() => giveUp(`was not ready after ${readyWithinMs} ms`), readyWithinMs);
    child.once('close', () => giveUp('ended before it was ready'));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
        const url = /Answerable is ready at (\S+)/.exec(output)?.[1];
        if (!url) return;
        clearTimeout(timer);
        resolve(url);
      });
    }
  });
}

/** The browser of the analyses, driven as a visitor's. */
export async function openBrowser(): Promise<Browser> {
  const found = await findBrowser(CHROMIUM_PATH);
  if (!found) throw new Error('The tests in the browser need a Chromium; none was found for this system.');
  return startChromium(found);
}

/** Fills in the local form for signing in, which the page shows. */
export async function signIn(page: Page, email: string, firstName: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('First name').fill(firstName);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Has a website analyzed to the end, good or bad, by whoever `call` is signed in as. */
export async function analyze(call: Awaited<ReturnType<typeof signInLocally>>, websiteUrl: string) {
  const { sessionId } = (await call('/api/analyze-website', { websiteUrl })).json;
  let stage = '';
  while (stage !== 'complete' && stage !== 'failed') {
    await sleep(200);
    stage = (await call(`/api/progress/${sessionId}`)).json.stage;
  }
  return { sessionId, stage };
}
