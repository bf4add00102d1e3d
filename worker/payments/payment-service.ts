import type { PaymentIntentResponse, VerifyPaymentResponse } from '../contract/api.ts';
import { AppError } from '../contract/errors.ts';
import { findOwned } from '../db/analyses.ts';
import type { Database } from '../db/database.ts';
import { findUnsettled, insertPayment, listProcessing, recordPaymentStatus } from '../db/payments.ts';
import type { AnalysisRow, PaymentRow } from '../db/schema.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { PRICE } from './price.ts';

/** How a user's payment for a website stands. */
export type PaymentState = { state: 'paid' | 'processing' | 'none' } | { state: 'open'; clientSecret: string };

/** Sells the full report of a website to the owner of an analysis of it. A paid website stays paid for all its analyses. */
export class PaymentService {
  private readonly db: Database;
  private readonly provider: PaymentProvider;
  private readonly now: () => number;

  constructor(db: Database, provider: PaymentProvider, now: () => number) {
    this.db = db;
    this.provider = provider;
    this.now = now;
  }

  /** A second tab, or a second try after a declined card, gets the intent that is open already: nobody pays twice. */
  async createIntent(userId: number, analysisId: number): Promise<PaymentIntentResponse> {
    const row = await this.owned(userId, analysisId);
    if (row.status !== 'completed') {
      throw new AppError('CONFLICT', 'There is no report of this website yet, so there is nothing to unlock.');
    }
    const known = await this.settle(row);
    if (known.state === 'open') return { clientSecret: known.clientSecret };
    if (known.state !== 'none') {
      throw new AppError('CONFLICT', 'This website is paid for, or its payment is still being processed.');
    }
    const order = { ...PRICE, userId, website: row.website, analysisId: row.id };
    const intent = await this.provider.open(order);
    const payment = { ...order, intentId: intent.intentId, provider: this.provider.name, createdAt: this.now() };
    if (await insertPayment(this.db, payment)) return { clientSecret: intent.clientSecret };
    const other = await this.settle(row);
    if (other.state === 'open') return { clientSecret: other.clientSecret };
    throw new AppError('CONFLICT', 'Another payment for this website has just been made. Please reload the page.');
  }

  /** `verified`: the provider's word was heard and says paid. */
  async verify(userId: number, analysisId: number): Promise<VerifyPaymentResponse> {
    const isPaid = (await this.settle(await this.owned(userId, analysisId))).state === 'paid';
    return { verified: isPaid, isPaid };
  }

  /** What the provider says of a payment now, recorded. Saying it twice changes nothing. */
  async refresh(payment: PaymentRow): Promise<PaymentState> {
    const intent = await this.provider.find(payment.intentId);
    if (intent?.status === 'open') return { state: 'open', clientSecret: intent.clientSecret };
    const status = intent?.status ?? 'failed';
    if (status !== payment.status) await recordPaymentStatus(this.db, payment.id, status, this.now());
    if (status === 'failed') return { state: 'none' };
    return { state: status === 'succeeded' ? 'paid' : 'processing' };
  }

  /** Settles payments whose payer has gone: a payment counts when the provider says so, not when somebody looks. */
  async refreshProcessing(): Promise<void> {
    for (const payment of await listProcessing(this.db)) {
      try {
        await this.refresh(payment);
      } catch (error) {
        console.error(JSON.stringify({ event: 'payment_refresh_failed', payment: payment.id, error: String(error) }));
      }
    }
  }

  private async settle(row: AnalysisRow): Promise<PaymentState> {
    if (row.isPaid) return { state: 'paid' };
    const payment = await findUnsettled(this.db, row.userId, row.website);
    return payment ? this.refresh(payment) : { state: 'none' };
  }

  private async owned(userId: number, analysisId: number): Promise<AnalysisRow> {
    const row = await findOwned(this.db, analysisId, userId);
    if (!row) throw new AppError('NOT_FOUND', 'Analysis not found');
    return row;
  }
}
