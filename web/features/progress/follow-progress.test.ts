import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FollowHandlers, followProgress, MAX_POLLS } from './follow-progress.ts';
import { progressRecord } from './progress-fixture.ts';

const SESSION = 'a'.repeat(32);

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
  }
  say(record: unknown) {
    this.onmessage?.({ data: JSON.stringify(record) });
  }
}

const handlers = () =>
  ({
    onRecord: vi.fn(),
    onConnection: vi.fn(),
    onComplete: vi.fn(),
    onFailed: vi.fn(),
    onSignedOut: vi.fn(),
  }) satisfies FollowHandlers;

const answer = (status: number, body: unknown = {}) => new Response(JSON.stringify(body), { status });
const notYet = () => Promise.resolve(answer(404, { message: 'No such session.' }));
const fetched = vi.fn<(path: string) => Promise<Response>>();

async function openedSocket(): Promise<FakeSocket> {
  await vi.advanceTimersByTimeAsync(100);
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('no socket was opened');
  socket.onopen?.();
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  fetched.mockReset().mockImplementation(notYet);
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('followProgress over the socket', () => {
  it('opens after 100 ms and subscribes to its session', async () => {
    followProgress(SESSION, handlers());
    await vi.advanceTimersByTimeAsync(99);
    expect(FakeSocket.all).toHaveLength(0);
    const socket = await openedSocket();
    expect(socket.url).toMatch(new RegExp(`^ws://[^/]+/ws/progress\\?session=${SESSION}$`));
    expect(socket.sent.map((text) => JSON.parse(text))).toEqual([{ type: 'subscribe', sessionId: SESSION }]);
  });

  it('hands on records of its session only, and no older number', async () => {
    const seen = handlers();
    followProgress(SESSION, seen);
    const socket = await openedSocket();
    socket.say(progressRecord({ seq: 5 }));
    socket.say(progressRecord({ seq: 6, sessionId: 'b'.repeat(32) }));
    socket.say(progressRecord({ seq: 4 }));
    socket.onmessage?.({ data: 'not json' });
    expect(seen.onRecord).toHaveBeenCalledTimes(1);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('calls back once, 1 s after completion', async () => {
    const seen = handlers();
    followProgress(SESSION, seen);
    const socket = await openedSocket();
    socket.say(progressRecord({ stage: 'complete', progress: 100 }));
    await vi.advanceTimersByTimeAsync(999);
    expect(seen.onComplete).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(seen.onComplete).toHaveBeenCalledTimes(1);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('ends with a failure, without calling it complete', async () => {
    const seen = handlers();
    followProgress(SESSION, seen);
    const socket = await openedSocket();
    socket.say(progressRecord({ stage: 'failed', message: 'The site refused us.' }));
    socket.onclose?.();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(seen.onRecord).toHaveBeenCalledWith(expect.objectContaining({ message: 'The site refused us.' }));
    expect(seen.onFailed).toHaveBeenCalledTimes(1);
    expect(seen.onComplete).not.toHaveBeenCalled();
    expect(fetched).not.toHaveBeenCalled();
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('stops everything when told to', async () => {
    const seen = handlers();
    const stop = followProgress(SESSION, seen);
    const socket = await openedSocket();
    socket.say(progressRecord({ stage: 'complete' }));
    stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(socket.closed).toBe(true);
    expect(seen.onComplete).not.toHaveBeenCalled();
  });
});

describe('followProgress by polling', () => {
  it('falls back when there are no sockets: 500 ms for the first ten, then 1500 ms', async () => {
    vi.stubGlobal('WebSocket', undefined);
    followProgress(SESSION, handlers());
    await vi.advanceTimersByTimeAsync(100);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[0]).toBe(`/api/progress/${SESSION}`);
    await vi.advanceTimersByTimeAsync(9 * 500);
    expect(fetched).toHaveBeenCalledTimes(10);
    await vi.advanceTimersByTimeAsync(1_499);
    expect(fetched).toHaveBeenCalledTimes(10);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched).toHaveBeenCalledTimes(11);
  });

  it('keeps asking after 404 and network errors, and gives up after 300', async () => {
    vi.stubGlobal('WebSocket', undefined);
    const seen = handlers();
    fetched.mockImplementationOnce(() => Promise.reject(new TypeError('refused')));
    followProgress(SESSION, seen);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(fetched).toHaveBeenCalledTimes(MAX_POLLS);
    expect(seen.onConnection).toHaveBeenLastCalledWith('lost');
  });

  it('takes a record and completes', async () => {
    vi.stubGlobal('WebSocket', undefined);
    const seen = handlers();
    fetched.mockImplementation(() => Promise.resolve(answer(200, progressRecord({ stage: 'complete' }))));
    followProgress(SESSION, seen);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(seen.onComplete).toHaveBeenCalledTimes(1);
  });

  it.each(['onclose', 'onerror'] as const)(
    'starts on %s, tries the socket again and stops once it speaks',
    async (end) => {
      const seen = handlers();
      followProgress(SESSION, seen);
      const first = await openedSocket();
      first.say(progressRecord({ seq: 2 }));
      first[end]?.();
      await vi.advanceTimersByTimeAsync(0);
      expect(fetched.mock.calls[0]?.[0]).toBe(`/api/progress/${SESSION}`);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(FakeSocket.all).toHaveLength(2);
      const second = FakeSocket.all[1];
      second?.say(progressRecord({ seq: 2 }));
      const calls = fetched.mock.calls.length;
      await vi.advanceTimersByTimeAsync(10_000);
      expect(fetched).toHaveBeenCalledTimes(calls);
      expect(seen.onConnection).toHaveBeenLastCalledWith('socket');
    },
  );

  it('asks while a socket stays silent', async () => {
    followProgress(SESSION, handlers());
    await openedSocket();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(fetched).toHaveBeenCalled();
  });

  it('finds out that the visitor was signed out when a known analysis is no longer there', async () => {
    const seen = handlers();
    followProgress(SESSION, seen);
    const socket = await openedSocket();
    socket.say(progressRecord({ seq: 2 }));
    fetched.mockImplementation((path) => (path === '/api/auth/user' ? Promise.resolve(answer(401)) : notYet()));
    socket.onclose?.();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(seen.onSignedOut).toHaveBeenCalledTimes(1);
  });

  it('ends when the visitor is no longer signed in', async () => {
    vi.stubGlobal('WebSocket', undefined);
    const seen = handlers();
    fetched.mockImplementation(() => Promise.resolve(answer(401, { message: 'Unauthorized' })));
    followProgress(SESSION, seen);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(seen.onSignedOut).toHaveBeenCalledTimes(1);
  });
});
