import type { ProgressRecord } from '../contract/progress.ts';
import type { EndReason } from '../operations/counters.ts';
import type { AnalysisOutcome } from './ports.ts';

/** Where a run stands, as it is stored: working or parked until it is settled as completed or failed. Times are epoch ms. */
export interface Life {
  status: 'working' | 'parked' | 'completed' | 'failed';
  startedAt: number;
  /** How often the run was parked after failures of ours and taken up again. */
  retries: number;
  /** Starts since a step was last finished: a run that takes its object down with it must not do so for ever. */
  idleStarts: number;
  /** How often work threw since it last came to an end. */
  throws: number;
  failureMessage: string | null;
  /** Last sign of life, and how long the run lay still in all: time nobody worked is not time used up. */
  aliveAt: number;
  pausedMs: number;
  /** When a wait the run asked for is over; null when it waits for nothing. */
  wakeAt: number | null;
}

export type LifeEvent =
  /** Somebody sees to it that the run goes on. */
  | { type: 'woken' }
  /** A visitor asks how far it is, while the alarm stands at this time. */
  | { type: 'asked'; alarmAt: number | null }
  | { type: 'alarm' }
  /** Regularly while work goes on. */
  | { type: 'beat' }
  /** Work has nothing to do for this long. */
  | { type: 'waits'; ms: number }
  /** Work has stored a report. */
  | { type: 'completed'; outcome: AnalysisOutcome }
  /** The website cannot be read; `message` says why to its owner. */
  | { type: 'unreadable'; message: string }
  /** Work came to an end because the run had ended before. */
  | { type: 'stopped' }
  | { type: 'threw' }
  /** The watchdog or the retry queue finds the run not settled in the index. */
  | { type: 'poked' }
  /** The dead-letter queue has the run's message. */
  | { type: 'dead-lettered' }
  /** The index has no row of it any more, so nobody can ask for it. */
  | { type: 'orphaned' }
  /** Its owner wants no report any more. */
  | { type: 'cancelled' };

export type Settlement =
  | { as: 'completed'; outcome: AnalysisOutcome }
  | { as: 'failed'; why: Exclude<EndReason, 'completed'>; message: string };

export type Effect =
  | { do: 'set-alarm'; at: number }
  | { do: 'clear-alarm' }
  /** Meanwhile an alarm stands at this time. */
  | { do: 'work'; alarmAt: number }
  | { do: 'forget-attempts' }
  /** The wait for a browser begins anew. */
  | { do: 'forget-browser-wait' }
  | { do: 'beat-index' }
  /** Once more, as the journal has it. */
  | { do: 'settle-index-again' }
  | { do: 'erase' }
  | { do: 'send-retry'; delayS: number }
  | { do: 'show'; change: Partial<Pick<ProgressRecord, 'stage' | 'progress' | 'message'>> };

/** What an event leads to. */
export interface Transition {
  /** Told to the index before anything else: stage "complete" promises that the report can be had. */
  settlement: Settlement | null;
  /** Saved before the effects: a crash in between is made up for by the alarm or the watchdog. */
  change: Partial<Life>;
  /** In this order. */
  effects: Effect[];
}

export interface Circumstances {
  now: number;
  /** From 0 to 1, another one each time: what failed together is not tried again together. */
  jitter: number;
  /** Whether this very instance of the object is at work: false after every eviction or restart. */
  isAtWork: boolean;
}
