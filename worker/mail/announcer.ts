import type { Database } from '../db/database.ts';
import {
  deleteNotice,
  type EndedAnalysis,
  findWithOwner,
  insertNotice,
  listEndedNotices,
} from '../db/report-notices.ts';
import type { PaymentRow } from '../db/schema.ts';
import { findUser } from '../db/users.ts';
import { endedLetter, receiptLetter, supportLetter } from './letters.ts';
import type { Outbox } from './outbox.ts';

const ASKED = 'You are receiving this e-mail because you asked for it on the page of the running analysis.';
const OWED = 'You are receiving this e-mail because you started this analysis and we could not finish it.';

/** Who is told what by mail. */
export class Announcer {
  private readonly db: Database;
  private readonly outbox: Outbox;
  private readonly settings: { appOrigin: string; support: string };

  constructor(db: Database, outbox: Outbox, settings: { appOrigin: string; support: string }) {
    this.db = db;
    this.outbox = outbox;
    this.settings = settings;
  }

  async supportMessage(
    id: number,
    message: { name: string; email: string; subject: string; message: string },
  ): Promise<void> {
    await this.outbox.post(`support:${id}`, supportLetter(message, this.settings.support));
  }

  async receipt(payment: PaymentRow): Promise<void> {
    const payer = await findUser(this.db, payment.userId);
    if (!payer) return;
    await this.outbox.post(`receipt:${payment.id}`, receiptLetter(payment, payer.email, this.settings.appOrigin));
  }

  async whenEnded(sessionId: string, now: number): Promise<void> {
    await insertNotice(this.db, sessionId, now);
  }

  /** The cron's: tells those who asked. The mail is written down before the wish is forgotten. */
  async announceEnded(): Promise<void> {
    for (const ended of await listEndedNotices(this.db)) {
      await this.ended(ended, ASKED);
      await deleteNotice(this.db, ended.sessionId);
    }
  }

  /** A dead letter's owner, who may not have asked; nobody is told twice. */
  async gaveUp(sessionId: string): Promise<void> {
    const analysis = await findWithOwner(this.db, sessionId);
    if (analysis?.status === 'failed') await this.ended(analysis, OWED);
  }

  private async ended(analysis: EndedAnalysis, why: string): Promise<void> {
    const letter = endedLetter(analysis, analysis.email, this.settings.appOrigin, why);
    await this.outbox.post(`analysis:${analysis.sessionId}`, letter);
  }
}
