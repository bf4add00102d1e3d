import { and, asc, eq, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { MAIL_RETENTION_MS } from '../contract/retention.ts';
import type { Mail } from '../mail/mail-sender.ts';
import type { Database } from './database.ts';
import { mails } from './schema.ts';

/** False when there was a mail about this already. */
export async function insertMail(db: Database, key: string, mail: Mail, now: number): Promise<boolean> {
  const { meta } = await db
    .insert(mails)
    .values({ key, mail, attempts: 0, nextTryAt: now, createdAt: now })
    .onConflictDoNothing();
  return meta.changes > 0;
}

export async function listDueMails(db: Database, now: number, limit = 50): Promise<{ key: string }[]> {
  return db
    .select({ key: mails.key })
    .from(mails)
    .where(and(isNotNull(mails.mail), lte(mails.nextTryAt, now)))
    .orderBy(asc(mails.nextTryAt))
    .limit(limit);
}

/** Takes a due mail for one try: nobody else gets it before `nextTryAt`. null when somebody else has. */
export async function claimMail(
  db: Database,
  key: string,
  now: number,
  nextTryAt: number,
): Promise<{ mail: Mail; attempts: number } | null> {
  const [row] = await db
    .update(mails)
    .set({ nextTryAt, attempts: sql`${mails.attempts} + 1` })
    .where(and(eq(mails.key, key), isNotNull(mails.mail), lte(mails.nextTryAt, now)))
    .returning();
  return row?.mail ? { mail: row.mail, attempts: row.attempts } : null;
}

export async function postponeMail(db: Database, key: string, nextTryAt: number): Promise<void> {
  await db.update(mails).set({ nextTryAt }).where(eq(mails.key, key));
}

/** Sent or given up: the words go, the key stays. */
export async function closeMail(db: Database, key: string): Promise<void> {
  await db.update(mails).set({ mail: null }).where(eq(mails.key, key));
}

export async function deleteOldMails(db: Database, now: number): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, now - MAIL_RETENTION_MS));
}

/** What still waits to be sent to an address goes nowhere; that it was asked for stays, so that it is not asked for again. */
export async function dropMailsTo(db: Database, address: string): Promise<void> {
  await db
    .update(mails)
    .set({ mail: null })
    .where(and(isNotNull(mails.mail), sql`json_extract(${mails.mail}, '$.to') = ${address}`));
}
