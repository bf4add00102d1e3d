import type { BrowserWorker } from '@cloudflare/puppeteer';
import { readRetryAfter } from './retry-after.ts';

/** What one tab may make us receive, counted before it is kept or parsed. */
export interface TabBudget {
  messages: number;
  /** Characters of all its messages together. */
  chars: number;
}

export interface MeteredTab {
  /** Resolves once this tab, or another of the same browser, was over its budget; the browser is ending then, and nothing more is heard. */
  over: Promise<'itself' | 'another'>;
  /** Spent otherwise: by requests, by navigations of its own. */
  overspend(): void;
  close(): void;
}

export interface Meter {
  /** A tab had to be killed: this browser is of no more use. */
  readonly isSpent: boolean;
  /** What the service's last refusal asked us to wait; null when it named nothing. */
  readonly retryAfterMs: number | null;
  watch(targetId: string, budget: TabBudget): MeteredTab;
  /** Whether the connection ended within `ms`. */
  hasClosed(ms: number): Promise<boolean>;
  /** Throws the browser away, whatever it is busy with; returns once it is gone, or as good as. Never throws. */
  discard(): Promise<void>;
}

/** What belongs to no open tab: tabs that come and go, frames, titles. */
const COMMON: TabBudget = { messages: 10_000, chars: 40_000_000 };
/** Beyond every number Puppeteer gives its own messages. */
const FIRST_OWN_ID = 1_000_000_000;
/** The binding asks the browser to go, and ends its processes when it has not gone after five seconds. */
const END_MS = 8_000;

/** Every message but answers to nobody says at its very end which session it is of; no text of a page can look like that. */
const SESSION = /"sessionId":"([0-9A-F]{32})"\}$/;
const TARGET = /"targetId":"([0-9A-F]{32})"/;
const ATTACHED = '{"method":"Target.attachedToTarget"';
/** An address may be as long as its website likes. */
const MAX_ATTACHED_CHARS = 100_000;

/** The binding with its connection measured. One meter for one browser. */
export function meterBinding(binding: BrowserWorker): { binding: BrowserWorker; meter: Meter } {
  const connection = new MeteredConnection(binding);
  const fetch: BrowserWorker['fetch'] = async (input, init) => {
    const response = await binding.fetch(input, init);
    if (!response.ok) connection.retryAfterMs = readRetryAfter(response.headers.get('retry-after'), Date.now());
    if (response.webSocket) {
      Object.defineProperty(response, 'webSocket', { value: connection.attach(response.webSocket, String(input)) });
    }
    return response;
  };
  return { binding: { fetch }, meter: connection };
}

interface Count extends TabBudget {
  over: (who: 'itself' | 'another') => void;
  sessionId: string | null;
}

interface Attached {
  sessionId: string;
  targetInfo: { targetId: string; type: string };
}

class MeteredConnection implements Meter {
  isSpent = false;
  retryAfterMs: number | null = null;
  private socket: WebSocket | null = null;
  private address = '';
  private readonly closed = Promise.withResolvers<void>();
  private readonly tabs = new Map<string, Count>();
  private readonly targetOfSession = new Map<string, string>();
  private readonly common: Count = { ...COMMON, over: () => {}, sessionId: null };
  private ownId = FIRST_OWN_ID;

  constructor(private readonly binding: BrowserWorker) {}

  /** `address`: of the session, which is also where it is ended. */
  attach(socket: WebSocket, address: string): WebSocket {
    this.socket = socket;
    this.address = address;
    socket.addEventListener('close', () => this.closed.resolve());
    return new Proxy(socket, {
      get: (target, name) => {
        if (name === 'addEventListener') return this.listen.bind(this);
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  watch(targetId: string, budget: TabBudget): MeteredTab {
    const { promise, resolve } = Promise.withResolvers<'itself' | 'another'>();
    const count: Count = { ...budget, over: resolve, sessionId: null };
    for (const [sessionId, target] of this.targetOfSession) if (target === targetId) count.sessionId ??= sessionId;
    this.tabs.set(targetId, count);
    return {
      over: promise,
      overspend: () => this.stop(count),
      close: () => void this.tabs.delete(targetId),
    };
  }

  async hasClosed(ms: number): Promise<boolean> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), ms);
    });
    const hasClosed = await Promise.race([this.closed.promise.then(() => true), late]);
    clearTimeout(timer);
    return hasClosed;
  }

  async discard(): Promise<void> {
    this.stop(this.common);
    if (!this.socket) return;
    // Where it ended by itself there is nothing to end.
    const asked = this.binding.fetch(this.address, { method: 'DELETE' }).then(undefined, () => {});
    await Promise.all([this.hasClosed(END_MS), Promise.race([asked, this.closed.promise])]);
    this.socket.close();
  }

  private listen(type: 'message' | 'close' | 'error', listener: (event: Event) => void): void {
    this.socket?.addEventListener(type, (event: Event) => {
      if (type !== 'message' || this.admits((event as MessageEvent).data)) listener(event);
    });
  }

  private admits(message: string): boolean {
    if (this.isSpent) return false;
    const sessionId = SESSION.exec(message.slice(-60))?.[1];
    const target = sessionId ? this.targetOfSession.get(sessionId) : TARGET.exec(message.slice(0, 400))?.[1];
    if (message.startsWith(ATTACHED) && message.length < MAX_ATTACHED_CHARS)
      this.noteSession(message, target, sessionId);
    const count = (target && this.tabs.get(target)) || this.common;
    count.messages--;
    count.chars -= message.length;
    if (count.messages >= 0 && count.chars >= 0) return true;
    this.stop(count);
    return false;
  }

  /** A session of a tab, or of a frame in a process of its own, which counts for its tab. */
  private noteSession(message: string, parent: string | undefined, parentSession: string | undefined): void {
    const { sessionId, targetInfo } = (JSON.parse(message) as { params: Attached }).params;
    const isTab = targetInfo.type === 'page' || targetInfo.type === 'tab';
    this.targetOfSession.set(sessionId, (!isTab && parentSession && parent) || targetInfo.targetId);
  }

  /** The page first, on a thread its scripts do not hold up; requests are guarded for as long as the connection stands. */
  private stop(count: Count): void {
    if (this.isSpent) return;
    this.isSpent = true;
    for (const tab of this.tabs.values()) if (tab.sessionId) this.send('Page.crash', tab.sessionId);
    this.send('Browser.close');
    count.over('itself');
    for (const tab of this.tabs.values()) tab.over('another');
  }

  private send(method: string, sessionId?: string): void {
    try {
      this.socket?.send(JSON.stringify({ id: this.ownId++, method, params: {}, sessionId }));
    } catch {
      // It is gone already.
    }
  }
}
