import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { ORIGIN_PLACEHOLDER, type PublicPath } from '../worker/contract/public-pages.ts';
import { documentView } from '../worker/report/view/document-parts.ts';
import { SAMPLE_ID, sampleView } from '../worker/sample/sample-view.ts';
import { analysisSource } from './features/report/parts/document-source.tsx';
import { queryClient } from './query-client.ts';
import { routes } from './router.tsx';

/** The HTML of a public page as every visitor gets it before anything is known about them. Run by the build, in Node. */
export async function renderPage(path: PublicPath): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, ORIGIN_PLACEHOLDER)));
  if (context instanceof Response || context.statusCode !== 200) throw new Error(`${path} is no page of the app.`);
  if (path === '/report/sample') {
    queryClient.setQueryData(analysisSource(SAMPLE_ID).key, documentView(await sampleView()));
  }
  return renderToString(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  );
}
