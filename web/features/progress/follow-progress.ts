import type { ProgressRecord } from '../../../worker/contract/progress.ts';
import { ApiError, api } from '../../api.ts';
import { parseProgress } from './parse-progress.ts';
import type { Connection } from './progress-state.ts';

/** Numbers of the specification: socket after 100 ms, 300 attempts, 500 ms for the first 10 and then 1500 ms, callback after 1 s. */
export const SOCKET_DELAY_MS = 100;
export const MAX_POLLS = 300;
export const COMPLETE_DELAY_MS = 1_000;
export const pollDelayMs = (attempt: number): number => (attempt < 10 ? 500 : 1_500);

/** A socket that says nothing for so long may be held by a proxy: ask meanwhile. The server answers a subscription at once. */
const SILENT_SOCKET_MS = 4_000;
/** A restarting server is back within seconds; later attempts cost it nothing at this pace. */
const RECONNECT_MS = [1_000, 2_000, 4_000, 8_000] as const;

export interface FollowHandlers {
  onRecord(record: ProgressRecord): void;
  onConnection(connection: Connection): void;
  /** Once, 1 s after stage `complete`. Never after `failed`. */
  onComplete(): void;
  /** At once with stage `failed`; its record carries the sentence. */
  onFailed(): void;
  /** The visitor's own session ended: nothing more is asked. */
  onSignedOut(): void;
}

/**
 * Follows one analysis until it completes or fails: a live socket, with polling whenever the socket is closed, silent or not
 * supported, while the socket is tried again. Returns the function that stops it.
 */
export function followProgress(sessionId: string, handlers: FollowHandlers): () => void {
  let settled = false;
  let socket: WebSocket | null = null;
  let lastSeq = -1;
  let polls = 0;
  let reconnects = 0;
  let polling = false;
  let pollRun = 0;
  let askedWho = false;
  const { later, forget } = timers();

  const settle = () => {
    settled = true;
    forget();
    const open = socket;
    socket = null;
    open?.close();
  };

  const accept = (input: unknown): boolean => {
    const record = parseProgress(input);
    if (settled || record === null || record.sessionId !== sessionId) return false;
    askedWho = false;
    if (record.seq < lastSeq) return true;
    lastSeq = record.seq;
    handlers.onRecord(record);
    if (record.stage === 'failed') {
      settle();
      handlers.onFailed();
    }
    if (record.stage === 'complete') {
      settle();
      later(COMPLETE_DELAY_MS, handlers.onComplete);
    }
    return true;
  };

  const stopPolling = () => {
    polling = false;
    polls = 0;
    pollRun += 1;
  };

  const signedOut = () => {
    if (settled) return;
    settle();
    handlers.onSignedOut();
  };

  /** 404 is "not known yet" and "not yours" alike. Once it was known, the visitor may have been signed out meanwhile. */
  const askWhetherSignedOut = async () => {
    if (lastSeq < 0 || askedWho) return;
    askedWho = true;
    try {
      await api.currentUser();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) signedOut();
    }
  };

  const poll = async (run: number) => {
    if (settled || run !== pollRun) return;
    if (polls >= MAX_POLLS) {
      polling = false;
      handlers.onConnection('lost');
      return;
    }
    polls += 1;
    try {
      const record = await api.progress(sessionId);
      if (!settled && run === pollRun) accept(record);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : null;
      if (status === 401) signedOut();
      else if (status === 404) void askWhetherSignedOut();
      // A server that restarts refuses connections for a moment; the next attempt finds it.
      else console.info('Progress is not reachable right now.', error);
    }
    if (!settled && run === pollRun && polling) later(pollDelayMs(polls), () => void poll(run));
  };

  const startPolling = () => {
    if (polling || settled) return;
    polling = true;
    handlers.onConnection('polling');
    pollRun += 1;
    void poll(pollRun);
  };

  const reconnectLater = () => {
    const delay = RECONNECT_MS[Math.min(reconnects, RECONNECT_MS.length - 1)] ?? 8_000;
    reconnects += 1;
    later(delay, connect);
  };

  const connect = () => {
    if (settled) return;
    if (typeof WebSocket === 'undefined') {
      startPolling();
      return;
    }
    let opened: WebSocket;
    try {
      opened = new WebSocket(socketAddress(sessionId));
    } catch {
      startPolling();
      return;
    }
    socket = opened;
    let heard = false;
    const lost = () => {
      if (settled || socket !== opened) return;
      socket = null;
      startPolling();
      reconnectLater();
    };
    opened.onopen = () => opened.send(JSON.stringify({ type: 'subscribe', sessionId }));
    opened.onmessage = ({ data }: MessageEvent) => {
      if (settled || socket !== opened || !accept(parseJson(data))) return;
      heard = true;
      reconnects = 0;
      stopPolling();
      if (!settled) handlers.onConnection('socket');
    };
    opened.onclose = lost;
    opened.onerror = lost;
    later(SILENT_SOCKET_MS, () => {
      if (socket === opened && !heard) startPolling();
    });
  };

  later(SOCKET_DELAY_MS, connect);
  return settle;
}

function socketAddress(sessionId: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/ws/progress?session=${encodeURIComponent(sessionId)}`;
}

function parseJson(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : null;
  } catch {
    return null;
  }
}

/** What is to happen later, and how to forget all of it. */
function timers() {
  const set = new Set<ReturnType<typeof setTimeout>>();
  return {
    later(ms: number, run: () => void) {
      const timer = setTimeout(() => {
        set.delete(timer);
        run();
      }, ms);
      set.add(timer);
    },
    forget() {
      for (const timer of set) clearTimeout(timer);
      set.clear();
    },
  };
}
