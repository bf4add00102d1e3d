import Stripe from 'stripe';
import { AppError } from '../../contract/errors.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import type { StripeSettings } from '../../payments/payment-settings.ts';
import { reportOfIntent } from './read-event.ts';
import { createStripeClient } from './stripe-client.ts';

const UNREACHABLE = 'The payment provider did not answer. Nothing was charged; please try again in a moment.';

/** Payments by Stripe's PaymentIntents. Source: https://docs.stripe.com/api/payment_intents */
export function createStripePayments(settings: StripeSettings): PaymentProvider {
  const stripe = createStripeClient(settings);
  return {
    name: 'stripe',
    isLive: settings.isLive,
    publishableKey: settings.publishableKey,
    sendsReceipts: true,
    open: (order) =>
      translated(async () => {
        const intent = await stripe.paymentIntents.create(
          {
            amount: order.amountCents,
            currency: order.currency,
            automatic_payment_methods: { enabled: true },
            description: `Answerable: full report on ${order.website}`,
            metadata: {
              order: order.orderId,
              user: String(order.userId),
              website: order.website.slice(0, 500),
              analysis: String(order.analysisId),
            },
            ...(order.payerEmail.includes('@') ? { receipt_email: order.payerEmail } : {}),
          },
          { idempotencyKey: order.orderId },
        );
        return { intentId: intent.id, clientSecret: intent.client_secret ?? '' };
      }),
    find: (intentId) =>
      translated(async () => {
        try {
          const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
          return { ...reportOfIntent(intent), clientSecret: intent.client_secret ?? '' };
        } catch (error) {
          // An intent of another account or mode, after the keys were changed.
          if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
            return null;
          throw error;
        }
      }),
    cancel: (intentId) =>
      translated(async () => {
        try {
          await stripe.paymentIntents.cancel(intentId, { cancellation_reason: 'abandoned' });
          return true;
        } catch (error) {
          if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
          throw error;
        }
      }),
  };
}

/** No error of Stripe's leaves this file. A retry has been made where it can help. */
async function translated<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const detail = error instanceof Stripe.errors.StripeError ? `${error.type}: ${error.message}` : String(error);
    throw new AppError('PAYMENT_PROVIDER', UNREACHABLE, { cause: error, detail });
  }
}
