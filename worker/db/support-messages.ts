import { lt } from 'drizzle-orm';
import { SUPPORT_RETENTION_MS } from '../contract/retention.ts';
import type { Database } from './database.ts';
import { supportMessages } from './schema.ts';

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
