import type { LoadTrace, TraceEvent } from './load-trace.ts';

const TASKS: ReadonlySet<string> = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

/** What the processor worked on a task, in microseconds: on a busy machine of ours its thread waits in the middle of it, and that is no work. */
export function workOf({ dur, tdur }: Pick<TraceEvent, 'dur' | 'tdur'>): number {
  return tdur === undefined ? dur : Math.min(dur, tdur);
}

/** The pictures of a load with the time since it began less what the main thread waited for the processor in the middle of its tasks. */
export function withoutWaits({ startedAt, mainThread, screenshots }: LoadTrace): LoadTrace['screenshots'] {
  let end = startedAt;
  // One of another begins within it: what is counted already is not counted again.
  const waits = mainThread.flatMap((event) => {
    if (!TASKS.has(event.name) || !event.dur || event.ts < end) return [];
    end = event.ts + event.dur;
    return [{ from: event.ts, to: end, share: 1 - workOf(event) / event.dur }];
  });
  return screenshots.map((picture) => {
    const waited = waits.reduce(
      (sum, { from, to, share }) => sum + Math.max(0, Math.min(to, picture.at) - from) * share,
      0,
    );
    return { ...picture, at: picture.at - waited };
  });
}
