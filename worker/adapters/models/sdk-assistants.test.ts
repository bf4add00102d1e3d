import { afterEach, describe, expect, it } from 'vitest';
import { ASSISTANT_IDS, type AssistantId, parseAssistantSettings } from '../../models/assistant-settings.ts';
import type { AskedModel } from '../../models/model-settings.ts';
import { type AssistantServerReply, startAssistantServer } from '../../testing/models/assistant-server.ts';
import { type Reply, startModelServer } from '../../testing/models/model-server.ts';
import { createModelAssistant, createSdkAssistants } from './sdk-assistants.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

const QUESTION = 'Can you recommend a bakery in Whitby?';
const PAGE = 'https://lantern.example/cakes';
/** The SDK waits two seconds before its second try, unless it is told otherwise. */
const AT_ONCE = { 'retry-after-ms': '1' };
const GOOD = { text: '1. **Lantern Bakery** – lovely rye.', url: PAGE };

async function ask(id: AssistantId, replies: AssistantServerReply[], timeoutMs = 20_000) {
  const server = await startAssistantServer(id, replies);
  open.push(server);
  const parsed = parseAssistantSettings({ [`${id.toUpperCase()}_API_KEY`]: 'sk-secret' });
  if (!parsed.ok) throw new Error(parsed.why);
  const [assistant] = createSdkAssistants(parsed.value, { send: fetch, now: Date.now, baseUrl: server.baseUrl }).all;
  const reply = await assistant?.ask(QUESTION, timeoutMs);
  return { reply, asked: server.asked };
}

describe.each(ASSISTANT_IDS)('%s', (id) => {
  it('is asked the question alone, with its own search, and answers with its sources', async () => {
    const { reply, asked } = await ask(id, [GOOD]);
    const cited = id === 'google' ? 'https://lantern.example/' : PAGE;
    expect(reply).toMatchObject({ ok: true, text: GOOD.text, use: { inputTokens: 100, outputTokens: 20 } });
    expect(reply?.ok && reply.cites).toEqual([cited]);
    expect(asked).toHaveLength(1);
    const { headers, body } = asked[0] ?? { headers: {}, body: {} };
    expect(JSON.stringify(headers)).toContain('sk-secret');
    const sent = JSON.stringify(body);
    expect(sent).toContain(QUESTION);
    expect(sent).not.toMatch(/"(?:system|instructions|systemInstruction)":/);
    if (id !== 'perplexity') expect(sent).toMatch(/web_search|googleSearch|google_search/);
  });

  it.each<[string, AssistantServerReply, string]>([
    ['a wrong key', { status: 401 }, 'refused'],
    ['too much to do', { status: 429, headers: AT_ONCE }, 'busy'],
    ['a fault of its own', { status: 500, headers: AT_ONCE }, 'unavailable'],
    ['an empty answer', { text: '', url: PAGE }, 'empty'],
    ['a page instead of an answer', { body: '<html>Sign in</html>' }, 'unavailable'],
    [
      'an answer of another shape',
      { body: '{"score":100,"answer":["all"]}' },
      id === 'google' ? 'empty' : 'unavailable',
    ],
    ['an answer that breaks off', { body: '{"id":"1","output":[{"type":"mess' }, 'unavailable'],
  ])('is done without when it has %s', async (_, said, failure) => {
    const { reply } = await ask(id, [said]);
    expect(reply).toMatchObject({ ok: false, failure });
    expect(JSON.stringify(reply)).not.toContain('sk-secret');
  });

  it.each<[string, AssistantServerReply, string]>([
    ['is silent', 'hang', 'timeout'],
    ['hangs up', 'drop', 'timeout'],
  ])('is waited for no longer than it may take when it %s', async (_, said, failure) => {
    const { reply } = await ask(id, [said], 300);
    expect(reply).toMatchObject({ ok: false, failure });
  });
});

describe('the model of the setting', () => {
  async function askModel(reply: Reply, granted = true) {
    const server = await startModelServer(() => reply);
    open.push(server);
    const settings: AskedModel = {
      ...{ kind: 'openai-compatible', models: ['maker/plain', 'other'], baseUrl: server.baseUrl, apiKey: 'sk-secret' },
      ...{ callsPerMinute: 300, price: { input: 1, output: 10 } },
    };
    const acquire = async () => (granted ? ({ granted } as const) : ({ granted: false, retryAfterMs: 1 } as const));
    const assistant = createModelAssistant(settings, { ai: undefined, send: fetch, now: Date.now, acquire });
    return { assistant, reply: await assistant.ask(QUESTION, 20_000), asked: server.asked };
  }

  it('is asked the question alone, without a search', async () => {
    const { assistant, reply, asked } = await askModel({ text: GOOD.text });
    expect(assistant).toMatchObject({ name: 'plain', model: 'maker/plain', isOffline: true });
    expect(reply).toMatchObject({ ok: true, text: GOOD.text, cites: [], use: { dollars: 0.003 } });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body.messages).toEqual([{ role: 'user', content: QUESTION }]);
    expect(asked[0]?.body).not.toHaveProperty('tools');
    expect(asked[0]?.body).not.toHaveProperty('response_format');
  });

  it.each<[string, Reply, string]>([
    ['a wrong key', { status: 401 }, 'refused'],
    ['too much to do', { status: 429, headers: AT_ONCE }, 'busy'],
    ['an empty answer', { text: '' }, 'empty'],
    ['a page instead of an answer', { status: 200, body: '<html>Sign in</html>' }, 'unavailable'],
  ])('is done without when it has %s', async (_, said, failure) => {
    const { reply } = await askModel(said);
    expect(reply).toMatchObject({ ok: false, failure });
    expect(JSON.stringify(reply)).not.toContain('sk-secret');
  });

  it('is not asked past the gate', async () => {
    const { reply, asked } = await askModel({ text: GOOD.text }, false);
    expect(reply).toMatchObject({ ok: false, failure: 'busy' });
    expect(asked).toEqual([]);
  });
});
