import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type FormEvent, useMemo, useState } from 'react';
import { PayButton } from './pay-button.tsx';
import type { Confirmation, PaymentFormProps } from './payment-step.ts';

interface Props extends PaymentFormProps {
  publishableKey: string;
  analysisId: number;
}

/** Stripe's form. This file is loaded only where Stripe takes the money, and with it Stripe's script from Stripe's own host. */
export function StripeForm({ publishableKey, clientSecret, ...rest }: Props) {
  const stripe = useMemo(() => loadStripe(publishableKey), [publishableKey]);
  const options = useMemo(() => ({ clientSecret, appearance: readAppearance() }), [clientSecret]);
  return (
    <Elements stripe={stripe} options={options}>
      <Form clientSecret={clientSecret} {...rest} />
    </Elements>
  );
}

function Form({ analysisId, step, onPay }: Omit<Props, 'publishableKey'>) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements) return;
    onPay(async (): Promise<Confirmation> => {
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: `${window.location.origin}/dashboard?payment=success&analysis=${analysisId}` },
        // Cards stay on this page, also through 3-D Secure; what leads to a bank comes back to the dashboard.
        redirect: 'if_required',
      });
      return error ? { ok: false, message: error.message ?? 'The payment was not accepted.' } : { ok: true };
    });
  };

  return (
    <form onSubmit={submit} className="grid gap-5">
      <PaymentElement
        options={{ layout: 'tabs' }}
        onReady={() => setReady(true)}
        onLoadError={({ error }) => setFailure(error.message ?? 'unknown')}
      />
      {failure !== null && (
        <p role="alert" className="text-sm text-red">
          The card form could not be loaded ({failure}). Please reload the page.
        </p>
      )}
      <PayButton step={step} disabled={!stripe || !elements || !isReady} />
    </form>
  );
}

/** Our colours as they are just now, light or dark: inside its frame the form cannot see our style sheet. */
function readAppearance(): Appearance {
  const probe = document.body.appendChild(document.createElement('span'));
  const colour = (name: string) => {
    probe.style.color = `var(--color-${name})`;
    return getComputedStyle(probe).color;
  };
  const appearance: Appearance = {
    theme: getComputedStyle(document.documentElement).colorScheme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: colour('accent'),
      colorBackground: colour('raised'),
      colorText: colour('ink'),
      colorTextSecondary: colour('quiet'),
      colorDanger: colour('red'),
      fontFamily: 'Inter, system-ui, sans-serif',
      borderRadius: '6px',
    },
  };
  probe.remove();
  return appearance;
}
