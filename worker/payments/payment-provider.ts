/** What the service needs from whoever moves the money. Adapters implement it. */
export interface PaymentProvider {
  /** Stored with each payment, so that records say who has the other half. */
  readonly name: string;
  /** Opens an intent. Throws `AppError` PAYMENT_PROVIDER when the provider cannot be reached. */
  open(order: PaymentOrder): Promise<PaymentIntent>;
  /** The intent as the provider sees it now; null when it no longer can be paid. Throws like `open`. */
  find(intentId: string): Promise<(PaymentIntent & { status: IntentStatus }) | null>;
}

export interface PaymentOrder {
  amountCents: number;
  /** ISO 4217. */
  currency: string;
  userId: number;
  website: string;
  analysisId: number;
}

export interface PaymentIntent {
  intentId: string;
  /** Lets its holder, the payer's browser, confirm this one payment. Never logged or stored by us. */
  clientSecret: string;
}

export type IntentStatus = 'open' | 'processing' | 'succeeded' | 'failed';
