import { LAB_DEVICES } from '../../website/lab/lab-observation.ts';
import { bareDoubt } from '../../website/lab/paint-doubt.ts';
import { shiftDoubt, UNSTEADY } from '../../website/lab/shift-doubt.ts';
import { bandOf, loadsWords, spreadOf, THRESHOLDS } from '../../website/lab/thresholds.ts';
import { defineCheck, fail, inconclusive, partial, pass } from '../check.ts';

/** Cumulative Layout Shift of the home page while it loads, on the device where more of it moves. */
export const shiftingLayout = defineCheck({
  id: 'shifting-layout',
  revision: 7,
  category: 'technical',
  strength: 'C',
  catalogue: ['cls'],
  title: {
    pass: 'The home page hardly moves while it loads',
    partial: 'Parts of the home page move while it loads',
    fail: 'Much of the home page moves while it loads',
  },
  why: 'Whoever taps a page that still moves may hit the wrong thing.',
  sources: ['https://web.dev/articles/cls'],
  needs: ['lab', 'home'],
  run({ lab, home }) {
    const spreads = LAB_DEVICES.flatMap((device) => spreadOf(lab, device, 'cumulativeLayoutShift') ?? []);
    if (spreads.length === 0) return inconclusive('The home page did not finish drawing while it was measured.');
    const bandOfShift = (shift: number) => bandOf(shift, THRESHOLDS.cumulativeLayoutShift);
    const isGood = spreads.every(({ typical }) => bandOfShift(typical) === 'good');
    const moved = spreads.filter(
      ({ typical, run }) => bandOfShift(typical) !== 'good' && shiftDoubt(lab, run.device) === null,
    );
    const told = isGood || moved.length === 0 ? spreads : moved;
    const evidence = told.map((spread) => ({
      pageUrl: lab.pageUrl,
      place: `layout shift on a ${spread.run.device}${loadsWords(spread, (shift) => shift.toFixed(2))}`,
      seen: spread.typical.toFixed(2),
    }));
    if (LAB_DEVICES.some((device) => bareDoubt(lab, device, home.plain.view) !== null))
      return inconclusive(
        'Files of the page did not arrive in our browser, and without them parts may move, or stand still.',
      );
    if (isGood && spreads.some(({ typical }) => typical > THRESHOLDS.cumulativeLayoutShift.good))
      return inconclusive(NEAR, evidence);
    if (isGood) return pass(evidence);
    if (moved.length === 0) return inconclusive(UNSTEADY, evidence);
    const band = bandOfShift(Math.max(...moved.map(({ typical }) => typical)));
    return band === 'middling' ? partial(evidence) : fail(evidence);
  },
});

const NEAR = 'The movement lies so near to 0.1 that another run may fall on either side.';
