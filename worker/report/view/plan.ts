import type { Plan } from '../../contract/premium.ts';
import type { RecommendationView } from './recommendations.ts';

export interface PlanMonth {
  /** "Days 1-30". */
  title: string;
  goal: string;
  steps: PlanStep[];
}

export interface PlanStep {
  /** Of the recommendation; null when it is not in this report. */
  number: number | null;
}

export function selectPlan(plan: Plan, recommendations: readonly RecommendationView[]): PlanMonth[] {
  const numbers = new Map(recommendations.map(({ id, number }) => [id, number]));
  return plan.map(({ days, goal, steps }) => ({
    title: `Days ${days}`,
    goal,
    steps: steps.map((step) => ({
      number: numbers.get(step.recommendationId) ?? null,
    })),
  }));
}
