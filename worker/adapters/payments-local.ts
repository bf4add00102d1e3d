import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '../contract/errors.ts';
import type { Database } from '../db/database.ts';
import { localPaymentIntents } from '../db/schema.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

/** Cards of the test form: product decisions §2. How long after acceptance the money counts as moved. */
const CARDS: Readonly<Record<string, { isDeclined: true } | { delayMs: number }>> = {
  '4242424242424242': { delayMs: 0 },
  '4000000000000002': { isDeclined: true },
  '4000000000000077': { delayMs: 15_000 },
};

export interface LocalPayments extends PaymentProvider {
  /** What the provider's card form does. Throws `AppError` with the provider's sentence when the card is not taken. */
  confirm(clientSecret: string, cardNumber: string): Promise<'processing' | 'succeeded'>;
  /** The intent a client secret belongs to; null when there is none. */
  intentOf(clientSecret: string): Promise<string | null>;
}

/** Payments of a local installation: nothing leaves the machine and no money moves. Works on loopback only. */
export function createLocalPayments(db: Database, now: () => number): LocalPayments {
  const intents = () => db.select().from(localPaymentIntents);
  const byIntent = async (intentId: string) =>
    (await intents().where(eq(localPaymentIntents.intentId, intentId)))[0] ?? null;
  const byOrder = async (orderId: string) =>
    (await intents().where(eq(localPaymentIntents.orderId, orderId)))[0] ?? null;
  const bySecret = async (clientSecret: string) =>
    (await intents().where(eq(localPaymentIntents.clientSecret, clientSecret)))[0] ?? null;
  const statusAt = (succeedsAt: number) => (succeedsAt <= now() ? 'succeeded' : 'processing');

  return {
    name: 'local',
    isLive: false,
    publishableKey: null,
    sendsReceipts: false,
    async open({ orderId }) {
      const intentId = `local_${crypto.randomUUID()}`;
      const clientSecret = `${intentId}_secret_${crypto.randomUUID()}`;
      await db
        .insert(localPaymentIntents)
        .values({ intentId, orderId, clientSecret, succeedsAt: null, createdAt: now() })
        .onConflictDoNothing();
      const intent = await byOrder(orderId);
      if (!intent) throw new AppError('PAYMENT_PROVIDER', 'The payment could not be set up. Please try again.');
      return intent;
    },
    async find(intentId) {
      const intent = await byIntent(intentId);
      if (!intent) return null;
      return {
        intentId,
        orderId: intent.orderId,
        clientSecret: intent.clientSecret,
        word: intent.succeedsAt === null ? 'open' : statusAt(intent.succeedsAt),
        // It moves nothing, so it keeps no amounts.
        amountCents: null,
        currency: null,
        isLive: false,
        disputeId: null,
        receiptUrl: null,
      };
    },
    async cancel(intentId) {
      await db
        .delete(localPaymentIntents)
        .where(and(eq(localPaymentIntents.intentId, intentId), isNull(localPaymentIntents.succeedsAt)));
      return (await byIntent(intentId)) === null;
    },
    async intentOf(clientSecret) {
      return (await bySecret(clientSecret))?.intentId ?? null;
    },
    async confirm(clientSecret, cardNumber) {
      const card = CARDS[cardNumber.replace(/[\s-]/g, '')];
      if (!card) throw new AppError('BAD_REQUEST', 'That is not one of the test cards. No real card works here.');
      if ('isDeclined' in card) throw new AppError('BAD_REQUEST', 'Your card was declined. Please try another one.');
      const intent = await bySecret(clientSecret);
      if (!intent) throw new AppError('NOT_FOUND', 'We have no such payment.');
      // Confirming twice moves nothing twice: the first card counts.
      const succeedsAt = intent.succeedsAt ?? now() + card.delayMs;
      const { meta } = await db
        .update(localPaymentIntents)
        .set({ succeedsAt })
        .where(eq(localPaymentIntents.intentId, intent.intentId));
      if (meta.changes === 0) throw new AppError('NOT_FOUND', 'We have no such payment.');
      return statusAt(succeedsAt);
    },
  };
}
