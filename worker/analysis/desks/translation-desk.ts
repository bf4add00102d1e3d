import type { Journal } from '../journal.ts';
import type { AnalysisPorts } from '../ports.ts';
import {
  beginTranslation,
  carryOn,
  standingOf,
  type TranslationOrder,
  type TranslationStanding,
} from '../translation/translate-lines.ts';
import { BackgroundWork, type KeepAlive } from './background-work.ts';

/**
 * Has the prose of a finished report translated. Nobody waits for it: each part is stored as it comes, and what was begun and broke off goes
 * on when somebody next looks how it stands.
 */
export class TranslationDesk {
  private readonly journal: Journal;
  private readonly background: BackgroundWork;

  constructor(journal: Journal, keepAlive: KeepAlive) {
    this.journal = journal;
    this.background = new BackgroundWork(keepAlive, 'translation_failed');
  }

  async standing(ports: AnalysisPorts, language: string): Promise<TranslationStanding> {
    const isRefused = await this.isRefused(ports);
    const standing = await standingOf(this.journal, ports, { language, isRefused });
    if (standing.isWorking) this.goOn(ports, language, !isRefused);
    return standing;
  }

  /** null where no model may be asked; else how it stands, begun or not. */
  async begin(ports: AnalysisPorts, order: TranslationOrder): Promise<TranslationStanding | null> {
    if (this.journal.run?.status !== 'completed' || !ports.model || (await this.isRefused(ports))) return null;
    beginTranslation(this.journal, order, ports.clock.now());
    return this.standing(ports, order.language);
  }

  /** As refused where that cannot be found out. */
  private async isRefused({ index, model }: AnalysisPorts): Promise<boolean> {
    const sessionId = this.journal.run?.order.sessionId;
    if (sessionId === undefined || !model) return true;
    return index.ownerRefusesModels(sessionId).catch(() => true);
  }

  private goOn(ports: AnalysisPorts, language: string, isAllowed: boolean): void {
    const sessionId = this.journal.run?.order.sessionId;
    if (sessionId === undefined) return;
    this.background.start(() => carryOn(this.journal, ports, { language, sessionId, mayAsk: isAllowed }));
  }
}
