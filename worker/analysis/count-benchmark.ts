import type { Prepared } from '../audit/judge.ts';
import type { Benchmark } from '../audit/paid/benchmark.ts';
import type { TradeId } from '../audit/trades/index.ts';
import type { Results } from '../contract/results.ts';
import { websiteKey } from '../contract/web-address.ts';
import type { Bench } from './bench.ts';

/** Name of the step and of its document. */
export const BENCHMARK = 'benchmark';

/**
 * How the other websites of the trade score at this moment. Counted once and kept with what was seen: judged again, this website meets
 * the same scores. null when the trade is not known; then there is nobody to compare with.
 */
export async function countBenchmark(
  { journal, ports, order }: Pick<Bench, 'journal' | 'ports' | 'order'>,
  { trade, observations: { target } }: Prepared,
): Promise<Benchmark | null> {
  if (!journal.isDone(BENCHMARK)) {
    const countedAt = ports.clock.now();
    const benchmark: Benchmark | null =
      trade === null ? null : { trade, scores: await ports.index.scoresOfTrade(trade, ownWebsites()), countedAt };
    journal.finish(BENCHMARK, countedAt, { [BENCHMARK]: benchmark });
  }
  return journal.read<Benchmark>(BENCHMARK);

  /** As typed, as answered, and as it will be called once it is public. */
  function ownWebsites(): string[] {
    const own = [order.websiteUrl, target.homeUrl].map((url) => websiteKey(new URL(url)));
    if (target.aliasHost !== null) own.push(websiteKey(new URL(`https://${target.aliasHost}/`)));
    return [...new Set(own)];
  }
}

/** A score that rests on less of the applicable weight tells more of our trouble in reading than of the website. */
const MIN_WEIGHT_MEASURED = 0.5;

/** Under which trade others may be compared with this score; null: under none. What is not on the public internet is nobody's measure. */
export function comparableTrade({ observations, trade }: Prepared, { score }: Pick<Results, 'score'>): TradeId | null {
  return observations.target.isPrivate || score.coverage.weightMeasured < MIN_WEIGHT_MEASURED ? null : trade;
}
