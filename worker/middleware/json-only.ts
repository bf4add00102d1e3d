import { createMiddleware } from 'hono/factory';
import { AppError } from '../contract/errors.ts';
import type { AppEnv } from './app-env.ts';

/**
 * What changes something is JSON, or has no body and no type. A form, text, or a body without a type is what another website can make a
 * browser send without asking first, and a route that reads no body would carry it out.
 */
export const jsonOnly = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    const isBare = type === undefined && c.var.body?.byteLength === 0;
    if (!isBare && type !== 'application/json') {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send this request as JSON (content type application/json).');
    }
  }
  await next();
});
