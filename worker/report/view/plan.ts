import type { Plan } from '../../contract/premium.ts';
import { EFFORT_WORDS, OWNER_WORDS, pointsWords } from '../words.ts';
import type { RecommendationView } from './recommendations.ts';

export interface PlanMonth {
  /** "Days 1-30". */
  title: string;
  goal: string;
  steps: PlanStep[];
}

export interface PlanStep {
  recommendationId: string;
  /** Of the recommendation; null when it is not in this report. */
  number: number | null;
  title: string;
  /** '' when it gains nothing by itself. */
  points: string;
  effort: string;
  owner: string;
  scoreAfter: number;
}

export function selectPlan(plan: Plan, recommendations: readonly RecommendationView[]): PlanMonth[] {
  const numbers = new Map(recommendations.map(({ id, number }) => [id, number]));
  return plan.map(({ days, goal, steps }) => ({
    title: `Days ${days}`,
    goal,
    steps: steps.map((step) => ({
      recommendationId: step.recommendationId,
      number: numbers.get(step.recommendationId) ?? null,
      title: step.title,
      points: step.pointsGain > 0 ? pointsWords(step.pointsGain) : '',
      effort: EFFORT_WORDS[step.effort],
      owner: OWNER_WORDS[step.owner],
      scoreAfter: step.scoreAfter,
    })),
  }));
}
