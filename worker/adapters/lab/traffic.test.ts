import { describe, expect, it } from 'vitest';
import type { DevtoolsSession } from './devtools-session.ts';
import { NetworkLog } from './network-log.ts';
import { documentOf, mixedContentOf, trafficOf } from './traffic.ts';

const PAGE = 'https://bakery.test/';

/** A log that heard of these requests, one after the other. */
async function logOf(
  requests: {
    url: string;
    type?: string;
    headers?: Record<string, string>;
    mimeType?: string;
    bytes?: number;
    wire?: number;
    fails?: true;
    mixedContentType?: string;
  }[],
): Promise<NetworkLog> {
  const handlers = new Map<string, (payload: never) => void>();
  const session: DevtoolsSession = {
    send: async () => ({}),
    on: (event, handler) => handlers.set(event, handler),
    off: () => {},
  };
  const log = new NetworkLog();
  await log.watch(session);
  const hear = (name: string, message: object) => handlers.get(`Network.${name}`)?.(message as never);
  for (const [i, one] of requests.entries()) {
    const requestId = String(i);
    const { url, type = 'Script', mixedContentType = 'none' } = one;
    const request = { url, initialPriority: 'High', mixedContentType };
    hear('requestWillBeSent', {
      requestId,
      documentURL: PAGE,
      timestamp: i,
      type,
      initiator: { type: 'other' },
      request,
    });
    if (one.fails) {
      hear('loadingFailed', { requestId, timestamp: i + 0.5, type });
      continue;
    }
    const response = {
      url,
      status: 200,
      headers: one.headers ?? {},
      mimeType: one.mimeType ?? 'text/javascript',
      protocol: 'h2',
      connectionId: 1,
      connectionReused: false,
      encodedDataLength: 100,
    };
    hear('responseReceived', { requestId, timestamp: i + 0.1, type, response });
    hear('dataReceived', { requestId, dataLength: one.bytes ?? 5_000, encodedDataLength: 0 });
    hear('loadingFinished', { requestId, timestamp: i + 0.2, encodedDataLength: one.wire ?? 2_000 });
  }
  return log;
}

describe('trafficOf', () => {
  it('counts what crossed the wire, by kind', async () => {
    const { requests } = await logOf([
      { url: PAGE, type: 'Document', mimeType: 'text/html', headers: { 'Content-Encoding': 'br' } },
      { url: `${PAGE}a.js`, headers: { 'Cache-Control': 'public, max-age=31536000' }, bytes: 9_000, wire: 9_100 },
      { url: `${PAGE}b.js`, headers: { 'Cache-Control': 'no-cache, max-age=99999' } },
      { url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', type: 'Image', mimeType: 'image/gif' },
      { url: 'https://dead.test/x.js', fails: true },
    ]);
    expect(trafficOf(requests)).toEqual({
      byKind: [
        { kind: 'document', requests: 1, transferBytes: 2_000, bodyBytes: 5_000 },
        { kind: 'script', requests: 2, transferBytes: 11_100, bodyBytes: 14_000 },
      ],
      failedRequests: 1,
      cacheable: { parts: 1, ofParts: 2 },
      compressed: { parts: 1, ofParts: 3 },
    });
    expect(documentOf(requests[0])).toMatchObject({ contentEncoding: 'br', protocol: 'h2', transferBytes: 2_000 });
    expect(documentOf(requests[4])).toBeNull();
  });

  it('keeps what a page loads insecurely', async () => {
    const { requests } = await logOf([
      { url: 'http://old.test/a.js', mixedContentType: 'blockable', fails: true },
      { url: 'http://old.test/b.png', type: 'Image', mixedContentType: 'optionally-blockable' },
    ]);
    expect(mixedContentOf(requests)).toEqual([
      { url: 'http://old.test/a.js', kind: 'active' },
      { url: 'http://old.test/b.png', kind: 'passive' },
    ]);
  });
});
