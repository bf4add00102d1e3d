import { type Context, Hono } from 'hono';
import type { AnalysisView } from '../contract/api.ts';
import { AppError } from '../contract/errors.ts';
import type { Results } from '../contract/results.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { hourlyQuota } from '../middleware/hourly-quota.ts';
import { ownerOrNotFound } from '../middleware/session.ts';
import { type ExportFormat, exportName, reportHtml, reportMarkdown, toJson } from '../report/export-file.ts';
import { SAMPLE_ID, sampleView } from '../sample/sample-view.ts';

const TYPES: Record<ExportFormat, string> = {
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
};

/** A report as a file, cut to what the caller may see. The sample is for everybody, a shared one for whoever has its link. */
export const reportFiles = new Hono<AppEnv>()
  .get('/analysis/:id/export.json', (c) => exported(c, 'json'))
  .get('/analysis/:id/export.md', (c) => exported(c, 'md'))
  .get('/analysis/:id/export.pdf', (c) => exported(c, 'pdf'))
  .get('/shared/:token/export.json', (c) => exported(c, 'json'))
  .get('/shared/:token/export.md', (c) => exported(c, 'md'))
  .get('/shared/:token/export.pdf', (c) => exported(c, 'pdf'));

async function asked(c: Context<AppEnv>): Promise<AnalysisView> {
  const token = c.req.param('token');
  if (token !== undefined) return c.var.services.sharing.view(token);
  const id = c.req.param('id') ?? '';
  return id === SAMPLE_ID ? sampleView() : c.var.services.analyses.view(ownerOrNotFound(c).id, id);
}

async function exported(c: Context<AppEnv>, format: ExportFormat): Promise<Response> {
  const analysis = await asked(c);
  const { results } = analysis;
  if (!results) throw notFinished(analysis);
  return c.body(await contentOf(c, format, analysis, results), 200, {
    'Content-Type': TYPES[format],
    'Content-Disposition': `attachment; filename="${exportName(analysis, format)}"`,
  });
}

/** Every visitor may ask for the sample, and it is always the same: one browser is enough for all of them. */
let printedSample: Uint8Array<ArrayBuffer> | null = null;

async function contentOf(
  c: Context<AppEnv>,
  format: ExportFormat,
  analysis: AnalysisView,
  results: Results,
): Promise<string | Uint8Array<ArrayBuffer>> {
  if (format === 'json') return toJson(analysis, results);
  if (format === 'md') return reportMarkdown(analysis, results);
  const isSample = analysis.analysisId === 0;
  if (isSample && printedSample) return printedSample;
  const giveBack = await hourlyQuota(
    c,
    'pdf',
    'You have made ten PDFs within an hour. Please try again in the next one, or print the report from your browser.',
  );
  const answer = await c.var.services.pdf.print(reportHtml(analysis, results));
  if (!answer.ok) {
    await giveBack();
    throw notPrinted(answer.reason, answer.retryAfterS);
  }
  const pdf = new Uint8Array(answer.pdf);
  if (isSample) printedSample = pdf;
  return pdf;
}

function notFinished({ status, failureMessage }: AnalysisView): AppError {
  if (status === 'failed') return new AppError('ANALYSIS_FAILED', failureMessage ?? 'This analysis failed.');
  return new AppError('NOT_READY', 'This analysis is still running. Please try again in a moment.');
}

function notPrinted(reason: 'busy' | 'missing' | 'failed', retryAfterS: number): AppError {
  switch (reason) {
    case 'busy':
      return new AppError('TOO_MANY', 'All our browsers are reading websites just now. Please try again in a minute.', {
        retryAfterS,
      });
    case 'missing':
      return new AppError(
        'CONFIG',
        'No browser is available here to make a PDF. Print the report from your own browser.',
      );
    case 'failed':
      return new AppError(
        'INTERNAL',
        'The PDF could not be made. Please try again, or print the report from your browser.',
      );
  }
}
