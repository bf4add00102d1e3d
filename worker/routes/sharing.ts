import { Hono } from 'hono';
import { saveSharedSchema } from '../contract/api.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { mayTakeJson } from '../middleware/json-body.ts';
import { requireUser, signedIn } from '../middleware/session.ts';

const WHICH_LINK = 'Please name the link it was shared by.';

export const sharing = new Hono<AppEnv>()
  .post('/analysis/:id/share', async (c) =>
    c.json(await c.var.services.sharing.share(requireUser(c).id, c.req.param('id')), 200),
  )
  .delete('/analysis/:id/share', async (c) => {
    await c.var.services.sharing.revoke(requireUser(c).id, c.req.param('id'));
    return c.json({ revoked: true }, 200);
  })
  .get('/shared/:token', async (c) => c.json(await c.var.services.sharing.view(c.req.param('token')), 200))
  .post('/save-to-dashboard/:id', signedIn, mayTakeJson(saveSharedSchema, WHICH_LINK), async (c) => {
    const user = requireUser(c);
    const { token } = c.req.valid('json');
    await c.var.services.sharing.save(user.id, c.req.param('id'), token);
    return c.json({ saved: true }, 200);
  })
  .delete('/save-to-dashboard/:id', async (c) => {
    await c.var.services.sharing.unsave(requireUser(c).id, c.req.param('id'));
    return c.json({ saved: false }, 200);
  });
