import { and, desc, eq, getTableColumns, gt, lt } from 'drizzle-orm';
import type { Database } from './database.ts';
import { hashOf, randomToken } from './hash.ts';
import { type SessionRow, sessions, type UserRow, users } from './schema.ts';

/** 30 days after the last day it was used: an owner who returns monthly stays signed in. */
export const SESSION_TTL_MS = 30 * 24 * 3_600_000;
/** A session is prolonged at most this often. */
export const RENEW_AFTER_MS = 24 * 3_600_000;
/** How exactly "last used" is known: every request would be a write. */
const NOTE_USE_AFTER_MS = 3_600_000;

export interface NewSession {
  userId: number;
  device: string;
  idToken: string | null;
  /** The token this browser held until now; its session ends. */
  replaces: string | null;
}

/** A new session; answers the cookie's token, of which only the hash is stored. */
export async function openSession(db: Database, session: NewSession, now: number): Promise<string> {
  const { replaces, ...row } = session;
  const token = randomToken();
  const opening = db.insert(sessions).values({
    ...row,
    tokenHash: await hashOf(token),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: now + SESSION_TTL_MS,
  });
  if (replaces === null) await opening;
  else await db.batch([opening, db.delete(sessions).where(eq(sessions.tokenHash, await hashOf(replaces)))]);
  return token;
}

export async function findSession(
  db: Database,
  token: string,
  now: number,
): Promise<{ session: SessionRow; user: UserRow } | null> {
  const [row] = await db
    .select({ session: getTableColumns(sessions), user: getTableColumns(users) })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, await hashOf(token)), gt(sessions.expiresAt, now)));
  return row ?? null;
}

/** Notes that a session is in use. Answers whether it was prolonged, so that its cookie is too; one that ended meanwhile is not. */
export async function noteUse(db: Database, session: SessionRow, now: number): Promise<boolean> {
  const renewedAt = session.expiresAt - SESSION_TTL_MS;
  const isDue = now - renewedAt >= RENEW_AFTER_MS;
  if (!isDue && now - session.lastUsedAt < NOTE_USE_AFTER_MS) return false;
  const result = await db
    .update(sessions)
    .set({ lastUsedAt: now, ...(isDue ? { expiresAt: now + SESSION_TTL_MS } : {}) })
    .where(eq(sessions.id, session.id));
  return isDue && result.meta.changes > 0;
}

/** The session this token opened, which is over now; null when there was none. */
export async function closeSession(db: Database, token: string): Promise<SessionRow | null> {
  const [row] = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, await hashOf(token)))
    .returning();
  return row ?? null;
}

export async function listSessions(db: Database, userId: number, now: number): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

/** False when this user has no such session. */
export async function closeSessionOf(db: Database, userId: number, id: number): Promise<boolean> {
  const result = await db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
  return result.meta.changes > 0;
}

export async function closeAllSessions(db: Database, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function deleteExpiredSessions(db: Database, now: number): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
