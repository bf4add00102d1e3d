import { QueryClient } from '@tanstack/react-query';
import { read, send } from './http.ts';

/** Defaults of every data read: a GET on the key's segments joined with slashes; never stale, no refetch, no retry. Specification §7. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: async ({ queryKey }): Promise<unknown> => read(await send(queryKey.join('/'), { method: 'GET' })),
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
    },
    mutations: { retry: false },
  },
});
