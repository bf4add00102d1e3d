import type { TypicalRun } from './typical-run.ts';

/** What Lighthouse calls good and poor on a phone. */
const [GOOD_MS, POOR_MS] = [200, 600];
/** Of script, the page itself counted as if it were one. Fewer bytes keep no browser at work for a millisecond, on the simulated phone either. */
const BYTES_PER_MS = 50;

export const BUSY =
  'How long the page gave no answer to taps could not be told: the loads differ, or its scripts are too small to explain what was measured.';

/** Why the blocking time is not believed: a busy machine of ours adds to it. null where it is. */
export function blockingDoubt({ runs, metrics }: TypicalRun): string | null {
  const blocked = metrics.totalBlockingTimeMs;
  if (blocked === null) return null;
  const all = runs.flatMap((run) => run.metrics.totalBlockingTimeMs ?? []);
  if (Math.min(...all) <= GOOD_MS && Math.max(...all) > POOR_MS) return BUSY;
  const bytes = Math.max(...runs.map(({ traffic }) => workBytes(traffic.byKind)));
  return blocked > POOR_MS && bytes < blocked * BYTES_PER_MS ? BUSY : null;
}

function workBytes(byKind: TypicalRun['runs'][number]['traffic']['byKind']): number {
  return byKind
    .filter(({ kind }) => kind === 'script' || kind === 'document')
    .reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);
}
