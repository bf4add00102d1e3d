import Stripe from 'stripe';
import type { StripeSettings } from '../../payments/payment-settings.ts';
import { readBody } from '../read-body.ts';

/** Of one try. Stripe answers within a second or two; a payer who waits longer has closed the tab. */
const TIMEOUT_MS = 10_000;
/** After connection failures, 409 (the same order is being opened by another request) and 5xx, with a growing pause. */
const MAX_RETRIES = 3;
/** An intent with its charge is about 10 KB. */
const MAX_BYTES = 1_000_000;

/** Stripe's own client over `fetch`, as a Worker needs it. Cheap: made for each request. */
export function createStripeClient({ secretKey, apiOrigin }: StripeSettings): Stripe {
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(cappedFetch),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
    ...(apiOrigin === null ? {} : hostOf(new URL(apiOrigin))),
  });
}

const hostOf = ({ protocol, hostname, port }: URL) => ({
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  host: hostname,
  port: port || (protocol === 'http:' ? 80 : 443),
});

async function cappedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  const body = await readBody(response.body, { maxBytes: MAX_BYTES, stallMs: TIMEOUT_MS, now: Date.now });
  if (body.truncated || body.failure !== null)
    throw new TypeError(`The answer broke off: ${body.failure ?? 'too long'}`);
  return new Response(body.bytes as Uint8Array<ArrayBuffer>, { status: response.status, headers: response.headers });
}
