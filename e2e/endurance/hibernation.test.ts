import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { signInLocally } from '../../tools/server/local-client.mjs';
import { startFixtureSite } from '../fixture-site.ts';
import { createApp } from '../harness.ts';
import { ended, start } from './clients.ts';
import { openIndex } from './index-file.ts';
import { openFiles } from './machine.ts';

/** The runtime puts an object to sleep after ten seconds without work, and closes its database then. */
const ASLEEP_AFTER_MS = 20_000;
const SESSION = 'a'.repeat(32);
const SOCKETS = 10;

it('an analysis nobody works at sleeps while it is followed, and wakes for those who follow it', async () => {
  const site = await startFixtureSite();
  const created = await createApp('endurance-hibernation', { CHROMIUM_PATH: 'none' });
  const owner = { email: 'owner@example.org', firstName: 'Odile' };
  let app = await created.start();
  try {
    let call = await signInLocally(app.url, owner);
    await start(call, site.url);
    await ended(call, 60_000);
    await app.stop();
    // One that was stored and never started, and that the watchdog has no reason to look at.
    const index = openIndex(created.stateDir);
    index
      .prepare(
        `INSERT INTO analyses (session_id, user_id, website_url, website, status, created_at, heartbeat_at)
         SELECT ?, user_id, website_url, website, 'processing', ?, ? FROM analyses`,
      )
      .run(SESSION, Date.now(), Date.now() + 3_600_000);
    index.close();
    app = await created.start();
    call = await signInLocally(app.url, owner);
    const awake = () => openFiles(join(created.stateDir, 'resources', 'do', 'answerable-AnalysisObject')).length;
    expect(awake()).toBe(0);
    const address = `${app.url.replace(/^http/, 'ws')}/ws/progress?session=${SESSION}`;
    const sockets = await Promise.all(
      Array.from({ length: SOCKETS }, () => openSocket(address, { cookie: call.cookie, origin: app.url })),
    );
    expect(awake()).toBe(1);
    await sleep(ASLEEP_AFTER_MS);
    expect(awake()).toBe(0);

    // A sign of life is answered in its sleep.
    expect(await Promise.all(sockets.map((socket) => answerTo(socket, 'ping')))).toEqual(Array(SOCKETS).fill('pong'));
    expect(awake()).toBe(0);
    // What is no subscription to it ends a socket, which takes an object that is awake.
    expect(await answerTo(sockets[0], 'what is this')).toBe(1008);
    expect(awake()).toBe(1);
    for (const socket of sockets) socket.close();
  } finally {
    await app.stop();
    await site.stop();
    created.remove();
  }
}, 300_000);

async function openSocket(address: string, headers: Record<string, string>): Promise<WebSocket> {
  // Node's own takes headers, which a browser's does not.
  const socket = new WebSocket(address, { headers } as unknown as string[]);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('The socket does not open.')));
  });
  return socket;
}

/** The next message, or the code of the close that came instead. */
function answerTo(socket: WebSocket | undefined, message: string): Promise<string | number> {
  return new Promise((resolve) => {
    socket?.addEventListener('message', ({ data }) => resolve(String(data)), { once: true });
    socket?.addEventListener('close', ({ code }) => resolve(code), { once: true });
    socket?.send(message);
  });
}
