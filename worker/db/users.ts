import { eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { hashOf } from './hash.ts';
import { analyses, type UserRow, users } from './schema.ts';

/** A person as an issuer vouches for them. Issuer and subject are the account's key; an e-mail address may change hands. */
export interface VerifiedIdentity {
  issuer: string;
  subject: string;
  /** Empty when the issuer tells none. */
  email: string;
  firstName: string | null;
  profileImageUrl: string | null;
}

/** The account of this identity, made at the first sign-in and refreshed at each later one. */
export async function upsertUser(db: Database, identity: VerifiedIdentity, now: number): Promise<UserRow> {
  const accountKey = await hashOf(JSON.stringify([identity.issuer, identity.subject]));
  const [row] = await db
    .insert(users)
    .values({ ...identity, accountKey, createdAt: now })
    .onConflictDoUpdate({
      target: [users.issuer, users.subject],
      set: {
        accountKey,
        email: sql`coalesce(nullif(excluded.email, ''), ${users.email})`,
        firstName: sql`coalesce(excluded.first_name, ${users.firstName})`,
        profileImageUrl: sql`coalesce(excluded.profile_image_url, ${users.profileImageUrl})`,
      },
    })
    .returning();
  if (!row) throw new Error('upsert returned no user');
  return row;
}

/** Sessions, ticks and what was saved go with it. False while there are analyses, whose objects have to be emptied first. */
export async function deleteUser(db: Database, userId: number): Promise<boolean> {
  const result = await db.run(sql`
    DELETE FROM users WHERE id = ${userId} AND NOT EXISTS (SELECT 1 FROM analyses WHERE user_id = ${userId})`);
  return result.meta.changes > 0;
}

export async function setRefusesModels(db: Database, userId: number, refuses: boolean): Promise<void> {
  await db.update(users).set({ refusesModels: refuses }).where(eq(users.id, userId));
}

/** Whether the owner of an analysis refuses language models; so does an analysis that nobody owns any more. */
export async function ownerRefusesModels(db: Database, sessionId: string): Promise<boolean> {
  const [row] = await db
    .select({ refuses: users.refusesModels })
    .from(analyses)
    .innerJoin(users, eq(users.id, analyses.userId))
    .where(eq(analyses.sessionId, sessionId));
  return row?.refuses ?? true;
}

export async function findUser(db: Database, id: number): Promise<UserRow | null> {
  return (await db.select().from(users).where(eq(users.id, id)))[0] ?? null;
}
