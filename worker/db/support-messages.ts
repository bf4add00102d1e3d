import { lt } from 'drizzle-orm';
import type { Database } from './database.ts';
import { supportMessages } from './schema.ts';

/** Support communications are kept two years. Specification §9. */
export const SUPPORT_RETENTION_MS = 2 * 365 * 24 * 3_600_000;

/** Answers its number. */
export async function storeSupportMessage(
  db: Database,
  message: { name: string; email: string; subject: string; message: string },
  now: number,
): Promise<number> {
  const [row] = await db
    .insert(supportMessages)
    .values({ ...message, createdAt: now })
    .returning({ id: supportMessages.id });
  if (!row) throw new Error('insert returned no message');
  return row.id;
}

export async function deleteExpiredSupportMessages(db: Database, now: number): Promise<void> {
  await db.delete(supportMessages).where(lt(supportMessages.createdAt, now - SUPPORT_RETENTION_MS));
}
