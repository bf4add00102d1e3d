import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { AppError } from '../contract/errors.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import {
  type DocumentView,
  documentView,
  type FoldedPart,
  foldedPart,
  isFoldedPart,
} from '../report/view/folded-parts.ts';
import { proseWords } from '../report/view/prose.ts';
import { askedProse, askedReport, notFinished } from './asked-report.ts';

interface AsksLanguage {
  in: { query: { lang?: string } };
  out: { query: { lang?: string } };
}

/** `?lang=` is part of the route's type, and so of the browser's client; `askedProse` says what is wrong with it. */
const takesLanguage: MiddlewareHandler<AppEnv, string, AsksLanguage> = (_c, next) => next();

/** A report as the browser shows it: what is in view at first, and each folded part once it is unfolded. */
export const reportDocuments = new Hono<AppEnv>()
  .get('/analysis/:id/document', takesLanguage, async (c) => c.json(await opened(c), 200))
  .get('/analysis/:id/document/:part', async (c) => c.json(await unfolded(c), 200))
  .get('/shared/:token/document', takesLanguage, async (c) => c.json(await opened(c), 200))
  .get('/shared/:token/document/:part', async (c) => c.json(await unfolded(c), 200));

async function opened(c: Context<AppEnv>): Promise<DocumentView> {
  const analysis = await askedReport(c);
  const asked = await askedProse(c, analysis);
  const translation = await c.var.services.translations.standing(analysis, c.req.param('token'));
  return {
    ...documentView(analysis),
    ...(translation ? { translation } : {}),
    ...(asked ? { prose: { ...asked.prose, words: proseWords(asked.prose, asked.of) } } : {}),
  };
}

async function unfolded(c: Context<AppEnv>): Promise<FoldedPart> {
  const analysis = await askedReport(c);
  const part = c.req.param('part') ?? '';
  if (!isFoldedPart(part)) throw new AppError('NOT_FOUND', 'The report has no such part.');
  if (!analysis.results) throw notFinished(analysis);
  return foldedPart(analysis, analysis.results, part);
}
