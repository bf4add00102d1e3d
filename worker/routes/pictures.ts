import { type Context, Hono } from 'hono';
import type { AppEnv } from '../middleware/app-env.ts';
import { ownerOrNotFound } from '../middleware/session.ts';
import { SAMPLE_ID, samplePicture } from '../sample/sample-view.ts';

/** The home page as a visitor sees it, as an image and nothing else, for whoever may read the report or watch the analysis. */
export const pictures = new Hono<AppEnv>()
  .get('/analysis/:id/picture', async (c) => {
    const id = c.req.param('id');
    if (id === SAMPLE_ID) return image(c, await samplePicture());
    return image(c, await c.var.services.pictures.ofAnalysis(ownerOrNotFound(c).id, id));
  })
  .get('/progress/:sessionId/picture', async (c) =>
    image(c, await c.var.services.pictures.ofSession(ownerOrNotFound(c).id, c.req.param('sessionId'))),
  )
  .get('/shared/:token/picture', async (c) => image(c, await c.var.services.pictures.ofShared(c.req.param('token'))));

/** That it is read as what it is, every answer says: see `security-headers.ts`. */
const image = (c: Context<AppEnv>, bytes: Uint8Array<ArrayBuffer>): Response =>
  c.body(bytes, 200, { 'Content-Type': 'image/webp', 'Cross-Origin-Resource-Policy': 'same-origin' });
