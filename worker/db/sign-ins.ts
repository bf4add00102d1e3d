import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from './database.ts';
import { hashOf } from './hash.ts';
import { signIns } from './schema.ts';

/** Time to sign in at the provider: enough for a second factor, too little to keep a link for later. */
export const SIGN_IN_TTL_MS = 10 * 60_000;

/** A sign-in on its way through the provider. */
export interface SignInAttempt {
  nonce: string;
  codeVerifier: string;
  returnTo: string;
}

/** `browser` is a secret that only the browser that began it holds. */
export async function storeSignIn(
  db: Database,
  keys: { state: string; browser: string },
  attempt: SignInAttempt,
  now: number,
): Promise<void> {
  await db.insert(signIns).values({
    stateHash: await hashOf(keys.state),
    browserHash: await hashOf(keys.browser),
    ...attempt,
    expiresAt: now + SIGN_IN_TTL_MS,
  });
}

/** Takes it out: one statement, so that of two parallel answers one wins. null: unknown, used, too old, or another browser's. */
export async function takeSignIn(
  db: Database,
  keys: { state: string; browser: string },
  now: number,
): Promise<SignInAttempt | null> {
  const [row] = await db
    .delete(signIns)
    .where(
      and(
        eq(signIns.stateHash, await hashOf(keys.state)),
        eq(signIns.browserHash, await hashOf(keys.browser)),
        gt(signIns.expiresAt, now),
      ),
    )
    .returning();
  return row ? { nonce: row.nonce, codeVerifier: row.codeVerifier, returnTo: row.returnTo } : null;
}

export async function deleteExpiredSignIns(db: Database, now: number): Promise<void> {
  await db.delete(signIns).where(lt(signIns.expiresAt, now));
}
