import type { RatedFacts } from '../audit/facts/facts.ts';
import type { ConfirmedFacts, FactsToConfirm } from '../contract/confirmed-facts.ts';
import { AppError } from '../contract/errors.ts';
import { cutToFree } from '../contract/free-view.ts';
import type { Results } from '../contract/results.ts';
import { findLatestCompleted, findOwned } from '../db/analyses.ts';
import { findConfirmedFacts, saveConfirmedFacts } from '../db/confirmed-facts.ts';
import type { Database } from '../db/database.ts';
import type { AnalysisRow } from '../db/schema.ts';
import type { AnalysisObject } from './analysis-object.ts';
import { loadEngine } from './load-engine.ts';

/** The owner's word on the facts of a website, and the report rebuilt with it. */
export class ConfirmedFactsService {
  private readonly db: Database;
  private readonly objects: DurableObjectNamespace<AnalysisObject>;
  private readonly now: () => number;

  constructor(db: Database, objects: DurableObjectNamespace<AnalysisObject>, now: () => number) {
    this.db = db;
    this.objects = objects;
    this.now = now;
  }

  /** `trades`: those to choose from. */
  async find(userId: number, id: string): Promise<FactsToConfirm> {
    const row = await this.completed(userId, id);
    const read = (await this.object(row).readFacts()) as RatedFacts | null;
    if (!read) throw new AppError('NOT_FOUND', 'We have no such analysis.');
    return { read, confirmed: await findConfirmedFacts(this.db, userId, row.website), trades: await trades() };
  }

  /** Kept first: if the rebuilding fails, the next analysis still knows. Answers what the caller may see. */
  async save(userId: number, id: string, confirmed: ConfirmedFacts): Promise<Results> {
    const row = await this.completed(userId, id);
    const known = new Set((await trades()).map((trade) => trade.id));
    if (confirmed.some((one) => one.kind === 'trade' && one.said !== 'not-ours' && !known.has(one.value)))
      throw new AppError('BAD_REQUEST', 'Please choose one of the trades in the list.');
    await saveConfirmedFacts(this.db, { userId, website: row.website }, confirmed, this.now());
    const results = (await this.object(row).rebuild(confirmed)) as Results | null;
    if (!results) throw new AppError('NOT_FOUND', 'We have no such analysis.');
    return row.isPaid ? results : cutToFree(results);
  }

  private async completed(userId: number, id: string): Promise<AnalysisRow> {
    const isId = /^[1-9]\d{0,14}$/.test(id);
    const row =
      id === 'latest'
        ? await findLatestCompleted(this.db, userId)
        : isId
          ? await findOwned(this.db, Number(id), userId)
          : null;
    if (!row) throw new AppError('NOT_FOUND', 'We have no such analysis.');
    if (row.status !== 'completed')
      throw new AppError('NOT_READY', 'The facts of this analysis can be confirmed once it has finished.');
    return row;
  }

  private object(row: AnalysisRow): DurableObjectStub<AnalysisObject> {
    return this.objects.get(this.objects.idFromName(row.sessionId));
  }
}

async function trades(): Promise<FactsToConfirm['trades']> {
  const { tradeEntries } = await loadEngine();
  return tradeEntries().map(([id, { label }]) => ({ id, label }));
}
