import { AppError } from '../../contract/errors.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import type { StripeSettings } from '../../payments/payment-settings.ts';
import { reportOfIntent } from './read-event.ts';

const UNREACHABLE = 'The payment provider did not answer. Nothing was charged; please try again in a moment.';

/** Payments by Stripe's PaymentIntents. Source: https://docs.stripe.com/api/payment_intents */
export function createStripePayments(settings: StripeSettings): PaymentProvider {
  const connect = async () => (await loadSdk()).createStripeClient(settings);
  return {
    name: 'stripe',
    isLive: settings.isLive,
    publishableKey: settings.publishableKey,
    sendsReceipts: true,
    open: (order) =>
      translated(async () => {
        const { paymentIntents } = await connect();
        const intent = await paymentIntents.create(
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
          const { paymentIntents } = await connect();
          const intent = await paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
          return { ...reportOfIntent(intent), clientSecret: intent.client_secret ?? '' };
        } catch (error) {
          // An intent of another account or mode, after the keys were changed.
          if (isRefusal(error) && error.code === 'resource_missing') return null;
          throw error;
        }
      }),
    cancel: (intentId) =>
      translated(async () => {
        try {
          const { paymentIntents } = await connect();
          await paymentIntents.cancel(intentId, { cancellation_reason: 'abandoned' });
          return true;
        } catch (error) {
          if (isRefusal(error)) return false;
          throw error;
        }
      }),
  };
}

/** Stripe's client is large: an isolate that sells nothing just now starts without it. */
const loadSdk = () => import('./stripe-client.ts');

/** Stripe understood and said no; asking again helps nothing. Told by the API's own word: class names do not survive a build. */
function isRefusal(error: unknown): error is Error & { code?: string } {
  return error instanceof Error && 'rawType' in error && error.rawType === 'invalid_request_error';
}

/** No error of Stripe's leaves this file. A retry has been made where it can help. */
async function translated<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new AppError('PAYMENT_PROVIDER', UNREACHABLE, { cause: error, detail: String(error) });
  }
}
