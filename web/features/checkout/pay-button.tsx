import { Link } from 'react-router';
import { PRICE_WORDS } from '../../../worker/contract/price.ts';
import { Button } from '../../ui/button.tsx';
import { CHECK_INTERVAL_MS, FIRST_CHECK_MS, MAX_CHECKS } from './await-payment.ts';
import type { PaymentStep } from './payment-step.ts';

const MINUTES = Math.round((FIRST_CHECK_MS + CHECK_INTERVAL_MS * (MAX_CHECKS - 1)) / 60_000);

/** The button of every form, and while the payment is confirmed what one may do meanwhile. */
export function PayButton({ step, disabled }: { step: PaymentStep; disabled: boolean }) {
  return (
    <>
      <Button type="submit" size="lg" busy={step !== 'ready'} disabled={disabled}>
        {step === 'ready'
          ? `Pay ${PRICE_WORDS.total}`
          : step === 'paying'
            ? 'Paying...'
            : 'Waiting for confirmation...'}
      </Button>
      <p className="text-xs text-quiet">
        30-day money-back guarantee (
        <Link to="/refund" className="link">
          refund policy
        </Link>
        ). By paying you accept the{' '}
        <Link to="/terms" className="link">
          terms
        </Link>
        .
      </p>
      <p role="status" className="text-sm text-quiet empty:hidden">
        {step === 'confirming' &&
          `Your payment was taken. Confirming it takes a few seconds, about ${MINUTES} minutes at most. You may close this tab: the report will be waiting on your dashboard.`}
      </p>
    </>
  );
}
