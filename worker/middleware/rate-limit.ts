import { createMiddleware } from 'hono/factory';
import { AppError } from '../contract/errors.ts';
import type { AppEnv } from './app-env.ts';

/**
 * 300 reads and 60 writes a minute per user (product decisions §4), and per address for visitors. On a machine of one's own no
 * edge states the address; there all visitors are one person, whom nothing needs shielding from.
 */
export const rateLimit = createMiddleware<AppEnv>(async (c, next) => {
  const { services, user } = c.var;
  const address = c.req.header('cf-connecting-ip');
  const key = user ? `user:${user.id}` : address && `address:${address}`;
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const allowed = !key || (isRead ? await services.mayRead(key) : await services.mayWrite(key));
  if (!allowed) {
    throw new AppError('TOO_MANY', 'That was a lot of requests in one minute. Please wait a moment and try again.', {
      retryAfterS: 60,
    });
  }
  await next();
});
