import type { Context } from 'hono';
import type { AnalysisView } from '../contract/api.ts';
import { AppError } from '../contract/errors.ts';
import { languageSchema, type ReportProse } from '../contract/translation.ts';
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

/** Its lines in the language of `?lang=`, and how many there are; null where English is asked for. */
export async function askedProse(
  c: Context<AppEnv>,
  analysis: AnalysisView,
): Promise<{ prose: ReportProse; of: number } | null> {
  const lang = c.req.query('lang');
  if (lang === undefined || lang === 'en') return null;
  if (!languageSchema.safeParse(lang).success) throw new AppError('BAD_REQUEST', 'We know no such language.');
  return c.var.services.translations.prose(analysis, lang, c.req.param('token'));
}

export function notFinished({ status, failureMessage }: AnalysisView): AppError {
  if (status === 'failed') return new AppError('ANALYSIS_FAILED', failureMessage ?? 'This analysis failed.');
  return new AppError('NOT_READY', 'This analysis is still running. Please try again in a moment.');
}
