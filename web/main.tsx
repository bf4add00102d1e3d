import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App, loadMatching } from './router.tsx';
import './ui/theme.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// A shared report stands there in plain words, for whoever gets no further than this.
const isPrerendered = root.hasChildNodes() && root.querySelector('[data-unscripted]') === null;
if (isPrerendered) await loadWhatIsShown();

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
if (isPrerendered) hydrateRoot(root, app);
else createRoot(root).render(app);

/** Hydration starts from the very tree the build rendered: its code, and the data of the one page that shows some, come first. */
async function loadWhatIsShown(): Promise<void> {
  const { id } = await loadMatching(window.location.pathname);
  if (id === undefined) return;
  const [{ api }, { queryClient }, { analysisSource }] = await Promise.all([
    import('./api.ts'),
    import('./query-client.ts'),
    import('./features/report/parts/document-source.tsx'),
  ]);
  await queryClient.prefetchQuery({ queryKey: analysisSource(id).key, queryFn: () => api.document(id) });
}
