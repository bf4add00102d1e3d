import type { PaymentIntentResponse, VerifyPaymentResponse } from '../contract/api.ts';
import { AppError } from '../contract/errors.ts';
import { PRICE } from '../contract/price.ts';
import { findOwned } from '../db/analyses.ts';
import type { Database } from '../db/database.ts';
import {
  findOwnedPayment,
  findUnsettled,
  insertPayment,
  listUnsettled,
  recordChecked,
  recordFailed,
  recordIntent,
  recordReceipt,
} from '../db/payments.ts';
import type { AnalysisRow, PaymentRow } from '../db/schema.ts';
import { type Applied, applyAnswer, applyEvent, type PaymentEvent } from './apply-report.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { ENTITLING_STATES } from './payment-state.ts';

/** How a user's payment for a website stands. */
export type PaymentStanding =
  | { state: 'paid' | 'processing' | 'none' }
  | { state: 'open'; clientSecret: string }
  /** Written down, and the provider has not been asked yet. */
  | { state: 'unopened'; payment: PaymentRow };

/** An intent that is still open after this long belongs to somebody who has left. */
const ABANDONED_AFTER_MS = 24 * 3_600_000;

const ALREADY_PAID = 'This website is paid for already: its full report is open to you.';
const ON_ITS_WAY =
  'A payment for this website is being processed. The report opens by itself; there is no need to pay again.';

const CONTRADICTION =
  'The payment provider’s answer does not match your order. Please write to us; we will put it right.';

interface Payer {
  id: number;
  email: string;
}

/** Sells the full report of a website to the owner of an analysis of it. A paid website stays paid for all its analyses. */
export class PaymentService {
  private readonly db: Database;
  private readonly provider: PaymentProvider;
  private readonly now: () => number;
  /** Hears once of each payment whose money has moved. */
  private readonly onPaid: (payment: PaymentRow) => Promise<void>;

  constructor(
    db: Database,
    provider: PaymentProvider,
    now: () => number,
    onPaid: (payment: PaymentRow) => Promise<void>,
  ) {
    this.db = db;
    this.provider = provider;
    this.now = now;
    this.onPaid = onPaid;
  }

  /**
   * The order is written before the provider is asked and names it to the provider: however many tabs ask at the same time, and
   * whatever is lost in between, there is one order and one intent. A try after a declined card gets the same one again.
   */
  async createIntent(payer: Payer, analysisId: number): Promise<PaymentIntentResponse> {
    const row = await this.owned(payer.id, analysisId);
    if (row.status !== 'completed') {
      throw new AppError('CONFLICT', 'There is no report of this website yet, so there is nothing to unlock.');
    }
    let standing = await this.settle(row);
    if (standing.state === 'none') {
      await insertPayment(this.db, {
        orderId: `order_${crypto.randomUUID()}`,
        provider: this.provider.name,
        isLive: this.provider.isLive,
        amountCents: PRICE.amountCents + PRICE.taxCents,
        currency: PRICE.currency,
        userId: payer.id,
        website: row.website,
        analysisId: row.id,
        createdAt: this.now(),
      });
      standing = await this.settle(await this.owned(payer.id, analysisId));
    }
    switch (standing.state) {
      case 'paid':
        throw new AppError('CONFLICT', ALREADY_PAID);
      case 'processing':
        throw new AppError('CONFLICT', ON_ITS_WAY);
      case 'none':
        throw new AppError('CONFLICT', 'Another payment for this website has just ended. Please reload the page.');
      case 'open':
        return this.intentFor(standing.clientSecret);
      case 'unopened':
        return this.intentFor(await this.open(standing.payment, payer));
    }
  }

  /** `verified`: the provider's word was heard and says paid. */
  async verify(userId: number, analysisId: number): Promise<VerifyPaymentResponse> {
    const isPaid = (await this.settle(await this.owned(userId, analysisId))).state === 'paid';
    return { verified: isPaid, isPaid };
  }

  /** What the provider says of a payment now, recorded. Saying it twice changes nothing. */
  async refresh(payment: PaymentRow): Promise<PaymentStanding> {
    // Of a payment at another provider, or with keys of another mode, nobody can be asked any more.
    if (payment.provider !== this.provider.name || payment.isLive !== this.provider.isLive) return this.giveUp(payment);
    if (payment.intentId === null) return { state: 'unopened', payment };
    const report = await this.provider.find(payment.intentId);
    if (!report) return this.giveUp(payment);
    const now = await this.heard(payment, await applyAnswer(this.db, payment, report, this.now()));
    if (report.word === 'open') return { state: 'open', clientSecret: report.clientSecret };
    if (ENTITLING_STATES.includes(now.status)) return { state: 'paid' };
    return { state: now.status === 'processing' ? 'processing' : 'none' };
  }

