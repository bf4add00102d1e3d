import { Hono } from 'hono';
import { AppError } from '../contract/errors.ts';
import { findOwnedBySession } from '../db/analyses.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { requireUser } from '../middleware/session.ts';

/** "Write to me when it is ready": the owner of a running analysis leaves the page. Answers the address the mail goes to. */
export const notices = new Hono<AppEnv>().post('/progress/:sessionId/notify', async (c) => {
  const user = requireUser(c);
  const { db, announcer, now } = c.var.services;
  const row = await findOwnedBySession(db, c.req.param('sessionId'), user.id);
  if (!row) throw new AppError('NOT_FOUND', 'We have no such analysis.');
  await announcer.whenEnded(row.sessionId, now());
  return c.json({ email: user.email }, 200);
});
