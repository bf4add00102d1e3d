import { Hono } from 'hono';
import { z } from 'zod';
import { safeReturn } from '../accounts/safe-return.ts';
import { localLoginPage } from '../adapters/identity-local.ts';
import { AppError } from '../contract/errors.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { onNotFound } from '../middleware/errors.ts';
import { bodyOf } from '../middleware/request-body.ts';
import { signIn } from '../middleware/session.ts';

const localLoginSchema = z.object({ email: z.email().max(254), firstName: z.string().trim().max(100) });

/** The form of local identity: the one route that takes a form, also from scripts that state no origin. */
export const loginLocal = new Hono<AppEnv>().post('/login/local', async (c) => {
  if (c.var.services.settings.identity.kind !== 'local') return onNotFound(c);
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
  const { email, firstName } = parsed.data;
  const identity = { issuer: 'local', subject: email, email, firstName: firstName || null, profileImageUrl: null };
  await signIn(c, { identity, idToken: null });
  return c.redirect(returnTo, 303);
});
