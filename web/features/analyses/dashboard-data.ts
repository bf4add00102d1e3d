import { useQuery } from '@tanstack/react-query';
import { ApiError, api } from '../../api.ts';

/** Caches of the specification: statistics 5 minutes, the list 2 minutes, up to 3 retries each. */
const STATS_STALE_MS = 300_000;
const LIST_STALE_MS = 120_000;
const MAX_RETRIES = 3;

/** The visitor's session ended: a message beginning 401 and containing Unauthorized. */
export const isSessionExpired = (error: unknown): boolean =>
  error instanceof ApiError && error.message.startsWith('401') && error.message.includes('Unauthorized');

const retry = (failures: number, error: Error): boolean => !isSessionExpired(error) && failures < MAX_RETRIES;

export const STATS_KEY = ['/api/dashboard-stats'];
export const LIST_KEY = ['/api/user-analyses'];

/** Statistics and list of the signed-in user. The list comes newest first. */
export function useDashboardData(enabled: boolean) {
  const stats = useQuery({
    queryKey: STATS_KEY,
    queryFn: api.dashboardStats,
    staleTime: STATS_STALE_MS,
    retry,
    enabled,
  });
  const list = useQuery({
    queryKey: LIST_KEY,
    queryFn: api.userAnalyses,
    staleTime: LIST_STALE_MS,
    retry,
    enabled,
    select: (rows) => rows.toSorted((a, b) => b.createdAt - a.createdAt),
  });
  return { stats, list };
}
