import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from '../../ui/toast-store.ts';
import { PROCESSING_TOAST, useReturnedPayment } from '../checkout/use-returned-payment.ts';

export interface Arrival {
  sessionId: string | null;
  /** The analysis a payment just unlocked; null when there is none or it was dismissed. */
  unlockedId: string | null;
  dismissUnlocked: () => void;
  /** Forgets everything in the address. */
  clear: () => void;
}

const ANALYSIS_ID = /^[1-9]\d{0,15}$/;

/** What the dashboard's address asks for: a session to follow, a payment that came back, a cached answer. Specification §4. */
export function useArrival(signedIn: boolean): Arrival {
  const [search, setSearch] = useSearchParams();
  const analysisParam = search.get('analysis');
  const analysisId = analysisParam !== null && ANALYSIS_ID.test(analysisParam) ? analysisParam : null;
  const payment = search.get('payment');
  const cached = search.get('cached') === 'true';
  const wasRefused = search.get('redirect_status') === 'failed';
  const { unlockedId, check, dismiss } = useReturnedPayment();
  const greeted = useRef('');

  useEffect(() => {
    const key = `${payment} ${analysisId} ${cached}`;
    if (!signedIn || greeted.current === key) return;
    greeted.current = key;
    const clear = () => setSearch({}, { replace: true });
    if (payment === 'success' && analysisId !== null) {
      void check(analysisId, wasRefused);
      clear();
    } else if (payment === 'processing') {
      toast(PROCESSING_TOAST);
      clear();
    } else if (cached && analysisId !== null) {
      toast({
        title: 'Analysis Complete',
        description: 'You have a recent report on this website. It is listed below.',
      });
    }
  }, [signedIn, payment, analysisId, cached, wasRefused, check, setSearch]);

  return {
    sessionId: search.get('session') || null,
    unlockedId,
    dismissUnlocked: dismiss,
    clear: () => setSearch({}, { replace: true }),
  };
}
