import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** As long as it takes to open an intent: parallel requests for one order meet. */
const OPENING_MS = 40;

interface StoredIntent {
  id: string;
  object: 'payment_intent';
  status: string;
  amount: number;
  amount_received: number;
  currency: string;
  livemode: boolean;
  client_secret: string;
  metadata: Record<string, string>;
  receipt_email: string | null;
  latest_charge: Record<string, unknown> | null;
}

interface Answer {
  status: number;
  body: unknown;
}

/**
 * A server on loopback that speaks the calls of Stripe's API we make, with its idempotency rules
 * (https://docs.stripe.com/api/idempotent_requests). `POST /control/intents/ID` changes an intent as a payer or a bank would, `GET /control/intents` lists
 * them, `POST /control/outage {website, requests}` lets the next attempts to open one for this website fail: several test files share a server.
 */
export async function startStripeServer(): Promise<{ origin: string; close(): Promise<void> }> {
  const intents = new Map<string, StoredIntent>();
  const orders = new Map<string, { parameters: string; answer: Answer | null }>();
  /** Attempts that will fail, by website. */
  const outages = new Map<string, number>();

  const open = (parameters: string): Answer => {
    const form = new URLSearchParams(parameters);
    const id = `pi_${randomUUID().replaceAll('-', '')}`;
    const metadata = [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value]];
    });
    const intent: StoredIntent = {
      id,
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount: Number(form.get('amount')),
      amount_received: 0,
      currency: form.get('currency') ?? '',
      livemode: false,
      client_secret: `${id}_secret_${randomUUID()}`,
      metadata: Object.fromEntries(metadata),
      receipt_email: form.get('receipt_email'),
      latest_charge: null,
    };
    intents.set(id, intent);
    return { status: 200, body: intent };
  };

  const openOnce = async (key: string, parameters: string): Promise<Answer> => {
    const known = orders.get(key);
    if (known && known.parameters !== parameters) return failure(400, 'idempotency_error', 'other_parameters');
    if (known) return known.answer ?? failure(409, 'idempotency_error', 'idempotency_key_in_use');
    const order = { parameters, answer: null as Answer | null };
    orders.set(key, order);
    await new Promise((resolve) => setTimeout(resolve, OPENING_MS));
    order.answer = open(parameters);
    return order.answer;
  };

  const isOut = (parameters: string): boolean => {
    const website = new URLSearchParams(parameters).get('metadata[website]') ?? '';
    const left = outages.get(website) ?? 0;
    outages.set(website, left - 1);
    return left > 0;
  };

  const cancel = (intent: StoredIntent): Answer => {
    if (intent.status === 'succeeded') return failure(400, 'invalid_request_error', 'payment_intent_unexpected_state');
    intent.status = 'canceled';
    return { status: 200, body: intent };
  };

  const control = (method: string, path: string, body: string): Answer => {
    if (path === '/control/outage') {
      const { website, requests } = JSON.parse(body) as { website: string; requests: number };
      outages.set(website, requests);
    }
    const intent = intents.get(path.split('/')[3] ?? '');
    if (method === 'POST' && intent) Object.assign(intent, JSON.parse(body));
    return { status: 200, body: [...intents.values()] };
  };

  const answer = async (request: IncomingMessage, body: string): Promise<Answer> => {
    const { method = 'GET', headers } = request;
    const path = new URL(request.url ?? '/', 'http://stripe.invalid').pathname;
    if (path.startsWith('/control/')) return control(method, path, body);
    if (headers.authorization !== 'Bearer sk_test_stub') return failure(401, 'invalid_request_error', 'bad_key');
    if (method === 'POST' && path === '/v1/payment_intents') {
      if (isOut(body)) return failure(503, 'api_error', 'outage');
      return openOnce(String(headers['idempotency-key']), body);
    }
    const [, , , id = '', action] = path.split('/');
    const intent = intents.get(id);
    if (!intent) return failure(404, 'invalid_request_error', 'resource_missing');
    return method === 'POST' && action === 'cancel' ? cancel(intent) : { status: 200, body: intent };
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { status, body } = await answer(request, Buffer.concat(chunks).toString());
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const failure = (status: number, type: string, code: string): Answer => ({
  status,
  body: { error: { type, code, message: `${code} (stand-in)` } },
});
