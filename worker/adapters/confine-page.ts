import type { CDPSession, Page } from '@cloudflare/puppeteer';
import { QUIET_PAGE } from './quiet-page.ts';

/**
 * A policy put beside the website's own for what request interception does not see: new windows, downloads, forms and dialogs (not
 * allowed by the sandbox), workers of all kinds and sockets (no ws: and wss:; what is asked over http(s) is judged request by
 * request). The page keeps its origin, its scripts and its requests.
 * Source: https://www.w3.org/TR/CSP3/#directive-sandbox
 */
const WITHIN = ["worker-src 'none'", 'connect-src http: https: data: blob:'];
const POLICY = ['sandbox allow-scripts allow-same-origin', ...WITHIN].join('; ');

/**
 * The same from inside, for a document that must come as it comes over the wire: the policy stands in its head before its first script
 * runs, because what is noticed here is noticed before a script is prepared. A policy from inside has no sandbox, so new windows are
 * refused one by one. Source: https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-incdata
 */
const CONFINE_FROM_INSIDE = `(() => {
  let isConfined = false;
  const confine = (head) => {
    if (isConfined) return;
    isConfined = true;
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = ${JSON.stringify(WITHIN.join('; '))};
    head.prepend(policy);
  };
  new MutationObserver((changes) => {
    if (document.head) confine(document.head);
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node.localName === 'script' && node.type === 'speculationrules') node.type = 'text/plain';
    }
  }).observe(document, { childList: true, subtree: true });
  window.open = () => null;
  const opensWindow = (element) => (element?.getAttribute?.('target') ?? '_self').toLowerCase() !== '_self';
  const refuse = (event) => {
    const element = event.composedPath().find((one) => one.localName === 'a' || one.localName === 'area' || one.localName === 'form');
    if (opensWindow(element)) event.preventDefault();
  };
  addEventListener('click', refuse, true);
  addEventListener('submit', refuse, true);
})();`;

/** Whether a console message is about our policy rather than about the website. */
export function isAboutConfinement(message: string): boolean {
  return /sandbox|Failed to register a ServiceWorker|worker-src 'none'|connect-src http: https: data: blob:/.test(
    message,
  );
}

/** Before the page is opened. `untouched`: the document's body goes by as it comes, for measurements of how it comes. */
export async function confinePage(page: Page, body: 'rewritten' | 'untouched' = 'rewritten'): Promise<void> {
  const client = await page.createCDPSession();
  await client.send('Page.enable');
  await client.send('Page.setPrerenderingAllowed', { isAllowed: false });
  await page.evaluateOnNewDocument('delete window.WebTransport; delete window.RTCPeerConnection;');
  await page.evaluateOnNewDocument(QUIET_PAGE);
  const mainFrameId = (await client.send('Page.getFrameTree')).frameTree.frame.id;
  if (body === 'untouched') await page.evaluateOnNewDocument(CONFINE_FROM_INSIDE);
  client.on('Fetch.requestPaused', (paused) => {
    const asItComes = body === 'untouched' && paused.frameId === mainFrameId;
    const handed = asItComes
      ? client.send('Fetch.continueRequest', { requestId: paused.requestId })
      : answer(client, paused);
    handed.catch(() =>
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
