import { LAB_DEVICES } from '../../website/lab/lab-observation.ts';
import { bandOf, spreadOf, THRESHOLDS } from '../../website/lab/thresholds.ts';
import { defineCheck, fail, inconclusive, partial, pass } from '../check.ts';

/** Cumulative Layout Shift of the home page while it loads, on the device where more of it moves. */
export const shiftingLayout = defineCheck({
  id: 'shifting-layout',
  revision: 2,
  category: 'technical',
  strength: 'C',
  catalogue: ['cls'],
  title: {
    pass: 'The home page stands still while it loads',
    partial: 'Parts of the home page move while it loads',
    fail: 'Much of the home page moves while it loads',
  },
  why: 'Whoever taps a page that still moves hits the wrong thing, a person as much as an agent that clicks for one.',
  sources: ['https://web.dev/articles/cls'],
  needs: ['lab'],
  run({ lab }) {
    const spreads = LAB_DEVICES.flatMap((device) => spreadOf(lab, device, 'cumulativeLayoutShift') ?? []);
    if (spreads.length === 0) return inconclusive('The home page did not finish drawing while it was measured.');
    const evidence = spreads.map(({ run, typical, least, most, loads }) => ({
      pageUrl: lab.pageUrl,
      place: `layout shift on a ${run.device}${loads > 1 ? `, median of ${loads} loads (${least.toFixed(2)} to ${most.toFixed(2)})` : ''}`,
      seen: typical.toFixed(2),
    }));
    const band = bandOf(Math.max(...spreads.map(({ typical }) => typical)), THRESHOLDS.cumulativeLayoutShift);
    if (band === 'good') return pass(evidence);
    return band === 'middling' ? partial(evidence) : fail(evidence);
  },
});
