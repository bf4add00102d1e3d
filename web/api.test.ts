import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, api, messageOf } from './api.ts';
import { post } from './http.ts';
import { queryClient } from './query-client.ts';

const answer = (status: number, body: string, statusText = '') => {
  const fetch = vi.fn(async () => new Response(body, { status, statusText }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => Promise.reject(new Error('it succeeded')),
    (error: ApiError) => error,
  );

afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it('sends cookies, and a JSON body only when there is one', async () => {
    const fetch = answer(200, '{"sessionId":"s"}');
    await post('analyze-website', { websiteUrl: 'https://lantern.example/', override: true });
    expect(fetch).toHaveBeenCalledWith('/api/analyze-website', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: '{"websiteUrl":"https://lantern.example/","override":true}',
    });
    await api.saveToDashboard(7);
    expect(fetch).toHaveBeenLastCalledWith('/api/save-to-dashboard/7', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
    });
    await api.currentUser();
    expect(fetch).toHaveBeenLastCalledWith('/api/auth/user', { method: 'GET', credentials: 'include' });
  });

  it('answers null for an empty body', async () => {
    answer(200, '');
    expect(await api.deleteAccount()).toBeNull();
  });

  it('throws "<status>: <body>" with the parsed sentence and code', async () => {
    const body = '{"message":"We have no such analysis.","code":"NOT_FOUND","requestId":"r"}';
    answer(404, body, 'Not Found');
    const error = await failure(api.analysis(9));
    expect(error).toBeInstanceOf(ApiError);
    expect(error.message).toBe(`404: ${body}`);
    expect(error.serverMessage).toBe('We have no such analysis.');
    expect(error.code).toBe('NOT_FOUND');
  });

  it('falls back to the status text for an empty body', async () => {
    answer(502, '', 'Bad Gateway');
    expect((await failure(api.account())).message).toBe('502: Bad Gateway');
  });

  it('survives a body that is not JSON, or not an object', async () => {
    answer(500, '<h1>down</h1>');
    expect((await failure(api.account())).serverMessage).toBeNull();
    answer(500, '"text"');
    expect((await failure(api.account())).code).toBeNull();
  });
});

describe('messageOf', () => {
  it('prefers the server’s sentence', () => {
    expect(messageOf(new ApiError(429, '{"message":"Three are running."}', ''), 'other')).toBe('Three are running.');
    expect(messageOf(new ApiError(500, '', 'x'), 'other')).toBe('other');
    expect(messageOf(new TypeError('Failed to fetch'), 'other')).toBe('other');
  });
});

describe('data reads', () => {
  it('join their key with slashes, stay fresh and are not retried', async () => {
    const fetch = answer(500, 'no');
    await expect(queryClient.fetchQuery({ queryKey: ['/api/analysis', 7] })).rejects.toThrow('500: no');
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledWith('/api/analysis/7', { method: 'GET', credentials: 'include' });
    expect(queryClient.getDefaultOptions().queries).toMatchObject({
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      retry: false,
    });
  });
});
