import type { KeyPages } from '../../crawl/find-pages.ts';
import type { Journal } from '../journal.ts';
import type { AnalysisPorts } from '../ports.ts';
import { RequestLedger } from './request-ledger.ts';

/** Closes the browser of a run without waiting for the page it reads. The place in the queue for one is given up, too. */
export async function closeBrowser(journal: Journal, ports: AnalysisPorts): Promise<void> {
  const { run } = journal;
  const found = journal.read<KeyPages>('found');
  if (run?.browserSessionId && found) {
    const port = ports.browserFor(run.order, found.target, new RequestLedger(journal));
    await port.closeLeftover(run.browserSessionId);
  }
  if (run) await ports.gate.release(run.order).catch(() => {});
}
