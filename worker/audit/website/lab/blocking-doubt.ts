import type { TypicalRun } from './typical-run.ts';

/** What Lighthouse calls good and poor on a phone. */
const [GOOD_MS, POOR_MS] = [200, 600];

export const BUSY = 'How long the page gave no answer to taps could not be told: the loads differ too much.';

/**
 * Why the blocking time is not believed: a busy machine of ours adds to it, in one load more than in another. null where it is. How much
 * script a page has tells nothing: a line of it can hold a browser up for a second.
 */
export function blockingDoubt({ runs }: Pick<TypicalRun, 'runs'>): string | null {
  const all = runs.flatMap((run) => run.metrics.totalBlockingTimeMs ?? []);
  return all.length > 1 && Math.min(...all) <= GOOD_MS && Math.max(...all) > POOR_MS ? BUSY : null;
}
