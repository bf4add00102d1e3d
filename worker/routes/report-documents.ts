import { type Context, Hono } from 'hono';
import { AppError } from '../contract/errors.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import {
  type DocumentView,
  documentView,
  type FoldedPart,
  foldedPart,
  isFoldedPart,
} from '../report/view/document-parts.ts';
import { askedReport, notFinished } from './asked-report.ts';

/** A report as the browser shows it: what is in view at first, and each folded part once it is unfolded. */
export const reportDocuments = new Hono<AppEnv>()
  .get('/analysis/:id/document', async (c) => c.json(await opened(c), 200))
  .get('/analysis/:id/document/:part', async (c) => c.json(await unfolded(c), 200))
  .get('/shared/:token/document', async (c) => c.json(await opened(c), 200))
  .get('/shared/:token/document/:part', async (c) => c.json(await unfolded(c), 200));

const opened = async (c: Context<AppEnv>): Promise<DocumentView> => documentView(await askedReport(c));

async function unfolded(c: Context<AppEnv>): Promise<FoldedPart> {
  const analysis = await askedReport(c);
  const part = c.req.param('part') ?? '';
  if (!isFoldedPart(part)) throw new AppError('NOT_FOUND', 'The report has no such part.');
  if (!analysis.results) throw notFinished(analysis);
  return foldedPart(analysis, analysis.results, part);
}
