import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';

let n = 0;
const newGate = () => env.BROWSER_GATE.get(env.BROWSER_GATE.idFromName(`gate-${n++}`));
const T = 1_800_000_000_000;

describe('BrowserGate', () => {
  it('hands out so many leases and no more, first come first served', async () => {
    const gate = newGate();
    expect(await gate.acquire('a', 2, T)).toMatchObject({ granted: true });
    expect(await gate.acquire('b', 2, T + 2_000)).toMatchObject({ granted: true });
    expect(await gate.acquire('c', 2, T + 4_000)).toEqual({ granted: false, retryAfterMs: 500 });
    expect(await gate.acquire('d', 2, T + 4_001)).toEqual({ granted: false, retryAfterMs: 500 });
    // No free place is for this one yet.
    expect(await gate.acquire('e', 2, T + 4_002)).toEqual({ granted: false, retryAfterMs: 2_000 });
    await gate.release('a');
    expect(await gate.acquire('d', 2, T + 6_000)).toMatchObject({ granted: false });
    expect(await gate.acquire('c', 2, T + 6_001)).toMatchObject({ granted: true });
  });

  it('starts one browser a second', async () => {
    const gate = newGate();
    await gate.acquire('a', 5, T);
    expect(await gate.acquire('b', 5, T + 400)).toEqual({ granted: false, retryAfterMs: 600 });
    expect(await gate.acquire('b', 5, T + 1_000)).toMatchObject({ granted: true });
  });

  it('tells a holder whether others wait', async () => {
    const gate = newGate();
    await gate.acquire('a', 1, T);
    expect(await gate.acquire('a', 1, T + 1_000)).toMatchObject({ granted: true, isWanted: false });
    await gate.acquire('b', 1, T + 2_000);
    expect(await gate.acquire('a', 1, T + 3_000)).toMatchObject({ granted: true, isWanted: true });
    expect(await gate.acquire('a', 1, T + 20_000)).toMatchObject({ granted: true, isWanted: false });
  });

  it('lets a holder renew and takes the place of one that crashed', async () => {
    const gate = newGate();
    const first = await gate.acquire('a', 1, T);
    const expiresAt = first.granted ? first.expiresAt : 0;
    expect(await gate.acquire('a', 1, T + 30_000)).toMatchObject({ granted: true });
    expect(await gate.acquire('b', 1, expiresAt)).toMatchObject({ granted: false });
    expect(await gate.acquire('b', 1, T + 30_000 + 60_000)).toMatchObject({ granted: true });
  });

  it('does not wait for a waiter that has gone', async () => {
    const gate = newGate();
    await gate.acquire('a', 1, T);
    await gate.acquire('gone', 1, T + 1);
    await gate.acquire('here', 1, T + 2);
    await gate.release('a');
    expect(await gate.acquire('here', 1, T + 20_000)).toMatchObject({ granted: true });
  });
});
