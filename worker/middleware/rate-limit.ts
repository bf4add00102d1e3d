import { createMiddleware } from 'hono/factory';
import { AppError } from '../contract/errors.ts';
import type { AppEnv } from './app-env.ts';
import { callerOf } from './caller.ts';

/** 300 reads and 60 writes a minute per user (product decisions §4), and per address for visitors. */
export const rateLimit = createMiddleware<AppEnv>(async (c, next) => {
  const { services } = c.var;
  const key = callerOf(c);
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const allowed = !key || (isRead ? await services.mayRead(key) : await services.mayWrite(key));
  if (!allowed) {
    throw new AppError('TOO_MANY', 'That was a lot of requests in one minute. Please wait a moment and try again.', {
      retryAfterS: 60,
    });
  }
  await next();
});
