import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from './database.ts';
import { type PaymentRow, payments } from './schema.ts';

/** Specification §9. */
export const PAYMENT_RETENTION_MS = 7 * 365.25 * 24 * 3_600_000;

export type NewPayment = Pick<
  PaymentRow,
  'intentId' | 'provider' | 'userId' | 'website' | 'analysisId' | 'amountCents' | 'currency' | 'createdAt'
>;

/** False when this user has an unsettled payment for this website already: there is at most one. */
export async function insertPayment(db: Database, payment: NewPayment): Promise<boolean> {
  const result = await db
    .insert(payments)
    .values({ ...payment, status: 'open' })
    .onConflictDoNothing();
  return result.meta.changes > 0;
}

/** The payment of this user for this website that may still succeed: there is at most one. */
export async function findUnsettled(db: Database, userId: number, website: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(
      and(eq(payments.userId, userId), eq(payments.website, website), inArray(payments.status, ['open', 'processing'])),
    );
  return row ?? null;
}

/** Payments whose money is on its way, oldest first. */
export async function listProcessing(db: Database, limit = 50): Promise<PaymentRow[]> {
  return db.select().from(payments).where(eq(payments.status, 'processing')).orderBy(asc(payments.id)).limit(limit);
}

export async function findPaymentOf(db: Database, intentId: string, userId: number): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.intentId, intentId), eq(payments.userId, userId)));
  return row ?? null;
}

/** Only what may still change is changed: a late or repeated message settles nothing twice. */
export async function recordPaymentStatus(
  db: Database,
  id: number,
  status: 'processing' | 'succeeded' | 'failed',
  now: number,
): Promise<void> {
  await db
    .update(payments)
    .set({ status, settledAt: status === 'processing' ? null : now })
    .where(and(eq(payments.id, id), inArray(payments.status, ['open', 'processing'])));
}

export async function deleteExpiredPayments(db: Database, now: number): Promise<void> {
  await db.delete(payments).where(lt(payments.createdAt, now - PAYMENT_RETENTION_MS));
}

/** All of a user's, newest first. */
export async function listPaymentsOf(db: Database, userId: number): Promise<PaymentRow[]> {
  return db.select().from(payments).where(eq(payments.userId, userId)).orderBy(desc(payments.id));
}
