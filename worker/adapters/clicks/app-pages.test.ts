import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RequestLedger } from '../../analysis/browser/request-ledger.ts';
import { type ChromiumBinding, openChromiumBinding } from '../../testing/chromium-binding.ts';
import { type PageRoute, type Route, type SiteServer, startSite } from '../../testing/site-server.ts';
import { createBrowserPort } from '../browser.ts';

let chromium: ChromiumBinding | null;
let site: SiteServer;

beforeAll(async () => {
  chromium = await openChromiumBinding();
  site = await startSite({});
}, 90_000);

afterAll(async () => {
  chromium?.close();
  await site?.close();
});

const ROUTES = ['products', 'about', 'contact'];
const SHARED = Array.from({ length: 8 }, (_, at) => `/shared-${at}.js`);
/** The document, its script, what that imports, and a chunk for each page. */
const FILES = 2 + SHARED.length;

/** A farm shop whose server knows one document; a page is a chunk of its own, which comes late, and is named in the address only then. */
function farmShop(headers: Record<string, string>): Record<string, Route> {
  const script = (body: string, delayMs = 0): PageRoute => ({
    headers: { 'content-type': 'text/javascript', ...headers },
    body,
    delayMs,
  });
  const links = ROUTES.map((name) => `<a href="/${name}">To ${name}</a>`).join(' ');
  const app = `${SHARED.map((path) => `import '${path}';`).join('\n')}
    document.body.innerHTML = '<nav>${links}</nav><main><h1>Alder Farm Shop</h1><p>Eggs and apples from our own farm.</p></main>';
    for (const link of document.links) link.addEventListener('click', async (event) => {
      event.preventDefault();
      const { draw } = await import(link.pathname + '.js');
      history.pushState(null, '', link.href);
      draw(document.querySelector('main'));
    });`;
  const chunk = (name: string) =>
    script(
      `export const draw = (main) => { main.innerHTML = '<h1>All of ${name}</h1><p>What we say of it.</p>'; };`,
      400,
    );
  return {
    '/': '<!doctype html><html lang="en"><title>Alder Farm Shop</title><body><script type="module" src="/app.js"></script>',
    '/app.js': script(app),
    ...Object.fromEntries(SHARED.map((path) => [path, script('export {};')])),
    ...Object.fromEntries(ROUTES.map((name) => [`/${name}.js`, chunk(name)])),
  };
}

async function readThrough({ binding }: ChromiumBinding, routes: Record<string, Route>) {
  site.setRoutes(routes);
  const asked: Record<string, number> = {};
  const ledger = new RequestLedger({
    read: () => null,
    write: (_name, value) => void Object.assign(asked, (value as { asked: typeof asked }).asked),
  });
  const port = createBrowserPort(binding, {
    allowPrivate: true,
    aliasHost: null,
    targetOrigin: site.origin,
    contactUrl: 'http://localhost/bot',
    ledger,
  });
  const launched = await port.launch();
  if (!launched.ok) throw new Error(launched.detail);
  const before = site.requests.length;
  const home = `${site.origin}/`;
  const attempts = [await launched.browser.render(home)];
  for (const name of ROUTES) attempts.push(await launched.browser.render(home + name, { throughLinkOn: home }));
  ledger.save();
  await launched.browser.close();
  return {
    headings: attempts.map(({ view, failure }) => view?.headings[0]?.text ?? failure),
    asked: asked[new URL(home).host],
    came: site.requests.length - before,
  };
}

describe('pages inside an app', () => {
  const headings = ['Alder Farm Shop', ...ROUTES.map((name) => `All of ${name}`)];
  /** The document of every load, and each chunk once. */
  const eachLoad = 2 * ROUTES.length;

  it.each([
    { of: 'a server that lets its files be kept', headers: { 'cache-control': 'max-age=600' }, files: FILES },
    { of: 'a server that wants to be asked each time', headers: { 'cache-control': 'no-cache' }, files: 2 * FILES - 1 },
  ])('of $of are read once their code has come, which is not asked for again', { timeout: 90_000 }, async (server) => {
    if (!chromium) return;
    const came = server.files + eachLoad;
    expect(await readThrough(chromium, farmShop(server.headers))).toEqual({ headings, asked: came, came });
  });

  it('are not given what must not be kept', { timeout: 90_000 }, async () => {
    if (!chromium) return;
    const { came } = await readThrough(chromium, farmShop({ 'cache-control': 'no-store' }));
    expect(came).toBe(FILES * (1 + ROUTES.length) + ROUTES.length);
  });
});
