import type { Database } from '../db/database.ts';
import { claimMail, closeMail, insertMail, listDueMails, postponeMail } from '../db/mails.ts';
import { type Letter, layOut } from './layout.ts';
import type { MailSender } from './mail-sender.ts';

/** A try that takes longer counts as failed. */
const TIMEOUT_MS = 10_000;
/** The wait after each failed try; then the mail is given up. The first is longer than a try takes, so that no two run at once. */
const WAITS_MS = [60_000, 5 * 60_000, 30 * 60_000, 4 * 3_600_000, 12 * 3_600_000];

/** Mail is written down first and sent second: a mail that was promised goes out, and about one thing only one does. */
export class Outbox {
  private readonly db: Database;
  private readonly sender: MailSender;
  private readonly now: () => number;

  constructor(db: Database, sender: MailSender, now: () => number) {
    this.db = db;
    this.sender = sender;
    this.now = now;
  }

  /** `key`: what it is about. Writes it down and tries once; what does not go out now, `sendDue` sends. Never throws. */
  async post(key: string, letter: Letter): Promise<void> {
    try {
      if (await insertMail(this.db, key, await layOut(letter), this.now())) await this.trySend(key);
    } catch (error) {
      console.error(JSON.stringify({ event: 'mail_not_written', key, error: String(error) }));
    }
  }

  /** The cron's: whatever is due. */
  async sendDue(): Promise<void> {
    for (const { key } of await listDueMails(this.db, this.now())) await this.trySend(key);
  }

  private async trySend(key: string): Promise<void> {
    const now = this.now();
    const claimed = await claimMail(this.db, key, now, now + (WAITS_MS[0] ?? 0));
    if (!claimed) return;
    try {
      await withinTime(this.sender.send(key, claimed.mail));
      await closeMail(this.db, key);
    } catch (error) {
      const waitMs = WAITS_MS[claimed.attempts - 1];
      const event = waitMs === undefined ? 'mail_given_up' : 'mail_not_sent';
      console.error(JSON.stringify({ event, key, attempt: claimed.attempts, error: String(error) }));
      if (waitMs === undefined) await closeMail(this.db, key);
      else await postponeMail(this.db, key, now + waitMs);
    }
  }
}

async function withinTime(sending: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  try {
    await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}
