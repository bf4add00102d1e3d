import type { PaymentWord } from './payment-state.ts';

/** What the service needs from whoever moves the money. Adapters implement it. */
export interface PaymentProvider {
  /** Stored with each payment, so that records say who has the other half. */
  readonly name: ProviderName;
  /** Whether real money moves. */
  readonly isLive: boolean;
  /** What the payer's browser needs to speak to the provider; null when nothing. */
  readonly publishableKey: string | null;
  /** Whether the provider mails a receipt to the payer. */
  readonly sendsReceipts: boolean;
  /** Opens the intent of an order; asked again for the same order it answers the same intent. Throws `AppError` PAYMENT_PROVIDER. */
  open(order: PaymentOrder): Promise<PaymentIntent>;
  /** The intent as the provider sees it now; null when it knows none. Throws like `open`. */
  find(intentId: string): Promise<IntentReport | null>;
  /** Sees to it that the intent can no longer be paid. False when it is too late for that. Throws like `open`. */
  cancel(intentId: string): Promise<boolean>;
}

export type ProviderName = 'local' | 'stripe';

export interface PaymentOrder {
  /** The idempotency key. */
  orderId: string;
  amountCents: number;
  /** ISO 4217, lower case. */
  currency: string;
  userId: number;
  website: string;
  analysisId: number;
  payerEmail: string;
}

export interface PaymentIntent {
  intentId: string;
  /** Lets its holder, the payer's browser, confirm this one payment. Never logged or stored by us. */
  clientSecret: string;
}

/** What a provider says of one payment, in answer to a question or by itself. */
export interface PaymentReport {
  intentId: string;
  /** The order the provider was given with it; null when this kind of report does not carry it. */
  orderId: string | null;
  word: PaymentWord;
  /** null: this kind of report says nothing about it (a dispute may be about a part). */
  amountCents: number | null;
  currency: string | null;
  isLive: boolean;
  /** The dispute it is about; null when it is about none. */
  disputeId: string | null;
  receiptUrl: string | null;
}

export interface IntentReport extends PaymentReport {
  clientSecret: string;
}
