import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Where the invented practice would be: a name that is kept for examples (RFC 2606). */
export const SAMPLE_ORIGIN = 'https://alder-street-dental.example';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

/** What an ordinary shared host takes for a small page. */
const ANSWER_MS = 140;

interface Page {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The files as the practice's server answers with them: pages without their ending, its own page for what it does not have. */
function pageAt(folder: string, path: string): Page {
  const name = path === '/' ? 'index.html' : path.slice(1);
  const file = [name, `${name}.html`].find((each) => /^[\w.-]+$/.test(each) && existsSync(join(folder, each)));
  const body = readFileSync(join(folder, file ?? '404.html'), 'utf8');
  const type = TYPES[extname(file ?? '404.html')] ?? 'application/octet-stream';
  return {
    status: file ? 200 : 404,
    headers: {
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'last-modified': 'Mon, 11 May 2026 08:00:00 GMT',
    },
    body,
  };
}

/** Answers for the public address without any network; other spellings of it lead there, other hosts do not exist. */
export function sampleFetch(folder: string): typeof fetch {
  return async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    await sleep(ANSWER_MS);
    const { host } = new URL(SAMPLE_ORIGIN);
    if (url.host.replace(/^www\./, '') !== host) throw new TypeError('There is no other website.');
    if (url.origin !== SAMPLE_ORIGIN) {
      return new Response(null, { status: 301, headers: { location: `${SAMPLE_ORIGIN}${url.pathname}${url.search}` } });
    }
    const { status, headers, body } = pageAt(folder, url.pathname);
    return new Response(body, { status, headers });
  };
}

/** The same files over HTTP on loopback, for a browser. */
export async function serveSample(folder: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    await sleep(ANSWER_MS);
    const { status, headers, body } = pageAt(folder, new URL(request.url ?? '/', SAMPLE_ORIGIN).pathname);
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
