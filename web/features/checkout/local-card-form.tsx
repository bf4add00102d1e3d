import { Tabs } from 'radix-ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, api } from '../../api.ts';
import { TextField } from '../../ui/field.tsx';
import { PayButton } from './pay-button.tsx';
import type { Confirmation, PaymentFormProps } from './payment-step.ts';

/** What the local provider takes, and what happens then. */
const TEST_CARDS = [
  { number: '4242 4242 4242 4242', outcome: 'succeeds at once' },
  { number: '4000 0000 0000 0002', outcome: 'is declined' },
  { number: '4000 0000 0000 0077', outcome: 'succeeds after 15 seconds' },
];

const TAB =
  'min-h-11 border-b-2 border-transparent px-1 text-sm font-medium text-quiet data-[state=active]:border-accent data-[state=active]:text-ink';

/** The card form of a local installation. */
export function LocalCardForm({ clientSecret, step, refusal, onPay }: PaymentFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusal !== null) field.current?.focus();
  }, [refusal]);
  const [cardNumber, setCardNumber] = useState('');
  const [tab, setTab] = useState('card');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPay(() => confirm(clientSecret, cardNumber));
  };
  return (
    <form onSubmit={submit} className="grid gap-5">
      <p className="border-l-2 border-accent pl-3 text-sm">Test mode: no money moves</p>
      <Tabs.Root value={tab} onValueChange={setTab}>
        <Tabs.List aria-label="Ways to pay" className="flex gap-6 border-b border-line">
          <Tabs.Trigger value="card" className={TAB}>
            Card
          </Tabs.Trigger>
          <Tabs.Trigger value="test-cards" className={TAB}>
            Test cards
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="card" className="pt-4">
          <TextField
            ref={field}
            label="Card number"
            aria-invalid={refusal === null ? undefined : true}
            value={cardNumber}
            onChange={(event) => setCardNumber(event.target.value)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={23}
            required
            disabled={step !== 'ready'}
            className="figures"
            hint="4242 4242 4242 4242 pays. The other test cards are in the next tab."
          />
        </Tabs.Content>
        <Tabs.Content value="test-cards" className="pt-2">
          <ul className="divide-y divide-line">
            {TEST_CARDS.map(({ number, outcome }) => (
              <li key={number}>
                <button
                  type="button"
                  disabled={step !== 'ready'}
                  onClick={() => {
                    setCardNumber(number);
                    setTab('card');
                  }}
                  className="flex min-h-11 w-full flex-wrap items-baseline justify-between gap-x-4 py-2 text-left text-sm hover:text-accent"
                >
                  <span className="figures font-mono text-xs">{number}</span>
                  <span className="text-quiet">{outcome}</span>
                </button>
              </li>
            ))}
          </ul>
        </Tabs.Content>
      </Tabs.Root>
      <PayButton step={step} disabled={cardNumber.trim() === ''} />
    </form>
  );
}

/** A refused card is the provider's answer; anything else was not foreseen. */
async function confirm(clientSecret: string, cardNumber: string): Promise<Confirmation> {
  try {
    await api.confirmLocalPayment(clientSecret, cardNumber);
    return { ok: true };
  } catch (error) {
    if (!(error instanceof ApiError) || error.serverMessage === null) throw error;
    if (error.status === 400) return { ok: false, message: error.serverMessage };
    throw new Error(error.serverMessage);
  }
}
