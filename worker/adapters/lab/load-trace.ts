import type { DevtoolsSession } from './devtools-session.ts';

/** An event of Chromium's trace: times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  /** What its thread was at work of that; absent where the system does not tell. */
  tdur?: number;
  args: {
    frame?: string;
    snapshot?: string;
    data?: {
      frame?: string;
      documentLoaderURL?: string;
      weighted_score_delta?: number;
      readyState?: number;
      stackTrace?: { url: string }[];
      url?: string;
    };
  };
}

/** What Lighthouse traces, less what only its other audits and DevTools' own panel read. */
const CATEGORIES = [
  '-*',
  'disabled-by-default-lighthouse',
  'loading',
  'v8',
  'v8.execute',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.stack',
  'disabled-by-default-devtools.screenshot',
];

const SCREENSHOT = 'Screenshot';
/** What is worked with later; everything else is dropped as it arrives, because a trace can outgrow an object's memory. */
const KEPT = new Set([
  'RunTask',
  'ThreadControllerImpl::RunTask',
  'TimerInstall',
  'TimerFire',
  'InvalidateLayout',
  'ScheduleStyleRecalculation',
  'EvaluateScript',
  'XHRReadyStateChange',
  'FunctionCall',
  'v8.compile',
  'ParseAuthorStyleSheet',
  'ResourceSendRequest',
  'Layout',
  'Paint',
  'ParseHTML',
  'navigationStart',
  'firstContentfulPaint',
  'largestContentfulPaint::Candidate',
  'largestContentfulPaint::Invalidate',
  'LayoutShift',
  SCREENSHOT,
]);
/** About 60 MB of objects; a page that makes more of them is not measured to its end. */
const MAX_EVENTS = 200_000;
/** Chromium itself takes no more. */
const MAX_SCREENSHOTS = 450;

/** Starts recording the whole browser, in which nothing else may be at work. Answers how to end it. */
export async function startTrace(session: DevtoolsSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  let screenshots = 0;
  session.on('Tracing.dataCollected', ({ value }: { value: TraceEvent[] }) => {
    for (const event of value) {
      if (!KEPT.has(event.name) || events.length >= MAX_EVENTS) continue;
      if (event.name === SCREENSHOT && screenshots++ >= MAX_SCREENSHOTS) continue;
      events.push(event);
    }
  });
  await session.send('Tracing.start', { categories: CATEGORIES.join(','), options: 'sampling-frequency=10000' });
  return async () => {
    const complete = new Promise<void>((resolve) => session.on('Tracing.tracingComplete', () => resolve()));
    await session.send('Tracing.end');
    await complete;
    return events;
  };
}

/** The recording of one load, read: times in microseconds of the trace's clock. */
export interface LoadTrace {
  /** When the navigation that ended in the page began. */
  startedAt: number;
  firstContentfulPaint: number | null;
  largestContentfulPaint: number | null;
  /** What the page's main thread did, in order, parents before their children. */
  mainThread: TraceEvent[];
  layoutShifts: { at: number; score: number }[];
  /** JPEGs in base64 as the window looked, one for each change. */
  screenshots: { at: number; jpeg: string }[];
}

/** null when the page was never navigated to. */
export function readTrace(events: readonly TraceEvent[], mainFrameId: string): LoadTrace | null {
  const inOrder = events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const start = inOrder.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args.frame === mainFrameId && /^https?:/.test(args.data?.documentLoaderURL ?? ''),
  );
  if (!start) return null;
  const since = inOrder.filter(({ ts }) => ts >= start.ts);
  const ofMainFrame = (event: TraceEvent) => event.args.frame === mainFrameId;
  const largest = since.findLast((event) => event.name.startsWith('largestContentfulPaint::') && ofMainFrame(event));
  return {
    startedAt: start.ts,
    firstContentfulPaint:
      since.find((event) => event.name === 'firstContentfulPaint' && ofMainFrame(event))?.ts ?? null,
    largestContentfulPaint: largest?.name.endsWith('::Candidate') ? largest.ts : null,
    mainThread: inOrder.filter(({ pid, tid }) => pid === start.pid && tid === start.tid),
    layoutShifts: since.flatMap(({ name, ts, args }) =>
      name === 'LayoutShift' ? [{ at: ts, score: args.data?.weighted_score_delta ?? 0 }] : [],
    ),
    screenshots: since
      .flatMap(({ name, ts, args }) => (name === SCREENSHOT && args.snapshot ? [{ at: ts, jpeg: args.snapshot }] : []))
      .filter(({ jpeg }, i, all) => jpeg !== all[i - 1]?.jpeg),
  };
}
