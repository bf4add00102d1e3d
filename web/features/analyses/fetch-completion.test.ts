import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Completion, fetchCompletion } from './fetch-completion.ts';

const answers = vi.fn<() => Promise<Response>>();
const json = (status: number, body: unknown) => () =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }));
const notReady = json(404, { message: 'Not ready.', code: 'NOT_READY', requestId: 'r' });

function started(signal = new AbortController().signal): { value: Completion | null } {
  const result: { value: Completion | null } = { value: null };
  void fetchCompletion('a'.repeat(32), signal).then((completion) => {
    result.value = completion;
  });
  return result;
}

beforeEach(() => {
  vi.useFakeTimers();
  answers.mockReset();
  vi.stubGlobal('fetch', answers);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('fetchCompletion', () => {
  it('asks after 500 ms', async () => {
    answers.mockImplementation(json(200, { analysisId: 7 }));
    const result = started();
    await vi.advanceTimersByTimeAsync(499);
    expect(answers).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(result.value).toEqual({ kind: 'ready', analysis: { analysisId: 7 } });
  });

  it('retries 404 after 1 s and 2 s', async () => {
    answers.mockImplementationOnce(notReady).mockImplementationOnce(notReady).mockImplementation(json(200, {}));
    const result = started();
    await vi.advanceTimersByTimeAsync(500);
    expect(answers).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(answers).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(answers).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(result.value?.kind).toBe('ready');
  });

  it('gives up after the third 404', async () => {
    answers.mockImplementation(notReady);
    const result = started();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answers).toHaveBeenCalledTimes(3);
    expect(result.value).toEqual({ kind: 'error', message: 'Not ready.' });
  });

  it('does not retry anything else', async () => {
    answers.mockImplementation(json(500, {}));
    const result = started();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answers).toHaveBeenCalledTimes(1);
    expect(result.value).toEqual({ kind: 'error', message: 'Failed to fetch results' });
  });

  it('says when the visitor is signed out', async () => {
    answers.mockImplementation(json(401, { message: 'Unauthorized' }));
    const result = started();
    await vi.advanceTimersByTimeAsync(500);
    expect(result.value).toEqual({ kind: 'signed-out' });
  });

  it('asks nothing once aborted', async () => {
    const controller = new AbortController();
    const result = started(controller.signal);
    controller.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answers).not.toHaveBeenCalled();
    expect(result.value).toEqual({ kind: 'aborted' });
  });
});
