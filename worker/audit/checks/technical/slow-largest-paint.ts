import { LAB_DEVICES, type LabRun } from '../../website/lab/lab-observation.ts';
import { isPicture, largestWords, steadyElement } from '../../website/lab/largest-element.ts';
import { paintDoubt } from '../../website/lab/paint-doubt.ts';
import { bandOf, loadsWords, spreadOf, THRESHOLDS } from '../../website/lab/thresholds.ts';
import { defineCheck, dueTo, fail, inconclusive, partial, pass } from '../check.ts';

/**
 * Largest Contentful Paint of the home page on a phone, by a lab measurement; the desktop's is shown beside it. The median of the
 * loads decides; within its noise of a band it takes the better side. The conditions are simulated, so a private address is measured like any other.
 */
export const slowLargestPaint = defineCheck({
  id: 'slow-largest-paint',
  revision: 13,
  category: 'technical',
  strength: 'C',
  catalogue: ['lcp'],
  title: {
    pass: 'In our test a phone showed the main content within 2.5 seconds',
    partial: 'The home page takes a while to show its main content on a phone',
    fail: 'The home page shows its main content late on a phone',
  },
  why: 'Some people leave slow pages. Over 107,352 pages the effect on being cited was small.',
  sources: ['https://web.dev/articles/lcp', 'https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md'],
  needs: ['lab', 'home'],
  causes: ['largest-is-text', 'largest-unnamed', 'largest-is-first'],
  run({ lab, home }) {
    const spreads = LAB_DEVICES.flatMap((device) => spreadOf(lab, device, 'largestContentfulPaintMs') ?? []);
    // A time told in one place and held back in another would be read as two tests.
    const doubt = LAB_DEVICES.map((device) => paintDoubt(lab, device, home.plain.view)).find((one) => one !== null);
    if (doubt) return inconclusive(doubt);
    const phone = spreads.find(({ run }) => run.device === 'phone');
    if (!phone) return inconclusive('When a phone shows the main content could not be measured.');
    const isGood = (typical: number) => bandOf(typical, THRESHOLDS.largestContentfulPaintMs) === 'good';
    // Beside a slow phone a quick desktop is no fault.
    const told = spreads.filter((one) => one === phone || isGood(phone.typical) || !isGood(one.typical));
    const evidence = told.map((spread) => ({
      pageUrl: lab.pageUrl,
      place: `largest paint on a ${spread.run.device}${loadsWords(spread, inSeconds)}`,
      seen: inSeconds(spread.typical),
    }));
    const largestElement = steadyElement(lab.runs.filter(({ device }) => device === 'phone'));
    const drawn = largestElement ? largestWords(largestElement) : null;
    if (drawn !== null)
      evidence.push({ pageUrl: phone.run.finalUrl, place: 'what is largest on a phone', seen: drawn });
    const band = bandOf(phone.typical, THRESHOLDS.largestContentfulPaintMs);
    if (band === 'good' && phone.typical > THRESHOLDS.largestContentfulPaintMs.good)
      return inconclusive(NEAR, evidence);
    if (band === 'good') return pass(evidence);
    return dueTo(causeOf(largestElement), band === 'middling' ? partial(evidence) : fail(evidence));
  },
});

/** What is neither a picture nor has a word of its own is nothing we could name. */
function causeOf(element: LabRun['largestElement']): 'largest-is-text' | 'largest-unnamed' | 'largest-is-first' | null {
  if (element === null) return 'largest-unnamed';
  // It is asked for before all else already.
  if (isPicture(element)) return /\bfetchpriority=["']?high/i.test(element.snippet) ? 'largest-is-first' : null;
  return largestWords(element) === null ? 'largest-unnamed' : 'largest-is-text';
}

const NEAR = 'The time lies so near to 2.5 seconds that another run may fall on either side.';

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
