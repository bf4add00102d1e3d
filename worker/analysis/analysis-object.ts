import { DurableObject } from 'cloudflare:workers';
import { analysisPorts } from '../adapters/analysis-ports.ts';
import { type ProgressRecord, subscribeSchema } from '../contract/progress.ts';
import type { Results } from '../contract/results.ts';
import type { KeyPages } from '../crawl/find-pages.ts';
import type { Bench } from './bench.ts';
import { Journal, type RunState, START } from './journal.ts';
import type { AnalysisOrder } from './order.ts';
import type { AnalysisPorts } from './ports.ts';
import { ProgressBoard } from './progress-board.ts';
import { runAnalysis, settleFailed } from './run-analysis.ts';
import { BROWSER_WAIT } from './with-browser.ts';

/** While work goes on an alarm always stands this far ahead, renewed by the heartbeat: what a crash leaves behind wakes up by it. */
const LEASE_MS = 20_000;
const HEARTBEAT_MS = 5_000;
/** A step that threw is tried again after these waits, then the run is parked for the retry queue. */
const BACKOFF_MS = [1_000, 4_000];
/** Wait before the retry queue takes a parked run up again. */
const PARKED_RETRY_S = 30;
/** How often a parked run is taken up again before it is given up. */
const MAX_RETRIES = 3;
/** Product decisions §5: no analysis takes longer. What is known by then is judged. */
const MAX_RUN_MS = 10 * 60_000;
/** Beyond that a run that is still not settled is given up. */
const GRACE_MS = 2 * 60_000;
/** Starts without one finished step in between: by then the run takes its object down with it. */
const MAX_IDLE_STARTS = 6;
/** A run without a sign of life for this long lay still. */
const PAUSE_MS = 30_000;
/** An alarm this much later than promised was lost with its process. */
const WAKE_LATE_MS = 2_000;
/** Counts the times work threw. */
const THROWN = 'thrown';
const STOPPED = 'You stopped this analysis.';
/** An inbound message is a subscribe of about 80 characters. */
const MAX_MESSAGE_CHARS = 4_096;
/** An owner's tabs; more are not people. */
const MAX_SOCKETS = 100;

const OUR_FAULT =
  'Something failed on our side and we could not finish this analysis. Your website is not to blame. Please run it again.';

/**
 * One object per analysis: owns its journal, its progress and its subscribers. What a step does lives in run-analysis.ts. It may be
 * evicted or killed at any moment: everything that matters is in the journal, and an alarm stands until the run is settled.
 */
export class AnalysisObject extends DurableObject<Env> {
  /** Replaced by tests; nothing else is. */
  ports: AnalysisPorts = analysisPorts(this.env);
  private readonly journal: Journal;
  /** Whether this very instance is at work: false after every eviction or restart. */
  private isWorking = false;
  /** What the work under way works with; null between alarms. */
  private bench: Bench | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.journal = new Journal(ctx.storage);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  /** Begins the run, or sees to it that a begun one goes on. Calling it again changes nothing. */
  async start(order: AnalysisOrder): Promise<void> {
    const run = this.journal.run;
    if (!run) {
      this.journal.begin({
        order,
        status: 'working',
        startedAt: this.ports.clock.now(),
        retries: 0,
        failureMessage: null,
        requestsUsed: 0,
        aliveAt: this.ports.clock.now(),
        pausedMs: 0,
        wakeAt: null,
        browserSessionId: null,
      });
      this.openBoard(order).flush();
    }
    await this.wake();
  }

  /** The watchdog's call for a row without a sign of life: starts, wakes, takes up or gives up, whatever is owed. */
  async poke(order: AnalysisOrder): Promise<void> {
    const run = this.journal.run;
    if (run?.status === 'parked') await this.takeUp();
    else if (run && isSettled(run)) await this.settleIndexAgain(run);
    else await this.start(order);
  }

  /** The retry queue's call. Answers whether the run still needs looking after. */
  async retry(order: AnalysisOrder): Promise<'settled' | 'running'> {
    // Only a run that was parked is retried; where there is none any more it was erased.
    if (!this.journal.run) return 'settled';
    await this.poke(order);
    const run = this.journal.run;
    return run && isSettled(run) ? 'settled' : 'running';
  }

  /** The dead-letter queue's call: a run still parked has used up its chances. */
  async giveUp(): Promise<'settled' | 'running'> {
    const run = this.journal.run;
    if (!run || isSettled(run)) return 'settled';
    if (run.status === 'parked') {
      await this.settleAsOurFault(run);
      return 'settled';
    }
    return 'running';
  }

