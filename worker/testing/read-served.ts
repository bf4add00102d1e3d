import { createSiteReader, type SiteFetchOptions } from '../adapters/site-fetch.ts';
import { type Route, type SiteServer, startSite } from './site-server.ts';

const open: SiteServer[] = [];
/** For `afterEach`: ends the servers started since. */
export async function closeServed(): Promise<void> {
  for (const site of open.splice(0)) await site.close();
}

export async function serve(routes: Record<string, Route>): Promise<SiteServer> {
  const site = await startSite(routes);
  open.push(site);
  return site;
}

export function reader(options: Partial<SiteFetchOptions> = {}) {
  return createSiteReader({
    requestsUsed: 0,
    allowPrivate: true,
    contactUrl: 'https://answerable.example/bot',
    clock: { now: () => Date.now() },
    ...options,
  });
}
