import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { deviceWords } from '../accounts/device-words.ts';
import type { SignedIn } from '../accounts/identity-provider.ts';
import { AppError } from '../contract/errors.ts';
import { SESSION_HINT } from '../contract/pages.ts';
import type { SessionRow, UserRow } from '../db/schema.ts';
import { findSession, noteUse, openSession, SESSION_TTL_MS } from '../db/sessions.ts';
import { upsertUser } from '../db/users.ts';
import type { AppEnv } from './app-env.ts';

/** Browsers take the __Host- prefix only with Secure, which plain http on loopback cannot promise to every client. */
const cookieName = (isHttps: boolean) => (isHttps ? '__Host-session' : 'session');

/** Tells handlers who is asking, and keeps a session that is in use alive. */
export const identify = createMiddleware<AppEnv>(async (c, next) => {
  const { db, now } = c.var.services;
  const token = sessionToken(c);
  const found = token ? await findSession(db, token, now()) : null;
  c.set('user', found?.user ?? null);
  c.set('session', found?.session ?? null);
  await next();
  // An upgrade carries no cookie. The session may be over by now: then there is none to prolong.
  if (!token || !found || c.res.status === 101) return;
  if (await noteUse(db, found.session, now())) setSessionCookie(c, token);
});

export function sessionToken(c: Context<AppEnv>): string | null {
  const token = getCookie(c, cookieName(c.var.services.settings.isHttps));
  return token && /^[0-9a-f]{64}$/.test(token) ? token : null;
}

/** A fresh session under a fresh token; whatever this browser held before is over. */
export async function signIn(c: Context<AppEnv>, { identity, idToken }: SignedIn): Promise<void> {
  const { db, now } = c.var.services;
  const user = await upsertUser(db, identity, now());
  const session = { userId: user.id, device: deviceWords(c.req.header('user-agent')), idToken };
  setSessionCookie(c, await openSession(db, { ...session, replaces: sessionToken(c) }, now()));
}

function setSessionCookie(c: Context<AppEnv>, token: string): void {
  const { isHttps } = c.var.services.settings;
  setCookie(c, cookieName(isHttps), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps,
    maxAge: SESSION_TTL_MS / 1000,
  });
}

/** With every page: its code, which cannot see the session's cookie, knows whether there is one, and asks nothing for a visitor. */
export function hintAtSession(c: Context<AppEnv>): void {
  const isHinted = getCookie(c, SESSION_HINT) !== undefined;
  if (isHinted === (c.var.user !== null)) return;
  const options = { path: '/', secure: c.var.services.settings.isHttps } as const;
  if (isHinted) deleteCookie(c, SESSION_HINT, options);
  else setCookie(c, SESSION_HINT, '1', { ...options, sameSite: 'Lax', maxAge: SESSION_TTL_MS / 1000 });
}

export function clearSessionCookie(c: Context<AppEnv>): void {
  const { isHttps } = c.var.services.settings;
  deleteCookie(c, cookieName(isHttps), { path: '/', secure: isHttps });
}

/** For calls that change something: anonymous callers are told to sign in. */
export function requireUser(c: Context<AppEnv>): UserRow {
  return requireSession(c).user;
}

export function requireSession(c: Context<AppEnv>): { user: UserRow; session: SessionRow } {
  const { user, session } = c.var;
  if (!user || !session) throw new AppError('UNAUTHORIZED', 'Unauthorized: please sign in to continue.');
  return { user, session };
}

/** Asked before a body is read: what is wrong with it is nobody else's business. */
export const signedIn = createMiddleware<AppEnv>(async (c, next) => {
  requireUser(c);
  await next();
});

/** For reads: to an anonymous caller, what belongs to somebody is not there. */
export function ownerOrNotFound(c: Context<AppEnv>): UserRow {
  const { user } = c.var;
  if (!user) throw new AppError('NOT_FOUND', 'We have no such analysis.');
  return user;
}
