import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { randomToken } from '../db/hash.ts';
import { SIGN_IN_TTL_MS } from '../db/sign-ins.ts';
import type { AppEnv } from './app-env.ts';

const cookieName = (isHttps: boolean) => (isHttps ? '__Host-sign-in' : 'sign-in');

/** The secret by which the browser that begins a sign-in is known when it comes back. Tabs of one browser share it. */
export function browserSecret(c: Context<AppEnv>): string {
  const secret = knownBrowserSecret(c) ?? randomToken();
  const { isHttps } = c.var.services.settings;
  setCookie(c, cookieName(isHttps), secret, {
    path: '/',
    httpOnly: true,
    // Strict would keep it back on the way home from the provider.
    sameSite: 'Lax',
    secure: isHttps,
    maxAge: SIGN_IN_TTL_MS / 1000,
  });
  return secret;
}

export function knownBrowserSecret(c: Context<AppEnv>): string | null {
  const secret = getCookie(c, cookieName(c.var.services.settings.isHttps));
  return secret && /^[0-9a-f]{64}$/.test(secret) ? secret : null;
}

export function forgetBrowserSecret(c: Context<AppEnv>): void {
  const { isHttps } = c.var.services.settings;
  deleteCookie(c, cookieName(isHttps), { path: '/', secure: isHttps });
}
