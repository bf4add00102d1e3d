import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { PublicPath } from '../worker/contract/public-pages.ts';
import { documentView } from '../worker/report/view/folded-parts.ts';
import { SAMPLE_ID, sampleView } from '../worker/sample/sample-view.ts';
import { analysisSource } from './features/report/parts/document-source.tsx';
import { queryClient } from './query-client.ts';
import { App, loadMatching } from './router.tsx';

/** The HTML of a public page as every visitor gets it before anything is known about them. Run by the build, in Node. */
export async function renderPage(path: PublicPath): Promise<string> {
  await loadMatching(path);
  if (path === '/report/sample') {
    queryClient.setQueryData(analysisSource(SAMPLE_ID).key, documentView(await sampleView()));
  }
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
}
