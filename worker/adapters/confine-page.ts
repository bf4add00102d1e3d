import type { CDPSession, Page } from '@cloudflare/puppeteer';

/**
 * A policy put beside the website's own for what request interception does not see: new windows, downloads, forms and dialogs (not
 * allowed by the sandbox), workers of all kinds and sockets. The page keeps its origin, its scripts and its requests.
 * Source: https://www.w3.org/TR/CSP3/#directive-sandbox
 */
const POLICY = [
  'sandbox allow-scripts allow-same-origin',
  "worker-src 'none'",
  // No ws: and wss:. What is asked over http(s) is judged request by request.
  'connect-src http: https: data: blob:',
].join('; ');

/** Whether a console message is about our policy rather than about the website. */
export function isAboutConfinement(message: string): boolean {
  return /sandbox|Failed to register a ServiceWorker|worker-src 'none'|connect-src http: https: data: blob:/.test(
    message,
  );
}

/** Before the page is opened. */
export async function confinePage(page: Page): Promise<void> {
  const client = await page.createCDPSession();
  await client.send('Page.enable');
  await client.send('Page.setPrerenderingAllowed', { isAllowed: false });
  await page.evaluateOnNewDocument('delete window.WebTransport; delete window.RTCPeerConnection;');
  client.on('Fetch.requestPaused', (paused) => {
    answer(client, paused).catch(() =>
      client.send('Fetch.failRequest', { requestId: paused.requestId, errorReason: 'Failed' }).catch(() => {}),
    );
  });
  await client.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Response' }] });
}

interface PausedDocument {
  requestId: string;
  responseStatusCode?: number;
  responseHeaders?: { name: string; value: string }[];
}

/** Hands over the document that arrived with the policy on it: Chromium reads a policy no later than in the answer itself. */
async function answer(client: CDPSession, paused: PausedDocument): Promise<void> {
  const { requestId, responseStatusCode, responseHeaders = [] } = paused;
  if (responseStatusCode === undefined || (responseStatusCode >= 300 && responseStatusCode < 400)) {
    await client.send('Fetch.continueRequest', { requestId });
    return;
  }
  const body = await readDocument(client, requestId);
  await client.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: responseStatusCode,
    responseHeaders: [
      ...responseHeaders.filter(({ name }) => !DROPPED_HEADERS.test(name)),
      { name: 'Content-Security-Policy', value: POLICY },
    ],
    body: withoutSpeculation(body).toString('base64'),
  });
}

/** The page's limit of the product decisions §5: a small archive of a huge document ends here too. */
const MAX_DOCUMENT_BYTES = 5_000_000;
const CHUNK_BYTES = 500_000;

async function readDocument(client: CDPSession, requestId: string): Promise<Buffer> {
  const { stream } = await client.send('Fetch.takeResponseBodyAsStream', { requestId });
  const chunks: Buffer[] = [];
  let size = 0;
  while (size < MAX_DOCUMENT_BYTES) {
    const { data, base64Encoded, eof } = await client.send('IO.read', { handle: stream, size: CHUNK_BYTES });
    chunks.push(Buffer.from(data, base64Encoded ? 'base64' : 'utf8'));
    size += chunks.at(-1)?.byteLength ?? 0;
    if (eof) break;
  }
  client.send('IO.close', { handle: stream }).catch(() => {});
  return Buffer.concat(chunks).subarray(0, MAX_DOCUMENT_BYTES);
}

/** The body is decoded by now; speculation rules would load pages past interception. */
const DROPPED_HEADERS = /^(content-encoding|content-length|speculation-rules)$/i;

/** Byte by byte, as the document may be in any encoding. */
function withoutSpeculation(body: Buffer): Buffer {
  const bytes = body.toString('latin1');
  return /speculationrules/i.test(bytes)
    ? Buffer.from(bytes.replace(/speculationrules/gi, 'text/plain'), 'latin1')
    : body;
}
