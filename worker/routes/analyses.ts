import { Hono } from 'hono';
import {
  type AnalysisCompleteResponse,
  analysisCompleteRequestSchema,
  analyzeRequestSchema,
  tickSchema,
} from '../contract/api.ts';
import { URL_REQUIRED } from '../contract/web-address.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { takesJson } from '../middleware/json-body.ts';
import { ownerOrNotFound, requireUser, signedIn } from '../middleware/session.ts';
import { SAMPLE_ID, sampleView } from '../sample/sample-view.ts';

const WHICH_SESSION = 'Please name the analysis session.';
const WHETHER_DONE = 'Please say whether it is completed.';

export const analyses = new Hono<AppEnv>()
  .post('/analyze-website', signedIn, takesJson(analyzeRequestSchema, URL_REQUIRED), async (c) => {
    const user = requireUser(c);
    const body = c.req.valid('json');
    return c.json(await c.var.services.analyses.start(user.id, body.websiteUrl, body.override ?? false), 200);
  })
  .post('/analysis-complete', signedIn, takesJson(analysisCompleteRequestSchema, WHICH_SESSION), async (c) => {
    const user = requireUser(c);
    const { sessionId } = c.req.valid('json');
    const { row, results } = await c.var.services.analyses.completed(user.id, sessionId);
    const answer: AnalysisCompleteResponse = {
      analysisId: row.id,
      results,
      isPaid: row.isPaid,
      websiteUrl: row.websiteUrl || 'Unknown',
      isDemo: row.isDemo,
    };
    return c.json(answer, 200);
  })
  .get('/analysis/:id', async (c) => {
    if (c.req.param('id') === SAMPLE_ID) return c.json(await sampleView(), 200);
    const user = ownerOrNotFound(c);
    return c.json(await c.var.services.analyses.view(user.id, c.req.param('id')), 200);
  })
  .get('/progress/:sessionId', async (c) => {
    const user = ownerOrNotFound(c);
    return c.json(await c.var.services.analyses.progress(user.id, c.req.param('sessionId')), 200);
  })
  .get('/user-analyses', async (c) => c.json(await c.var.services.analyses.list(requireUser(c).id), 200))
  .get('/dashboard-stats', async (c) => c.json(await c.var.services.analyses.stats(requireUser(c).id), 200))
  .put('/analysis/:id/recommendations/:recommendationId', signedIn, takesJson(tickSchema, WHETHER_DONE), async (c) => {
    const user = requireUser(c);
    const { completed } = c.req.valid('json');
    const { id, recommendationId } = c.req.param();
    await c.var.services.analyses.tick(user.id, id, recommendationId, completed);
    return c.json({ completed }, 200);
  })
  .delete('/analysis/:id/run', async (c) => {
    await c.var.services.analyses.cancel(requireUser(c).id, c.req.param('id'));
    return c.json({ stopped: true }, 200);
  })
  .delete('/analysis/:id', async (c) => {
    await c.var.services.analyses.delete(requireUser(c).id, c.req.param('id'));
    return c.json({ deleted: true }, 200);
  });
