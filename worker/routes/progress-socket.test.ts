import { beforeAll, describe, expect, it } from 'vitest';
import type { ProgressRecord } from '../contract/progress.ts';
import { call, ORIGIN, type Person, signIn } from '../testing/api-client.ts';

let ada: Person;
let eve: Person;
let sessionId: string;

beforeAll(async () => {
  ada = await signIn();
  eve = await signIn();
  // Nothing listens on port 1: the run starts and fails, its record stays.
  const started = await ada.post('/api/analyze-website', { websiteUrl: 'http://127.0.0.1:1/' });
  sessionId = ((await started.json()) as { sessionId: string }).sessionId;
});

const upgrade = (path: string, headers: Record<string, string>) =>
  call(path, { headers: { upgrade: 'websocket', ...headers } });

/** The next message, or the close that came instead. */
function next(socket: WebSocket): Promise<ProgressRecord | { closed: number }> {
  return new Promise((resolve) => {
    socket.addEventListener('message', (event) => resolve(JSON.parse(String(event.data)) as ProgressRecord), {
      once: true,
    });
    socket.addEventListener('close', (event) => resolve({ closed: event.code }), { once: true });
  });
}

async function open(path: string, headers: Record<string, string>): Promise<WebSocket> {
  const socket = (await upgrade(path, headers)).webSocket;
  if (!socket) throw new Error('expected a socket');
  socket.accept();
  return socket;
}

describe('/ws/progress?session=', () => {
  it('sends the state at once, and again when asked', async () => {
    const socket = (await upgrade(`/ws/progress?session=${sessionId}`, { cookie: ada.cookie, origin: ORIGIN }))
      .webSocket;
    if (!socket) throw new Error('expected a socket');
    const first = next(socket);
    socket.accept();
    expect(await first).toMatchObject({ sessionId });
    const again = next(socket);
    socket.send(JSON.stringify({ type: 'subscribe', sessionId }));
    expect(await again).toMatchObject({ sessionId });
    socket.close();
  });

  it('is not there for somebody else, for nobody, or for another website', async () => {
    const path = `/ws/progress?session=${sessionId}`;
    expect((await upgrade(path, { cookie: eve.cookie, origin: ORIGIN })).status).toBe(404);
    expect((await upgrade(path, { origin: ORIGIN })).status).toBe(404);
    expect((await upgrade(path, { cookie: ada.cookie, origin: 'https://evil.example' })).status).toBe(403);
    expect((await call(path, { headers: { cookie: ada.cookie } })).status).toBe(400);
  });

  it('closes on anything that is not a subscription to it', async () => {
    const socket = await open(`/ws/progress?session=${sessionId}`, { cookie: ada.cookie, origin: ORIGIN });
    await next(socket);
    const answer = next(socket);
    socket.send(JSON.stringify({ type: 'subscribe', sessionId: 'f'.repeat(32) }));
    expect(await answer).toEqual({ closed: 1008 });
  });
});

describe('a bare /ws/progress', () => {
  it('needs sign-in and our own origin before it opens', async () => {
    expect((await upgrade('/ws/progress', { origin: ORIGIN })).status).toBe(401);
    expect((await upgrade('/ws/progress', { cookie: ada.cookie })).status).toBe(403);
    expect((await upgrade('/ws/progress', { cookie: ada.cookie, origin: 'https://evil.example' })).status).toBe(403);
  });

  it('carries the records of the session its owner subscribes to', async () => {
    const socket = await open('/ws/progress', { cookie: ada.cookie, origin: ORIGIN });
    const answer = next(socket);
    socket.send(JSON.stringify({ type: 'subscribe', sessionId }));
    expect(await answer).toMatchObject({ sessionId });
    socket.close();
  });

  it.each([
    ["somebody else's session", () => JSON.stringify({ type: 'subscribe', sessionId })],
    ['an unknown session', () => JSON.stringify({ type: 'subscribe', sessionId: 'f'.repeat(32) })],
    ['nonsense', () => 'hello'],
    ['too much', () => 'x'.repeat(10_000)],
  ])('closes on %s', async (_name, message) => {
    const socket = await open('/ws/progress', { cookie: eve.cookie, origin: ORIGIN });
    const answer = next(socket);
    socket.send(message());
    expect(await answer).toEqual({ closed: 1008 });
  });
});
