import type { LabDevice, LabObservation } from './lab-observation.ts';
import { bandOf, spreadOf, THRESHOLDS } from './thresholds.ts';

export const UNSTEADY = 'Parts of the home page moved in some loads, in others it stood still.';

/** Why how much of the page moves on a device is not believed: where it stood still in one of several loads, the machine or the moment may have moved it. */
export function shiftDoubt(lab: LabObservation, device: LabDevice): string | null {
  const spread = spreadOf(lab, device, 'cumulativeLayoutShift');
  if (spread === null) return null;
  const isGood = (shift: number) => bandOf(shift, THRESHOLDS.cumulativeLayoutShift) === 'good';
  return !isGood(spread.typical) && isGood(spread.least) ? UNSTEADY : null;
}
