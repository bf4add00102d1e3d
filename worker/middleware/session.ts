import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { AppError } from '../contract/errors.ts';
import type { UserRow } from '../db/schema.ts';
import { findSessionUser, SESSION_TTL_MS } from '../db/sessions.ts';
import type { AppEnv } from './app-env.ts';

/** Browsers take the __Host- prefix only with Secure, which plain http on loopback cannot promise to every client. */
const cookieName = (isHttps: boolean) => (isHttps ? '__Host-session' : 'session');

/** Tells handlers who is asking. */
export const identify = createMiddleware<AppEnv>(async (c, next) => {
  const { services } = c.var;
  const token = sessionToken(c);
  c.set('user', token ? await findSessionUser(services.db, token, services.now()) : null);
  await next();
});

export function sessionToken(c: Context<AppEnv>): string | null {
  const token = getCookie(c, cookieName(c.var.services.settings.isHttps));
  return token && /^[0-9a-f]{64}$/.test(token) ? token : null;
}

export function setSessionCookie(c: Context<AppEnv>, token: string): void {
  const { isHttps } = c.var.services.settings;
  setCookie(c, cookieName(isHttps), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps,
    maxAge: SESSION_TTL_MS / 1000,
  });
}

export function clearSessionCookie(c: Context<AppEnv>): void {
  const { isHttps } = c.var.services.settings;
  deleteCookie(c, cookieName(isHttps), { path: '/', secure: isHttps });
}

/** For calls that change something: anonymous callers are told to sign in. */
export function requireUser(c: Context<AppEnv>): UserRow {
  const { user } = c.var;
  if (!user) throw new AppError('UNAUTHORIZED', 'Unauthorized: please sign in to continue.');
  return user;
}

/** For reads: to an anonymous caller, what belongs to somebody is not there. */
export function ownerOrNotFound(c: Context<AppEnv>): UserRow {
  const { user } = c.var;
  if (!user) throw new AppError('NOT_FOUND', 'We have no such analysis.');
  return user;
}
