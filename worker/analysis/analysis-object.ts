import { DurableObject } from 'cloudflare:workers';
import { analysisPorts } from '../adapters/analysis-ports.ts';
import type { RatedFacts } from '../audit/facts/facts.ts';
import type { ConfirmedFacts } from '../contract/confirmed-facts.ts';
import type { ProgressRecord } from '../contract/progress.ts';
import type { Results } from '../contract/results.ts';
import type { Bench } from './bench.ts';
import { closeBrowser } from './browser/close-browser.ts';
import { RequestLedger } from './browser/request-ledger.ts';
import { BROWSER_WAIT } from './browser/with-browser.ts';
import { AskingDesk } from './desks/asking-desk.ts';
import { TranslationDesk } from './desks/translation-desk.ts';
import { Journal, type RunState } from './journal.ts';
import type { Effect, LifeEvent, Settlement } from './life.ts';
import { beginLife, isOutOfTime, isSettled, live, OUR_FAULT } from './life-cycle.ts';
import { Listeners } from './listeners.ts';
import { logFailure } from './log-failure.ts';
import { pictureOf } from './measure-lab.ts';
import type { AnalysisOrder } from './order.ts';
import type { AnalysisOutcome, AnalysisPorts, PagePicture } from './ports.ts';
import { firstRecord, ProgressBoard } from './progress/progress-board.ts';
import { factsAsRead, rebuildReport } from './rebuild-report.ts';
import { runAnalysis } from './run-analysis.ts';
import type { TranslationOrder } from './translation/translate-lines.ts';

const HEARTBEAT_MS = 3_000;

/** What the index keeps of an end. */
type Ended = { as: 'completed'; outcome: AnalysisOutcome } | { as: 'failed'; message: string };

/**
 * One object per analysis: owns its journal, its progress and its subscribers. When it works, waits and ends, life-cycle.ts decides;
 * what a step does lives in run-analysis.ts. It may be evicted or killed at any moment: everything that matters is in the journal, and
 * an alarm stands until the run is settled.
 */
