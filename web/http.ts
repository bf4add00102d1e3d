import type { hc, InferRequestType } from 'hono/client';
import type { AppType } from '../worker/app.ts';
import type { ErrorCode } from '../worker/contract/errors.ts';

/** A non-ok answer. `message` is "<status>: <body text or status text>"; the parsed body's parts stand beside it. */
export class ApiError extends Error {
  readonly status: number;
  /** The sentence meant for the visitor, when the body carried one. */
  readonly serverMessage: string | null;
  readonly code: ErrorCode | null;

  constructor(status: number, bodyText: string, statusText: string) {
    super(`${status}: ${bodyText === '' ? statusText : bodyText}`);
    this.name = 'ApiError';
    this.status = status;
    const body = parseBody(bodyText);
    this.serverMessage = typeof body.message === 'string' && body.message !== '' ? body.message : null;
    this.code = typeof body.code === 'string' ? (body.code as ErrorCode) : null;
  }
}

function parseBody(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** What a toast says about an error: the server's sentence, else `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.serverMessage !== null ? error.serverMessage : fallback;
}

/** Sends cookies; a body only when there is one. Throws `ApiError` on any non-ok answer. */
export async function send(path: string | URL | Request, { method, body }: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, {
    method: method ?? 'GET',
    credentials: 'include',
    ...(method === 'GET' ? {} : { headers: { 'Content-Type': 'application/json' } }),
    ...(body === undefined || body === null ? {} : { body }),
  });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

/** An empty answer is `null`. */
export async function read(response: Pick<Response, 'text'>) {
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}

type Routes = ReturnType<typeof hc<AppType>>['api'];
/** Routes that static pages call: they do without the client of the whole API, and still only compile when the Worker knows them. */
type Plain = 'analyze-website' | 'support-messages';

/** Posts JSON to one of them. The answer is for the caller to judge. */
export async function post<Name extends Plain>(
  name: Name,
  json: InferRequestType<Routes[Name]['$post']>['json'],
): Promise<unknown> {
  return read(await send(`/api/${name}`, { method: 'POST', body: JSON.stringify(json) }));
}
