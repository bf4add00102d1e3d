import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DevtoolsSession } from './devtools-session.ts';
import { NetworkLog } from './network-log.ts';
import { watchLoad } from './settle-load.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether a load of which these events come, one after the other, has come to rest. */
async function comesToRest(events: [name: string, event: object][]): Promise<boolean> {
  const listeners = new Map<string, (event: never) => void>();
  const session: DevtoolsSession = {
    send: async () => ({}),
    on: (name, listener) => void listeners.set(name, listener),
    off: () => {},
  };
  const log = new NetworkLog();
  const settled = watchLoad(session, log, 'main').settle(async () => 1_000);
  for (const [name, event] of events) listeners.get(name)?.({ frameId: 'main', ...event } as never);
  log.onChange();
  await vi.advanceTimersByTimeAsync(10_000);
  return settled;
}

const lifeCycle = (name: string): [string, object] => ['Page.lifecycleEvent', { name }];
const painted = [lifeCycle('init'), lifeCycle('firstContentfulPaint')];

it('takes a load for at rest when it is over, or broken off', async () => {
  const stopped: [string, object] = ['Page.frameStoppedLoading', {}];
  expect(await comesToRest([...painted, lifeCycle('DOMContentLoaded'), lifeCycle('load')])).toBe(true);
  expect(await comesToRest([...painted, stopped])).toBe(true);
  expect(await comesToRest(painted)).toBe(false);
  expect(await comesToRest([lifeCycle('init'), stopped])).toBe(false);
  expect(await comesToRest([...painted, stopped, ['Page.frameStartedLoading', {}]])).toBe(false);
  expect(await comesToRest([...painted, ['Page.frameStoppedLoading', { frameId: 'another' }]])).toBe(false);
});
