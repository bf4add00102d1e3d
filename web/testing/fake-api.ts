import { vi } from 'vitest';

/** Answers by "METHOD /path": a body for 200, or a status with a body. Unknown calls answer 404. */
export type FakeAnswers = Record<string, unknown | FakeAnswer>;

export class FakeAnswer {
  constructor(
    readonly status: number,
    readonly body: unknown = {},
  ) {}
}

/** Puts a `fetch` in place that gives these answers and remembers what was asked. */
export function fakeApi(answers: FakeAnswers): { calls: string[]; answers: FakeAnswers } {
  const calls: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit = {}) => {
    const call = `${method} ${path}`;
    calls.push(call);
    const found = answers[call] ?? new FakeAnswer(404, { message: 'Not there.', code: 'NOT_FOUND' });
    const { status, body } = found instanceof FakeAnswer ? found : { status: 200, body: found };
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  return { calls, answers };
}
