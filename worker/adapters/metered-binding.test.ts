import type { BrowserWorker } from '@cloudflare/puppeteer';
import { expect, it } from 'vitest';
import { meterBinding } from './metered-binding.ts';

const id = (sign: string) => sign.repeat(32);
const [TAB, OTHER_TAB, FRAME] = [id('A'), id('B'), id('C')];
const [SESSION, OTHER_SESSION, FRAME_SESSION] = [id('1'), id('2'), id('3')];

class FakeSocket extends EventTarget {
  readonly sent: { method: string; sessionId?: string }[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
}

const attached = (targetId: string, sessionId: string, type: string, parent?: string) =>
  `${JSON.stringify({
    method: 'Target.attachedToTarget',
    params: { sessionId, targetInfo: { targetId, type } },
  }).slice(0, -1)}${parent ? `,"sessionId":"${parent}"` : ''}}`;

/** A message of a page, ending as all of its session do. */
const said = (sessionId: string, text = '') =>
  JSON.stringify({ method: 'Runtime.consoleAPICalled', params: { text }, sessionId });

/** A connection with two tabs of 100 messages and 100,000 characters each, and what of it is handed on. */
async function connect() {
  const socket = new FakeSocket();
  const fetch = async () => Object.assign(new Response(null), { webSocket: socket });
  const { binding, meter } = meterBinding({ fetch } as unknown as BrowserWorker);
  const { webSocket } = await binding.fetch('https://browser/session');
  const handedOn: string[] = [];
  webSocket?.addEventListener('message', ({ data }) => void handedOn.push(String(data)));
  const say = (message: string, times = 1) => {
    for (let i = 0; i < times; i++) socket.dispatchEvent(new MessageEvent('message', { data: message }));
  };
  say(attached(TAB, SESSION, 'page'));
  say(attached(OTHER_TAB, OTHER_SESSION, 'page'));
  const budget = { messages: 100, chars: 100_000 };
  const tabs = [meter.watch(TAB, budget), meter.watch(OTHER_TAB, budget)] as const;
  handedOn.length = 0;
  return { meter, tabs, say, handedOn, sent: socket.sent };
}

it('hands on what a tab has a budget for, and of what comes after nothing at all', async () => {
  const { meter, tabs, say, handedOn, sent } = await connect();
  say(said(SESSION), 100);
  expect(meter.isSpent).toBe(false);
  say(said(SESSION), 5_000);
  say(said(OTHER_SESSION));
  expect(handedOn).toHaveLength(100);
  expect(meter.isSpent).toBe(true);
  expect(await tabs[0].over).toBe('itself');
  expect(await tabs[1].over).toBe('another');
  // The pages first: what ends them at once comes before what ends the browser in its own time.
  expect(sent.map(({ method, sessionId }) => [method, sessionId])).toEqual([
    ['Page.crash', SESSION],
    ['Page.crash', OTHER_SESSION],
    ['Browser.close', undefined],
  ]);
});

it('counts characters as well', async () => {
  const { meter, say, handedOn } = await connect();
  say(said(SESSION, 'x'.repeat(60_000)), 2);
  expect(handedOn).toHaveLength(1);
  expect(meter.isSpent).toBe(true);
});

it('counts a frame in a process of its own for its tab', async () => {
  const { meter, say, handedOn } = await connect();
  say(attached(FRAME, FRAME_SESSION, 'iframe', SESSION));
  say(said(SESSION), 49);
  say(said(FRAME_SESSION), 60);
  expect(handedOn).toHaveLength(100);
  expect(meter.isSpent).toBe(true);
});

it('lets no text of a page count for another tab', async () => {
  const { tabs, say } = await connect();
  const posing = `","sessionId":"${OTHER_SESSION}"}`;
  say(said(SESSION, posing), 101);
  expect(await tabs[0].over).toBe('itself');
});

it('bounds what belongs to no tab', async () => {
  const { meter, say, handedOn } = await connect();
  say('{"method":"Target.targetCreated","params":{}}', 20_000);
  expect(meter.isSpent).toBe(true);
  expect(handedOn.length).toBeLessThanOrEqual(10_000);
});
