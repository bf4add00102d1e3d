import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';

const T = 1_800_000_000_000;

it('lets so many requests pass in any minute', async () => {
  const gate = env.MODEL_GATE.get(env.MODEL_GATE.idFromName('test'));
  expect(await gate.acquire(2, T)).toEqual({ granted: true });
  expect(await gate.acquire(2, T + 10_000)).toEqual({ granted: true });
  expect(await gate.acquire(2, T + 20_000)).toEqual({ granted: false, retryAfterMs: 40_000 });
  expect(await gate.acquire(2, T + 60_000)).toEqual({ granted: true });
  expect(await gate.acquire(2, T + 60_001)).toEqual({ granted: false, retryAfterMs: 9_999 });
});
