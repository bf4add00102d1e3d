import type { Context } from 'hono';
import type { AnalysisView } from '../contract/api.ts';
import { AppError } from '../contract/errors.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { ownerOrNotFound } from '../middleware/session.ts';
import { SAMPLE_ID, sampleView } from '../sample/sample-view.ts';

/** The analysis of `:id` or `:token`, cut to what the caller may see. The sample is for everybody, a shared one for whoever has its link. */
export async function askedReport(c: Context<AppEnv>): Promise<AnalysisView> {
  const token = c.req.param('token');
  if (token !== undefined) return c.var.services.sharing.view(token);
  const id = c.req.param('id') ?? '';
  return id === SAMPLE_ID ? sampleView() : c.var.services.analyses.view(ownerOrNotFound(c).id, id);
}

export function notFinished({ status, failureMessage }: AnalysisView): AppError {
  if (status === 'failed') return new AppError('ANALYSIS_FAILED', failureMessage ?? 'This analysis failed.');
  return new AppError('NOT_READY', 'This analysis is still running. Please try again in a moment.');
}
