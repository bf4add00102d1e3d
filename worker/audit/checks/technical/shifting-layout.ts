import { LAB_DEVICES } from '../../website/lab/lab-observation.ts';
import { bandOf, loadsWords, spreadOf, THRESHOLDS } from '../../website/lab/thresholds.ts';
import { missesStyles } from '../../website/misses-styles.ts';
import { defineCheck, fail, inconclusive, partial, pass } from '../check.ts';

/** Cumulative Layout Shift of the home page while it loads, on the device where more of it moves. */
export const shiftingLayout = defineCheck({
  id: 'shifting-layout',
  revision: 4,
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
  needs: ['lab', 'home'],
  run({ lab, home }) {
    const spreads = LAB_DEVICES.flatMap((device) => spreadOf(lab, device, 'cumulativeLayoutShift') ?? []);
    if (spreads.length === 0) return inconclusive('The home page did not finish drawing while it was measured.');
    const bandOfShift = (shift: number) => bandOf(shift, THRESHOLDS.cumulativeLayoutShift);
    const isGood = spreads.every(({ typical }) => bandOfShift(typical) === 'good');
    // Where it stood still in one of several loads, the machine or the moment may have moved it.
    const moved = spreads.filter(({ least }) => bandOfShift(least) !== 'good');
    const told = isGood || moved.length === 0 ? spreads : moved;
    const evidence = told.map((spread) => ({
      pageUrl: lab.pageUrl,
      place: `layout shift on a ${spread.run.device}${loadsWords(spread, (shift) => shift.toFixed(2))}`,
      seen: spread.typical.toFixed(2),
    }));
    if (isGood) return pass(evidence);
    if (moved.length === 0)
      return inconclusive('Parts of the home page moved in some loads, in others it stood still.', evidence);
    if (lab.runs.some(({ consoleErrors }) => missesStyles(home.plain.view, consoleErrors)))
      return inconclusive(
        'A style sheet of the page did not arrive in our browser, and without it parts may move.',
        evidence,
      );
    const band = bandOfShift(Math.max(...moved.map(({ typical }) => typical)));
    return band === 'middling' ? partial(evidence) : fail(evidence);
  },
});
