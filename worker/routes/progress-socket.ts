import { Hono } from 'hono';
import { AppError } from '../contract/errors.ts';
import { subscribeSchema } from '../contract/progress.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { ownerOrNotFound, requireUser } from '../middleware/session.ts';
import type { Services } from '../services.ts';

/** A bare socket that names no session within this time is closed. Product decisions §5. */
const SUBSCRIBE_WITHIN_MS = 10_000;
const MAX_MESSAGE_CHARS = 4_096;

/**
 * `/ws/progress?session=...` is checked before the upgrade and lives in the analysis's object, where it can hibernate. A bare
 * socket needs a signed-in visitor on our own origin first; the owner is checked when it subscribes.
 */
export const progressSocket = new Hono<AppEnv>().get('/ws/progress', async (c) => {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
    throw new AppError('BAD_REQUEST', 'This address speaks WebSocket only.');
  }
  const { services } = c.var;
  const origin = c.req.header('origin');
  const session = c.req.query('session');
  if (origin !== undefined && !services.settings.origins.has(origin)) throw foreign();
  if (session !== undefined) {
    const user = ownerOrNotFound(c);
    const object = await services.analyses.listenTo(user.id, session);
    const response = await object.fetch(c.req.raw);
    if (!response.webSocket) throw tooMany();
    return response;
  }
  const user = requireUser(c);
  if (origin === undefined) throw foreign();
  const pair = new WebSocketPair();
  pair[1].accept();
  relay(pair[1], user.id, services, c.req.raw);
  return new Response(null, { status: 101, webSocket: pair[0] });
});

const tooMany = () =>
  new AppError('TOO_MANY', 'This analysis is being watched in too many places. Close some of them.', {
    retryAfterS: 10,
  });

const foreign = () => new AppError('FORBIDDEN', 'This request came from another website, so we did not carry it out.');

/** Waits for the subscribe message, then passes the object's records on. */
function relay(client: WebSocket, userId: number, services: Services, request: Request): void {
  let upstream: WebSocket | null = null;
  let isSubscribing = false;
  let hasEnded = false;
  const deadline = setTimeout(() => client.close(1008, 'no subscription'), SUBSCRIBE_WITHIN_MS);
  const end = (code: number, reason: string) => {
    hasEnded = true;
    clearTimeout(deadline);
    close(upstream, 1000, '');
    close(client, code, reason);
  };

  client.addEventListener('message', async ({ data }) => {
    if (data === 'ping') return client.send('pong');
    const parsed =
      typeof data === 'string' && data.length <= MAX_MESSAGE_CHARS ? subscribeSchema.safeParse(safeJson(data)) : null;
    if (!parsed?.success || isSubscribing) return end(1008, 'unexpected message');
    isSubscribing = true;
    clearTimeout(deadline);
    try {
      const object = await services.analyses.listenTo(userId, parsed.data.sessionId);
      const response = await object.fetch(new Request(request.url, { headers: { Upgrade: 'websocket' } }));
      upstream = response.webSocket;
      if (!upstream) return end(1013, 'try again later');
      upstream.accept();
      // The visitor may have left while the object was being asked.
      if (hasEnded) return close(upstream, 1000, '');
      upstream.addEventListener('message', (event) => {
        if (!hasEnded) client.send(event.data);
      });
      upstream.addEventListener('close', () => end(1000, 'ended'));
      upstream.addEventListener('error', () => end(1011, 'lost'));
    } catch {
      end(1008, 'no such analysis');
    }
  });
  client.addEventListener('close', () => end(1000, ''));
  client.addEventListener('error', () => end(1011, ''));
}

function close(socket: WebSocket | null, code: number, reason: string): void {
  try {
    socket?.close(code, reason);
  } catch {
    // Closed already.
  }
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
