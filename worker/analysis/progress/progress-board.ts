import type { ProgressFact, ProgressPage, ProgressRecord } from '../../contract/progress.ts';
import type { PictureSize } from '../../contract/results.ts';
import type { Journal } from '../journal.ts';
import type { AnalysisOrder } from '../order.ts';
import { workPercent } from './work-share.ts';

/** At most five records a second go out: people cannot read more, and sockets should not carry more. */
const MIN_INTERVAL_MS = 200;
/** Nobody reads more of them while waiting. */
const MAX_FACTS = 30;
/** Between steps the share of the work is worked out this often. */
const TICK_MS = 1_000;

/** The progress record of a run: kept in the journal, numbered by `seq`, announced when it changed. */
export class ProgressBoard {
  private record: ProgressRecord;
  private flushedAt = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private ticking: ReturnType<typeof setInterval> | null = null;
  private readonly journal: Journal;
  private readonly announce: (record: ProgressRecord) => void;

  constructor(journal: Journal, announce: (record: ProgressRecord) => void, first: ProgressRecord) {
    this.journal = journal;
    this.announce = announce;
    this.record = journal.read<ProgressRecord>('progress') ?? first;
  }

  /** From now until it is closed, the share of the work that is done is shown as it grows. */
  startCounting(now: () => number): void {
    this.ticking ??= setInterval(() => {
      if (this.hasEnded) return;
      const { names, lastAt } = this.journal.doneSteps();
      const since = now() - Math.max(lastAt, this.record.startedAt);
      const progress = Math.max(this.record.progress, workPercent(names, this.record.totalPages, since));
      if (progress === this.record.progress) return;
      this.record = { ...this.record, progress };
      this.flushSoon();
    }, TICK_MS);
  }

  /** Progress never runs backwards, also when a step is repeated after a crash. After the end nothing is shown any more. */
  show(
    change: Partial<
      Pick<
        ProgressRecord,
        'stage' | 'progress' | 'message' | 'currentPageIndex' | 'totalPages' | 'currentPage' | 'expectedMs'
      >
    >,
  ): void {
    if (this.hasEnded) return;
    const stageChanged = change.stage !== undefined && change.stage !== this.record.stage;
    const progress = Math.max(this.record.progress, change.progress ?? 0);
    this.record = { ...this.record, ...change, progress };
    if (stageChanged) this.flush();
    else this.flushSoon();
  }

  showPages(pages: ProgressPage[]): void {
    if (this.hasEnded) return;
    this.record = { ...this.record, pages };
    this.flushSoon();
  }

  updatePage(index: number, change: Partial<ProgressPage>): void {
    if (this.hasEnded) return;
    this.record = {
      ...this.record,
      pages: this.record.pages.map((page, i) => (i === index ? { ...page, ...change } : page)),
    };
    this.flushSoon();
  }

  showFacts(facts: ProgressFact[]): void {
    if (this.hasEnded) return;
    this.record = { ...this.record, facts };
    this.flush();
  }

  /** What is known already is not said twice. */
  addFacts(facts: readonly ProgressFact[]): void {
    if (this.hasEnded) return;
    const key = ({ kind, value }: ProgressFact) => `${kind} ${value}`;
    const known = new Set(this.record.facts.map(key));
    const added = facts.filter((fact) => !known.has(key(fact)));
    if (added.length === 0) return;
    this.record = { ...this.record, facts: [...this.record.facts, ...added].slice(0, MAX_FACTS) };
    this.flushSoon();
  }

  /** Its address follows from the session; the record says only that it is there. */
  showPicture({ width, height }: PictureSize): void {
    if (this.hasEnded) return;
    this.record = { ...this.record, picture: { width, height } };
    this.flushSoon();
  }

  get pages(): readonly ProgressPage[] {
    return this.record.pages;
  }

  private get hasEnded(): boolean {
    return this.record.stage === 'complete' || this.record.stage === 'failed';
  }

  /** Saved first, announced second. */
  flush(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.flushedAt = Date.now();
    this.record = { ...this.record, seq: this.record.seq + 1 };
    this.journal.write('progress', this.record);
    this.announce(this.record);
  }

  private flushSoon(): void {
    if (this.timer !== null) return;
    const waitMs = Math.max(0, this.flushedAt + MIN_INTERVAL_MS - Date.now());
    if (waitMs === 0) this.flush();
    else this.timer = setTimeout(() => this.flush(), waitMs);
  }

  /** Sends what is pending and leaves no timer behind, so that the object can sleep. */
  close(): void {
    if (this.ticking !== null) clearInterval(this.ticking);
    this.ticking = null;
    if (this.timer !== null) this.flush();
  }
}

/** What watchers see before the first step. */
export function firstRecord(order: AnalysisOrder, now: number): ProgressRecord {
  return {
    sessionId: order.sessionId,
    seq: 0,
    stage: 'discovery',
    progress: 1,
    message: 'Starting',
    currentPageIndex: 0,
    totalPages: 0,
    currentPage: '',
    websiteUrl: order.websiteUrl,
    startedAt: now,
    pages: [],
    facts: [],
  };
}
