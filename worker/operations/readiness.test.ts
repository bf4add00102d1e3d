import { expect, it } from 'vitest';
import { call } from '../testing/api-client.ts';
import { checkReadiness } from './readiness.ts';

const ok = async () => {};
const fails = async () => {
  throw new Error('deliberate fault of the test');
};

it('is ready when database and objects answer; a browser is told of and not needed', async () => {
  expect(await checkReadiness({ database: ok, objects: ok, browser: fails })).toEqual({
    isReady: true,
    dependencies: { database: 'ok', objects: 'ok', browser: 'failed' },
  });
  expect(await checkReadiness({ database: fails, objects: ok, browser: ok })).toMatchObject({ isReady: false });
  const never = () => new Promise(() => {});
  expect(await checkReadiness({ database: ok, objects: never, browser: ok })).toMatchObject({
    isReady: false,
    dependencies: { objects: 'failed' },
  });
});

it('is told by /api/ready, with a number to find the request by in the log', async () => {
  const answer = await call('/api/ready');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ isReady: true, dependencies: { database: 'ok', objects: 'ok' } });
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});
