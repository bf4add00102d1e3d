import type { AssistantsStanding } from '../../contract/assistants.ts';
import { AppError } from '../../contract/errors.ts';
import type { Results } from '../../contract/results.ts';
import type { AnalysisRow } from '../../db/schema.ts';
import type { CallAnswer } from '../../models/model-gate.ts';
import type { AnalysisObject } from '../analysis-object.ts';
import { type AnalysisService, notFound } from '../analysis-service.ts';

/** Has assistants asked about a paid website, when its owner wants it, at most once a week. */
export class AssistantsService {
  private readonly objects: DurableObjectNamespace<AnalysisObject>;
  private readonly analyses: AnalysisService;
  /** Lets one asking a week pass for each name. */
  private readonly weekly: (name: string) => Promise<CallAnswer>;

  constructor(
    objects: DurableObjectNamespace<AnalysisObject>,
    analyses: AnalysisService,
    weekly: (name: string) => Promise<CallAnswer>,
  ) {
    this.objects = objects;
    this.analyses = analyses;
    this.weekly = weekly;
  }

  async standing(userId: number, id: string): Promise<AssistantsStanding> {
    return this.object(await this.paid(userId, id)).assistants();
  }

  async ask(userId: number, id: string): Promise<AssistantsStanding> {
    const row = await this.paid(userId, id);
    const object = this.object(row);
    const before = await object.assistants();
    if (before.isAsking) return before;
    if (before.assistants.length === 0) throw new AppError('CONFLICT', 'No assistant is set up here yet.');
    const report = (await object.report()) as Results | null;
    const { questions = [] } = report?.assistants ?? {};
    if (questions.length === 0)
      throw new AppError('CONFLICT', 'Your website does not say enough about your business to ask about it.');
    const passed = await this.weekly(`asking ${userId} ${row.website}`);
    if (!passed.granted) {
      const retryAfterS = Math.ceil(passed.retryAfterMs / 1_000);
      throw new AppError('TOO_MANY', 'Assistants were asked about this website within the last seven days.', {
        retryAfterS,
      });
    }
    return (await object.askAssistants()) ?? object.assistants();
  }

  /** What an unpaid owner does not see is not there. */
  private async paid(userId: number, id: string): Promise<AnalysisRow> {
    const row = await this.analyses.owned(userId, id);
    if (!row.isPaid || row.status !== 'completed') throw notFound();
    return row;
  }

  private object({ sessionId }: AnalysisRow): DurableObjectStub<AnalysisObject> {
    return this.objects.get(this.objects.idFromName(sessionId));
  }
}
