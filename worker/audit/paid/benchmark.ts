import type { TradeId } from '../trades/index.ts';

/** Scores of other websites of the same trade that this service has analyzed, as they stood when this one was judged: an observation. */
export interface Benchmark {
  trade: TradeId;
  /** 0-100, the newest of each distinct website, this one left out, ascending. */
  scores: readonly number[];
  /** When they were counted, epoch ms. */
  countedAt: number;
}

export interface Standing {
  websites: number;
  median: number;
  topDecile: number;
  /** Place among them and this website; 1 is best. */
  rank: number;
}

/** Fewer websites than this say nothing about a trade. Product owner's number. */
export const MIN_WEBSITES = 5;

/** How a score stands among the others; null when there are too few. */
export function standingOf(ownScore: number, benchmark: Benchmark | null): Standing | null {
  if (!benchmark || benchmark.scores.length < MIN_WEBSITES) return null;
  const sorted = benchmark.scores.toSorted((a, b) => a - b);
  return {
    websites: sorted.length,
    median: quantile(sorted, 0.5),
    topDecile: quantile(sorted, 0.9),
    rank: sorted.filter((score) => score > ownScore).length + 1,
  };
}

/** Nearest rank, so that every figure is a score some website has. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
