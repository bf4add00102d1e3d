import type { Context, MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { AppError } from '../contract/errors.ts';
import type { AppEnv } from './app-env.ts';
import { bodyOf } from './request-body.ts';

/** A handler's JSON body. What it takes is part of the route's type, and so of the browser's client. */
export const takesJson =
  <Output extends object, Input>(
    schema: z.ZodType<Output, Input>,
    hint: string,
  ): MiddlewareHandler<AppEnv, string, { in: { json: Input }; out: { json: Output } }> =>
  async (c, next) => {
    c.req.addValidatedData('json', await jsonBody(c, schema, hint));
    await next();
  };

/** As `takesJson`, where a request without a body is one that asks for nothing in particular. */
export const mayTakeJson =
  <Output extends object, Input>(
    schema: z.ZodType<Output, Input>,
    hint: string,
  ): MiddlewareHandler<AppEnv, string, { in: { json: Input | undefined }; out: { json: Partial<Output> } }> =>
  async (c, next) => {
    const isEmpty = bodyOf(c.var.body).byteLength === 0;
    c.req.addValidatedData('json', isEmpty ? {} : await jsonBody(c, schema, hint));
    await next();
  };

/** Reads and parses a JSON body; every way it can be wrong has its own sentence. */
async function jsonBody<T>(c: Context<AppEnv>, schema: z.ZodType<T>, hint: string): Promise<T> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send this request as JSON (content type application/json).');
  }
  const bytes = bodyOf(c.var.body);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes), asText);
  } catch {
    throw new AppError('BAD_REQUEST', 'This request is not valid JSON.');
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError('BAD_REQUEST', hint);
  return parsed.data;
}

/** NUL ends a string in many a program, and half a character (an emoji cut in two) is none: neither is kept. */
const asText = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
