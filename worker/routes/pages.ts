import { Hono } from 'hono';
import { isPage } from '../contract/pages.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { identify } from '../middleware/session.ts';

/** Everything that is not the API: files of the build, the app shell for the app's pages, and 404 with the same shell for the rest. */
export const pages = new Hono<AppEnv>()
  // The shell's policy lets the picture of whoever is signed in load; a file of the build is the same for everybody.
  .use(async (c, next) => (isPage(new URL(c.req.url).pathname) ? identify(c, next) : next()))
  .get('*', async (c) => {
    const { pathname } = new URL(c.req.url);
    const isShell = isPage(pathname);
    if (!isShell && pathname !== '/index.html') {
      const file = await c.env.ASSETS.fetch(c.req.raw);
      if (file.status !== 404) return forBrowsers(file, pathname);
    }
    const shell = await c.env.ASSETS.fetch(new Request(new URL('/', c.req.url)));
    return new Response(shell.body, {
      status: isShell ? 200 : 404,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
        // A link is for those it was given to, not for search.
        ...(pathname.startsWith('/shared/') ? { 'X-Robots-Tag': 'noindex' } : {}),
      },
    });
  });

/** Responses of a binding have immutable headers; later middleware adds its own. Files of the build carry a hash in their name. */
function forBrowsers(file: Response, pathname: string): Response {
  const response = new Response(file.body, file);
  if (pathname.startsWith('/assets/')) response.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
  return response;
}
