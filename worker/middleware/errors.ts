import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { AppError, ERROR_STATUS, type ErrorBody } from '../contract/errors.ts';
import type { AppEnv } from './app-env.ts';

/** The one place that maps a code to a status and writes an error body. Anything unknown becomes INTERNAL. */
export const onError: ErrorHandler<AppEnv> = (error, c) => {
  const known = asAppError(error);
  if (known.code === 'INTERNAL' || known.detail !== undefined) logError(c, known);
  return errorResponse(c, known);
};

export const onNotFound: NotFoundHandler<AppEnv> = (c) =>
  errorResponse(c, new AppError('NOT_FOUND', 'There is nothing at this address.'));

export function errorResponse(c: Context<AppEnv>, error: AppError): Response {
  const body: ErrorBody = { message: error.message, code: error.code, requestId: c.get('requestId') };
  if (error.retryAfterS !== undefined) c.header('Retry-After', String(error.retryAfterS));
  c.header('Cache-Control', 'no-store');
  return c.json(body, ERROR_STATUS[error.code]);
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status === 413) {
    return new AppError('TOO_LARGE', 'That is more text than we can take in one go.');
  }
  return new AppError('INTERNAL', 'Something failed on our side. Please try again.', { cause: error });
}

function logError(c: Context<AppEnv>, error: AppError): void {
  const cause =
    error.cause instanceof Error
      ? `${error.cause.name}: ${error.cause.message}\n${error.cause.stack ?? ''}`
      : error.cause;
  console.error(
    JSON.stringify({
      event: 'request_failed',
      requestId: c.get('requestId'),
      path: new URL(c.req.url).pathname,
      code: error.code,
      detail: error.detail,
      cause: cause === undefined ? undefined : String(cause),
    }),
  );
}
