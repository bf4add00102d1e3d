import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { type Location, MemoryRouter, useLocation, useRoutes } from 'react-router';
import { vi } from 'vitest';
import { forgetAuth } from '../features/account/use-auth.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export interface Rendered {
  container: HTMLElement;
  /** Where the app stands now: path and query. */
  address(): string;
  /** Lets fetches, timers and effects of so many milliseconds happen. Needs fake timers. */
  advance(ms: number): Promise<void>;
  unmount(): Promise<void>;
}

/** Renders one route at an address, with its own query cache and a blank page everywhere else. Needs fake timers. */
export async function renderRoute(path: string, Component: ComponentType, at: string): Promise<Rendered> {
  let here: Location | undefined;
  const Routes = () => {
    here = useLocation();
    return useRoutes([
      { path, Component },
      { path: '*', element: null },
    ]);
  };
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  forgetAuth();
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const advance = async (ms: number) => {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(ms);
    });
  };
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[at]}>
          <Routes />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  await advance(0);
  return {
    container,
    advance,
    address: () => `${here?.pathname}${here?.search}`,
    unmount: async () => {
      await act(async () => root.unmount());
      client.clear();
      container.remove();
    },
  };
}
