import { readBody } from './read-body.ts';

/** A person waits for the answer. */
const TIMEOUT_MS = 5_000;
/** Discovery documents, keys and tokens are a few kilobytes. */
const MAX_BYTES = 256 * 1024;

interface Asked {
  method: string;
  headers: Record<string, string>;
  body?: URLSearchParams | undefined;
  redirect: 'manual';
}

/**
 * Asks the OpenID provider: 5 s, 256 KB, no redirects. What only reads is asked a second time when the network failed or the provider said
 * 5xx; a code is never sent twice, because it works once. Throws when there is no whole answer.
 */
export async function askProvider(send: typeof fetch, url: string, asked: Asked): Promise<Response> {
  const first = await ask(send, url, asked).catch((error: unknown) => error);
  const isFinal = first instanceof Response && first.status < 500;
  if (isFinal || asked.method !== 'GET') return orThrow(first);
  return ask(send, url, asked);
}

function orThrow(answer: unknown): Response {
  if (answer instanceof Response) return answer;
  throw answer;
}

async function ask(send: typeof fetch, url: string, { method, headers, body, redirect }: Asked): Promise<Response> {
  const response = await send(url, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    redirect,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const read = await readBody(response.body, { maxBytes: MAX_BYTES, stallMs: TIMEOUT_MS, now: () => Date.now() });
  if (read.failure !== null) throw new Error(`the provider's answer broke off: ${read.failure}`);
  if (read.truncated) throw new Error(`the provider's answer is longer than ${MAX_BYTES} bytes`);
  const { status } = response;
  // These carry no body by definition.
  const hasBody = status !== 204 && status !== 205 && status !== 304;
  return new Response(hasBody ? new Uint8Array(read.bytes) : null, { status, headers: response.headers });
}
