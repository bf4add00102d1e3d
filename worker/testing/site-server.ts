import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** How a made-up website answers one path. A string is an HTML page. */
export type Route = string | PageRoute | ((request: IncomingMessage, response: ServerResponse) => void);

export interface PageRoute {
  status?: number;
  /** `content-type` is HTML unless said. */
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  delayMs?: number;
}

export interface SiteServer {
  /** "http://127.0.0.1:PORT", without a slash at the end. */
  origin: string;
  /** Every request so far, oldest first. */
  requests: { path: string; userAgent: string; host: string; at: number }[];
  /** Most requests that were being answered at the same time. */
  maxAtOnce(): number;
  setRoutes(routes: Record<string, Route>): void;
  close(): Promise<void>;
}

/** A website on loopback for tests. Paths without a route answer 404; `{origin}` in bodies and headers becomes the server's. */
export async function startSite(routes: Record<string, Route>): Promise<SiteServer> {
  const requests: SiteServer['requests'] = [];
  let current = routes;
  let running = 0;
  let most = 0;
  let origin = '';
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push({
      path,
      userAgent: request.headers['user-agent'] ?? '',
      host: request.headers.host ?? '',
      at: Date.now(),
    });
    most = Math.max(most, ++running);
    response.on('close', () => running--);
    const route = current[path] ?? { status: 404, body: '<title>Not found</title><h1>Not found</h1>' };
    if (typeof route === 'function') route(request, response);
    else answer(typeof route === 'string' ? { body: route } : route, response, origin);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    requests,
    maxAtOnce: () => most,
    setRoutes: (next) => {
      current = next;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function answer(route: PageRoute, response: ServerResponse, origin: string): void {
  const fill = (text: string) => text.replaceAll('{origin}', origin);
  const send = () => {
    response.statusCode = route.status ?? 200;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    for (const [name, value] of Object.entries(route.headers ?? {})) response.setHeader(name, fill(value));
    response.end(typeof route.body === 'string' ? fill(route.body) : route.body);
  };
  if (route.delayMs === undefined) send();
  else setTimeout(send, route.delayMs);
}

/** Small on the wire, `megabytes` when unpacked. */
export function gzipBomb(megabytes: number): Uint8Array {
  return gzipSync(Buffer.alloc(megabytes * 1_000_000, 'a'));
}

/** Sends a little at a time and never ends. */
export function trickle(everyMs: number): Route {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const timer = setInterval(() => response.write('a'), everyMs);
    response.on('close', () => clearInterval(timer));
  };
}

/** Breaks the connection before any answer. */
export function reset(): Route {
  return (request) => request.socket.destroy();
}
