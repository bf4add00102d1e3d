/** Why a run came to an end. */
export type EndReason = 'completed' | 'unreadable' | 'our_fault' | 'stopped';

/** What is counted of analyses. */
export type Counted =
  | { what: 'analysis_started' }
  | { what: 'analysis_ended'; reason: EndReason; ms: number }
  | { what: 'analysis_parked' }
  | { what: 'browser_used'; ms: number };

/** Counts for whoever runs the service. Never throws: nothing may fail because it could not be counted. */
export interface Counters {
  count(sessionId: string, counted: Counted): void;
}
