/** Answers by "METHOD /path": a body for 200, or a status with a body. Unknown calls answer 404. */
export type FakeAnswers = Record<string, unknown | FakeAnswer>;

export class FakeAnswer {
  constructor(
    readonly status: number,
    readonly body: unknown = {},
  ) {}
}

/** What a server with these answers says to a call. */
export function answerTo(answers: FakeAnswers, path: string, { method = 'GET' }: RequestInit = {}): Response {
  const found = answers[`${method} ${path}`] ?? new FakeAnswer(404, { message: 'Not there.', code: 'NOT_FOUND' });
  const { status, body } = found instanceof FakeAnswer ? found : { status: 200, body: found };
  return new Response(JSON.stringify(body), { status });
}
