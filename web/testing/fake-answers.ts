/** Answers by "METHOD /path": a body for 200, or a status with a body. Unknown calls answer 404. */
export type FakeAnswers = Record<string, unknown | FakeAnswer>;

export class FakeAnswer {
  constructor(
    readonly status: number,
    readonly body: unknown = {},
  ) {}
}

/** For a call that is never answered. */
export const UNANSWERED = Symbol('unanswered');

/** What a server with these answers says to a call. */
export async function answerTo(
  answers: FakeAnswers,
  path: string,
  { method = 'GET' }: RequestInit = {},
): Promise<Response> {
  const found = answers[`${method} ${path}`] ?? new FakeAnswer(404, { message: 'Not there.', code: 'NOT_FOUND' });
  if (found === UNANSWERED) return new Promise(() => {});
  const { status, body } = found instanceof FakeAnswer ? found : { status: 200, body: found };
  return new Response(JSON.stringify(body), { status });
}
