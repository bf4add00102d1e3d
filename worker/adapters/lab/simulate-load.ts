import { Core, Graph, Metrics, Simulation } from '@paulirish/trace_engine/models/trace/lantern/lantern.js';
import type { EmulatedDevice } from './devices.ts';
import { linkRequests } from './link-requests.ts';
import type { LoadTrace } from './load-trace.ts';
import type { LoggedRequest } from './logged-request.ts';

export interface SimulatedTimes {
  firstContentfulPaintMs: number;
  largestContentfulPaintMs: number;
  totalBlockingTimeMs: number;
  /** null when the window's filling was not seen. */
  speedIndexMs: number | null;
}

/**
 * What a load at full speed would have taken under a device's conditions, by Lantern: which requests and scripts waited for which
 * is read from the load, how long each takes from the conditions. null when the load does not hold what the model needs.
 * Source: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
export function simulateLoad(
  trace: LoadTrace,
  requests: LoggedRequest[],
  conditions: EmulatedDevice['conditions'],
  observedSpeedIndexMs: number | null,
): SimulatedTimes | null {
  const { firstContentfulPaint, largestContentfulPaint } = trace;
  if (firstContentfulPaint === null || largestContentfulPaint === null) return null;
  linkRequests(requests);
  const documents = requests.filter(
    ({ resourceType, initiator }) => resourceType === 'Document' && initiator.type === 'other',
  );
  const last = documents.findLast(({ failed }) => !failed);
  const first = last?.redirects?.[0] ?? last;
  if (!first || !last) return null;
  try {
    const analysis = Core.NetworkAnalyzer.analyze(requests);
    if (!analysis) return null;
    const simulator = Simulation.Simulator.createSimulator({
      networkAnalysis: analysis,
      throttlingMethod: 'simulate',
      throttling: conditions,
    });
    const graph = Graph.PageDependencyGraph.createGraph(trace.mainThread as never, requests, {
      requestedUrl: first.url,
      mainDocumentUrl: last.url,
    });
    const load = {
      simulator,
      graph,
      processedNavigation: { timestamps: { firstContentfulPaint, largestContentfulPaint } },
    };
    const fcpResult = Metrics.FirstContentfulPaint.compute(load);
    const lcpResult = Metrics.LargestContentfulPaint.compute(load, { fcpResult });
    const interactiveResult = Metrics.Interactive.compute(load, { lcpResult });
    const blocking = Metrics.TotalBlockingTime.compute(load, { fcpResult, interactiveResult });
    const speedIndex =
      observedSpeedIndexMs === null
        ? null
        : Metrics.SpeedIndex.compute(load, { fcpResult, observedSpeedIndex: observedSpeedIndexMs });
    return {
      firstContentfulPaintMs: fcpResult.timing,
      largestContentfulPaintMs: lcpResult.timing,
      totalBlockingTimeMs: blocking.timing,
      speedIndexMs: speedIndex?.timing ?? null,
    };
  } catch (error) {
    // The model says so in words of its own when a load is too odd for it.
    if (error instanceof Core.LanternError) return null;
    throw error;
  }
}
