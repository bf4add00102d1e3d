import { defineCheck, fail, inconclusive, partial, pass } from '../../check.ts';
import { bandOf, THRESHOLDS } from '../../lab/thresholds.ts';
import { typicalRun } from '../../lab/typical-run.ts';

/**
 * Largest Contentful Paint of the home page on a phone, by a lab measurement; the desktop's is shown beside it. A value within its noise
 * of a band takes the better side. The conditions are simulated, so a private address is measured like any other.
 */
export const slowLargestPaint = defineCheck({
  id: 'slow-largest-paint',
  revision: 1,
  category: 'technical',
  strength: 'C',
  catalogue: ['lcp'],
  title: {
    pass: 'The home page shows its main content quickly on a phone',
    partial: 'The home page takes a while to show its main content on a phone',
    fail: 'The home page shows its main content late on a phone',
  },
  why: 'People leave slow pages. Over 107,352 pages the effect on being cited was small: slowness shuts out, speed does not win.',
  sources: ['https://web.dev/articles/lcp', 'https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md'],
  needs: ['lab'],
  run({ lab }) {
    const phone = typicalRun(lab, 'phone');
    const value = phone?.metrics.largestContentfulPaintMs ?? null;
    if (!phone || value === null) return inconclusive('The home page did not finish drawing while it was measured.');
    const desktop = typicalRun(lab, 'desktop');
    const evidence = [phone, ...(desktop ? [desktop] : [])].flatMap(({ device, runs, metrics }) => {
      const ms = metrics.largestContentfulPaintMs;
      if (ms === null) return [];
      const drawn = runs.at(-1)?.largestElement;
      return [
        {
          pageUrl: lab.pageUrl,
          place: `largest paint on a ${device}${runs.length > 1 ? `, median of ${runs.length} loads` : ''}`,
          seen: `${(ms / 1000).toFixed(1)} s${drawn ? `: ${drawn.snippet}` : ''}`,
        },
      ];
    });
    const band = bandOf(value, THRESHOLDS.largestContentfulPaintMs);
    if (band === 'good') return pass(evidence);
    return band === 'middling' ? partial(evidence) : fail(evidence);
  },
});
