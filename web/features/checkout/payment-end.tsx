import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../ui/button.tsx';

/** In place of the form once the payment was taken: what happened, and the way on for those who do not wait for it. */
export function PaymentEnd({ analysisId, isPaid }: { analysisId: number; isPaid: boolean }) {
  const end = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, and with it the place one was at.
  useEffect(() => {
    end.current?.focus({ preventScroll: true });
    end.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={end} tabIndex={-1} role="status" className="grid justify-items-start gap-4 focus:outline-none">
      <p className={`text-lg font-serif font-semibold ${isPaid ? 'text-green' : ''}`}>
        {isPaid ? 'Paid. Your report is unlocked.' : 'Your payment is still being processed.'}
      </p>
      <p className="text-sm text-quiet">
        {isPaid
          ? 'You will find it on your dashboard, which opens in a moment.'
          : 'Your bank has not confirmed it yet; that may take a few minutes. Please do not pay again: once the bank confirms, the report is unlocked on your dashboard. You may close this tab.'}
      </p>
      {isPaid ? (
        <ButtonLink to={`/report/${analysisId}`}>View Full Report</ButtonLink>
      ) : (
        <ButtonLink to="/dashboard?payment=processing" variant="secondary">
          Your dashboard
        </ButtonLink>
      )}
    </div>
  );
}
