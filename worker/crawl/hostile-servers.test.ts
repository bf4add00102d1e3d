import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { PATIENCE } from '../adapters/send-request.ts';
import { closeServed, reader, serve } from '../testing/read-served.ts';
import { gzipBomb, type Route, reset, startSite, trickle } from '../testing/site-server.ts';

afterEach(closeServed);

const hurried = { headersMs: 300, pageMs: 600, stallMs: 200 };

describe('servers that misbehave', () => {
  it('cuts a page at 5 MB', async () => {
    const site = await serve({ '/': { body: `<p>${'word '.repeat(1_400_000)}` } });
    const page = await reader().readPage(`${site.origin}/`);
    expect(page).toMatchObject({ failure: null, truncated: true, bytes: 5_000_000 });
  });

  it('cuts what a small archive unpacks to', async () => {
    const site = await serve({ '/': { headers: { 'content-encoding': 'gzip' }, body: gzipBomb(100) } });
    const page = await reader().readPage(`${site.origin}/`);
    expect(page).toMatchObject({ truncated: true, bytes: 5_000_000 });
  });

  it('gives up on content that is not encoded as declared', async () => {
    const site = await serve({ '/': { headers: { 'content-encoding': 'gzip' }, body: 'plain after all' } });
    const page = await reader().readPage(`${site.origin}/`);
    expect(page).toMatchObject({ failure: 'network', status: 0, view: null });
  });

  it('recognises a redirect loop', async () => {
    const site = await serve({
      '/': { status: 302, headers: { location: '/a' } },
      '/a': { status: 302, headers: { location: '/' } },
    });
    expect(await reader().readPage(`${site.origin}/`)).toMatchObject({ failure: 'redirect_loop', status: 0 });
    expect(site.requests).toHaveLength(2);
  });

  it('follows five redirects and no sixth', async () => {
    let hops = 0;
    const endless: Route = (_request, response) => {
      response.writeHead(302, { location: `/${++hops}` });
      response.end();
    };
    const paths = ['/', ...Array.from({ length: 20 }, (_, i) => `/${i}`)];
    const site = await serve(Object.fromEntries(paths.map((path) => [path, endless])));
    const page = await reader().readPage(`${site.origin}/`);
    expect(page.failure).toBe('too_many_redirects');
    expect(site.requests).toHaveLength(6);
  });

  it.each(['javascript:alert(1)', 'mailto:a@b.example', 'http://', 'ftp://example.com/'])(
    'goes nowhere for a redirect to %s',
    async (location) => {
      const site = await serve({ '/': { status: 302, headers: { location } } });
      expect(await reader().readPage(`${site.origin}/`)).toMatchObject({ failure: 'bad_redirect' });
    },
  );

  it('stops waiting for headers', async () => {
    const site = await serve({ '/': () => {} });
    expect(await reader({ patience: hurried }).readPage(`${site.origin}/`)).toMatchObject({ failure: 'timeout' });
  });

  it.each([
    ['stalls', 100_000],
    ['trickles', 20],
  ])('stops reading a body that %s', async (_, everyMs) => {
    const site = await serve({ '/': trickle(everyMs) });
    const startedAt = Date.now();
    expect(await reader({ patience: hurried }).readPage(`${site.origin}/`)).toMatchObject({
      failure: 'timeout',
      view: null,
    });
    // Patience as usual waits eight seconds and more.
    expect(Date.now() - startedAt).toBeLessThan(PATIENCE.stallMs);
  });

  it('tries a broken connection once more', async () => {
    let tries = 0;
    const site = await serve({
      '/': (request, response) => {
        if (++tries === 1) request.socket.destroy();
        else response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Second time');
      },
      '/never': reset(),
    });
    expect(await reader().readPage(`${site.origin}/`)).toMatchObject({ status: 200 });
    expect(await reader().readPage(`${site.origin}/never`)).toMatchObject({ failure: 'network' });
    expect(site.requests.filter(({ path }) => path === '/never')).toHaveLength(2);
  });

  it('survives an answer that is not HTTP', async () => {
    const server = createServer((socket) => socket.once('data', () => socket.end('SSH-2.0-OpenSSH\r\n')));
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    expect(await reader().readPage(`http://127.0.0.1:${port}/`)).toMatchObject({ failure: 'network', status: 0 });
    server.close();
  });

  it('names a refused connection and an unknown name', async () => {
    const site = await startSite({});
    await site.close();
    expect(await reader().readPage(`${site.origin}/`)).toMatchObject({ failure: 'refused' });
    expect(await reader().readPage('http://no-such-name.invalid/')).toMatchObject({ failure: 'dns' });
  });

  it('survives an address that is none', async () => {
    expect(await reader().readPage('http://')).toMatchObject({ failure: 'network' });
  });
});
