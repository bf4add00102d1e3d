import type { TopRecommendation } from '../../contract/results.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import type { Gate } from '../score/gates.ts';
import { type Improvement, improvements } from '../score/improvements.ts';

/** The free part shows three. */
const SHOWN = 3;
/** Points of the total from which a gain is called high or medium; a twentieth and a hundredth of what is reachable. */
const HIGH_POINTS = 3;
const MEDIUM_POINTS = 1;

/** What gains most, by scoring again. What and why, never the fix. */
export function topRecommendations(results: readonly CheckResult[], gates: readonly Gate[]): TopRecommendation[] {
  return improvements(results, gates, 'gain')
    .slice(0, SHOWN)
    .map((improvement) => ({
      title: improvement.advice.title,
      description: improvement.advice.description,
      priority: priorityOf(improvement),
      checkIds: improvement.checkIds,
      pointsGain: Math.round(improvement.gain * 10) / 10,
    }));
}

export function priorityOf({ opensGate, gain }: Pick<Improvement, 'opensGate' | 'gain'>): 'high' | 'medium' | 'low' {
  if (opensGate || gain >= HIGH_POINTS) return 'high';
  return gain >= MEDIUM_POINTS ? 'medium' : 'low';
}
