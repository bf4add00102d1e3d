import { api } from '../../api.ts';

/** Numbers of the specification §4 and §9. */
export const FIRST_CHECK_MS = 3_000;
export const CHECK_INTERVAL_MS = 10_000;
export const MAX_CHECKS = 12;

/** Waits until the provider's word is heard. `processing`: it was not, in time; the payment may still come through. */
export async function awaitPayment(analysisId: number, signal: AbortSignal): Promise<'paid' | 'processing'> {
  for (let check = 0; check < MAX_CHECKS; check++) {
    await wait(check === 0 ? FIRST_CHECK_MS : CHECK_INTERVAL_MS, signal);
    try {
      const { verified, isPaid } = await api.verifyPayment(analysisId);
      if (verified && isPaid) return 'paid';
    } catch {
      // A request that fails says nothing about the payment: asked again.
    }
  }
  return 'processing';
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
