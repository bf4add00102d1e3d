import type { Recommendation } from '../../contract/premium.ts';
import type { Score } from '../../contract/results.ts';
import type { FixInput, WrittenFix } from '../fixes/fix-input.ts';
import type { Gate } from '../gates.ts';
import type { Improvement } from '../improvements.ts';
import type { AnsweredQuestion } from '../questions/answered-question.ts';
import type { Benchmark } from './benchmark.ts';

/** What the paid groups are written from. */
export interface PremiumInput extends FixInput {
  overallScore: number;
  score: Score;
  gates: readonly Gate[];
  questions: readonly AnsweredQuestion[];
  /** Everything that would raise the score, by points per effort. */
  improvements: readonly Improvement[];
  /** The same as recommendations, in the same order. */
  recommendations: readonly Recommendation[];
  fixes: readonly WrittenFix[];
  /** Other websites of the trade; null when there are too few. */
  benchmark: Benchmark | null;
}
