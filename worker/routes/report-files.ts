import { type Context, Hono } from 'hono';
import type { AnalysisView } from '../contract/api.ts';
import { AppError } from '../contract/errors.ts';
import type { Results } from '../contract/results.ts';
import type { ReportProse } from '../contract/translation.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { hourlyQuota } from '../middleware/hourly-quota.ts';
import { ownerOrNotFound } from '../middleware/session.ts';
import {
  EXPORTS,
  type ExportKind,
  exportName,
  reportHtml,
  reportMarkdown,
  reportPaper,
  toJson,
  webPersonFile,
} from '../report/export-file.ts';
import type { Looks, PaperSize } from '../report/html/html.ts';
import { SAMPLE_ID, samplePicture } from '../sample/sample-view.ts';
import { askedProse, askedReport, notFinished } from './asked-report.ts';

/** A report as a file, cut to what the caller may see. The sample is for everybody, a shared one for whoever has its link. */
export const reportFiles = new Hono<AppEnv>();
for (const kind of Object.keys(EXPORTS) as ExportKind[]) {
  reportFiles
    .get(`/analysis/:id/${kind}`, (c) => exported(c, kind))
    .get(`/shared/:token/${kind}`, (c) => exported(c, kind));
}

async function exported(c: Context<AppEnv>, kind: ExportKind): Promise<Response> {
  const analysis = await askedReport(c);
  const { results } = analysis;
  if (!results) throw notFinished(analysis);
  const isShown = kind === 'export.html' && c.req.query('print') !== undefined;
  const content = isShown ? await shownPaper(c, analysis, results) : await contentOf(c, kind, analysis, results);
  return c.body(content, 200, {
    'Content-Type': EXPORTS[kind].type,
    'Content-Disposition': isShown ? 'inline' : `attachment; filename="${exportName(analysis, results, kind)}"`,
    ...(isShown ? { 'Content-Security-Policy': SHOWN_POLICY } : {}),
  });
}

/** Loads nothing, runs nothing, and is printed from a frame of our own pages alone. */
const SHOWN_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; frame-ancestors 'self'; sandbox allow-same-origin allow-modals";

/** Every visitor may ask for the sample, and it is always the same: one browser is enough for all of them. */
const printedSample = new Map<PaperSize, Uint8Array<ArrayBuffer>>();

async function contentOf(
  c: Context<AppEnv>,
  kind: ExportKind,
  analysis: AnalysisView,
  results: Results,
): Promise<string | Uint8Array<ArrayBuffer>> {
  switch (kind) {
    case 'export.json':
      return toJson(analysis, results);
    case 'export.md':
      return reportMarkdown(analysis, results, await proseOf(c, analysis));
    case 'export.html':
      return reportHtml(analysis, results, await looksOf(c, analysis, results));
    case 'web-person.md':
      return webPersonFile(analysis, results, 'md') ?? notPaid();
    case 'web-person.html':
      return webPersonFile(analysis, results, 'html') ?? notPaid();
    case 'export.pdf':
      return printed(c, analysis, results);
  }
}

/** The same paper as the PDF, for the print dialog of a browser. */
const shownPaper = async (c: Context<AppEnv>, analysis: AnalysisView, results: Results): Promise<string> =>
  reportPaper(analysis, results, { ...(await looksOf(c, analysis, results)), hasPageNumbers: true });

async function printed(c: Context<AppEnv>, analysis: AnalysisView, results: Results): Promise<Uint8Array<ArrayBuffer>> {
  const looks = await looksOf(c, analysis, results);
  const isSample = analysis.analysisId === 0;
  const known = isSample ? printedSample.get(looks.size) : undefined;
  if (known) return known;
  const giveBack = await hourlyQuota(
    c,
    'pdf',
    'You have made ten PDFs within an hour. Please try again in the next one, or print the report from your browser.',
  );
  const answer = await c.var.services.pdf.print(reportPaper(analysis, results, looks));
  if (!answer.ok) {
    await giveBack();
    throw notPrinted(answer.reason, answer.retryAfterS);
  }
  const pdf = new Uint8Array(answer.pdf);
  if (isSample) printedSample.set(looks.size, pdf);
  return pdf;
}

const proseOf = async (c: Context<AppEnv>, analysis: AnalysisView): Promise<ReportProse | null> =>
  (await askedProse(c, analysis))?.prose ?? null;

async function looksOf(c: Context<AppEnv>, analysis: AnalysisView, results: Results): Promise<Looks> {
  const { PAPER_FONTS } = await import('../report/paper-fonts.ts');
  const picture = results.picture ? await pictureOf(c).catch(() => null) : null;
  return {
    fonts: PAPER_FONTS,
    picture: picture && `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`,
    size: c.req.query('paper') === 'letter' ? 'Letter' : 'A4',
    hasPageNumbers: false,
    prose: await proseOf(c, analysis),
  };
}

async function pictureOf(c: Context<AppEnv>): Promise<Uint8Array<ArrayBuffer>> {
  const { pictures } = c.var.services;
  const token = c.req.param('token');
  if (token !== undefined) return pictures.ofShared(token);
  const id = c.req.param('id') ?? '';
  return id === SAMPLE_ID ? samplePicture() : pictures.ofAnalysis(ownerOrNotFound(c).id, id);
}

function notPaid(): never {
  throw new AppError('NOT_FOUND', 'The list for your web person is part of the full report.');
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
