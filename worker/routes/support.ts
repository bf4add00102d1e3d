import { Hono } from 'hono';
import { supportMessageSchema } from '../contract/api.ts';
import { storeSupportMessage } from '../db/support-messages.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { jsonBody } from '../middleware/json-body.ts';

export const support = new Hono<AppEnv>().post('/support-messages', async (c) => {
  const hint =
    'Please fill in your name, a valid e-mail address, a subject and a message of at most 10,000 characters.';
  const message = await jsonBody(c, supportMessageSchema, hint);
  const { db, now, announcer } = c.var.services;
  const id = await storeSupportMessage(db, message, now());
  c.executionCtx.waitUntil(announcer.supportMessage(id, message));
  return c.json({ received: true }, 201);
});