export class AnalysisObject extends DurableObject<Env> {
  /** Replaced by tests; nothing else is. */
  ports: AnalysisPorts = analysisPorts(this.env);
  private readonly journal: Journal;
  private readonly listeners: Listeners;
  private readonly desk: AskingDesk;
  private readonly translations: TranslationDesk;
  /** Of the work this very instance does; null after every eviction or restart. */
  private atWork: { board: ProgressBoard } | null = null;
  /** One end at a time: whatever else would end the run meanwhile finds it settled. */
  private settling: Promise<void> = Promise.resolve();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.journal = new Journal(ctx.storage);
    this.listeners = new Listeners(ctx);
    this.desk = new AskingDesk(this.journal, (work) => ctx.waitUntil(work));
    this.translations = new TranslationDesk(this.journal, (work) => ctx.waitUntil(work));
  }

  /** Begins the run, or sees to it that a begun one goes on. Calling it again changes nothing. */
  async start(order: AnalysisOrder): Promise<void> {
    if (!this.journal.run) {
      const life = beginLife(this.ports.clock.now());
      this.journal.begin({ ...life, order, requestsUsed: 0, browserSessionId: null });
      this.board(order).flush();
      this.ports.counters.count(order.sessionId, { what: 'analysis_started' });
    }
    await this.handle({ type: 'woken' });
  }

  /** The watchdog's call for a row without a sign of life: starts, wakes, takes up or gives up, whatever is owed. */
  async poke(order: AnalysisOrder): Promise<void> {
    if (this.journal.run) await this.handle({ type: 'poked' });
    else await this.start(order);
  }

  /** The retry queue's call. Answers whether the run still needs looking after. */
  async retry(order: AnalysisOrder): Promise<'settled' | 'running'> {
    // Only a run that was parked is retried; where there is none any more it was erased.
    if (this.journal.run) await this.poke(order);
    return this.standing();
  }

  /** The dead-letter queue's call: a run still parked has used up its chances. */
  async giveUp(): Promise<'settled' | 'running'> {
    await this.handle({ type: 'dead-lettered' });
    return this.standing();
  }

  /** The owner's call: the run ends `failed` and its browser closes at once. False when it had ended, or has a report by now. */
  async cancel(): Promise<boolean> {
    const { run } = this.journal;
    if (!run || isSettled(run)) return false;
    await this.handle({ type: 'cancelled' });
    if (this.journal.run?.status !== 'failed') return false;
    await closeBrowser(this.journal, this.ports);
    return true;
  }

  async progress(): Promise<ProgressRecord | null> {
    await this.handle({ type: 'asked', alarmAt: await this.ctx.storage.getAlarm() });
    return this.journal.read<ProgressRecord>('progress');
  }

  /** The stored report; null until it stands. */
  report(): Results | null {
    return this.journal.run?.status === 'completed' ? this.journal.read<Results>('results') : null;
  }

  /** The home page as a visitor sees it; null until it was taken, and where it could not be. */
  picture(): PagePicture | null {
    return pictureOf(this.journal);
  }

  /** The report with what its owner says of the facts; null until one stands. */
  rebuild(confirmed: ConfirmedFacts): Promise<Results | null> {
    return rebuildReport(this.journal, this.ports, confirmed);
  }

  /** What the pages say, without the owner's word; null until a report stands. */
  readFacts(): Promise<RatedFacts | null> {
    return factsAsRead(this.journal);
  }

  /** Which assistants may be asked about the business, and how far that has come; what was begun and broke off goes on. */
  assistants() {
    return this.desk.standing(this.ports);
  }

  askAssistants() {
    return this.desk.begin(this.ports);
  }

  /** How the report's prose stands in another language; what was begun and broke off goes on. */
  translation(language: string) {
    return this.translations.standing(this.ports, language);
  }

  translate(order: TranslationOrder) {
    return this.translations.begin(this.ports, order);
  }

  /** Everything of this analysis goes; running work stops at its next step. */
  async erase(): Promise<void> {
    this.listeners.dismiss('deleted');
    await this.ctx.storage.deleteAlarm();
    await this.journal.erase();
  }

  /** Delivered at least once. */
  override async alarm(): Promise<void> {
    await this.handle({ type: 'alarm' });
  }

  override async fetch(): Promise<Response> {
    return this.listeners.accept(await this.progress());
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    await this.listeners.answer(socket, message, () => this.progress());
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    // 1005 and 1006 are what the runtime reports, not what may be sent.
    socket.close(code === 1005 || code === 1006 ? 1000 : code);
  }

  /** The one way the run's life goes on: what an event leads to is saved, then carried out. */
  private async handle(event: LifeEvent): Promise<void> {
    const planned = this.plan(event);
    if (!planned) return;
    if (planned.settlement) {
      const turn = this.settling.then(() => this.settle(event));
      this.settling = turn.catch(() => {});
      return turn;
    }
    await this.carryOut(planned);
  }

  private async settle(event: LifeEvent): Promise<void> {
    const planned = this.plan(event);
    if (!planned) return;
    const { settlement } = planned;
    if (settlement) await this.settleIndex(settlement);
    const { run } = this.journal;
    // Erased while the index was told: then nothing is left to be settled.
    if (!run) return;
    await this.carryOut(planned);
    if (settlement) this.countEnd(run, settlement);
  }

  private plan(event: LifeEvent) {
    const { run } = this.journal;
    return (
      run && live(run, event, { now: this.ports.clock.now(), jitter: Math.random(), isAtWork: this.atWork !== null })
    );
  }

  private async carryOut({ change, effects }: ReturnType<typeof live>): Promise<void> {
    if (Object.keys(change).length > 0) this.journal.updateRun(change);
    for (const effect of effects) await this.perform(effect);
  }

  private async perform(effect: Effect): Promise<void> {
    const { journal, ports } = this;
    const { run } = journal;
    if (!run) return;
    switch (effect.do) {
      case 'set-alarm':
        return this.ctx.storage.setAlarm(effect.at);
      case 'clear-alarm':
        return this.ctx.storage.deleteAlarm();
      case 'work':
        return this.work(run, effect.alarmAt);
      case 'forget-attempts':
        return journal.forgetAttempts();
      case 'forget-browser-wait':
        return journal.drop(BROWSER_WAIT);
      case 'settle-index-again':
        return this.settleIndexAgain(run);
      case 'erase':
        return this.erase();
      case 'show':
        return this.board(run.order).show(effect.change);
      case 'beat-index':
        return this.beatIndex(run);
      // The watchdog makes up for a message that does not get out.
      case 'send-retry':
        ports.counters.count(run.order.sessionId, { what: 'analysis_parked' });
        return ports.retries.send(run.order, effect.delayS).catch(() => {});
    }
  }

  private async settleIndex(settlement: Ended): Promise<void> {
    const { index, clock } = this.ports;
    const sessionId = this.journal.run?.order.sessionId;
    if (sessionId === undefined) return;
    if (settlement.as === 'completed') await index.completed(sessionId, settlement.outcome, clock.now());
    else await index.failed(sessionId, settlement.message, clock.now());
  }

  private countEnd({ order, startedAt, pausedMs }: RunState, settlement: Settlement): void {
    const reason = settlement.as === 'completed' ? 'completed' : settlement.why;
    const ms = this.ports.clock.now() - startedAt - pausedMs;
    this.ports.counters.count(order.sessionId, { what: 'analysis_ended', reason, ms });
  }

  private async settleIndexAgain({ status, failureMessage }: RunState): Promise<void> {
    const outcome = this.journal.read<AnalysisOutcome>('score');
    if (status === 'completed' && outcome) await this.settleIndex({ as: 'completed', outcome });
    else if (status === 'failed') await this.settleIndex({ as: 'failed', message: failureMessage ?? OUR_FAULT });
  }

  /** A beat that does not arrive is made up for by the next. */
  private async beatIndex({ order }: RunState): Promise<void> {
    const isListed = await this.ports.index.heartbeat(order.sessionId, this.ports.clock.now()).catch(() => true);
    if (!isListed) await this.handle({ type: 'orphaned' });
  }

  /** What a step throws is an event like others: the built-in retry of alarms is bounded, ours is the journal's. */
  private async work(run: RunState, alarmAt: number): Promise<void> {
    const board = this.board(run.order);
    this.atWork = { board };
    board.startCounting(() => this.ports.clock.now());
    const heartbeat = setInterval(() => void this.handle({ type: 'beat' }).catch(() => {}), HEARTBEAT_MS);
    try {
      await this.ctx.storage.setAlarm(alarmAt);
      await this.handle(await runAnalysis(this.bench(run, board)));
    } catch (error) {
      const current = this.journal.run;
      if (current?.status === 'working') logFailure(current, error);
      await this.handle({ type: 'threw' });
    } finally {
      clearInterval(heartbeat);
      board.close();
      this.atWork = null;
    }
  }

  private bench(run: RunState, board: ProgressBoard): Bench {
    const { journal, ports } = this;
    const site = ports.openSite(run.order, { requestsUsed: run.requestsUsed });
    return {
      ...{ order: run.order, journal, ports, site, board },
      ledger: new RequestLedger(journal),
      saveBudget: () => void journal.updateRun({ requestsUsed: site.requestsUsed }),
      isCancelled: () => journal.run?.status !== 'working',
      isOutOfTime: () => isOutOfTime(journal.run ?? run, ports.clock.now()),
    };
  }

  private board(order: AnalysisOrder): ProgressBoard {
    const announce = (record: ProgressRecord) => this.listeners.announce(record);
    return this.atWork?.board ?? new ProgressBoard(this.journal, announce, firstRecord(order, this.ports.clock.now()));
  }

  private standing(): 'settled' | 'running' {
    const { run } = this.journal;
    return !run || isSettled(run) ? 'settled' : 'running';
  }
}
