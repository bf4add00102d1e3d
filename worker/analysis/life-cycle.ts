import { DAY_MS, RETENTION_MS } from '../contract/retention.ts';
import type { Circumstances, Effect, Life, LifeEvent, Settlement, Transition } from './life.ts';

/** While work goes on an alarm always stands this far ahead, two heartbeats and a little: what a crash leaves behind wakes up by it. */
const LEASE_MS = 7_000;
/** A step that threw is tried again after these waits and up to half as long again, then the run is parked for the retry queue. */
const BACKOFF_MS = [1_000, 4_000];
/** Wait before the retry queue takes a parked run up again, and up to half as long again. */
const PARKED_RETRY_S = 30;
/** How often a parked run is taken up again before it is given up. */
const MAX_RETRIES = 3;
/** Product decisions §5: no analysis takes longer. What is known by then is judged. */
const MAX_RUN_MS = 10 * 60_000;
/** Beyond that a run that is still not settled is given up. */
const GRACE_MS = 2 * 60_000;
/** Starts without one finished step in between: by then the run takes its object down with it. */
const MAX_IDLE_STARTS = 6;
/** A run without a sign of life for this long lay still. */
const PAUSE_MS = 30_000;
/** An alarm this much later than promised was lost with its process. */
const WAKE_LATE_MS = 2_000;
/** A settled run looks then whether the index still has it: the retention erases both, and a database may be put back. */
const LOOK_AFTER_MS = RETENTION_MS + DAY_MS;
/** And as long as it has it, every so often again. */
const LOOK_AGAIN_MS = 7 * DAY_MS;

export const OUR_FAULT =
  'Something failed on our side and we could not finish this analysis. Your website is not to blame. Please run it again.';
const STOPPED = 'You stopped this analysis.';

export function beginLife(now: number): Life {
  return {
    status: 'working',
    startedAt: now,
    retries: 0,
    idleStarts: 0,
    throws: 0,
    failureMessage: null,
    aliveAt: now,
    pausedMs: 0,
    wakeAt: null,
  };
}

export const isSettled = ({ status }: Life): boolean => status === 'completed' || status === 'failed';

/** The whole analysis has taken longer than it may: it is finished with what is known. */
export const isOutOfTime = (life: Life, now: number): boolean => workedMs(life, now) > MAX_RUN_MS;

/** The life of a run, one event at a time. Pure: a settled run stays as it is, whatever comes. */
export function live(life: Life, event: LifeEvent, circumstances: Circumstances): Transition {
  if (event.type === 'orphaned') return then({}, { do: 'erase' });
  switch (life.status) {
    case 'working':
      return whileWorking(life, event, circumstances);
    case 'parked':
      return whileParked(life, event, circumstances);
    default:
      return onceSettled(event, circumstances);
  }
}

function whileWorking(life: Life, event: LifeEvent, { now, jitter, isAtWork }: Circumstances): Transition {
  const wake = isAtWork ? NOTHING : then({}, { do: 'set-alarm', at: now });
  switch (event.type) {
    case 'woken':
    case 'poked':
      return wake;
    case 'asked':
      return isAsleep(life, event.alarmAt, now) ? wake : NOTHING;
    case 'alarm':
      return isAtWork ? NOTHING : startWork(life, now);
    case 'beat':
      return then({ aliveAt: now }, { do: 'set-alarm', at: now + LEASE_MS }, { do: 'beat-index' });
    case 'waits':
      return then({ wakeAt: now + event.ms, idleStarts: 0, throws: 0 }, { do: 'set-alarm', at: now + event.ms });
    case 'threw':
      return tryAgain(life, now, jitter);
    case 'completed':
      return settle({ as: 'completed', outcome: event.outcome }, now);
    case 'unreadable':
      return settle({ as: 'failed', why: 'unreadable', message: event.message }, now);
    case 'cancelled':
      return settle({ as: 'failed', why: 'stopped', message: STOPPED }, now);
    case 'orphaned':
    case 'stopped':
    case 'dead-lettered':
      return NOTHING;
  }
}

