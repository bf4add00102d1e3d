import { useEffect } from 'react';
import { create } from 'zustand';
import type { UserView } from '../../../worker/contract/api.ts';
import { SESSION_HINT } from '../../../worker/contract/pages.ts';
import { ApiError, read, send } from '../../http.ts';

export type Auth =
  | { state: 'loading'; user: null }
  | { state: 'signed-out'; user: null }
  | { state: 'signed-in'; user: UserView }
  /** The call failed, which says nothing about who is here. */
  | { state: 'failed'; user: null; retry: () => void };

const LOADING: Auth = { state: 'loading', user: null };

/** Asked once a page load, by every page: so it needs neither the query cache nor the client of the whole API. */
const useAuthStore = create<{ auth: Auth }>(() => ({ auth: LOADING }));
let asking: Promise<Auth> | null = null;

/** Who is here, according to whether the current-user call returns data. Specification §4. */
export function useAuth(): Auth {
  useEffect(() => ask(), []);
  return useAuthStore(({ auth }) => auth);
}

function ask(): void {
  if (asking) return;
  const asked = currentUser();
  asking = asked;
  void asked.then((auth) => asking === asked && useAuthStore.setState({ auth }));
}

async function currentUser(): Promise<Auth> {
  // The page itself said so: a visitor's console need not show a refused call.
  if (!document.cookie.split('; ').includes(`${SESSION_HINT}=1`)) return { state: 'signed-out', user: null };
  try {
    const user: UserView | null = await read(await send('/api/auth/user'));
    return user ? { state: 'signed-in', user } : { state: 'signed-out', user: null };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { state: 'signed-out', user: null };
    return { state: 'failed', user: null, retry: askAgain };
  }
}

function askAgain(): void {
  asking = null;
  ask();
}

/** As if the page had just been loaded, for tests. */
export function forgetAuth(): void {
  asking = null;
  useAuthStore.setState({ auth: LOADING });
}
