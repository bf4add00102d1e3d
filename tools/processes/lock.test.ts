import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { releaseLock, takeLock, whileLocked } from './lock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lock-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('is taken once, and told who has it', () => {
  const file = join(folder, 'a');
  expect(takeLock(file, { url: 'http://here' })).toBeNull();
  expect(takeLock(file)).toMatchObject({ url: 'http://here', pid: process.pid });
  releaseLock(file);
  expect(takeLock(file)).toBeNull();
});

it.each(['{"pid": 999999999, "startedAt": "1"}', 'half a fi'])('does not mind a file nobody holds: %s', (content) => {
  const file = join(folder, 'b');
  writeFileSync(file, content);
  expect(takeLock(file)).toBeNull();
  releaseLock(file);
});

it('lets one body run after the other', async () => {
  const file = join(folder, 'c');
  const order: string[] = [];
  const body = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    order.push(`${name} ends`);
  };
  await Promise.all([whileLocked(file, body('first')), whileLocked(file, body('second'))]);
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});
