import type { LabDevice, LabObservation, LabRun } from '../audit/website/lab/lab-observation.ts';

/** When every built run was made: 1 November 2026, noon UTC. */
const MEASURED_AT = Date.UTC(2026, 10, 1, 12);

/** What a phone shows of a page that fits it and whose controls all say what they are. */
export const ON_A_PHONE = { layout: { hasViewport: true, textBeyond: 0, bareControls: 0 } };

type RunChanges = Partial<Omit<LabRun, 'metrics' | 'document'>> & {
  metrics?: Partial<LabRun['metrics']>;
  document?: Partial<LabRun['document']>;
};

/** A load of a light, steady page. */
export function labRun(device: LabDevice, changes: RunChanges = {}): LabRun {
  return {
    device,
    finalUrl: 'https://example.test/',
    largestElement: { selector: 'body > h1', snippet: '<h1>Example</h1>' },
    traffic: {
      byKind: [
        { kind: 'document', requests: 1, transferBytes: 6_000, bodyBytes: 20_000 },
        { kind: 'image', requests: 4, transferBytes: 180_000, bodyBytes: 179_000 },
      ],
      failedRequests: 0,
      cacheable: { parts: 4, ofParts: 4 },
      compressed: { parts: 1, ofParts: 1 },
    },
    consoleErrors: [],
    mixedContent: [],
    measuredAt: MEASURED_AT,
    ...changes,
    metrics: {
      firstContentfulPaintMs: device === 'phone' ? 1_200 : 400,
      largestContentfulPaintMs: device === 'phone' ? 1_700 : 600,
      totalBlockingTimeMs: 20,
      cumulativeLayoutShift: 0.01,
      speedIndexMs: device === 'phone' ? 1_500 : 500,
      ...changes.metrics,
    },
    document: {
      status: 200,
      protocol: 'h2',
      contentEncoding: 'br',
      transferBytes: 6_000,
      bodyBytes: 20_000,
      ...changes.document,
    },
  };
}

/** One run per device, changed alike. */
export function labObservation(changes: RunChanges = {}): LabObservation {
  return {
    pageUrl: 'https://example.test/',
    runs: [labRun('phone', changes), labRun('desktop', changes)],
    notMeasured: [],
  };
}
