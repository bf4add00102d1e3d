import { Hono } from 'hono';
import { modelChoiceSchema } from '../contract/account.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { takesJson } from '../middleware/json-body.ts';
import { clearSessionCookie, requireSession, requireUser, signedIn } from '../middleware/session.ts';

const WHETHER_REFUSED = 'Please say whether language models are refused.';

export const account = new Hono<AppEnv>()
  .get('/account', async (c) => {
    const { user, session } = requireSession(c);
    return c.json(await c.var.services.accounts.view(user, session), 200);
  })
  .get('/account/export', async (c) => {
    const document = await c.var.services.accounts.export(requireUser(c));
    return c.body(document, 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="answerable-account.json"',
    });
  })
  .put('/account/models', signedIn, takesJson(modelChoiceSchema, WHETHER_REFUSED), async (c) => {
    const { refused } = c.req.valid('json');
    await c.var.services.accounts.refuseModels(requireUser(c).id, refused);
    return c.json({ refused }, 200);
  })
  .delete('/account', async (c) => {
    await c.var.services.accounts.delete(requireUser(c));
    clearSessionCookie(c);
    return c.json({ deleted: true }, 200);
  })
  .delete('/account/sessions', async (c) => {
    await c.var.services.accounts.endAllSessions(requireUser(c).id);
    clearSessionCookie(c);
    return c.json({ ended: true }, 200);
  })
  .delete('/account/sessions/:id', async (c) => {
    const { user, session } = requireSession(c);
    const id = c.req.param('id');
    await c.var.services.accounts.endSession(user.id, id);
    if (id === String(session.id)) clearSessionCookie(c);
    return c.json({ ended: true }, 200);
  });
