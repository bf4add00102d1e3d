import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AnalysisView, PaymentIntentResponse } from '../../../worker/contract/api.ts';
import { ApiError, api, messageOf } from '../../api.ts';
import { toast } from '../../ui/toast-store.ts';
import { awaitPayment } from './await-payment.ts';
import type { PaymentFormProps, PaymentStep } from './payment-step.ts';
import { PROCESSING_TOAST } from './use-returned-payment.ts';

/** Time to read the toast before the dashboard opens. Specification §9. */
const AFTER_SUCCESS_MS = 1_500;
const AFTER_PROCESSING_MS = 2_000;

export type Checkout =
  | { state: 'loading'; words: 'Setting up your payment...' | 'Preparing payment...' }
  /** `isPaying`: a payment of an earlier visit is on its way or has come through. */
  | { state: 'error'; message: string; isPaying: boolean }
  | {
      state: 'open';
      step: PaymentStep;
      analysis: AnalysisView;
      intent: PaymentIntentResponse;
      refusal: string | null;
      onPay: PaymentFormProps['onPay'];
    };

/** From the analysis to an unlocked report. A website paid for already goes straight back to its results. */
export function useCheckout(analysisId: number): Checkout {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<PaymentStep>('ready');
  const [refusal, setRefusal] = useState<string | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    const { current } = leaving;
    return () => current.abort();
  }, []);

  const { data: analysis, error } = useQuery({
    queryKey: ['/api/analysis', String(analysisId)],
    queryFn: () => api.analysis(analysisId),
  });
  const isPaid = analysis?.isPaid === true;
  useEffect(() => {
    if (isPaid && step === 'ready') navigate(`/?analysis=${analysisId}&unlocked=true`, { replace: true });
  }, [isPaid, step, analysisId, navigate]);

  const intent = useQuery({
    queryKey: ['/api/create-payment-intent', analysisId],
    queryFn: () => api.createPaymentIntent(analysisId),
    enabled: analysis !== undefined && !isPaid,
    // Another visit must hear about a payment made in between.
    gcTime: 0,
    staleTime: 0,
    refetchOnMount: false,
  });
  const setupFailure = intent.error && messageOf(intent.error, 'Unable to set up payment. Please try again.');
  useEffect(() => {
    if (setupFailure) toast({ title: 'Payment Setup Failed', description: setupFailure, variant: 'destructive' });
  }, [setupFailure]);
  const isPaying = intent.error instanceof ApiError && intent.error.code === 'CONFLICT';
  useEffect(() => {
    // Paid in another tab: the analysis says so now, and this page gives way to the results.
    if (isPaying) void queryClient.invalidateQueries({ queryKey: ['/api/analysis', String(analysisId)] });
  }, [isPaying, queryClient, analysisId]);

  const follow = async () => {
    const { signal } = leaving.current;
    const goTo = (address: string, afterMs: number) => setTimeout(() => !signal.aborted && navigate(address), afterMs);
    const outcome = await awaitPayment(analysisId, signal);
    if (outcome === 'processing') {
      setStep('slow');
      toast(PROCESSING_TOAST);
      goTo('/dashboard?payment=processing', AFTER_PROCESSING_MS);
      return;
    }
    await Promise.all(
      ['/api/analysis', '/api/user-analyses'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
    );
    setStep('paid');
    toast({
      title: 'Payment Confirmed!',
      description: 'Your full report is now available. Redirecting to your dashboard...',
    });
    goTo(`/dashboard?payment=success&analysis=${analysisId}`, AFTER_SUCCESS_MS);
  };

  const pay: PaymentFormProps['onPay'] = async (confirm) => {
    setStep('paying');
    setRefusal(null);
    const refuse = (title: string, description: string) => {
      setStep('ready');
      setRefusal(description);
      toast({ title, description, variant: 'destructive' });
    };
    try {
      const confirmed = await confirm();
      if (!confirmed.ok) return refuse('Payment Failed', confirmed.message);
    } catch (failure) {
      return refuse('Payment Error', whatWasSaid(failure));
    }
    setStep('confirming');
    toast({ title: 'Payment Successful!', description: 'We are unlocking your report. This takes a few seconds.' });
    // Leaving the page ends the waiting, not the payment.
    await follow().catch(() => {});
  };

  if (error) return { state: 'error', message: messageOf(error, 'Analysis not found'), isPaying: false };
  if (!analysis || (isPaid && step === 'ready')) return { state: 'loading', words: 'Setting up your payment...' };
  if (setupFailure) return { state: 'error', message: setupFailure, isPaying };
  if (!intent.data) return { state: 'loading', words: 'Preparing payment...' };
  return { state: 'open', step, analysis, intent: intent.data, refusal, onPay: (confirm) => void pay(confirm) };
}

/** A provider's own words; of an answer of ours only its sentence, never its status and body. */
function whatWasSaid(failure: unknown): string {
  const said = failure instanceof Error && !(failure instanceof ApiError) ? failure.message : '';
  return said || messageOf(failure, 'An unexpected error occurred');
}
