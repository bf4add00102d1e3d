import { expect, it } from 'vitest';
import type { ProgressRecord } from '../../worker/contract/progress.ts';
import { ended, signInMany, start, threeEach } from './clients.ts';
import { withApp } from './with-app.ts';

const ANALYSES = 20;
const EACH = 50;

/** What one listener heard: each record's number in order, and the last stage. */
interface Heard {
  seqs: number[];
  stage: string;
}

function listen(origin: string, sessionId: string, cookie: string): Promise<Heard> {
  const address = `${origin.replace(/^http/, 'ws')}/ws/progress?session=${sessionId}`;
  const heard: Heard = { seqs: [], stage: '' };
  return new Promise((resolve, reject) => {
    // Node's own takes headers, which a browser's does not.
    const socket = new WebSocket(address, { headers: { cookie, origin } } as unknown as string[]);
    socket.addEventListener('message', ({ data }) => {
      const { seq, stage } = JSON.parse(String(data)) as ProgressRecord;
      heard.seqs.push(seq);
      heard.stage = stage;
    });
    socket.addEventListener('close', () => resolve(heard));
    socket.addEventListener('error', () => reject(new Error(`A socket of ${sessionId} failed.`)));
  });
}

it(`tells ${ANALYSES * EACH} listeners of ${ANALYSES} analyses everything up to the last record, never backwards`, async () => {
  await withApp('endurance-listeners', { CHROMIUM_PATH: 'none' }, async (origin, websiteUrl) => {
    const people = await signInMany(origin, Math.ceil(ANALYSES / 3), 'listener');
    const callers = threeEach(people).slice(0, ANALYSES);
    const startedAt = Date.now();
    const heard = await Promise.all(
      callers.map(async (call) => {
        const sessionId = await start(call, websiteUrl);
        if (!sessionId) throw new Error('expected an analysis');
        return Promise.all(Array.from({ length: EACH }, () => listen(origin, sessionId, call.cookie)));
      }),
    );
    console.info(`${ANALYSES * EACH} listeners until the last one had heard the end, ms: ${Date.now() - startedAt}`);
    for (const listeners of heard) {
      const last = Math.max(...listeners.flatMap(({ seqs }) => seqs));
      for (const { seqs, stage } of listeners) {
        expect(stage).toBe('complete');
        expect(seqs.at(-1)).toBe(last);
        expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
        expect(new Set(seqs).size).toBe(seqs.length);
      }
    }
    for (const call of people) expect(await ended(call, 10_000)).not.toBeNull();
  });
}, 600_000);
