import type { TopRecommendation } from '../../contract/results.ts';
import type { Improvement } from '../score/improvements.ts';

/** The free part shows three. */
const SHOWN = 3;

/** The first of what there is to do, as the full report has them: what, why, who and how long, never the fix. */
export const topRecommendations = (improvements: readonly Improvement[]): TopRecommendation[] =>
  improvements.slice(0, SHOWN).map(({ advice, priority, checkIds, gain, urgency }) => ({
    title: advice.title,
    description: advice.description,
    priority,
    checkIds,
    pointsGain: Math.round(gain * 10) / 10,
    effort: advice.effort,
    owner: advice.owner,
    urgency,
  }));
