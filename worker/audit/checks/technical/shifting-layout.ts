import { defineCheck, fail, inconclusive, partial, pass } from '../../check.ts';
import { LAB_DEVICES } from '../../lab/lab-observation.ts';
import { bandOf, THRESHOLDS } from '../../lab/thresholds.ts';
import { typicalRun } from '../../lab/typical-run.ts';

/** Cumulative Layout Shift of the home page while it loads, on the device where more of it moves. */
export const shiftingLayout = defineCheck({
  id: 'shifting-layout',
  revision: 1,
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
    const measured = LAB_DEVICES.flatMap((device) => {
      const shift = typicalRun(lab, device)?.metrics.cumulativeLayoutShift ?? null;
      return shift === null ? [] : [{ device, shift }];
    });
    if (measured.length === 0) return inconclusive('The home page did not finish drawing while it was measured.');
    const evidence = measured.map(({ device, shift }) => ({
      pageUrl: lab.pageUrl,
      place: `layout shift on a ${device}`,
      seen: shift.toFixed(2),
    }));
    const band = bandOf(Math.max(...measured.map(({ shift }) => shift)), THRESHOLDS.cumulativeLayoutShift);
    if (band === 'good') return pass(evidence);
    return band === 'middling' ? partial(evidence) : fail(evidence);
  },
});
