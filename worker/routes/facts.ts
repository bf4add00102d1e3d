import { Hono } from 'hono';
import { putFactsRequestSchema } from '../contract/confirmed-facts.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { jsonBody } from '../middleware/json-body.ts';
import { ownerOrNotFound, requireUser } from '../middleware/session.ts';

const HINT = 'Some of what you entered cannot be read: please check addresses, amounts and times.';

/** What was read of a business, and what its owner says of it. */
export const facts = new Hono<AppEnv>()
  .get('/analysis/:id/facts', async (c) => {
    const user = ownerOrNotFound(c);
    return c.json(await c.var.services.confirmedFacts.find(user.id, c.req.param('id')), 200);
  })
  .put('/analysis/:id/facts', async (c) => {
    const user = requireUser(c);
    const { confirmed } = await jsonBody(c, putFactsRequestSchema, HINT);
    return c.json({ results: await c.var.services.confirmedFacts.save(user.id, c.req.param('id'), confirmed) }, 200);
  });
