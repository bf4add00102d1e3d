import { Hono } from 'hono';
import { translateRequestSchema } from '../contract/translation.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { takesJson } from '../middleware/json-body.ts';
import { ownerOrNotFound, requireUser, signedIn } from '../middleware/session.ts';

/** The prose of a report in the language of its website, when its owner wants it. */
export const translations = new Hono<AppEnv>()
  .get('/analysis/:id/translation', async (c) => {
    const { analyses, translations: all } = c.var.services;
    const view = await analyses.view(ownerOrNotFound(c).id, c.req.param('id'));
    return c.json({ translation: await all.standing(view) }, 200);
  })
  .post(
    '/analysis/:id/translation',
    signedIn,
    takesJson(translateRequestSchema, 'Please name the language.'),
    async (c) => {
      const { lang } = c.req.valid('json');
      const translation = await c.var.services.translations.ask(requireUser(c).id, c.req.param('id'), lang);
      return c.json({ translation }, 202);
    },
  );
