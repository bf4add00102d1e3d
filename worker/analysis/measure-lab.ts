import type { ReadAttempt, RenderAttempt } from '../audit/observations.ts';
import { LAB_DEVICES, type LabDevice, type LabObservation, type LabRun } from '../audit/website/lab/lab-observation.ts';
import { isUnsettled } from '../audit/website/lab/thresholds.ts';
import type { KeyPages } from '../crawl/find-pages.ts';
import type { Bench } from './bench.ts';
import { languageTag } from './browser/language-tag.ts';
import type { Journal } from './journal.ts';
import type { OpenBrowser, PagePicture } from './ports.ts';
import { renderedDocument } from './read-plain-pages.ts';

/** Of a page that is another one in every tenth load, the median of five tells the usual one 99 times of a hundred. */
const MAX_RUNS = 5;
/** Once measuring has taken so long, the runs there are must do. */
const ENOUGH_MS = 25_000;
/** The same while others wait for the browser: where much is asked at once loads differ most, and would be repeated most. */
const ENOUGH_WHEN_WANTED_MS = 10_000;
/** A page that took the whole object down with it this often is given up. */
const MAX_ATTEMPTS_A_RUN = 2;
/** Document: the home page as a visitor sees it. Absent where it could not be taken. */
const PICTURE = 'picture';

/**
 * Measures the home page on every device, alone in the browser. Every run is kept as soon as it is made, so that a crash repeats at
 * most the one under way. What cannot be measured is said, never thrown.
 */
export async function measureLab(
  bench: Bench,
  found: KeyPages,
  browser: OpenBrowser,
  quiet: () => Promise<void>,
): Promise<LabObservation | null> {
  const { journal, board } = bench;
  const pageUrl = found.target.homeUrl;
  if (!journal.read<RenderAttempt>(renderedDocument(0))?.view) return null;
  await quiet();
  board.show({ message: 'Measuring speed on a phone and a desktop' });
  const lab: LabObservation = { pageUrl, runs: [], notMeasured: [] };
  const startedAt = bench.ports.clock.now();
  for (const device of LAB_DEVICES) {
    // What could not be measured as one device within seconds cannot as another.
    const failed = lab.notMeasured[0];
    const measured =
      failed && bench.ports.clock.now() > startedAt + ENOUGH_MS / 2
        ? { runs: [], reason: failed.reason }
        : await measureDevice({ bench, browser, url: pageUrl, device, startedAt });
    lab.runs.push(...measured.runs);
    if (measured.runs.length === 0) lab.notMeasured.push({ device, reason: measured.reason });
  }
  return lab;
}

export const pictureOf = (journal: Journal): PagePicture | null => journal.read<PagePicture>(PICTURE);

async function measureDevice({
  bench,
  browser,
  url,
  device,
  startedAt,
}: {
  bench: Bench;
  browser: OpenBrowser;
  url: string;
  device: LabDevice;
  /** Of measuring, the devices before this one included. */
  startedAt: number;
}): Promise<{ runs: LabRun[]; reason: string }> {
  const { journal, ports, order } = bench;
  const runs: LabRun[] = [];
  let enoughMs = ENOUGH_MS;
  for (let number = 1; number <= MAX_RUNS; number++) {
    const name = `lab:${device}:${number}`;
    const known = journal.read<LabRun>(name);
    if (!known) {
      if (bench.isCancelled() || bench.isOutOfTime()) return { runs, reason: 'the time for one analysis was used up' };
      if (journal.countAttempt(name) > MAX_ATTEMPTS_A_RUN) return { runs, reason: 'the browser broke off repeatedly' };
      const withPicture = device === 'desktop' && pictureOf(journal) === null;
      const language = languageTag(journal.read<ReadAttempt>('plain:0')?.view?.lang);
      const result = await browser.measure(url, device, { withPicture, language });
      if (!result.ok) return { runs, reason: result.reason };
      const { run, picture } = result;
      journal.finish(name, ports.clock.now(), { [name]: run, ...(picture ? { [PICTURE]: picture } : {}) });
      if (picture) bench.board.showPicture(picture);
      // Renews the lease; a renewal that fails is made up for by the next.
      const lease = await ports.gate.acquire(order).catch(() => null);
      if (lease?.granted) enoughMs = lease.isWanted ? ENOUGH_WHEN_WANTED_MS : ENOUGH_MS;
    }
    const run = known ?? journal.read<LabRun>(name);
    if (run) runs.push(run);
    if (!isUnsettled(runs) || ports.clock.now() > startedAt + enoughMs) break;
    // Every device after this one is to have a load, too.
    if (!bench.ledger.hasLoadsLeft(LAB_DEVICES.length - LAB_DEVICES.indexOf(device))) break;
  }
  return { runs, reason: 'the browser could not measure the page' };
}
