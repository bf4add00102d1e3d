import type { ProgressRecord } from '../../../worker/contract/progress.ts';

/** How news arrives: `lost` means that we gave up asking. */
export type Connection = 'connecting' | 'socket' | 'polling' | 'lost';

export interface LiveProgress {
  /** The analysis being followed; null = none. */
  sessionId: string | null;
  record: ProgressRecord | null;
  connection: Connection;
}

export type ProgressEvent =
  | { type: 'follow'; sessionId: string }
  | { type: 'record'; record: ProgressRecord }
  | { type: 'connection'; connection: Connection }
  | { type: 'leave' };

export const idleProgress: LiveProgress = { sessionId: null, record: null, connection: 'connecting' };

/** Records are whole, so the newest one wins; those of another session and older numbers change nothing. */
export function reduceProgress(state: LiveProgress, event: ProgressEvent): LiveProgress {
  switch (event.type) {
    case 'follow':
      return event.sessionId === state.sessionId ? state : { ...idleProgress, sessionId: event.sessionId };
    case 'record': {
      const { record } = event;
      if (record.sessionId !== state.sessionId) return state;
      if (state.record !== null && record.seq < state.record.seq) return state;
      return { ...state, record };
    }
    case 'connection':
      return event.connection === state.connection ? state : { ...state, connection: event.connection };
    case 'leave':
      return idleProgress;
  }
}

export const isSettled = (record: ProgressRecord | null): boolean =>
  record !== null && (record.stage === 'complete' || record.stage === 'failed');
