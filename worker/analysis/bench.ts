import type { SiteReader } from '../crawl/site-reader.ts';
import type { RequestLedger } from './browser/request-ledger.ts';
import type { Journal } from './journal.ts';
import type { AnalysisOrder } from './order.ts';
import type { AnalysisPorts } from './ports.ts';
import type { ProgressBoard } from './progress/progress-board.ts';

/** Everything the steps of one run work with. */
export interface Bench {
  order: AnalysisOrder;
  journal: Journal;
  board: ProgressBoard;
  ports: AnalysisPorts;
  site: SiteReader;
  ledger: RequestLedger;
  /** Notes the requests made so far, so that the budget holds across eviction. */
  saveBudget(): void;
  /** Re-read after every wait: the owner may have cancelled, or the object may have been erased. */
  isCancelled(): boolean;
  /** The whole analysis has taken longer than it may: finish with what is known. */
  isOutOfTime(): boolean;
}
