/** Why a run came to an end. */
export type EndReason = 'completed' | 'unreadable' | 'our_fault' | 'stopped';

/** What is counted of analyses. */
export type Counted =
  | { what: 'analysis_started' }
  | { what: 'analysis_ended'; reason: EndReason; ms: number }
  | { what: 'analysis_parked' }
  /** `reason`: which, as its journal calls it; single pages and loads are not counted. */
  | { what: 'step_done'; reason: string; ms: number }
  | { what: 'browser_used'; ms: number }
  /** One use of a language model, all its requests together; `reason`: the use and how it ended, as "read answered". */
  | { what: 'model_used'; reason: string; ms: number; tokens: number; dollars: number };

/** Counts for whoever runs the service. Never throws: nothing may fail because it could not be counted. */
export interface Counters {
  count(sessionId: string, counted: Counted): void;
}
