import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { AppEnv } from './app-env.ts';

/** One line a request. The route and not the address: addresses hold the tokens of shared reports. */
export const logRequest = createMiddleware<AppEnv>(async (c, next) => {
  const startedAt = Date.now();
  await next();
  const requestId = c.get('requestId');
  const { status } = c.res;
  c.res.headers.set('X-Request-Id', requestId);
  console.info(
    JSON.stringify({
      event: 'request',
      requestId,
      method: c.req.method,
      route: routePath(c, -1),
      analysis: c.req.param('id') ?? c.req.param('sessionId'),
      status,
      ms: Date.now() - startedAt,
    }),
  );
});
