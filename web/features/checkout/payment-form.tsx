import { lazy, Suspense } from 'react';
import type { PaymentIntentResponse } from '../../../worker/contract/api.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { LocalCardForm } from './local-card-form.tsx';
import type { PaymentFormProps } from './payment-step.ts';

const StripeForm = lazy(async () => ({ default: (await import('./stripe-form.tsx')).StripeForm }));

interface Props extends Omit<PaymentFormProps, 'clientSecret'> {
  analysisId: number;
  intent: PaymentIntentResponse;
}

/** The form of whoever takes the money here. */
export function PaymentForm({ analysisId, intent, ...rest }: Props) {
  const { refusal } = rest;
  const { clientSecret, publishableKey } = intent;
  return (
    <div className="grid gap-4">
      {publishableKey === null ? (
        <LocalCardForm clientSecret={clientSecret} {...rest} />
      ) : (
        <Suspense fallback={<Preparing />}>
          <StripeForm publishableKey={publishableKey} clientSecret={clientSecret} analysisId={analysisId} {...rest} />
        </Suspense>
      )}
      {refusal !== null && (
        <p role="alert" className="border-l-2 border-red pl-3 text-sm text-red">
          {refusal} Nothing was charged.
        </p>
      )}
    </div>
  );
}

function Preparing() {
  return (
    <p role="status" className="flex items-center gap-3 text-sm text-quiet">
      <Spinner />
      Preparing payment...
    </p>
  );
}
