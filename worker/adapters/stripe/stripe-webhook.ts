import Stripe from 'stripe';
import type { PaymentEvent } from '../../payments/apply-report.ts';
import type { StripeSettings } from '../../payments/payment-settings.ts';
import { readEvent } from './read-event.ts';
import { createStripeClient } from './stripe-client.ts';

/** Stripe's own advice: an older delivery is a replay. Source: https://docs.stripe.com/webhooks#replay-attacks */
const TOLERANCE_S = 300;

export type VerifiedEvent = { ok: true; event: PaymentEvent } | { ok: false; why: string };

/**
 * Whether a delivery is Stripe's, by its signature over the raw bytes with any of the secrets: while they are rotated, two are good.
 * Throws when the event is signed and yet not what we know.
 */
export async function verifyStripeEvent(
  settings: StripeSettings,
  body: Uint8Array,
  signature: string | undefined,
  now: number,
): Promise<VerifiedEvent> {
  if (signature === undefined) return { ok: false, why: 'no Stripe-Signature header' };
  const { webhooks } = createStripeClient(settings);
  const crypto = Stripe.createSubtleCryptoProvider();
  let why = 'no secret to check it with';
  for (const secret of settings.webhookSecrets) {
    try {
      return {
        ok: true,
        event: readEvent(await webhooks.constructEventAsync(body, signature, secret, TOLERANCE_S, crypto, now)),
      };
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
      why = error.message.split('\n')[0] ?? '';
    }
  }
  return { ok: false, why };
}
