/**
 * Where a payment stands on this page. `confirming`: the provider took it, its word is awaited; `slow`: it did not come in time; `paid`:
 * the report is unlocked.
 */
export type PaymentStep = 'ready' | 'paying' | 'confirming' | 'slow' | 'paid';

/** What the provider's form said. It throws for what nobody foresaw. */
export type Confirmation = { ok: true } | { ok: false; message: string };

/** What every form of a provider is given. */
export interface PaymentFormProps {
  clientSecret: string;
  step: PaymentStep;
  /** Why the last try was not taken; stands until the next. */
  refusal: string | null;
  /** Runs the provider's confirmation and follows the payment to its end. */
  onPay: (confirm: () => Promise<Confirmation>) => void;
}
