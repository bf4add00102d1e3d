import { exports } from 'cloudflare:workers';

export const ORIGIN = 'http://localhost:8787';

/** The Worker under test, asked as a browser on our own origin would. */
export function call(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(new Request(`${ORIGIN}${path}`, { redirect: 'manual', ...init }));
}

/** Signs a new person in and answers what carries their cookie. */
export async function signIn(email = `${crypto.randomUUID()}@example.org`) {
  const response = await call('/api/login/local', {
    method: 'POST',
    body: new URLSearchParams({ email, firstName: 'Ada' }),
  });
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const withCookie = (path: string, init: RequestInit = {}) =>
    call(path, { ...init, headers: { ...(init.headers as Record<string, string>), cookie } });
  return {
    email,
    cookie,
    status: response.status,
    send: withCookie,
    get: (path: string, headers: Record<string, string> = {}) => withCookie(path, { headers }),
    post: (path: string, body?: unknown, headers: Record<string, string> = {}) =>
      withCookie(path, {
        method: 'POST',
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        headers: { 'content-type': 'application/json', ...headers },
      }),
  };
}

export type Person = Awaited<ReturnType<typeof signIn>>;
