import type { TopRecommendation } from '../../contract/results.ts';
import { improvements, type Judged } from '../score/improvements.ts';

/** The free part shows three. */
const SHOWN = 3;
/** What gains most, by scoring again. What and why, never the fix. */
export function topRecommendations(judged: Judged): TopRecommendation[] {
  return improvements(judged, 'gain')
    .slice(0, SHOWN)
    .map((improvement) => ({
      title: improvement.advice.title,
      description: improvement.advice.description,
      priority: improvement.priority,
      checkIds: improvement.checkIds,
      pointsGain: Math.round(improvement.gain * 10) / 10,
    }));
}
