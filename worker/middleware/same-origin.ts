import { createMiddleware } from 'hono/factory';
import { AppError } from '../contract/errors.ts';
import type { AppEnv } from './app-env.ts';

/**
 * Refuses what another website makes a visitor's browser send. Browsers state the origin on every request that changes
 * something; a client that states none is no browser and carries nobody's cookies by accident.
 */
export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    const isForeign =
      (origin !== undefined && !c.var.services.settings.origins.has(origin)) ||
      site === 'cross-site' ||
      site === 'same-site';
    if (isForeign)
      throw new AppError('FORBIDDEN', 'This request came from another website, so we did not carry it out.');
  }
  await next();
});
