import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fixturePages } from './fixture-pages.ts';

export interface FixtureSite {
  /** With a slash at the end. */
  url: string;
  /** Paths asked for, in order. */
  requests: string[];
  stop(): Promise<void>;
}

/**
 * The website of an invented business, on loopback.
 * @param delayMs before each page answers: a slow website keeps an analysis running for as long as a test needs it
 */
export async function startFixtureSite({ delayMs = 0 } = {}): Promise<FixtureSite> {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://fixture').pathname;
    requests.push(path);
    const page = fixturePages(`http://${request.headers.host}`)[path];
    if (page?.type.startsWith('text/html')) await sleep(delayMs);
    response.writeHead(page ? 200 : 404, { 'content-type': page?.type ?? 'text/html; charset=utf-8' });
    response.end(page?.body ?? '<!doctype html><title>Not found</title><h1>We have no such page</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The fixture website has no address.');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
