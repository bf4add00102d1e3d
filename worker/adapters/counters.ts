import type { Counted, Counters } from '../operations/counters.ts';

/**
 * Into Workers Analytics Engine, and a line of the log with the same, which is all there is on one's own machine. A data point has one
 * index, then words and numbers in a fixed order: what, reason; 1, milliseconds, tokens, dollars. Source: https://developers.cloudflare.com/analytics/analytics-engine/
 */
export function createCounters(dataset: AnalyticsEngineDataset | undefined): Counters {
  return {
    count(sessionId, counted) {
      console.info(JSON.stringify({ event: counted.what, session: sessionId, ...detailsOf(counted) }));
      const { reason = '', ms = 0, tokens = 0, dollars = 0 } = detailsOf(counted);
      try {
        dataset?.writeDataPoint({
          indexes: [counted.what],
          blobs: [counted.what, reason],
          doubles: [1, ms, tokens, dollars],
        });
      } catch (error) {
        console.warn(JSON.stringify({ event: 'count_failed', error: String(error) }));
      }
    },
  };
}

function detailsOf(counted: Counted): { reason?: string; ms?: number; tokens?: number; dollars?: number } {
  return {
    ...('reason' in counted ? { reason: counted.reason } : {}),
    ...('ms' in counted ? { ms: counted.ms } : {}),
    ...('tokens' in counted ? { tokens: counted.tokens, dollars: counted.dollars } : {}),
  };
}
