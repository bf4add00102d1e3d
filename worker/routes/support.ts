import { Hono } from 'hono';
import { supportMessageSchema } from '../contract/api.ts';
import { storeSupportMessage } from '../db/support-messages.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { hourlyQuota } from '../middleware/hourly-quota.ts';
import { takesJson } from '../middleware/json-body.ts';

const HINT = 'Please fill in your name, a valid e-mail address, a subject and a message of at most 10,000 characters.';

export const support = new Hono<AppEnv>().post(
  '/support-messages',
  takesJson(supportMessageSchema, HINT),
  async (c) => {
    const message = c.req.valid('json');
    const { db, now, announcer } = c.var.services;
    await hourlyQuota(c, 'support', 'We have your messages and will answer them. Please write again in an hour.');
    const id = await storeSupportMessage(db, message, now());
    c.executionCtx.waitUntil(announcer.supportMessage(id, message));
    return c.json({ received: true }, 201);
  },
);
