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
import { deleteAnalyses } from '../db/delete-analysis.ts';
import { listNewestReports, type NewestReport, recordRecommendations } from '../db/recommendations.ts';
import type { AnalysisRow } from '../db/schema.ts';
import { findShareToken, listSaved } from '../db/shares.ts';
import { listTicks, setTick } from '../db/ticks.ts';
import type { Settings } from '../settings.ts';
import type { AnalysisObject } from './analysis-object.ts';
import { dashboardStats } from './dashboard-stats.ts';
import { orderFor } from './order.ts';
import { recommendationIndex } from './recommendation-index.ts';

const REFUSALS: Record<QuotaRefusal['limit'], string> = {
  runningPerUser: 'You already have three analyses running. Please wait until one of them has finished.',
  perUserADay:
    'You have started 20 analyses in the last 24 hours, which is the most we run for one account. Please come back later.',
  perWebsiteAnHour:
    'This website has been analyzed four times in the last hour. We give its server a rest; please try again later.',
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
    const row = id === 'latest' ? await findLatestCompleted(this.db, userId) : await this.owned(userId, id);
    if (!row) throw notFound();
    const view = await this.viewOf(row);
    // What an unpaid owner does not see has nothing to tick off.
    const ticks = view.results?.premiumResults ? await listTicks(this.db, userId, row.website) : [];
    const token = await findShareToken(this.db, row.id);
    return {
      ...view,
      ticked: ticks.map((tick) => tick.recommendationId),
      shareUrl: token && shareUrl(this.settings.appOrigin, token),
    };
  }

  /** The row's analysis as its owner sees it, whoever asks. */
  async viewOf(row: AnalysisRow): Promise<AnalysisView> {
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
      ticked: [],
      shareUrl: null,
    };
  }

  /** Ticks a recommendation of a paid report off, or not any more. */
  async tick(userId: number, id: string, recommendationId: string, isCompleted: boolean): Promise<void> {
    const row = await this.owned(userId, id);
    const recommendations = (await this.results(row))?.premiumResults?.recommendations ?? [];
    if (!recommendations.some((one) => one.id === recommendationId)) {
      throw new AppError('NOT_FOUND', 'This report has no such recommendation.');
    }
    await setTick(this.db, { userId, website: row.website, recommendationId }, isCompleted, this.now());
  }

  /** Stops a running analysis; it ends `failed` and stays listed. */
  async cancel(userId: number, id: string): Promise<void> {
    const row = await this.owned(userId, id);
    const isStopped = row.status === 'processing' && (await this.object(row.sessionId).cancel());
    if (!isStopped) throw new AppError('CONFLICT', 'This analysis has ended already, so there is nothing to stop.');
  }

  /** Removes an analysis with everything its object holds. What it used up of the quotas stays used up. */
  async delete(userId: number, id: string): Promise<void> {
    await this.erase(await this.owned(userId, id));
  }

  /** All of a user's, one after the other; throws when one cannot be emptied, so that the account stays to try again. */
  async deleteAll(userId: number): Promise<void> {
    for (let rows = await listRecent(this.db, userId); rows.length > 0; rows = await listRecent(this.db, userId)) {
      for (const row of rows) await this.erase(row);
    }
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
    const [own, saved] = await Promise.all([listRecent(this.db, userId), listSaved(this.db, userId)]);
    return [
      ...own.map((row) => listItem(row, null)),
      ...saved.map((row) => listItem({ ...row, isDemo: false }, row.token)),
    ].sort((a, b) => b.createdAt - a.createdAt);
  }

  async stats(userId: number): Promise<DashboardStats> {
    const [rows, reports, ticks] = await Promise.all([
      listRecent(this.db, userId),
      listNewestReports(this.db, userId),
      listTicks(this.db, userId),
    ]);
    const advice = await Promise.all(reports.map((report) => this.withRecommendations(report)));
    return dashboardStats(rows, advice, ticks);
  }

  /** The user's analysis of this number. "Not yours" and "not there" look alike. */
  async owned(userId: number, id: string): Promise<AnalysisRow> {
    const row = /^[1-9]\d{0,14}$/.test(id) ? await findOwned(this.db, Number(id), userId) : null;
    if (!row) throw notFound();
    return row;
  }

  /** A report from before its recommendations were kept in the index is asked once. */
  private async withRecommendations(report: NewestReport): Promise<NewestReport> {
    if (report.recommendations !== null) return report;
    const results = (await this.object(report.sessionId).report()) as Results | null;
    if (!results) return report;
    const recommendations = recommendationIndex(results);
    await recordRecommendations(this.db, report.id, recommendations);
    return { ...report, recommendations };
  }

  private async erase(row: AnalysisRow): Promise<void> {
    const object = this.object(row.sessionId);
    // Its browser closes at once instead of at the next step.
    if (row.status === 'processing') await object.cancel();
    await object.erase();
    await deleteAnalyses(this.db, [row]);
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

  private object(sessionId: string): DurableObjectStub<AnalysisObject> {
    return this.objects.get(this.objects.idFromName(sessionId));
  }
}

function listItem(row: AnalysisRow, sharedToken: string | null): AnalysisListItem {
  return {
    analysisId: row.id,
    websiteUrl: row.websiteUrl,
    businessName: row.businessName,
    status: row.status,
    overallScore: row.overallScore,
    isPaid: row.isPaid,
    isDemo: row.isDemo,
    sessionId: row.status === 'processing' ? row.sessionId : null,
    failureMessage: row.failureMessage,
    createdAt: row.createdAt,
    completedAt: row.completedAt,
    sharedToken,
  };
}

export const shareUrl = (appOrigin: string, token: string) => `${appOrigin}/shared/${token}`;

export const notFound = () => new AppError('NOT_FOUND', 'We have no such analysis.');

const newSessionId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
