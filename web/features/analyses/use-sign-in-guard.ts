import { useCallback, useEffect, useRef } from 'react';
import { toast } from '../../ui/toast-store.ts';
import { useSignInPath } from '../account/sign-in.ts';
import type { Auth } from '../account/use-auth.ts';
import { keepPendingSession } from '../start/pending.ts';
import { isSessionExpired } from './dashboard-data.ts';

/** Time to read the toast before the sign-in page. Specification §9. */
export const SIGN_IN_DELAY_MS = 1_000;

/**
 * Sends visitors who are not, or no longer, signed in to the sign-in page, once. A session being followed is kept for the
 * recovery after it. Returns the function for "my session just ended".
 */
export function useSignInGuard(
  auth: Auth['state'],
  errors: readonly unknown[],
  sessionId: string | null,
  wanted = 'your dashboard',
): () => void {
  const leaving = useRef(false);
  const signInPath = useSignInPath();
  const leave = useCallback(
    (title: string, description: string) => {
      if (leaving.current) return;
      leaving.current = true;
      if (sessionId !== null) keepPendingSession(sessionId);
      toast({ title, description, variant: 'destructive' });
      setTimeout(() => window.location.assign(signInPath), SIGN_IN_DELAY_MS);
    },
    [sessionId, signInPath],
  );
  const expire = useCallback(() => leave('Session Expired', 'Please sign in again to continue.'), [leave]);
  const expired = errors.some(isSessionExpired);
  useEffect(() => {
    if (auth === 'signed-out') leave('Authentication Required', `Please sign in to access ${wanted}.`);
    else if (expired) expire();
  }, [auth, expired, leave, expire, wanted]);
  return expire;
}
