import type Stripe from 'stripe';
import { z } from 'zod';
import type { PaymentEvent } from '../../payments/apply-report.ts';
import type { PaymentReport } from '../../payments/payment-provider.ts';
import type { PaymentWord } from '../../payments/payment-state.ts';

// What we read of Stripe's objects. The rest may change with every API version.

const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

const intentSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number().int(),
  amount_received: z.number().int().optional(),
  currency: z.string(),
  livemode: z.boolean(),
  metadata: z.record(z.string(), z.string()).nullish(),
  latest_charge: z
    .union([
      z.string(),
      z.object({ refunded: z.boolean(), disputed: z.boolean().optional(), receipt_url: z.string().nullish() }),
    ])
    .nullish(),
});

const chargeSchema = z.object({
  payment_intent: idOf.nullable(),
  amount: z.number().int(),
  currency: z.string(),
  livemode: z.boolean(),
  /** Wholly: a part given back as a courtesy takes nothing away. */
  refunded: z.boolean(),
  receipt_url: z.string().nullish(),
});

const disputeSchema = z.object({
  id: z.string(),
  payment_intent: idOf.nullable(),
  livemode: z.boolean(),
  status: z.string(),
});

/** A PaymentIntent as asked for, with its charge expanded. */
export function reportOfIntent(intent: Stripe.PaymentIntent | z.infer<typeof intentSchema>): PaymentReport {
  const { id, status, amount, amount_received, currency, livemode, metadata, latest_charge } =
    intentSchema.parse(intent);
  const charge = typeof latest_charge === 'object' ? latest_charge : null;
  const word = wordOf(status);
  return {
    intentId: id,
    orderId: metadata?.order ?? null,
    word: word !== 'succeeded' ? word : charge?.refunded ? 'refunded' : charge?.disputed ? 'disputed' : 'succeeded',
    amountCents: word === 'succeeded' ? (amount_received ?? amount) : amount,
    currency,
    isLive: livemode,
    disputeId: null,
    receiptUrl: charge?.receipt_url ?? null,
  };
}

/** `requires_...`: it can still be paid, also after a card was declined. Source: https://docs.stripe.com/payments/paymentintents/lifecycle */
function wordOf(status: string): PaymentWord {
  if (status === 'succeeded' || status === 'processing') return status;
  return status === 'canceled' ? 'failed' : 'open';
}

/**
 * A verified event in our words. Throws when Stripe's object is not what we know: the event is then answered with an error and comes again.
 * Source: https://docs.stripe.com/api/events/types
 */
export function readEvent({ id, type, data }: { id: string; type: string; data: { object: unknown } }): PaymentEvent {
  return { id, type, report: reportOf(type, data.object) };
}

function reportOf(type: string, object: unknown): PaymentReport | null {
  switch (type) {
    case 'payment_intent.processing':
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return reportOfIntent(intentSchema.parse(object));
    case 'charge.refunded':
      return reportOfRefund(chargeSchema.parse(object));
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return reportOfDispute(type, disputeSchema.parse(object));
    default:
      return null;
  }
}

function reportOfRefund(charge: z.infer<typeof chargeSchema>): PaymentReport | null {
  if (charge.payment_intent === null) return null;
  return {
    intentId: charge.payment_intent,
    orderId: null,
    word: charge.refunded ? 'refunded' : 'open',
    amountCents: charge.amount,
    currency: charge.currency,
    isLive: charge.livemode,
    disputeId: null,
    receiptUrl: charge.receipt_url ?? null,
  };
}

/** All endings but `lost` leave us the money or are followed by a refund, which has an event of its own. */
function reportOfDispute(type: string, dispute: z.infer<typeof disputeSchema>): PaymentReport | null {
  if (dispute.payment_intent === null) return null;
  const ended = dispute.status === 'lost' ? 'lost' : 'won';
  return {
    intentId: dispute.payment_intent,
    orderId: null,
    word: type === 'charge.dispute.created' ? 'disputed' : ended,
    amountCents: null,
    currency: null,
    isLive: dispute.livemode,
    disputeId: dispute.id,
    receiptUrl: null,
  };
}
