import type { AssistantsStanding } from '../../contract/assistants.ts';
import { beginAsking, carryOn, markTold, readAsked, standingOf } from '../assistants/ask-assistants.ts';
import type { Journal } from '../journal.ts';
import type { AnalysisPorts } from '../ports.ts';
import { rebuildReport } from '../rebuild-report.ts';
import { BackgroundWork, type KeepAlive } from './background-work.ts';

/** Times an asking is taken up again after its object was killed; then it ends with what there is. */
const MAX_STARTS = 4;

/**
 * Has assistants asked about the business of a finished analysis. Nobody waits for the answers: they are stored as they come, and an
 * asking whose object was killed goes on when somebody next looks how it stands.
 */
export class AskingDesk {
  private readonly journal: Journal;
  private readonly background: BackgroundWork;

  constructor(journal: Journal, keepAlive: KeepAlive) {
    this.journal = journal;
    this.background = new BackgroundWork(keepAlive, 'asking_failed');
  }

  standing(ports: AnalysisPorts): AssistantsStanding {
    const standing = standingOf(this.journal, ports.assistants);
    if (standing.isAsking) this.background.start(() => this.work(ports));
    return standing;
  }

  /** null where there is nothing to ask, or nobody. */
  begin(ports: AnalysisPorts): AssistantsStanding | null {
    if (this.journal.run?.status !== 'completed') return null;
    if (!beginAsking(this.journal, ports.assistants, ports.clock.now())) return null;
    return this.standing(ports);
  }

  private async work(ports: AnalysisPorts): Promise<void> {
    const { journal } = this;
    const newest = readAsked(journal).at(-1);
    const sessionId = journal.run?.order.sessionId;
    if (!newest || sessionId === undefined) return;
    const starts = journal.countAttempt(`asked:${newest.startedAt}`);
    await carryOn(journal, ports, { sessionId, mayAsk: starts <= MAX_STARTS });
    // What cannot be told now is told with the next word of the owner on the facts, which makes the report anew.
    if (starts <= MAX_STARTS * 2) await rebuildReport(journal, ports, await ports.index.confirmedFacts(sessionId));
    markTold(journal, newest);
  }
}