  /** The owner's call: the run ends `failed`. False when it has ended, or is storing its report already. */
  async cancel(): Promise<boolean> {
    const run = this.journal.run;
    if (!run || isSettled(run) || this.journal.isDone('judge')) return false;
    // The journal first: work under way looks there, and the watchdog settles the index again after a crash.
    this.journal.updateRun({ status: 'failed', failureMessage: STOPPED, browserSessionId: null });
    (this.bench?.board ?? this.openBoard(run.order)).show({ stage: 'failed', message: STOPPED });
    await this.ctx.storage.deleteAlarm();
    await this.ports.index.failed(run.order.sessionId, STOPPED, this.ports.clock.now());
    await this.closeBrowser(run);
    return true;
  }

  async progress(): Promise<ProgressRecord | null> {
    await this.wakeIfAsleep();
    return this.journal.read<ProgressRecord>('progress');
  }

  /** The stored report; null until it stands. */
  report(): Results | null {
    return this.journal.run?.status === 'completed' ? this.journal.read<Results>('results') : null;
  }

  /** Everything of this analysis goes; running work stops at its next step. */
  async erase(): Promise<void> {
    for (const socket of this.ctx.getWebSockets()) socket.close(1000, 'deleted');
    await this.ctx.storage.deleteAlarm();
    await this.journal.erase();
  }

  /** Delivered at least once. Never throws: the built-in retry is bounded, ours is the journal's. */
  override async alarm(): Promise<void> {
    const before = this.journal.run;
    if (before?.status !== 'working' || this.isWorking) return;
    const run = this.noteLife(before);
    const isHopeless = this.journal.countAttempt(START) > MAX_IDLE_STARTS || this.workedMs(run) > MAX_RUN_MS + GRACE_MS;
    if (isHopeless) return this.settleAsOurFault(run);
    this.isWorking = true;
    const heartbeat = setInterval(() => void this.beat(run.order.sessionId), HEARTBEAT_MS);
    try {
      await this.ctx.storage.setAlarm(this.ports.clock.now() + LEASE_MS);
      this.bench = this.openBench(run);
      const result = await runAnalysis(this.bench);
      this.journal.forget(START);
      this.journal.forget(THROWN);
      if (result.settled) await this.ctx.storage.deleteAlarm();
      else await this.waitFor(result.nextInMs);
    } catch (error) {
      await this.recover(run, error);
    } finally {
      clearInterval(heartbeat);
      this.bench?.board.close();
      this.bench = null;
      this.isWorking = false;
    }
  }

  /** A hibernating socket: the Worker has checked who may listen before it forwards the upgrade. */
  override async fetch(): Promise<Response> {
    if (this.ctx.getWebSockets().length >= MAX_SOCKETS) return new Response('too many listeners', { status: 429 });
    const pair = new WebSocketPair();
    this.ctx.acceptWebSocket(pair[1]);
    const record = await this.progress();
    if (record) tell(pair[1], record);
    return new Response(null, { status: 101, webSocket: pair[0] });
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    if (typeof message !== 'string' || message.length > MAX_MESSAGE_CHARS)
      return socket.close(1008, 'unexpected message');
    const parsed = subscribeSchema.safeParse(safeJson(message));
    const record = await this.progress();
    if (!parsed.success || !record || parsed.data.sessionId !== record.sessionId) {
      return socket.close(1008, 'unexpected message');
    }
    tell(socket, record);
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    // 1005 and 1006 are what the runtime reports, not what may be sent.
    socket.close(code === 1005 || code === 1006 ? 1000 : code);
  }

  private async wake(): Promise<void> {
    const run = this.journal.run;
    if (run?.status === 'working' && !this.isWorking) await this.ctx.storage.setAlarm(this.ports.clock.now());
  }

  /** A visitor who asks is the earliest sign that a run lost its instance; do not let them wait for the alarm. */
  private async wakeIfAsleep(): Promise<void> {
    const run = this.journal.run;
    if (run?.status !== 'working' || this.isWorking) return;
    // Waiting for a browser or after a failure is no sleep.
    if (run.wakeAt !== null && this.ports.clock.now() < run.wakeAt + WAKE_LATE_MS) return;
    const alarm = await this.ctx.storage.getAlarm();
    if (alarm === null || alarm > this.ports.clock.now() + WAKE_LATE_MS) await this.wake();
  }

  private async waitFor(ms: number): Promise<void> {
    const wakeAt = this.ports.clock.now() + ms;
    this.journal.updateRun({ wakeAt });
    await this.ctx.storage.setAlarm(wakeAt);
  }

