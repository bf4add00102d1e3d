import type { DevtoolsSession } from './devtools-session.ts';
import type { NetworkLog } from './network-log.ts';

/** Lighthouse's own: a page is measured until it has been loaded, its network and its processor quiet for a second each. */
const AFTER_PAINT_MS = 1_000;
const AFTER_LOAD_MS = 1_000;
const NETWORK_QUIET_MS = 1_000;
const CPU_QUIET_MS = 1_000;
/** Two requests may be under way in a network that counts as quiet: long polls, beacons. */
const QUIET_REQUESTS = 2;
/** What is not quiet by then (animations without an end) is measured as far as it came. Loading unthrottled, others need two seconds. */
const MAX_SETTLE_MS = 8_000;
const CHECK_EVERY_MS = 25;

/** Beside the names of the browser's own events. */
const STOPPED = 'stopped';

/** Since when the processor has had no task longer than 50 ms, in ms. Run apart from the page's own scripts. */
const QUIET_SCRIPT = `new Promise((resolve) => {
  let last = 0;
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) last = Math.max(last, task.startTime + task.duration);
  }).observe({ type: 'longtask', buffered: true });
  setTimeout(() => resolve(performance.now() - last), 100);
})`;

export interface LoadWatch {
  /** Waits until the page has come to rest, or not any longer; answers whether it did. */
  settle(evaluate: (script: string) => Promise<unknown>): Promise<boolean>;
}

/** Before the navigation begins. */
export function watchLoad(session: DevtoolsSession, log: NetworkLog, mainFrameId: string): LoadWatch {
  const at = new Map<string, number>();
  let quietSince: number | null = null;
  session.on('Page.lifecycleEvent', ({ name, frameId }: { name: string; frameId: string }) => {
    if (frameId !== mainFrameId) return;
    // A page that reloads itself begins anew.
    if (name === 'init') at.clear();
    at.set(name, Date.now());
  });
  // A load that is broken off, by a download or a script, has no end of its own: the frame has stopped, and that is all.
  const stops = (hasStopped: boolean) => (event: { frameId: string }) => {
    if (event.frameId !== mainFrameId) return;
    if (hasStopped) at.set(STOPPED, Date.now());
    else at.delete(STOPPED);
  };
  session.on('Page.frameStartedLoading', stops(false));
  session.on('Page.frameStoppedLoading', stops(true));
  log.onChange = () => {
    if (log.inFlight > QUIET_REQUESTS) quietSince = null;
    else quietSince ??= Date.now();
  };
  const longAgo = (name: string, ms: number) =>
    Date.now() - (at.get(name) ?? at.get(STOPPED) ?? Number.POSITIVE_INFINITY) >= ms;
  const isAtRest = () =>
    at.has('firstContentfulPaint') &&
    longAgo('firstContentfulPaint', AFTER_PAINT_MS) &&
    longAgo('load', AFTER_LOAD_MS) &&
    longAgo('DOMContentLoaded', NETWORK_QUIET_MS) &&
    quietSince !== null &&
    Date.now() - quietSince >= NETWORK_QUIET_MS;
  return {
    async settle(evaluate) {
      const end = Date.now() + MAX_SETTLE_MS;
      while (Date.now() < end) {
        if (isAtRest()) {
          const quietMs = Number(await evaluate(QUIET_SCRIPT));
          if (quietMs >= CPU_QUIET_MS) return true;
          await sleep(Math.min(CPU_QUIET_MS - quietMs, end - Date.now()));
        }
        await sleep(CHECK_EVERY_MS);
      }
      return false;
    },
  };
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
