import type { AnalysisView } from '../contract/api.ts';
import { AppError } from '../contract/errors.ts';
import { saveToDashboard } from '../db/analyses.ts';
import type { Database } from '../db/database.ts';
import { findShared, revokeShare, saveShared, shareAnalysis, unsaveShared } from '../db/shares.ts';
import { type AnalysisService, notFound, shareUrl } from './analysis-service.ts';

/** Links under which a finished analysis is read by whoever has them: as much of it as its owner may see. */
export class SharingService {
  private readonly db: Database;
  private readonly analyses: AnalysisService;
  private readonly appOrigin: string;
  private readonly now: () => number;

  constructor(db: Database, analyses: AnalysisService, appOrigin: string, now: () => number) {
    this.db = db;
    this.analyses = analyses;
    this.appOrigin = appOrigin;
    this.now = now;
  }

  /** The link of an analysis; asking again answers the same one until it is revoked. */
  async share(userId: number, id: string): Promise<{ url: string }> {
    const row = await this.analyses.owned(userId, id);
    if (row.status !== 'completed') throw new AppError('CONFLICT', 'There is no report of this website to share yet.');
    const token = await shareAnalysis(this.db, row.id, newToken(), this.now());
    return { url: shareUrl(this.appOrigin, token) };
  }

  async revoke(userId: number, id: string): Promise<void> {
    await revokeShare(this.db, (await this.analyses.owned(userId, id)).id);
  }

  /** Without what only its owner needs: the session, the demo, the ticks. */
  async view(token: string): Promise<AnalysisView> {
    const row = await findShared(this.db, token);
    if (!row) throw notFound();
    const view = await this.analyses.viewOf(row);
    if (!view.results) throw notFound();
    return { ...view, sessionId: '', isDemo: false, ticked: [], shareUrl: null };
  }

  /** Puts an analysis on the caller's dashboard: their own, or another's whose link they hold. */
  async save(userId: number, id: string, token: string | undefined): Promise<void> {
    const analysisId = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
    if (analysisId === null) throw notFound();
    if (await saveToDashboard(this.db, analysisId, userId, this.now())) return;
    const row = token === undefined ? null : await findShared(this.db, token);
    if (row?.id !== analysisId) throw notFound();
    await saveShared(this.db, userId, analysisId, this.now());
  }

  async unsave(userId: number, id: string): Promise<void> {
    const wasSaved = /^[1-9]\d{0,14}$/.test(id) && (await unsaveShared(this.db, userId, Number(id)));
    if (!wasSaved) throw notFound();
  }
}

const newToken = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
