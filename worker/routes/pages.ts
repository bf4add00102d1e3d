import { Hono } from 'hono';
import { isPage } from '../contract/pages.ts';
import {
  CONTACT_PLACEHOLDER,
  ORIGIN_PLACEHOLDER,
  PRERENDERED_FOLDER,
  PUBLIC_PAGES,
  publicPathOf,
} from '../contract/public-pages.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { hintAtSession, identify } from '../middleware/session.ts';
import type { Settings } from '../settings.ts';
import { withSharedReport } from './shared-page.ts';

/**
 * Everything that is not the API: files of the build, the prerendered public pages, the app shell for the app's other pages, and
 * 404 with the same shell for the rest.
 */
export const pages = new Hono<AppEnv>()
  // A page's policy lets the picture of whoever is signed in load; a file of the build is the same for everybody.
  .use(async (c, next) => {
    if (!isPage(new URL(c.req.url).pathname)) return next();
    await identify(c, next);
    hintAtSession(c);
  })
  .get('*', async (c) => {
    const { pathname, searchParams } = new URL(c.req.url);
    const { settings } = c.var.services;
    // Somebody's results on the home page are not what the build rendered there.
    const publicPath = searchParams.has('analysis') ? null : publicPathOf(pathname);
    if (publicPath) {
      const document = await prerendered(c.env.ASSETS, c.req.url, PUBLIC_PAGES[publicPath].file);
      if (document !== null) return html(filled(document, settings), 200);
    }
    const isShell = isPage(pathname);
    if (!isShell && pathname !== '/index.html' && !pathname.startsWith(PRERENDERED_FOLDER)) {
      const file = await c.env.ASSETS.fetch(c.req.raw);
      if (file.status !== 404) return forBrowsers(file, pathname);
    }
    const shell = await c.env.ASSETS.fetch(new Request(new URL('/', c.req.url)));
    // What belongs to somebody, and a link for those it was given to, is not for search.
    const text = await shell.text();
    const document = filled((isShell && (await withSharedReport(c, text))) || text, settings);
    return html(document, isShell ? 200 : 404, isShell && !publicPath ? { 'X-Robots-Tag': 'noindex' } : {});
  });

/** With what only the running Worker knows. */
const filled = (document: string, { appOrigin, mail }: Settings): string =>
  document.replaceAll(ORIGIN_PLACEHOLDER, appOrigin).replaceAll(CONTACT_PLACEHOLDER, mail.support);

/** `null` where nothing is prerendered: `npm run dev` builds no files. */
async function prerendered(assets: Fetcher, base: string, file: string): Promise<string | null> {
  const found = await assets.fetch(new Request(new URL(PRERENDERED_FOLDER + file, base)));
  return found.ok ? found.text() : null;
}

const html = (body: string, status: number, also: Record<string, string> = {}): Response =>
  new Response(body, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache', ...also },
  });

/** Responses of a binding have immutable headers; later middleware adds its own. Files of the build carry a hash in their name. */
function forBrowsers(file: Response, pathname: string): Response {
  const response = new Response(file.body, file);
  if (pathname.startsWith('/assets/')) response.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
  return response;
}
