import { afterEach, describe, expect, it } from 'vitest';
import { ASSISTANT_IDS, type AssistantId, parseAssistantSettings } from '../../models/assistant-settings.ts';
import { type AssistantServerReply, startAssistantServer } from '../../testing/models/assistant-server.ts';
import { createSdkAssistants } from './sdk-assistants.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

const QUESTION = 'Can you recommend a bakery in Whitby?';
const PAGE = 'https://lantern.example/cakes';
const GOOD = { text: '1. **Lantern Bakery** – lovely rye.', url: PAGE };

async function ask(id: AssistantId, replies: AssistantServerReply[], timeoutMs = 8_000) {
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

  it.each<[string, AssistantServerReply[], string]>([
    ['a wrong key', [{ status: 401 }], 'refused'],
    ['an empty answer', [{ text: '', url: PAGE }], 'empty'],
  ])('gives up on %s', async (_, replies, failure) => {
    const { reply } = await ask(id, replies);
    expect(reply).toMatchObject({ ok: false, failure });
    expect(JSON.stringify(reply)).not.toContain('sk-secret');
  });
});

it.each<[string, AssistantServerReply, string]>([
  ['too much to do', { status: 429, headers: { 'retry-after-ms': '1' } }, 'busy'],
  ['a fault of its own', { status: 500, headers: { 'retry-after-ms': '1' } }, 'unavailable'],
  ['no word', 'hang', 'timeout'],
])('does without an assistant that has %s', async (_, said, failure) => {
  const { reply } = await ask('perplexity', [said], 1_000);
  expect(reply).toMatchObject({ ok: false, failure });
});
