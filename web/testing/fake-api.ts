import { vi } from 'vitest';
import { answerTo, type FakeAnswers } from './fake-answers.ts';
import { hintAtSession } from './session-hint.ts';

export { FakeAnswer, type FakeAnswers } from './fake-answers.ts';

/** Puts a `fetch` in place that gives these answers and remembers what was asked. The page has hinted at a session. */
export function fakeApi(answers: FakeAnswers): { calls: string[]; answers: FakeAnswers } {
  hintAtSession(true);
  const calls: string[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    calls.push(`${init.method ?? 'GET'} ${path}`);
    return answerTo(answers, path, init);
  });
  return { calls, answers };
}
