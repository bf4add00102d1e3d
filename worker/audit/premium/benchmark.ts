import type { TradeId } from '../facts/facts.ts';

/** Scores of other websites of the same trade that this service has analysed, as they stood when this one was. An observation. */
export interface Benchmark {
  trade: TradeId;
  /** Distinct websites compared, this one left out, newest score of each. */
  websites: number;
  /** 0-100. */
  median: number;
  topDecile: number;
  /** Place of this website among them and itself; 1 is best. */
  rank: number;
  /** When it was counted, epoch ms. */
  countedAt: number;
}

/** Fewer websites than this say nothing about a trade. Product owner's number. */
export const MIN_WEBSITES = 5;

/** Scores of the other websites, summed up for this one. null when there are too few. */
export function benchmarkOf(
  trade: TradeId,
  ownScore: number,
  otherScores: readonly number[],
  countedAt: number,
): Benchmark | null {
  if (otherScores.length < MIN_WEBSITES) return null;
  const sorted = otherScores.toSorted((a, b) => a - b);
  return {
    trade,
    websites: sorted.length,
    median: quantile(sorted, 0.5),
    topDecile: quantile(sorted, 0.9),
    rank: sorted.filter((score) => score > ownScore).length + 1,
    countedAt,
  };
}

/** Nearest rank, so that every figure is a score somebody has. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
