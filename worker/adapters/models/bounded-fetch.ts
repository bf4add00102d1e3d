import { readBody } from '../read-body.ts';

/** Answers are a few kilobytes of JSON; one that is longer is cut off and then does not parse. */
const MAX_BYTES = 512 * 1024;
/** The body of an answer that is there comes at once; streaming is off. */
const STALL_MS = 20_000;

/** Asks without following redirects, which would carry the key elsewhere, and reads so much of the answer and no more. */
export const boundedFetch =
  (send: typeof fetch, { maxBytes = MAX_BYTES, stallMs = STALL_MS } = {}): typeof fetch =>
  async (input, init) => {
    const response = await send(input, { ...init, redirect: 'manual' });
    const read = await readBody(response.body, { maxBytes, stallMs, now: () => Date.now() });
    if (read.failure !== null) throw new TypeError(`the answer broke off: ${read.failure}`);
    const { status, headers } = response;
    const isEmpty = status === 204 || status === 205 || status === 304;
    // Followed nowhere, a redirect is an address that does not answer.
    if (status >= 300 && status < 400) return new Response(null, { status: 502 });
    return new Response(isEmpty ? null : new Uint8Array(read.bytes), { status, headers: contentTypeOf(headers) });
  };

function contentTypeOf(headers: Headers): Headers {
  const kept = new Headers();
  for (const name of ['content-type', 'retry-after', 'retry-after-ms']) {
    const value = headers.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
}
