import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { endProcesses, isAlive, ownIdentity } from './processes.mjs';

function startIdler(mark: string) {
  return spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { env: { ...process.env, TEST_MARK: mark } });
}

describe('isAlive', () => {
  it('knows this process, and not another that got its number', () => {
    expect(isAlive(ownIdentity())).toBe(true);
    expect(isAlive({ ...ownIdentity(), startedAt: 'another time' })).toBe(false);
    expect(isAlive({ pid: 2 ** 30, startedAt: '1' })).toBe(false);
  });
});

describe('endProcesses', () => {
  it('ends what is marked and nothing else', async () => {
    const mark = `mine-${process.pid}`;
    const marked = startIdler(mark);
    const other = startIdler(`${mark}-other`);
    await Promise.all([once(marked, 'spawn'), once(other, 'spawn')]);
    const ended = await endProcesses((environment) => environment.split('\0').includes(`TEST_MARK=${mark}`));
    expect(ended).toBe(1);
    expect(marked.signalCode ?? (await once(marked, 'close'))[1]).toBe('SIGKILL');
    expect(other.exitCode).toBeNull();
    other.kill();
  });
});
