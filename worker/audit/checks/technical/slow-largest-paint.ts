import { LAB_DEVICES } from '../../website/lab/lab-observation.ts';
import { bandOf, spreadOf, THRESHOLDS } from '../../website/lab/thresholds.ts';
import { defineCheck, dueTo, fail, inconclusive, partial, pass } from '../check.ts';

/**
 * Largest Contentful Paint of the home page on a phone, by a lab measurement; the desktop's is shown beside it. The median of the
 * loads decides; within its noise of a band it takes the better side. The conditions are simulated, so a private address is measured like any other.
 */
export const slowLargestPaint = defineCheck({
  id: 'slow-largest-paint',
  revision: 2,
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
  causes: ['largest-is-text', 'largest-unnamed'],
  run({ lab }) {
    const spreads = LAB_DEVICES.flatMap((device) => spreadOf(lab, device, 'largestContentfulPaintMs') ?? []);
    const phone = spreads.find(({ run }) => run.device === 'phone');
    if (!phone) return inconclusive('The home page did not finish drawing while it was measured.');
    const evidence = spreads.map(({ run, typical, least, most, loads }) => ({
      pageUrl: lab.pageUrl,
      place: `largest paint on a ${run.device}${loads > 1 ? `, median of ${loads} loads (${inSeconds(least)} to ${inSeconds(most)})` : ''}`,
      seen: inSeconds(typical),
    }));
    const { largestElement } = phone.run;
    if (largestElement)
      evidence.push({
        pageUrl: phone.run.finalUrl,
        place: 'what is drawn last on a phone',
        seen: largestElement.snippet,
      });
    const band = bandOf(phone.typical, THRESHOLDS.largestContentfulPaintMs);
    if (band === 'good') return pass(evidence);
    return dueTo(causeOf(largestElement?.snippet ?? ''), band === 'middling' ? partial(evidence) : fail(evidence));
  },
});

/** Tags, and backgrounds by the style that names them. */
const PICTURE = /^\s*<(?:img|picture|video|image|svg|canvas)\b|background(?:-image)?\s*:[^;]*url\(/i;

/** An element without a word of its own shows a picture that a style sheet names, or nothing we could see. */
const causeOf = (snippet: string): 'largest-is-text' | 'largest-unnamed' | null =>
  PICTURE.test(snippet) ? null : /\p{L}/u.test(snippet.replace(/<[^>]*>/g, '')) ? 'largest-is-text' : 'largest-unnamed';

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