  /** What the provider sends by itself. Throws `AppError` BAD_REQUEST for what contradicts the order. */
  async receive(event: PaymentEvent): Promise<Applied['outcome']> {
    const applied = await applyEvent(this.db, event, this.now());
    if (applied.outcome === 'mismatch') {
      throw new AppError('BAD_REQUEST', 'This event does not match the order.', {
        detail: `payment event ${event.id} (${event.type}): ${applied.what} differs from the order`,
      });
    }
    if (applied.outcome === 'moved') await this.tell(applied.payment);
    return applied.outcome;
  }

  /** Settles payments whose payer has gone: a payment counts when the provider says so, not when somebody looks. */
  async settleUnattended(): Promise<void> {
    const now = this.now();
    const openBefore = now - ABANDONED_AFTER_MS;
    for (const payment of await listUnsettled(this.db, { now, openBefore })) {
      try {
        await recordChecked(this.db, payment.id, now);
        const { state } = await this.refresh(payment);
        const isLeft = payment.createdAt < openBefore && (state === 'open' || state === 'unopened');
        if (isLeft) await this.abandon(payment);
      } catch (error) {
        console.error(JSON.stringify({ event: 'payment_refresh_failed', payment: payment.id, error: String(error) }));
      }
    }
  }

  /** The payer's own payment, with the provider's receipt where it has one. null: no money moved, or not theirs. */
  async receipt(userId: number, paymentId: number): Promise<PaymentRow | null> {
    const payment = await findOwnedPayment(this.db, paymentId, userId);
    if (!payment || ['open', 'processing', 'failed'].includes(payment.status)) return null;
    if (payment.receiptUrl !== null || payment.provider !== this.provider.name || payment.intentId === null) {
      return payment;
    }
    const receiptUrl = (await this.provider.find(payment.intentId))?.receiptUrl ?? null;
    if (receiptUrl !== null) await recordReceipt(this.db, payment.id, receiptUrl);
    return { ...payment, receiptUrl };
  }

  private async settle(row: AnalysisRow): Promise<PaymentStanding> {
    if (row.isPaid) return { state: 'paid' };
    const payment = await findUnsettled(this.db, row.userId, row.website);
    return payment ? this.refresh(payment) : { state: 'none' };
  }

  private async open(payment: PaymentRow, payer: Payer): Promise<string> {
    const { orderId, amountCents, currency, userId, website, analysisId } = payment;
    const intent = await this.provider.open({
      orderId,
      amountCents,
      currency,
      userId,
      website,
      analysisId,
      payerEmail: payer.email,
    });
    await recordIntent(this.db, payment.id, intent.intentId);
    return intent.clientSecret;
  }

  private intentFor(clientSecret: string): PaymentIntentResponse {
    return { clientSecret, provider: this.provider.name, publishableKey: this.provider.publishableKey };
  }

  /** First at the provider, so that nobody can pay what we have given up. */
  private async abandon(payment: PaymentRow): Promise<void> {
    if (payment.intentId !== null && !(await this.provider.cancel(payment.intentId))) await this.refresh(payment);
    else await this.giveUp(payment);
  }

  private async giveUp(payment: PaymentRow): Promise<PaymentStanding> {
    await recordFailed(this.db, payment.id, this.now());
    return { state: 'none' };
  }

  /** The payment as it stands after an answer. */
  private async heard(payment: PaymentRow, applied: Applied): Promise<PaymentRow> {
    if (applied.outcome === 'mismatch') {
      const detail = `payment ${payment.id}: ${applied.what} differs from the order`;
      throw new AppError('PAYMENT_PROVIDER', CONTRADICTION, { detail });
    }
    if (applied.outcome === 'moved') await this.tell(applied.payment);
    return 'payment' in applied ? applied.payment : payment;
  }

  private async tell(payment: PaymentRow): Promise<void> {
    if (payment.status === 'succeeded' && !this.provider.sendsReceipts) await this.onPaid(payment);
  }

  private async owned(userId: number, analysisId: number): Promise<AnalysisRow> {
    const row = await findOwned(this.db, analysisId, userId);
    if (!row) throw new AppError('NOT_FOUND', 'Analysis not found');
    return row;
  }
}
