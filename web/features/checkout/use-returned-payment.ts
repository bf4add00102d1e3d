import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, api } from '../../api.ts';
import { toast } from '../../ui/toast-store.ts';
import { LIST_KEY } from '../analyses/dashboard-data.ts';
import { awaitPayment } from './await-payment.ts';

export const PROCESSING_TOAST = {
  title: 'Payment Processing',
  description: 'Your payment is being processed. It may take a few minutes to appear in your dashboard.',
};

/** A payer who comes back, from this page or from a bank. Anybody can type that address: unlocked is what the server says is paid. */
export function useReturnedPayment() {
  const [unlockedId, setUnlockedId] = useState<string | null>(null);
  const queries = useQueryClient();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    const { current } = leaving;
    return () => current.abort();
  }, []);

  /** `wasRefused`: so says the bank that sent the payer back. */
  const check = useCallback(
    async (analysisId: string, wasRefused: boolean) => {
      const first = await ask(analysisId);
      if (first === 'not-theirs') return;
      if (first === 'unpaid' && wasRefused) {
        toast({ title: 'Payment Failed', description: 'Your payment did not go through.', variant: 'destructive' });
        return;
      }
      if (first === 'unpaid') {
        toast(PROCESSING_TOAST);
        const outcome = await awaitPayment(Number(analysisId), leaving.current.signal).catch(() => 'left');
        if (outcome !== 'paid') return;
        await queries.invalidateQueries({ queryKey: LIST_KEY });
      }
      setUnlockedId(analysisId);
      toast({ title: 'Payment Successful!', description: 'Your full report is unlocked.' });
    },
    [queries],
  );

  return { unlockedId, check, dismiss: () => setUnlockedId(null) };
}

/** A request that fails says nothing about the payment. */
async function ask(analysisId: string): Promise<'paid' | 'unpaid' | 'not-theirs'> {
  try {
    const { verified, isPaid } = await api.verifyPayment(Number(analysisId));
    return verified && isPaid ? 'paid' : 'unpaid';
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'not-theirs' : 'unpaid';
  }
}
