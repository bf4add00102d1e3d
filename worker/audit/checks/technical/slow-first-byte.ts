import { defineCheck, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';

/** Bands of web.dev. */
const GOOD_MS = 800;
const POOR_MS = 1800;
/** A median of fewer is an accident. */
const MIN_SAMPLES = 3;

/**
 * Median of three on the home page; where it was not asked again, over the key pages. A value within its own spread of a threshold
 * takes the better side, so that repeated runs agree.
 */
export const slowFirstByte = defineCheck({
  id: 'slow-first-byte',
  revision: 2,
  category: 'technical',
  strength: 'B',
  catalogue: ['ttfb'],
  title: {
    pass: 'The server answered our requests quickly',
    partial: 'The server answers slowly',
    fail: 'The server answers very slowly',
  },
  why: 'Agents that fetch a page while a person waits may give up. Measured from where we stand, not from theirs.',
  sources: ['https://web.dev/articles/ttfb'],
  needs: ['target', 'attempts', 'ttfbSamplesMs'],
  run({ target, attempts, ttfbSamplesMs }) {
    if (target.isPrivate) return notApplicable('The speed of a private address says nothing about the public website.');
    const isRepeated = ttfbSamplesMs.length >= MIN_SAMPLES;
    const ofPages = attempts.filter(({ plain }) => plain.failure === null).map(({ plain }) => plain.ttfbMs);
    const times = isRepeated ? ttfbSamplesMs : ofPages;
    if (times.length < MIN_SAMPLES) return inconclusive(`Only ${times.length} pages were timed.`);
    const typical = median(times);
    const spread = median(times.map((time) => Math.abs(time - typical)));
    const evidence: Evidence[] = [
      {
        pageUrl: target.homeUrl,
        place: isRepeated ? `median of ${times.length} requests for the home page` : `median of ${times.length} pages`,
        seen: `${Math.round(typical)} ms, give or take ${Math.round(spread)} ms`,
      },
    ];
    if (typical - spread <= GOOD_MS) return pass(evidence);
    return typical - spread <= POOR_MS ? partial(evidence) : fail(evidence);
  },
});

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
