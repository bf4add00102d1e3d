import type { AnalysisView } from '../../contract/api.ts';
import { AppError } from '../../contract/errors.ts';
import type { Results } from '../../contract/results.ts';
import type { ReportLanguage, ReportProse, ReportTranslation } from '../../contract/translation.ts';
import type { Database } from '../../db/database.ts';
import { findShared } from '../../db/shares.ts';
import { factsToKeep, proseLines, reportLanguage } from '../../report/view/prose.ts';
import { selectReport } from '../../report/view/report-view.ts';
import type { AnalysisObject } from '../analysis-object.ts';
import { type AnalysisService, notFound } from '../analysis-service.ts';
import type { TranslationStanding } from './translate-lines.ts';

interface Translatable {
  language: ReportLanguage;
  lines: string[];
  facts: string[];
  object: DurableObjectStub<AnalysisObject>;
}

/** The prose of paid reports in the language of their websites. */
export class TranslationService {
  private readonly db: Database;
  private readonly objects: DurableObjectNamespace<AnalysisObject>;
  private readonly analyses: AnalysisService;

  constructor(db: Database, objects: DurableObjectNamespace<AnalysisObject>, analyses: AnalysisService) {
    this.db = db;
    this.objects = objects;
    this.analyses = analyses;
  }

  /**
   * How far the report is there in another language; null where none is offered to this reader. `token`: for who has a link, who can have
   * nothing put into it.
   */
  async standing(view: AnalysisView, token?: string): Promise<ReportTranslation | null> {
    const found = await this.translatable(view, token);
    if (!found) return null;
    const standing = (await found.object.translation(found.language.lang)) as TranslationStanding;
    const far = howFar(found, standing);
    if (token !== undefined) return far.done > 0 ? { ...far, isWorking: false, mayAsk: false } : null;
    // Who had it tried in vain is told so, and not offered it again.
    return far.done > 0 || far.isWorking || far.mayAsk || standing.refused.length > 0 ? far : null;
  }

  /** Begins to put what is missing into the language, and answers how far it is; asking again while it goes on changes nothing. */
  async ask(userId: number, id: string, lang: string): Promise<ReportTranslation> {
    const view = await this.analyses.view(userId, id);
    const found = await this.translatable(view);
    if (!found) throw view.isPaid && view.results ? otherLanguage(null) : notFound();
    const { language, lines, facts, object } = found;
    if (language.lang !== lang) throw otherLanguage(language);
    const standing = (await object.translate({ language: lang, lines, facts })) as TranslationStanding | null;
    if (!standing)
      throw new AppError(
        'NOT_FOUND',
        'No language model is set up here, or your account allows none for your reports.',
      );
    return howFar(found, standing);
  }

  /** The lines of the report in that language. Throws where it is not the website's, or nothing of it is there yet. */
  async prose(view: AnalysisView, lang: string, token?: string): Promise<{ prose: ReportProse; of: number }> {
    const found = await this.translatable(view, token);
    if (!found) throw view.isPaid && view.results ? otherLanguage(null) : notFound();
    const { language, lines, object } = found;
    if (language.lang !== lang) throw otherLanguage(language);
    const { model, held } = (await object.translation(lang)) as TranslationStanding;
    const written = new Set(lines);
    const said = held.flatMap(({ own, said }): [own: string, said: string][] =>
      written.has(own) ? [[own, said]] : [],
    );
    if (said.length === 0 || model === null)
      throw new AppError('NOT_FOUND', `This report is not available in ${language.english} yet.`);
    return { prose: { ...language, model, lines: said }, of: lines.length };
  }

  private async translatable(view: AnalysisView, token?: string): Promise<Translatable | null> {
    const results = view.isPaid ? (view.results as Results | null) : null;
    const language = results && reportLanguage(results);
    if (!results || !language) return null;
    const sessionId = token === undefined ? view.sessionId : (await findShared(this.db, token))?.sessionId;
    if (!sessionId) return null;
    return {
      language,
      lines: proseLines(selectReport(view, results)),
      facts: factsToKeep(results),
      object: this.objects.get(this.objects.idFromName(sessionId)),
    };
  }
}

function howFar(
  { language, lines }: Translatable,
  { isWorking, mayAsk, held, refused }: TranslationStanding,
): ReportTranslation {
  const said = new Set(held.map(({ own }) => own));
  const known = new Set([...said, ...refused]);
  return {
    ...language,
    isWorking,
    done: lines.filter((line) => said.has(line)).length,
    of: lines.length,
    mayAsk: mayAsk && lines.some((line) => !known.has(line)),
  };
}

const otherLanguage = (language: ReportLanguage | null) =>
  new AppError(
    'BAD_REQUEST',
    language
      ? `This report can be read in English and in ${language.english}, the language of its website.`
      : 'This report can be read in English alone.',
  );
