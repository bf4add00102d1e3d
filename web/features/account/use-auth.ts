import { useQuery } from '@tanstack/react-query';
import type { UserView } from '../../../worker/contract/api.ts';
import { ApiError, api } from '../../api.ts';

export type Auth =
  | { state: 'loading'; user: null }
  | { state: 'signed-out'; user: null }
  | { state: 'signed-in'; user: UserView }
  /** The call failed, which says nothing about who is here. */
  | { state: 'failed'; user: null; retry: () => void };

/** Who is here, according to whether the current-user call returns data. Specification §4. */
export function useAuth(): Auth {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['/api/auth/user'],
    queryFn: api.currentUser,
    retry: false,
  });
  if (isPending) return { state: 'loading', user: null };
  if (data) return { state: 'signed-in', user: data };
  if (error instanceof ApiError && error.status === 401) return { state: 'signed-out', user: null };
  return { state: 'failed', user: null, retry: () => void refetch() };
}
