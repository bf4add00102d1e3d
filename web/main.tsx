import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router';
import { routes } from './router.tsx';
import './ui/theme.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const isPrerendered = root.hasChildNodes();
if (isPrerendered) await loadWhatIsShown();

const app = (
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>
);
if (isPrerendered) hydrateRoot(root, app);
else createRoot(root).render(app);

/** Hydration starts from the very tree the build rendered: its code, and the data of the one page that shows some, come first. */
async function loadWhatIsShown(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(matches.map(({ route, params }) => Promise.all([loadLazy(route), loadSample(params.id)])));
}

async function loadLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

async function loadSample(id: string | undefined): Promise<void> {
  if (id === undefined) return;
  const [{ api }, { queryClient }, { analysisSource }] = await Promise.all([
    import('./api.ts'),
    import('./query-client.ts'),
    import('./features/report/parts/document-source.tsx'),
  ]);
  await queryClient.prefetchQuery({ queryKey: analysisSource(id).key, queryFn: () => api.document(id) });
}
