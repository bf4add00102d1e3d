import { Hono } from 'hono';
import {
  type AnalysisCompleteResponse,
  analysisCompleteRequestSchema,
  analyzeRequestSchema,
  tickSchema,
} from '../contract/api.ts';
import { URL_REQUIRED } from '../contract/web-address.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { jsonBody } from '../middleware/json-body.ts';
import { ownerOrNotFound, requireUser } from '../middleware/session.ts';
import { SAMPLE_ID, sampleView } from '../sample/sample-view.ts';

export const analyses = new Hono<AppEnv>()
  .post('/analyze-website', async (c) => {
    const user = requireUser(c);
    const body = await jsonBody(c, analyzeRequestSchema, URL_REQUIRED);
    return c.json(await c.var.services.analyses.start(user.id, body.websiteUrl, body.override ?? false), 200);
  })
  .post('/analysis-complete', async (c) => {
    const user = requireUser(c);
    const { sessionId } = await jsonBody(c, analysisCompleteRequestSchema, 'Please name the analysis session.');
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
  .put('/analysis/:id/recommendations/:recommendationId', async (c) => {
    const user = requireUser(c);
    const { completed } = await jsonBody(c, tickSchema, 'Please say whether it is completed.');
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
