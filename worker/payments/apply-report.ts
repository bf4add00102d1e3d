import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { findReported } from '../db/payments.ts';
import { type PaymentRow, paymentEvents, payments } from '../db/schema.ts';
import type { PaymentReport } from './payment-provider.ts';
import { MOVES } from './payment-state.ts';

/** One word a provider sent by itself. `report` is null for a kind we do not act on. */
export interface PaymentEvent {
  id: string;
  type: string;
  report: PaymentReport | null;
}

/** What became of a report. `repeated`: the event was known; `unknown`: it is about no payment of ours. */
export type Applied =
  | { outcome: 'moved' | 'unchanged'; payment: PaymentRow }
  | { outcome: 'unknown' | 'repeated' }
  | { outcome: 'mismatch'; what: string };

type Batch = Parameters<Database['batch']>[0];
type Statement = Batch[number];

/** Records an event and what follows from it, both or neither, once. Throws when the database does, so that it is sent again. */
export async function applyEvent(db: Database, event: PaymentEvent, now: number): Promise<Applied> {
  if (await isKnown(db, event.id)) return { outcome: 'repeated' };
  const { id, type, report } = event;
  const payment = report && (await findReported(db, report));
  const what = report && payment && mismatchOf(payment, report);
  if (what) return { outcome: 'mismatch', what };
  const claim = db.insert(paymentEvents).values({ id, type, paymentId: payment?.id ?? null, receivedAt: now });
  try {
    if (!report || !payment) {
      await claim;
      return { outcome: 'unknown' };
    }
    return await run({ db, first: [claim], payment, report, now });
  } catch (error) {
    // The same event at the same time: whoever came first has done all of it.
    if (await isKnown(db, id)) return { outcome: 'repeated' };
    throw error;
  }
}

/** Records what the provider answered when asked. Saying it twice changes nothing. */
export async function applyAnswer(
  db: Database,
  payment: PaymentRow,
  report: PaymentReport,
  now: number,
): Promise<Applied> {
  const what = mismatchOf(payment, report);
  return what ? { outcome: 'mismatch', what } : run({ db, first: [], payment, report, now });
}

/** The move is chosen inside the statement, by the state the row has then: two words at the same time cannot undo each other. */
async function run({
  db,
  first,
  payment,
  report,
  now,
}: {
  db: Database;
  first: Statement[];
  payment: PaymentRow;
  report: PaymentReport;
  now: number;
}): Promise<Applied> {
  const { from, to } = MOVES[report.word];
  const self = eq(payments.id, payment.id);
  const isNews =
    report.word === 'disputed' && report.disputeId !== null
      ? or(isNull(payments.closedDisputeId), ne(payments.closedDisputeId, report.disputeId))
      : undefined;
  const settledAt = to === 'processing' || to === 'open' ? {} : { settledAt: payment.settledAt ?? now };
  const move = db
    .update(payments)
    .set({ status: to, ...settledAt })
    .where(and(self, inArray(payments.status, [...from]), isNews))
    .returning();
  const rest: Statement[] = [];
  if (payment.intentId === null) rest.push(db.update(payments).set({ intentId: report.intentId }).where(self));
  if (report.receiptUrl) rest.push(db.update(payments).set({ receiptUrl: report.receiptUrl }).where(self));
  if (report.disputeId && (report.word === 'won' || report.word === 'lost')) {
    rest.push(db.update(payments).set({ closedDisputeId: report.disputeId }).where(self));
  }
  const after = db.select().from(payments).where(self);
  const answers: readonly unknown[] = await db.batch([...first, move, ...rest, after] as unknown as Batch);
  const [moved] = answers[first.length] as PaymentRow[];
  const [current] = answers.at(-1) as PaymentRow[];
  return { outcome: moved ? 'moved' : 'unchanged', payment: current ?? payment };
}

/** What of the order the provider speaks differently about; null when nothing. */
function mismatchOf(payment: PaymentRow, report: PaymentReport): string | null {
  if (payment.intentId !== null && payment.intentId !== report.intentId) return 'intent';
  if (payment.isLive !== report.isLive) return 'livemode';
  if (report.amountCents !== null && report.amountCents !== payment.amountCents) return 'amount';
  if (report.currency !== null && report.currency.toLowerCase() !== payment.currency) return 'currency';
  return null;
}

async function isKnown(db: Database, eventId: string): Promise<boolean> {
  return (await db.select().from(paymentEvents).where(eq(paymentEvents.id, eventId))).length > 0;
}
