import { Hono } from 'hono';
import { AppError } from '../contract/errors.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { bodyOf, readCapped } from '../middleware/request-body.ts';

/** Stripe's events are a few KB; the largest carry lists. */
const MAX_EVENT_BYTES = 256 * 1024;

/** What Stripe sends by itself. 2xx: written down. Anything else: Stripe sends it again, for three days. */
export const webhooks = new Hono<AppEnv>().post('/api/webhooks/stripe', async (c) => {
  const { settings, payments, now } = c.var.services;
  const body = bodyOf(await readCapped(c.req.raw.body, MAX_EVENT_BYTES));
  if (settings.payments.kind !== 'stripe') throw new AppError('NOT_FOUND', 'There is nothing at this address.');
  const signature = c.req.header('stripe-signature');
  // Loaded with Stripe's client, where there is anything to check.
  const { verifyStripeEvent } = await import('../adapters/stripe/stripe-webhook.ts');
  const verified = await verifyStripeEvent(settings.payments.stripe, body, signature, now());
  if (!verified.ok) {
    throw new AppError('BAD_REQUEST', 'This event is not signed as it should be.', {
      detail: `payment event refused: ${verified.why}`,
    });
  }
  return c.json({ outcome: await payments.receive(verified.event) }, 200);
});
