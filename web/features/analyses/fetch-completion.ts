import type { AnalysisCompleteResponse } from '../../../worker/contract/api.ts';
import { ApiError, api, messageOf } from '../../api.ts';

/** Numbers of the specification: asked after 500 ms, 404 retried up to 3 attempts, waiting 1 s times the attempt. */
export const COMPLETION_DELAY_MS = 500;
export const MAX_ATTEMPTS = 3;
export const retryDelayMs = (attempt: number): number => 1_000 * attempt;

export type Completion =
  | { kind: 'ready'; analysis: AnalysisCompleteResponse }
  | { kind: 'signed-out' }
  | { kind: 'error'; message: string }
  | { kind: 'aborted' };

/** Asks for the results of a session that reported completion. */
export async function fetchCompletion(sessionId: string, signal: AbortSignal): Promise<Completion> {
  try {
    await wait(COMPLETION_DELAY_MS, signal);
    for (let attempt = 1; ; attempt += 1) {
      try {
        const analysis = await api.analysisComplete(sessionId);
        return signal.aborted ? { kind: 'aborted' } : { kind: 'ready', analysis };
      } catch (error) {
        const notReady = error instanceof ApiError && error.status === 404;
        if (!notReady || attempt >= MAX_ATTEMPTS) throw error;
      }
      await wait(retryDelayMs(attempt), signal);
    }
  } catch (error) {
    if (signal.aborted) return { kind: 'aborted' };
    if (error instanceof ApiError && error.status === 401) return { kind: 'signed-out' };
    return { kind: 'error', message: messageOf(error, 'Failed to fetch results') };
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
