import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from './database.ts';
import { sessions, type UserRow, users } from './schema.ts';

/** 30 days: long enough that an owner who returns monthly stays signed in. */
export const SESSION_TTL_MS = 30 * 24 * 3_600_000;

/** A new session; answers the cookie's token, of which only the hash is stored. */
export async function openSession(db: Database, userId: number, now: number): Promise<string> {
  const token = hex(crypto.getRandomValues(new Uint8Array(32)));
  await db
    .insert(sessions)
    .values({ tokenHash: await hashOf(token), userId, createdAt: now, expiresAt: now + SESSION_TTL_MS });
  return token;
}

export async function findSessionUser(db: Database, token: string, now: number): Promise<UserRow | null> {
  const [row] = await db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, await hashOf(token)), gt(sessions.expiresAt, now)));
  return row?.user ?? null;
}

export async function closeSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, await hashOf(token)));
}

export async function deleteExpiredSessions(db: Database, now: number): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}

async function hashOf(token: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
