import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { AskedModel } from '../../models/model-settings.ts';
import { type Reply, startModelServer } from '../../testing/models/model-server.ts';
import { createSdkModel } from './sdk-model.ts';

const question = {
  system: 'You name towns.',
  prompt: 'Which towns?',
  schema: z.object({ towns: z.array(z.object({ name: z.string() })) }),
  maxOutputTokens: 700,
};
const GOOD = '{"towns":[{"name":"Whitby"}]}';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function ask(replies: Reply[], options: { models?: string[]; timeoutMs?: number; granted?: boolean } = {}) {
  const server = await startModelServer((_, number) => replies[number - 1] ?? { text: GOOD });
  open.push(server);
  const settings: AskedModel = {
    kind: 'openai-compatible',
    models: options.models ?? ['first'],
    baseUrl: server.baseUrl,
    apiKey: 'sk-secret',
    callsPerMinute: 300,
    price: { input: 1, output: 10 },
  };
  const model = createSdkModel(settings, {
    ai: undefined,
    send: fetch,
    acquire: async () => ((options.granted ?? true) ? { granted: true } : { granted: false, retryAfterMs: 60_000 }),
    now: Date.now,
    wait: async () => {},
  });
  const answer = await model.ask(question, options.timeoutMs ?? 20_000);
  return { answer, asked: server.asked };
}

it('asks once, held to the shape and to a length, without tools, and says what it cost', async () => {
  const { answer, asked } = await ask([{ text: GOOD }]);
  expect(answer).toMatchObject({
    ok: true,
    value: { towns: [{ name: 'Whitby' }] },
    model: 'first',
    use: { calls: 1, inputTokens: 1_000, outputTokens: 200, dollars: 0.003 },
  });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    path: '/v1/chat/completions',
    authorization: 'Bearer sk-secret',
    body: { model: 'first', max_tokens: 700, response_format: { type: 'json_schema' } },
  });
  expect(asked[0]?.body.tools).toBeUndefined();
  expect(asked[0]?.body.stream ?? false).toBe(false);
});

it.each([
  ['in a code fence', `\`\`\`json\n${GOOD}\n\`\`\``],
  ['in a sentence', `Certainly! Here you are: ${GOOD} I hope this helps.`],
])('takes JSON %s', async (_, text) => {
  const { answer } = await ask([{ text }]);
  expect(answer).toMatchObject({ ok: true, value: { towns: [{ name: 'Whitby' }] } });
});

it('takes what is whole of an answer that was cut off, and of one of another shape', async () => {
  const cut = await ask([{ text: '{"towns":[{"name":"Whitby"},{"name":"Lee', finish: 'length' }]);
  expect(cut.answer).toMatchObject({ ok: true, value: { towns: [{ name: 'Whitby' }, {}] } });
  const other = await ask([{ text: '{"score":100,"towns":"none"}' }]);
  expect(other.answer).toMatchObject({ ok: true, value: { score: 100 } });
});

it.each<[string, Reply[], string, number]>([
  ['text without JSON', [{ text: 'No.' }, { text: 'I said no.' }], 'unreadable', 2],
  ['nothing', [{ text: '' }, { text: '' }], 'unreadable', 2],
  ['a wrong key', [{ status: 401 }], 'refused', 1],
  ['too much to do', [{ status: 429 }, { status: 429 }], 'busy', 2],
  ['a long wait', [{ status: 429, headers: { 'retry-after': '600' } }], 'busy', 1],
  ['a fault of its own', [{ status: 500 }, { status: 500 }], 'unavailable', 2],
  ['a lost connection', ['drop', 'drop'], 'unavailable', 2],
  ['a page instead', [{ status: 200, body: '<html>login</html>' }], 'unavailable', 1],
  [
    'another address',
    [{ status: 302, headers: { location: 'http://127.0.0.1:1/' } }, { status: 302 }],
    'unavailable',
    2,
  ],
])('gives up on %s after so many requests, without throwing', async (_, replies, failure, requests) => {
  const { answer, asked } = await ask(replies);
  expect(answer).toMatchObject({ ok: false, failure });
  expect(asked).toHaveLength(requests);
  expect(JSON.stringify(answer)).not.toContain('sk-secret');
});

it('stops at its time', async () => {
  const before = Date.now();
  const { answer } = await ask(['hang'], { timeoutMs: 600 });
  expect(answer).toMatchObject({ ok: false, failure: 'timeout' });
  // It hangs for good.
  expect(Date.now() - before).toBeLessThan(20_000);
});

it('asks without the schema where a server knows none', async () => {
  const { answer, asked } = await ask([{ status: 400 }, { text: GOOD }]);
  expect(answer).toMatchObject({ ok: true, model: 'first' });
  expect(asked[1]?.body.response_format).toBeUndefined();
});

it('goes on to the next model, but not with a key that is refused', async () => {
  const { answer } = await ask([{ status: 404 }], { models: ['gone', 'there'] });
  expect(answer).toMatchObject({ ok: true, model: 'there', use: { calls: 2 } });
  const refused = await ask([{ status: 401 }], { models: ['first', 'second'] });
  expect(refused.asked).toHaveLength(1);
});

it('sends nothing that the gate does not let through', async () => {
  const { answer, asked } = await ask([], { granted: false });
  expect(answer).toMatchObject({ ok: false, failure: 'busy', use: { calls: 0 } });
  expect(asked).toHaveLength(0);
});

it.each([
  ['legacy', { response: GOOD, usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 } }],
  ['legacy, parsed', { response: JSON.parse(GOOD) }],
  [
    'chat',
    {
      choices: [{ message: { content: GOOD }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 10, completion_tokens: 5 },
    },
  ],
])('reads the %s shape of Workers AI', async (_, output) => {
  const calls: { model: string; inputs: Record<string, unknown> }[] = [];
  const ai = {
    run: async (model: string, inputs: Record<string, unknown>) => {
      calls.push({ model, inputs });
      return output;
    },
  } as unknown as Ai;
  const settings: AskedModel = {
    kind: 'workers-ai',
    models: ['@cf/google/gemma-4-26b-a4b-it'],
    baseUrl: null,
    apiKey: null,
    callsPerMinute: 300,
    price: null,
  };
  const outside = {
    ai,
    send: fetch,
    acquire: async () => ({ granted: true }) as const,
    now: Date.now,
    wait: async () => {},
  };
  const answer = await createSdkModel(settings, outside).ask(question, 20_000);
  expect(answer).toMatchObject({ ok: true, value: { towns: [{ name: 'Whitby' }] } });
  expect(calls).toMatchObject([{ inputs: { max_tokens: 700, response_format: { type: 'json_schema' } } }]);
});
