import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { PAYMENT_RETENTION_MS } from '../contract/retention.ts';
import { MOVES } from '../payments/payment-state.ts';
import type { Database } from './database.ts';
import { localPaymentIntents, type PaymentRow, paymentEvents, payments } from './schema.ts';

const UNSETTLED = ['open', 'processing'] as const;

export type NewPayment = Pick<
  PaymentRow,
  'orderId' | 'provider' | 'isLive' | 'userId' | 'website' | 'analysisId' | 'amountCents' | 'currency' | 'createdAt'
>;

/** Does nothing when this user has an unsettled payment for this website already: there is at most one. */
export async function insertPayment(db: Database, payment: NewPayment): Promise<void> {
  await db
    .insert(payments)
    .values({ ...payment, status: 'open', checkedAt: 0 })
    .onConflictDoNothing();
}

/** The payment of this user for this website that may still succeed: there is at most one. */
export async function findUnsettled(db: Database, userId: number, website: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.website, website), inArray(payments.status, [...UNSETTLED])));
  return row ?? null;
}

/** Writes down the provider's name for an order. Parallel requests opened the same one. */
export async function recordIntent(db: Database, id: number, intentId: string): Promise<void> {
  await db
    .update(payments)
    .set({ intentId })
    .where(and(eq(payments.id, id), isNull(payments.intentId)));
}

export async function findPaymentOf(db: Database, intentId: string, userId: number): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.intentId, intentId), eq(payments.userId, userId)));
  return row ?? null;
}

export async function findOwnedPayment(db: Database, id: number, userId: number): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.userId, userId)));
  return row ?? null;
}

/** The payment a provider speaks of: by its intent or, where that was not written down in time, by its order. */
export async function findReported(
  db: Database,
  report: { intentId: string; orderId: string | null },
): Promise<PaymentRow | null> {
  const byOrder = report.orderId === null ? [] : [eq(payments.orderId, report.orderId)];
  const [row] = await db
    .select()
    .from(payments)
    .where(or(eq(payments.intentId, report.intentId), ...byOrder));
  return row ?? null;
}

/** It can no longer be paid. Changes nothing once money has moved. */
export async function recordFailed(db: Database, id: number, now: number): Promise<void> {
  await db
    .update(payments)
    .set({ status: 'failed', settledAt: now })
    .where(and(eq(payments.id, id), inArray(payments.status, [...MOVES.failed.from])));
}

export async function recordReceipt(db: Database, id: number, receiptUrl: string): Promise<void> {
  await db.update(payments).set({ receiptUrl }).where(eq(payments.id, id));
}

/** A payment younger than this is looked at every minute, an older one every hour: bank transfers take days. */
const YOUNG_MS = 3_600_000;

/**
 * Payments whose money is on its way, and open ones older than `openBefore`, those looked at longest ago first. One that was looked
 * at is not listed again at once, so that none can keep the others waiting.
 */
export async function listUnsettled(
  db: Database,
  { now, openBefore, limit = 50 }: { now: number; openBefore: number; limit?: number },
): Promise<PaymentRow[]> {
  const isDue = sql`${payments.checkedAt} <= ${now} - CASE WHEN ${payments.createdAt} > ${now - YOUNG_MS} THEN 0 ELSE ${YOUNG_MS} END`;
  return db
    .select()
    .from(payments)
    .where(
      and(
        or(eq(payments.status, 'processing'), and(eq(payments.status, 'open'), lt(payments.createdAt, openBefore))),
        isDue,
      ),
    )
    .orderBy(asc(payments.checkedAt), asc(payments.id))
    .limit(limit);
}

export async function recordChecked(db: Database, id: number, now: number): Promise<void> {
  await db.update(payments).set({ checkedAt: now }).where(eq(payments.id, id));
}

/** With them the events they came from. */
export async function deleteExpiredPayments(db: Database, now: number): Promise<void> {
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, now - PAYMENT_RETENTION_MS));
  await db.delete(payments).where(lt(payments.createdAt, now - PAYMENT_RETENTION_MS));
}

/** All of a user's, newest first. */
export async function listPaymentsOf(db: Database, userId: number): Promise<PaymentRow[]> {
  return db.select().from(payments).where(eq(payments.userId, userId)).orderBy(desc(payments.id));
}

/** What the local provider remembers of payments that are settled, or were never written down, after a day. */
export async function deleteOldLocalIntents(db: Database, now: number): Promise<void> {
  await db.delete(localPaymentIntents).where(
    and(
      lt(localPaymentIntents.createdAt, now - 24 * 3_600_000),
      sql`NOT EXISTS (SELECT 1 FROM payments WHERE payments.intent_id = local_payment_intents.intent_id
        AND payments.status IN ('open', 'processing'))`,
    ),
  );
}
