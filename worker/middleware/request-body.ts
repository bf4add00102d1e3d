import { createMiddleware } from 'hono/factory';
import { AppError } from '../contract/errors.ts';
import type { AppEnv } from './app-env.ts';

/** The longest body is a support message of 10,000 characters. */
const MAX_BODY_BYTES = 64 * 1024;
/** More than this is not even read to its end; until there a refusal can still be answered. */
const MAX_DRAINED_BYTES = 2 * 1024 * 1024;

/**
 * Reads the body before anything may refuse the request: an answer that leaves a body unread costs the client its connection,
 * and with it the sentence that says why.
 */
export const requestBody = createMiddleware<AppEnv>(async (c, next) => {
  c.set('body', await readCapped(c.req.raw.body, MAX_BODY_BYTES));
  await next();
});

/** Content-Length may lie, so the bytes are counted as they come. null: longer than `maxBytes`. */
export async function readCapped(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (body) {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > MAX_DRAINED_BYTES) break;
      if (size <= maxBytes) chunks.push(chunk);
    }
  }
  if (size > maxBytes) return null;
  const all = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return all;
}

/** The body as read. */
export function bodyOf(body: Uint8Array | null): Uint8Array {
  if (body === null) throw new AppError('TOO_LARGE', 'That is more text than we can take in one go.');
  return body;
}
