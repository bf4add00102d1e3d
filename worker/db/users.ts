import { eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { type UserRow, users } from './schema.ts';

export interface VerifiedIdentity {
  issuer: string;
  subject: string;
  email: string;
  firstName: string | null;
  profileImageUrl: string | null;
}

/** The account of this identity, made at the first sign-in and refreshed at each later one. */
export async function upsertUser(db: Database, identity: VerifiedIdentity, now: number): Promise<UserRow> {
  const [row] = await db
    .insert(users)
    .values({ ...identity, createdAt: now })
    .onConflictDoUpdate({
      target: [users.issuer, users.subject],
      set: {
        email: identity.email,
        firstName: sql`coalesce(excluded.first_name, ${users.firstName})`,
        profileImageUrl: sql`coalesce(excluded.profile_image_url, ${users.profileImageUrl})`,
      },
    })
    .returning();
  if (!row) throw new Error('upsert returned no user');
  return row;
}

export async function findUser(db: Database, id: number): Promise<UserRow | null> {
  return (await db.select().from(users).where(eq(users.id, id)))[0] ?? null;
}
