import { Hono } from 'hono';
import { z } from 'zod';
import { localLoginPage } from '../adapters/identity-local.ts';
import type { UserView } from '../contract/api.ts';
import { AppError } from '../contract/errors.ts';
import { closeSession, openSession } from '../db/sessions.ts';
import { upsertUser } from '../db/users.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { bodyOf } from '../middleware/request-body.ts';
import { clearSessionCookie, requireUser, sessionToken, setSessionCookie } from '../middleware/session.ts';

const localLoginSchema = z.object({
  email: z.email().max(254),
  firstName: z.string().trim().max(100),
  returnTo: z.string().optional(),
});

export const auth = new Hono<AppEnv>()
  .get('/auth/user', (c) => {
    const user = requireUser(c);
    const view: UserView = { profileImageUrl: user.profileImageUrl, firstName: user.firstName, email: user.email };
    return c.json(view, 200);
  })
  .get('/login', (c) => {
    const returnTo = safeReturn(c.req.query('returnTo'));
    if (c.var.user) return c.redirect(returnTo, 302);
    return c.html(localLoginPage({ returnTo }), 200, { 'Cache-Control': 'no-store' });
  })
  .post('/login/local', async (c) => {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/x-www-form-urlencoded' && type !== 'multipart/form-data') {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send this as a form.');
    }
    const bytes = bodyOf(c.var.body);
    const form = await new Response(bytes, { headers: { 'content-type': c.req.header('content-type') ?? '' } })
      .formData()
      .catch(() => new FormData());
    const field = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const returnTo = safeReturn(field('returnTo'));
    const entered = { email: field('email').trim().toLowerCase(), firstName: field('firstName') };
    const parsed = localLoginSchema.safeParse(entered);
    if (!parsed.success) {
      const message = 'Please enter a valid e-mail address and a first name of at most 100 characters.';
      return c.html(localLoginPage({ returnTo, ...entered, message }), 400, { 'Cache-Control': 'no-store' });
    }
    const { db, now } = c.var.services;
    const user = await upsertUser(
      db,
      {
        issuer: 'local',
        subject: parsed.data.email,
        email: parsed.data.email,
        firstName: parsed.data.firstName || null,
        profileImageUrl: null,
      },
      now(),
    );
    setSessionCookie(c, await openSession(db, user.id, now()));
    return c.redirect(returnTo, 303);
  })
  .get('/logout', async (c) => {
    const token = sessionToken(c);
    // A link on another website must not sign anybody out.
    const site = c.req.header('sec-fetch-site');
    if (token && site !== 'cross-site') await closeSession(c.var.services.db, token);
    if (site !== 'cross-site') clearSessionCookie(c);
    return c.redirect('/', 302);
  });

/** A path of this app and nothing else: no scheme, no other host, no control characters. */
function safeReturn(wanted: string | undefined): string {
  if (!wanted || wanted.length > 2_000 || !/^\/(?![/\\])/.test(wanted)) return '/';
  if (/[\p{Cc}\\]/u.test(wanted) || !URL.canParse(wanted, 'http://app.invalid')) return '/';
  return new URL(wanted, 'http://app.invalid').origin === 'http://app.invalid' ? wanted : '/';
}
