import { type Context, Hono } from 'hono';
import { SignInRefused } from '../accounts/identity-provider.ts';
import { safeReturn } from '../accounts/safe-return.ts';
import { localLoginPage } from '../adapters/identity-local.ts';
import { signInFailedPage } from '../adapters/sign-in-page.ts';
import type { UserView } from '../contract/api.ts';
import { randomToken } from '../db/hash.ts';
import { closeSession } from '../db/sessions.ts';
import { storeSignIn, takeSignIn } from '../db/sign-ins.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { onNotFound } from '../middleware/errors.ts';
import { clearSessionCookie, requireUser, sessionToken, signIn } from '../middleware/session.ts';
import { browserSecret, forgetBrowserSecret, knownBrowserSecret } from '../middleware/sign-in-browser.ts';

export const auth = new Hono<AppEnv>()
  .get('/auth/user', (c) => {
    const user = requireUser(c);
    const view: UserView = { profileImageUrl: user.profileImageUrl, firstName: user.firstName, email: user.email };
    return c.json(view, 200);
  })
  .get('/login', async (c) => {
    const { settings, identity, db, now } = c.var.services;
    const returnTo = safeReturn(c.req.query('returnTo'));
    if (c.var.user) return c.redirect(returnTo, 302);
    if (!identity) return c.html(localLoginPage({ returnTo }), 200);
    // The provider leads back to one address only, and the browser's cookie has to be known there.
    if (new URL(c.req.url).host !== new URL(settings.appOrigin).host) {
      return c.redirect(`${settings.appOrigin}/api/login?returnTo=${encodeURIComponent(returnTo)}`, 302);
    }
    const secrets = { state: randomToken(), nonce: randomToken(), codeVerifier: randomToken() };
    try {
      const url = await identity.authorizationUrl(secrets);
      const { state, ...attempt } = secrets;
      await storeSignIn(db, { state, browser: browserSecret(c) }, { ...attempt, returnTo }, now());
      return c.redirect(url.href, 302);
    } catch (error) {
      return failed(c, error, returnTo);
    }
  })
  .get('/callback', async (c) => {
    const { identity, db, now } = c.var.services;
    if (!identity) return onNotFound(c);
    const callback = new URL(c.req.url).searchParams;
    const state = callback.get('state') ?? '';
    const browser = knownBrowserSecret(c);
    const attempt = browser && (await takeSignIn(db, { state, browser }, now()));
    if (!attempt) return failed(c, new SignInRefused('invalid', 'no such sign-in of this browser'), '/');
    forgetBrowserSecret(c);
    try {
      await signIn(c, await identity.identify(callback, { state, ...attempt }));
    } catch (error) {
      return failed(c, error, attempt.returnTo);
    }
    return c.redirect(attempt.returnTo, 302);
  })
  .get('/logout', async (c) => {
    // A link on another website must not sign anybody out.
    const site = c.req.header('sec-fetch-site');
    if (site === 'cross-site' || site === 'same-site') return c.redirect('/', 302);
    const { identity, db } = c.var.services;
    const token = sessionToken(c);
    const closed = token ? await closeSession(db, token) : null;
    clearSessionCookie(c);
    const elsewhere = closed && identity ? await identity.endSessionUrl(closed.idToken) : null;
    return c.redirect(elsewhere?.href ?? '/', 302);
  });

/** Sign-in failures say little; the reason goes to the log. */
function failed(c: Context<AppEnv>, error: unknown, returnTo: string) {
  if (!(error instanceof SignInRefused)) throw error;
  const { reason, message } = error;
  if (reason !== 'cancelled') {
    console.warn(JSON.stringify({ event: 'sign_in_refused', requestId: c.var.requestId, reason, message }));
  }
  return c.html(signInFailedPage({ reason, returnTo }), reason === 'unreachable' ? 502 : 401);
}
