import { Hono } from 'hono';
import { saveSharedSchema } from '../contract/api.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { jsonBody } from '../middleware/json-body.ts';
import { bodyOf } from '../middleware/request-body.ts';
import { requireUser } from '../middleware/session.ts';

export const sharing = new Hono<AppEnv>()
  .post('/analysis/:id/share', async (c) =>
    c.json(await c.var.services.sharing.share(requireUser(c).id, c.req.param('id')), 200),
  )
  .delete('/analysis/:id/share', async (c) => {
    await c.var.services.sharing.revoke(requireUser(c).id, c.req.param('id'));
    return c.json({ revoked: true }, 200);
  })
  .get('/shared/:token', async (c) => c.json(await c.var.services.sharing.view(c.req.param('token')), 200))
  .post('/save-to-dashboard/:id', async (c) => {
    const user = requireUser(c);
    const isEmpty = bodyOf(c.var.body).byteLength === 0;
    const { token } = isEmpty ? {} : await jsonBody(c, saveSharedSchema, 'Please name the link it was shared by.');
    await c.var.services.sharing.save(user.id, c.req.param('id'), token);
    return c.json({ saved: true }, 200);
  })
  .delete('/save-to-dashboard/:id', async (c) => {
    await c.var.services.sharing.unsave(requireUser(c).id, c.req.param('id'));
    return c.json({ saved: false }, 200);
  });
