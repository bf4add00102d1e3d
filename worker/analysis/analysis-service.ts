import type { AnalysisListItem, AnalysisView, AnalyzeResponse, DashboardStats } from '../contract/api.ts';
import { AppError } from '../contract/errors.ts';
import { cutToFree } from '../contract/free-view.ts';
import type { ProgressRecord } from '../contract/progress.ts';
import type { Results } from '../contract/results.ts';
import { guardAddress, isPrivateAddress } from '../contract/target-guard.ts';
import { parseWebAddress, websiteKey } from '../contract/web-address.ts';
import {
  findCached,
  findLatestCompleted,
  findOwned,
  findOwnedBySession,
  findQuotaRefusal,
  findRunning,
  insertWithinQuota,
  listRecent,
  type NewAnalysis,
  type QuotaRefusal,
  recordLost,
} from '../db/analyses.ts';
import type { Database } from '../db/database.ts';
import type { AnalysisRow } from '../db/schema.ts';
import type { Settings } from '../settings.ts';
import type { AnalysisObject } from './analysis-object.ts';
import { dashboardStats } from './dashboard-stats.ts';
import { orderFor } from './order.ts';

const REFUSALS: Record<QuotaRefusal['limit'], string> = {
  runningPerUser: 'You already have three analyses running. Please wait until one of them has finished.',
  perUserADay:
    'You have started 20 analyses in the last 24 hours, which is the most we run for one account. Please come back later.',
  perWebsiteAnHour:
    'This website has been analysed four times in the last hour. We give its server a rest; please try again later.',
};

/** Between the row and the object lies one storage write. */
const LOST_AFTER_MS = 60_000;
const LOST = 'The report of this analysis was lost on our side. Please run it again.';

/** Analyses as a signed-in user sees them: theirs, or not there. */
export class AnalysisService {
  private readonly db: Database;
  private readonly objects: DurableObjectNamespace<AnalysisObject>;
  private readonly settings: Settings;
  private readonly now: () => number;

  constructor(db: Database, objects: DurableObjectNamespace<AnalysisObject>, settings: Settings, now: () => number) {
    this.db = db;
    this.objects = objects;
    this.settings = settings;
    this.now = now;
  }

  /** Starts an analysis, or answers the newest finished or the running one of the same address unless `override`. */
  async start(userId: number, websiteUrl: unknown, override: boolean): Promise<AnalyzeResponse> {
    const parsed = parseWebAddress(websiteUrl);
    if (!parsed.ok) throw new AppError('INVALID_URL', parsed.message);
    const guarded = guardAddress(parsed.url, { allowPrivate: this.settings.allowPrivateTargets });
    if (!guarded.ok) throw new AppError('TARGET_REFUSED', guarded.message);
    const address = parsed.url.href;

    if (!override) {
      const cached = await findCached(this.db, userId, address, this.now());
      const results = cached && (await this.results(cached));
      if (cached && results) return { analysisId: cached.id, results, isPaid: cached.isPaid };
    }
    const entry: NewAnalysis = {
      sessionId: newSessionId(),
      userId,
      websiteUrl: address,
      website: websiteKey(parsed.url),
      isPublic: !isPrivateAddress(parsed.url),
      override,
      now: this.now(),
    };
    const row = await insertWithinQuota(this.db, entry);
    if (!row) {
      const running = override ? null : await findRunning(this.db, userId, address);
      if (running) return { sessionId: running.sessionId };
      const refusal = await findQuotaRefusal(this.db, entry);
      // The limit may have freed up in between: the visitor only has to press again.
      const { limit, retryAfterS } = refusal ?? { limit: 'runningPerUser' as const, retryAfterS: 1 };
      throw new AppError('TOO_MANY', REFUSALS[limit], { retryAfterS });
    }
    try {
      await this.object(row.sessionId).start(orderFor(row, this.settings));
    } catch (error) {
      // The row stands: the watchdog starts the object within minutes.
      console.error(JSON.stringify({ event: 'analysis_start_failed', session: row.sessionId, error: String(error) }));
    }
    return { sessionId: row.sessionId };
  }

  async view(userId: number, id: string): Promise<AnalysisView> {
    const row = id === 'latest' ? await findLatestCompleted(this.db, userId) : await this.findById(userId, id);
    if (!row) throw notFound();
    return {
      analysisId: row.id,
      websiteUrl: row.websiteUrl,
      isPaid: row.isPaid,
      isDemo: row.isDemo,
      status: row.status,
      results: await this.results(row),
      failureMessage: row.failureMessage,
      sessionId: row.sessionId,
      createdAt: row.createdAt,
      completedAt: row.completedAt,
    };
  }

  /** The finished analysis of a session. */
  async completed(userId: number, sessionId: string): Promise<{ row: AnalysisRow; results: Results }> {
    const row = await findOwnedBySession(this.db, sessionId, userId);
    if (!row) throw notFound();
    if (row.status === 'failed') throw new AppError('ANALYSIS_FAILED', row.failureMessage ?? 'This analysis failed.');
    const results = await this.results(row);
    if (!results) throw new AppError('NOT_READY', 'This analysis is still running. Please try again in a moment.');
    return { row, results };
  }

  async progress(userId: number, sessionId: string): Promise<ProgressRecord> {
    const row = await findOwnedBySession(this.db, sessionId, userId);
    const record = row && (await this.object(row.sessionId).progress());
    if (!record) throw new AppError('NOT_FOUND', 'We have no such analysis.');
    return record;
  }

  /** The object to listen to, for the owner of the session. */
  async listenTo(userId: number, sessionId: string): Promise<DurableObjectStub<AnalysisObject>> {
    const row = await findOwnedBySession(this.db, sessionId, userId);
    if (!row) throw notFound();
    return this.object(row.sessionId);
  }

  async list(userId: number): Promise<AnalysisListItem[]> {
    const rows = await listRecent(this.db, userId);
    return rows.map((row) => ({
      analysisId: row.id,
      websiteUrl: row.websiteUrl,
      status: row.status,
      overallScore: row.overallScore,
      isPaid: row.isPaid,
      isDemo: row.isDemo,
      sessionId: row.status === 'processing' ? row.sessionId : null,
      failureMessage: row.failureMessage,
      createdAt: row.createdAt,
      completedAt: row.completedAt,
    }));
  }

  async stats(userId: number): Promise<DashboardStats> {
    return dashboardStats(await listRecent(this.db, userId));
  }

  /** What this row's owner may see; null while there is no report. */
  private async results(row: AnalysisRow): Promise<Results | null> {
    if (row.status !== 'completed') return null;
    // Over RPC the report arrives as plain data; only its declared type is lost on the way.
    const results = (await this.object(row.sessionId).report()) as Results | null;
    // The row is settled a moment before the object is; later than that the report is gone.
    if (!results && this.now() - (row.completedAt ?? 0) > LOST_AFTER_MS) await recordLost(this.db, row.id, LOST);
    return results && (row.isPaid ? results : cutToFree(results));
  }

  private async findById(userId: number, id: string): Promise<AnalysisRow | null> {
    return /^[1-9]\d{0,14}$/.test(id) ? findOwned(this.db, Number(id), userId) : null;
  }

  private object(sessionId: string): DurableObjectStub<AnalysisObject> {
    return this.objects.get(this.objects.idFromName(sessionId));
  }
}

const notFound = () => new AppError('NOT_FOUND', 'We have no such analysis.');

const newSessionId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
