import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserWorker } from '@cloudflare/puppeteer';
import chromium from '@sparticuz/chromium';

export interface ChromiumBinding {
  binding: BrowserWorker;
  /** Browsers whose processes still run. */
  running(): number;
  /** Messages received so far, and their characters, whoever wanted them. */
  received: { messages: number; chars: number };
  close(): void;
}

/** The browser binding for Node, over the Chromium of the package registry; null where there is none for this system. */
export async function openChromiumBinding(): Promise<ChromiumBinding | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const executable = await chromium.executablePath();
  const sessions = new Map<string, { child: ChildProcess; endpoint: string; profile: string }>();
  const received = { messages: 0, chars: 0 };
  const end = (id: string) => {
    const session = sessions.get(id);
    if (!session) return;
    sessions.delete(id);
    try {
      process.kill(-(session.child.pid ?? 0), 'SIGKILL');
    } catch {
      // It ended by itself.
    }
    rmSync(session.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  const launch = async (): Promise<Response> => {
    const profile = mkdtempSync(join(tmpdir(), 'answerable-chromium-'));
    const flags = ['--headless=new', '--no-sandbox', '--disable-quic', '--disable-ipc-flooding-protection'];
    const quiet = ['--disable-background-networking', '--no-first-run', '--block-new-web-contents'];
    const child = spawn(
      executable,
      [...flags, ...quiet, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
      { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const endpoint = await new Promise<string>((resolve, reject) => {
      let text = '';
      child.on('exit', (code) => reject(new Error(`Chromium ended as it started (${code}): ${text}`)));
      child.stderr?.on('data', (chunk) => {
        text += chunk;
        const address = /listening on (ws:\S+)/.exec(text)?.[1];
        if (address) resolve(address);
      });
    });
    const sessionId = crypto.randomUUID();
    sessions.set(sessionId, { child, endpoint, profile });
    child.on('exit', () => end(sessionId));
    return Response.json({ sessionId });
  };
  const connect = async (id: string): Promise<Response> => {
    const socket = new WebSocket(sessions.get(id)?.endpoint ?? '');
    await new Promise((ready) => socket.addEventListener('open', ready));
    socket.addEventListener('message', ({ data }) => {
      received.messages++;
      received.chars += String(data).length;
    });
    return Object.assign(new Response(null), { webSocket: Object.assign(socket, { accept: () => {} }) });
  };
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const id = /browser\/([^?]+)/.exec(String(input))?.[1];
    if (id === undefined) return launch();
    if (init?.method !== 'DELETE') return connect(id);
    end(id);
    return new Response(null);
  };
  return {
    binding: { fetch: fetch as BrowserWorker['fetch'] },
    running: () => sessions.size,
    received,
    close: () => [...sessions.keys()].forEach(end),
  };
}
