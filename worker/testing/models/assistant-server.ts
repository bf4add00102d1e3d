import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AssistantId } from '../../models/assistant-settings.ts';

/** Answers as each maker documents them, with a search made and a source cited; streaming off. */
const ANSWERS: Record<AssistantId, (text: string, url: string) => unknown> = {
  // https://platform.openai.com/docs/api-reference/responses/object
  openai: (text, url) => ({
    id: 'resp_1',
    object: 'response',
    created_at: 1_800_000_000,
    status: 'completed',
    model: 'test',
    output: [
      { type: 'web_search_call', id: 'ws_1', status: 'completed', action: { type: 'search', query: 'bakery' } },
      {
        type: 'message',
        id: 'msg_1',
        role: 'assistant',
        status: 'completed',
        content: [
          {
            type: 'output_text',
            text,
            annotations: [{ type: 'url_citation', start_index: 0, end_index: 1, url, title: 'A page' }],
          },
        ],
      },
    ],
    usage: { input_tokens: 100, output_tokens: 20, total_tokens: 120 },
  }),
  // https://platform.claude.com/docs/en/agents-and-tools/tool-use/web-search-tool
  anthropic: (text, url) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'test',
    content: [
      { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: { query: 'bakery' } },
      {
        type: 'web_search_tool_result',
        tool_use_id: 'srvtoolu_1',
        content: [
          { type: 'web_search_result', url, title: 'A page', encrypted_content: 'x', page_age: null },
          {
            type: 'web_search_result',
            url: 'https://found.example/',
            title: 'B',
            encrypted_content: 'x',
            page_age: null,
          },
        ],
      },
      {
        type: 'text',
        text,
        citations: [
          { type: 'web_search_result_location', url, title: 'A page', cited_text: text, encrypted_index: 'x' },
        ],
      },
    ],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 100, output_tokens: 20 },
  }),
  // https://ai.google.dev/gemini-api/docs/google-search
  google: (text, url) => ({
    candidates: [
      {
        content: { role: 'model', parts: [{ text }] },
        finishReason: 'STOP',
        groundingMetadata: {
          webSearchQueries: ['bakery'],
          groundingChunks: [
            {
              web: {
                uri: 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/x',
                title: new URL(url).hostname,
              },
            },
          ],
        },
      },
    ],
    usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 20, totalTokenCount: 120 },
  }),
  // https://docs.perplexity.ai/api-reference/chat-completions-post
  perplexity: (text, url) => ({
    id: 'px_1',
    created: 1_800_000_000,
    model: 'test',
    object: 'chat.completion',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: text } }],
    citations: [url],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  }),
};

export type AssistantServerReply =
  | { text: string; url: string }
  | { status: number; headers?: Record<string, string> }
  /** As it stands, with status 200. */
  | { body: string }
  | 'drop'
  | 'hang';

const bodyOf = (id: AssistantId, reply: { text: string; url: string } | { status: number }) =>
  'status' in reply ? { error: { message: `status ${reply.status}` } } : ANSWERS[id](reply.text, reply.url);

/** A server on loopback that speaks the format of one maker. */
export async function startAssistantServer(id: AssistantId, replies: readonly AssistantServerReply[]) {
  const asked: { path: string; headers: Record<string, unknown>; body: Record<string, unknown> }[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    asked.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(text) });
    const reply = replies[Math.min(asked.length, replies.length) - 1] ?? 'drop';
    if (reply === 'hang') return;
    if (reply === 'drop') return void response.socket?.destroy();
    const status = 'status' in reply ? reply.status : 200;
    response.writeHead(status, { 'content-type': 'application/json', ...('headers' in reply ? reply.headers : {}) });
    response.end('body' in reply ? reply.body : JSON.stringify(bodyOf(id, reply)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
