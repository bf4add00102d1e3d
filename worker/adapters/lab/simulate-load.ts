import { Core, Graph, Metrics, Simulation } from '@paulirish/trace_engine/models/trace/lantern/lantern.js';
import type { LabRun } from '../../audit/website/lab/lab-observation.ts';
import type { EmulatedDevice } from './devices.ts';
import { linkRequests } from './link-requests.ts';
import type { LoadTrace } from './load-trace.ts';
import type { LoggedRequest } from './logged-request.ts';
import { workOf } from './processor-waits.ts';

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
  observed: { speedIndexMs: number | null; largest: LabRun['largestElement'] },
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
    const loadOf = (loaded: LoggedRequest[]) => ({
      simulator,
      graph: byWork(
        Graph.PageDependencyGraph.createGraph(trace.mainThread as never, loaded, {
          requestedUrl: first.url,
          mainDocumentUrl: last.url,
        }),
      ),
      processedNavigation: { timestamps: { firstContentfulPaint, largestContentfulPaint } },
    });
    const load = loadOf(requests);
    const fcpResult = Metrics.FirstContentfulPaint.compute(load);
    const ofLargest = loadOf(requests.filter((request) => mayHoldUp(observed.largest, request)));
    const lcpResult = Metrics.LargestContentfulPaint.compute(ofLargest, { fcpResult });
    const interactiveResult = Metrics.Interactive.compute(load, { lcpResult });
    const blocking = Metrics.TotalBlockingTime.compute(load, { fcpResult, interactiveResult });
    const speedIndex =
      observed.speedIndexMs === null
        ? null
        : Metrics.SpeedIndex.compute(load, { fcpResult, observedSpeedIndex: observed.speedIndexMs });
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

/**
 * The tasks of the model, each as long as the processor was at work on it: with the task the model would multiply what it waited for a
 * busy machine of ours. On one with nine at work for each processor 600 ms of script took 1.8 to 4 s, and 600 ms of its thread each time.
 */
export function byWork<Node extends { traverse(visit: (node: unknown) => void): void }>(graph: Node): Node {
  graph.traverse((node) => {
    if (node instanceof Graph.CPUNode)
      node.correctedEndTs = node.startTime + Math.min(node.duration, workOf(node.event as never));
  });
  return graph;
}

/**
 * The model takes whatever arrived before the largest paint for a part of it; near the server every picture of the page does. No text
 * waits for a picture, and no picture for those that the browser itself puts last. Kept where the browser did not say what it drew.
 */
function mayHoldUp(largest: LabRun['largestElement'], { url, resourceType, priority }: LoggedRequest): boolean {
  if (largest?.picture === undefined || (resourceType !== 'Image' && resourceType !== 'Media')) return true;
  return largest.picture !== null && (url === largest.picture || !PUT_LAST.has(priority));
}

const PUT_LAST: ReadonlySet<string> = new Set(['Low', 'VeryLow']);
