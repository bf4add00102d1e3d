import { findOwnedBySession } from '../db/analyses.ts';
import type { Database } from '../db/database.ts';
import { findShared } from '../db/shares.ts';
import type { AnalysisObject } from './analysis-object.ts';
import { type AnalysisService, notFound } from './analysis-service.ts';

/** The picture of an analysed home page, for whoever may see the analysis. It lives and goes with the analysis's object. */
export class PictureService {
  private readonly db: Database;
  private readonly objects: DurableObjectNamespace<AnalysisObject>;
  private readonly analyses: AnalysisService;

  constructor(db: Database, objects: DurableObjectNamespace<AnalysisObject>, analyses: AnalysisService) {
    this.db = db;
    this.objects = objects;
    this.analyses = analyses;
  }

  /** As WebP. Throws `NOT_FOUND` where there is none, as for all of these. */
  async ofAnalysis(userId: number, id: string): Promise<Uint8Array<ArrayBuffer>> {
    return this.read(await this.analyses.owned(userId, id));
  }

  /** Of an analysis that may still be running. */
  async ofSession(userId: number, sessionId: string): Promise<Uint8Array<ArrayBuffer>> {
    return this.read(await findOwnedBySession(this.db, sessionId, userId));
  }

  async ofShared(token: string): Promise<Uint8Array<ArrayBuffer>> {
    const row = await findShared(this.db, token);
    return this.read(row?.status === 'completed' ? row : null);
  }

  private async read(row: { sessionId: string } | null): Promise<Uint8Array<ArrayBuffer>> {
    const picture = row && (await this.objects.get(this.objects.idFromName(row.sessionId)).picture());
    if (!picture) throw notFound();
    return Uint8Array.from(atob(picture.base64), (char) => char.charCodeAt(0));
  }
}
