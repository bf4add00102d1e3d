import { useQuery } from '@tanstack/react-query';
import type { UserView } from '../../../worker/contract/api.ts';
import { api } from '../../api.ts';

export type Auth =
  | { state: 'loading'; user: null }
  | { state: 'signed-out'; user: null }
  | { state: 'signed-in'; user: UserView };

/** Who is here, according to whether the current-user call returns data. Specification §4. */
export function useAuth(): Auth {
  const { data, isPending } = useQuery({ queryKey: ['/api/auth/user'], queryFn: api.currentUser, retry: false });
  if (isPending) return { state: 'loading', user: null };
  return data ? { state: 'signed-in', user: data } : { state: 'signed-out', user: null };
}