function whileParked(life: Life, event: LifeEvent, { now }: Circumstances): Transition {
  switch (event.type) {
    case 'poked':
      if (life.retries >= MAX_RETRIES) return settle({ as: 'failed', why: 'our_fault', message: OUR_FAULT }, now);
      return then(
        { status: 'working', retries: life.retries + 1, idleStarts: 0, throws: 0 },
        { do: 'forget-attempts' },
        { do: 'set-alarm', at: now },
      );
    case 'dead-lettered':
      return settle({ as: 'failed', why: 'our_fault', message: OUR_FAULT }, now);
    case 'cancelled':
      return settle({ as: 'failed', why: 'stopped', message: STOPPED }, now);
    default:
      return NOTHING;
  }
}

function onceSettled(event: LifeEvent, { now }: Circumstances): Transition {
  // The watchdog asks for open rows only: a crash in between, or a database that was put back, left this one open.
  if (event.type === 'poked') return then({}, { do: 'settle-index-again' });
  if (event.type === 'alarm') return then({}, { do: 'set-alarm', at: now + LOOK_AGAIN_MS }, { do: 'beat-index' });
  // Work that ended beside it may have left an alarm of its own.
  return isEndOfWork(event) ? then({}, { do: 'set-alarm', at: now + LOOK_AFTER_MS }) : NOTHING;
}

/** After a gap nobody worked: neither the run's time nor its wait for a browser went on meanwhile. */
function startWork(life: Life, now: number): Transition {
  const gapMs = now - Math.max(life.aliveAt, life.wakeAt ?? 0);
  const hasPaused = gapMs > PAUSE_MS;
  const woken: Life = {
    ...life,
    aliveAt: now,
    wakeAt: null,
    pausedMs: life.pausedMs + (hasPaused ? gapMs : 0),
    idleStarts: life.idleStarts + 1,
  };
  const isHopeless = woken.idleStarts > MAX_IDLE_STARTS || workedMs(woken, now) > MAX_RUN_MS + GRACE_MS;
  if (isHopeless) return settle({ as: 'failed', why: 'our_fault', message: OUR_FAULT }, now);
  const work: Effect = { do: 'work', alarmAt: now + LEASE_MS };
  return hasPaused ? then(woken, { do: 'forget-browser-wait' }, work) : then(woken, work);
}

function tryAgain(life: Life, now: number, jitter: number): Transition {
  const throws = life.throws + 1;
  const backoffMs = BACKOFF_MS[throws - 1];
  if (backoffMs !== undefined) {
    const wakeAt = now + Math.round(backoffMs * (1 + jitter / 2));
    return then({ throws, wakeAt }, { do: 'set-alarm', at: wakeAt });
  }
  return then(
    { status: 'parked', throws },
    { do: 'show', change: { message: 'Something failed on our side. We will try again shortly' } },
    { do: 'clear-alarm' },
    { do: 'beat-index' },
    // A message that does not get out is made up for by the watchdog.
    { do: 'send-retry', delayS: Math.round(PARKED_RETRY_S * (1 + jitter / 2)) },
  );
}

function settle(settlement: Settlement, now: number): Transition {
  const isCompleted = settlement.as === 'completed';
  return {
    settlement,
    change: { status: settlement.as, failureMessage: isCompleted ? null : settlement.message },
    effects: [
      {
        do: 'show',
        change: isCompleted
          ? { stage: 'complete', progress: 100, message: 'Your report is ready' }
          : { stage: 'failed', message: settlement.message },
      },
      { do: 'set-alarm', at: now + LOOK_AFTER_MS },
    ],
  };
}

/** A visitor who asks is the earliest sign that a run lost its instance; waiting for a browser or after a failure is no sleep. */
const isAsleep = ({ wakeAt }: Life, alarmAt: number | null, now: number): boolean =>
  (wakeAt === null || now >= wakeAt + WAKE_LATE_MS) && (alarmAt === null || alarmAt > now + WAKE_LATE_MS);

const isEndOfWork = ({ type }: LifeEvent): boolean =>
  type === 'waits' || type === 'completed' || type === 'unreadable' || type === 'stopped' || type === 'threw';

const workedMs = ({ startedAt, pausedMs }: Life, now: number): number => now - startedAt - pausedMs;

const then = (change: Partial<Life>, ...effects: Effect[]): Transition => ({ settlement: null, change, effects });

const NOTHING: Transition = { settlement: null, change: {}, effects: [] };
