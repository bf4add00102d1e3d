import type { Context } from 'hono';
import type { z } from 'zod';
import { AppError } from '../contract/errors.ts';
import type { AppEnv } from './app-env.ts';

/** The longest body is a support message of 10,000 characters. */
const MAX_BODY_BYTES = 64 * 1024;

/** Reads and parses a JSON body; every way it can be wrong has its own sentence. */
export async function jsonBody<T>(c: Context<AppEnv>, schema: z.ZodType<T>, hint: string): Promise<T> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send this request as JSON (content type application/json).');
  }
  const bytes = await readCapped(c.req.raw.body, MAX_BODY_BYTES);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    throw new AppError('BAD_REQUEST', 'This request is not valid JSON.');
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError('BAD_REQUEST', hint);
  return parsed.data;
}

/** Content-Length may lie, so the bytes are counted as they come. */
export async function readCapped(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (body) {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new AppError('TOO_LARGE', 'That is more text than we can take in one go.');
      chunks.push(chunk);
    }
  }
  const all = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return all;
}