  /** After a gap nobody worked: neither the run's time nor its wait for a browser went on meanwhile. */
  private noteLife(run: RunState): RunState {
    const now = this.ports.clock.now();
    const gapMs = now - Math.max(run.aliveAt, run.wakeAt ?? 0);
    const hasPaused = gapMs > PAUSE_MS;
    if (hasPaused) this.journal.drop(BROWSER_WAIT);
    return this.journal.updateRun({ aliveAt: now, wakeAt: null, pausedMs: run.pausedMs + (hasPaused ? gapMs : 0) });
  }

  private workedMs(run: RunState): number {
    return this.ports.clock.now() - run.startedAt - run.pausedMs;
  }

  private async takeUp(): Promise<void> {
    const run = this.journal.run;
    if (run?.status !== 'parked') return;
    if (run.retries >= MAX_RETRIES) {
      await this.settleAsOurFault(run);
      return;
    }
    this.journal.forgetAttempts();
    this.journal.updateRun({ status: 'working', retries: run.retries + 1 });
    await this.wake();
  }

  private async settleAsOurFault(run: RunState): Promise<void> {
    await settleFailed(
      { order: run.order, journal: this.journal, ports: this.ports, board: this.openBoard(run.order) },
      OUR_FAULT,
    );
  }

  /** A crash between the journal and the index leaves the row open: settle it again. */
  private async settleIndexAgain(run: RunState): Promise<void> {
    const { sessionId } = run.order;
    if (run.status === 'failed') {
      await this.ports.index.failed(sessionId, run.failureMessage ?? OUR_FAULT, this.ports.clock.now());
    }
  }

  /** Without waiting for the page it reads, and the place in the queue for one is given up. */
  private async closeBrowser({ order, browserSessionId }: RunState): Promise<void> {
    const found = this.journal.read<KeyPages>('found');
    if (browserSessionId && found) await this.ports.browserFor(order, found.target).closeLeftover(browserSessionId);
    await this.ports.gate.release(order).catch(() => {});
  }

  private async recover(run: RunState, error: unknown): Promise<void> {
    if (this.journal.run?.status !== 'working') return; // stopped or erased meanwhile
    const attempt = this.journal.countAttempt(THROWN);
    console.error(
      JSON.stringify({ event: 'analysis_step_failed', session: run.order.sessionId, attempt, error: describe(error) }),
    );
    const backoffMs = BACKOFF_MS[attempt - 1];
    if (backoffMs !== undefined) {
      await this.waitFor(backoffMs);
      return;
    }
    this.journal.updateRun({ status: 'parked' });
    this.openBoard(run.order).show({ message: 'Something failed on our side. We will try again shortly' });
    await this.ctx.storage.deleteAlarm();
    await this.ports.index.heartbeat(run.order.sessionId, this.ports.clock.now()).catch(() => {});
    // A message that does not get out is made up for by the watchdog.
    await this.ports.retries.send(run.order, PARKED_RETRY_S).catch(() => {});
  }

  private async beat(sessionId: string): Promise<void> {
    try {
      const now = this.ports.clock.now();
      if (this.journal.run?.status !== 'working') return;
      this.journal.updateRun({ aliveAt: now });
      await this.ctx.storage.setAlarm(now + LEASE_MS);
      await this.ports.index.heartbeat(sessionId, this.ports.clock.now());
    } catch {
      // The next beat comes in seconds, and the watchdog after minutes.
    }
  }

  private openBoard(order: AnalysisOrder): ProgressBoard {
    return new ProgressBoard(
      this.journal,
      (record) => this.announce(record),
      firstRecord(order, this.ports.clock.now()),
    );
  }

  private openBench(run: RunState): Bench {
    const { journal, ports } = this;
    const site = ports.openSite(run.order, { requestsUsed: run.requestsUsed });
    return {
      order: run.order,
      journal,
      ports,
      site,
      board: this.openBoard(run.order),
      saveBudget: () => void journal.updateRun({ requestsUsed: site.requestsUsed }),
      isCancelled: () => journal.run?.status !== 'working',
      isOutOfTime: () => this.workedMs(run) > MAX_RUN_MS,
    };
  }

  private announce(record: ProgressRecord): void {
    for (const socket of this.ctx.getWebSockets()) tell(socket, record);
  }
}

/** After the last record there is nothing more to hear. */
function tell(socket: WebSocket, record: ProgressRecord): void {
  try {
    socket.send(JSON.stringify(record));
    if (record.stage === 'complete' || record.stage === 'failed') socket.close(1000, record.stage);
  } catch {
    // A socket that is going away hears nothing more; the client polls or reconnects.
  }
}

const isSettled = (run: RunState) => run.status === 'completed' || run.status === 'failed';

function firstRecord(order: AnalysisOrder, now: number): ProgressRecord {
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

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const describe = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error);
