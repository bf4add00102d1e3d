import { Hono } from 'hono';
import type { AppEnv } from '../middleware/app-env.ts';
import { ownerOrNotFound, requireUser, signedIn } from '../middleware/session.ts';

/** What assistants say about a business, asked when its owner wants it. */
export const assistants = new Hono<AppEnv>()
  .get('/analysis/:id/assistants', async (c) =>
    c.json(await c.var.services.assistants.standing(ownerOrNotFound(c).id, c.req.param('id')), 200),
  )
  .post('/analysis/:id/assistants', signedIn, async (c) =>
    c.json(await c.var.services.assistants.ask(requireUser(c).id, c.req.param('id')), 202),
  );
