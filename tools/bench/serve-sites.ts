import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface SitesServer {
  /** Address of every website, by name. */
  urls: Record<string, string>;
  stop(): Promise<void>;
}

/** Ports below those a system hands out by itself, and above the usual ones. */
const FIRST_PORT = 20_000;
const PORT_STEP = 50;
const ATTEMPTS = 20;
const START_MS = 10_000;

/** Runs the folder's own server on ports nobody uses. */
export async function serveSites(sitesDir: string, withFallback: boolean): Promise<SitesServer> {
  const start = process.pid % ATTEMPTS;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = FIRST_PORT + ((start + attempt) % ATTEMPTS) * PORT_STEP;
    const options = ['--base-port', String(port), '--quiet', ...(withFallback ? ['--spa-fallback'] : [])];
    const child = spawn(process.execPath, [join(sitesDir, 'serve.mjs'), ...options], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const urls = await readUrls(child);
    if (urls) return { urls, stop: () => stop(child) };
    await stop(child);
  }
  throw new Error(`${join(sitesDir, 'serve.mjs')} did not start`);
}

/** The line of JSON it prints when it listens; null when it ended or said nothing in time. */
async function readUrls(child: ChildProcess): Promise<Record<string, string> | null> {
  let text = '';
  const timer = setTimeout(() => child.stdout?.destroy(), START_MS);
  try {
    for await (const chunk of child.stdout ?? []) {
      text += chunk;
      const urls = parse(text);
      if (urls) return urls;
    }
  } catch {
    // Ended by the timer.
  } finally {
    clearTimeout(timer);
  }
  return null;
}

function parse(text: string): Record<string, string> | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
