import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a chat model is asked, as OpenAI's API writes it (https://platform.openai.com/docs/api-reference/chat/create), streaming off. */
export interface ChatRequest {
  model: string;
  messages: { role: string; content: string }[];
  max_tokens?: number;
  response_format?: { type: string; json_schema?: { schema: unknown } };
  tools?: unknown;
  stream?: boolean;
}

export interface AskedOfModel {
  path: string;
  authorization: string | undefined;
  body: ChatRequest;
}

export type Reply =
  | { text: string; finish?: 'stop' | 'length' }
  | { status: number; headers?: Record<string, string>; body?: string }
  | 'drop'
  | 'hang';

/** A server on loopback that speaks the wire format of OpenAI-compatible ones. `reply` is asked for each request. */
export async function startModelServer(reply: (asked: AskedOfModel, number: number) => Reply) {
  const asked: AskedOfModel[] = [];
  const server = createServer(async (request, response) => {
    const one: AskedOfModel = {
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: JSON.parse(await bodyOf(request)),
    };
    asked.push(one);
    answer(response, one, reply(one, asked.length));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function answer(response: ServerResponse, { body }: AskedOfModel, reply: Reply): void {
  if (reply === 'hang') return;
  if (reply === 'drop') {
    response.socket?.destroy();
    return;
  }
  if ('status' in reply) {
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
    response.end(reply.body ?? JSON.stringify({ error: { message: `status ${reply.status}` } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_800_000_000,
      model: body.model,
      choices: [
        { index: 0, message: { role: 'assistant', content: reply.text }, finish_reason: reply.finish ?? 'stop' },
      ],
      usage: { prompt_tokens: 1_000, completion_tokens: 200, total_tokens: 1_200 },
    }),
  );
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
