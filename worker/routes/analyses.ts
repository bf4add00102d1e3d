import { Hono } from 'hono';
import { type AnalysisCompleteResponse, analysisCompleteRequestSchema, analyzeRequestSchema } from '../contract/api.ts';
import { AppError } from '../contract/errors.ts';
import { URL_REQUIRED } from '../contract/web-address.ts';
import { saveToDashboard } from '../db/analyses.ts';
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
  .post('/save-to-dashboard/:id', async (c) => {
    const user = requireUser(c);
    const { db, now } = c.var.services;
    const id = c.req.param('id');
    const saved = /^[1-9]\d{0,14}$/.test(id) && (await saveToDashboard(db, Number(id), user.id, now()));
    if (!saved) throw new AppError('NOT_FOUND', 'We have no such analysis.');
    return c.json({ saved: true }, 200);
  });
