import type { Target } from '../../audit/observations.ts';
import type { Bench } from '../bench.ts';
import type { BrowserPort, OpenBrowser } from '../ports.ts';

export type BrowserTurn<T> =
  | { state: 'done'; value: T }
  /** There is none, or none became free in time: `reason` in words for the report. */
  | { state: 'none'; reason: string }
  /** Nothing else is left to do meanwhile: ask again after `retryAfterMs`. */
  | { state: 'waiting'; retryAfterMs: number }
  | { state: 'cancelled' };

/** A browser that is not to be had within this time is not waited for: the report says what was not measured. */
const MAX_WAIT_MS = 4 * 60_000;
const MAX_LAUNCHES = 3;
/** Document: since when the run waits for a browser. */
export const BROWSER_WAIT = 'browserWaitSince';

/**
 * Opens a browser under a lease of the gate, lets `work` use it, and closes it whatever happens. While `isBusyElsewhere` the wait
 * for a free place happens here; after that it is handed back, so that the object can wait on its alarm.
 */
export async function withBrowser<T>(
  bench: Bench,
  target: Target,
  isBusyElsewhere: () => boolean,
  work: (browser: OpenBrowser) => Promise<T>,
): Promise<BrowserTurn<T>> {
  const { journal, ports, order, board } = bench;
  const port = ports.browserFor(order, target, bench.ledger);
  await closeLeftBrowser(bench, port);
  const waitingSince = journal.read<number>(BROWSER_WAIT) ?? ports.clock.now();
  journal.write(BROWSER_WAIT, waitingSince);

  while (!bench.isCancelled()) {
    if (ports.clock.now() - waitingSince > MAX_WAIT_MS || bench.isOutOfTime()) {
      await ports.gate.release(order);
      return { state: 'none', reason: 'no browser was free in time' };
    }
    const lease = await ports.gate.acquire(order);
    let retryAfterMs: number;
    if (lease.granted) {
      const launch = await port.launch();
      if (launch.ok) {
        journal.drop(BROWSER_WAIT);
        return { state: 'done', value: await workIn(bench, launch.browser, work) };
      }
      await ports.gate.release(order);
      if (launch.reason === 'missing' || journal.countAttempt('launch') >= MAX_LAUNCHES) {
        return { state: 'none', reason: launch.detail };
      }
      retryAfterMs = launch.retryAfterMs;
    } else {
      retryAfterMs = lease.retryAfterMs;
    }
    if (!isBusyElsewhere()) {
      board.show({ message: 'Waiting for a free browser' });
      return { state: 'waiting', retryAfterMs };
    }
    await new Promise<void>((resolve) => setTimeout(resolve, retryAfterMs));
  }
  return { state: 'cancelled' };
}

/** Closes what a crash left open, its place at the gate kept for the one that is opened now. */
async function closeLeftBrowser({ journal }: Bench, port: BrowserPort): Promise<boolean> {
  const left = journal.run?.browserSessionId;
  if (!left) return false;
  await port.closeLeftover(left);
  journal.updateRun({ browserSessionId: null });
  return true;
}

/** For a run that needs no browser any more: one it was killed with would go on, and hold its place until the lease is over. */
export async function giveUpBrowser(bench: Bench, target: Target): Promise<void> {
  const { ports, order, ledger } = bench;
  if (await closeLeftBrowser(bench, ports.browserFor(order, target, ledger))) await ports.gate.release(order);
}

async function workIn<T>(bench: Bench, browser: OpenBrowser, work: (browser: OpenBrowser) => Promise<T>): Promise<T> {
  const { journal, ports, order } = bench;
  const openedAt = ports.clock.now();
  try {
    journal.updateRun({ browserSessionId: browser.sessionId });
    return await work(browser);
  } finally {
    await browser.close();
    bench.ledger.save();
    ports.counters.count(order.sessionId, { what: 'browser_used', ms: ports.clock.now() - openedAt });
    await ports.gate.release(order);
    if (!bench.isCancelled()) journal.updateRun({ browserSessionId: null });
  }
}
