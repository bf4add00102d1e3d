import { describe, expect, it } from 'vitest';
import type { Life, LifeEvent, Transition } from './life.ts';
import { beginLife, isOutOfTime, isSettled, live, OUR_FAULT } from './life-cycle.ts';

const START = 1_800_000_000_000;
const MINUTE = 60_000;
const LOOK_AFTER_MS = 91 * 24 * 3_600_000;
const OUTCOME = {
  overallScore: 70,
  recommendationCount: 3,
  businessName: 'Lantern Bakery',
  recommendations: { content: ['a', 'b'], technical: ['c'], local: [], voice: [] },
  trade: null,
};

/** A run that is lived through event by event, each so many milliseconds after the start. */
function begin(change: Partial<Life> = {}) {
  let life: Life = { ...beginLife(START), ...change };
  return {
    get life() {
      return life;
    },
    live(event: LifeEvent, afterMs: number, isAtWork = false): Transition {
      const transition = live(life, event, { now: START + afterMs, jitter: 0, isAtWork });
      life = { ...life, ...transition.change };
      return transition;
    },
  };
}

const NOTHING: Transition = { settlement: null, change: {}, effects: [] };
const parked = (change: Partial<Life> = {}) => begin({ status: 'parked', throws: 3, ...change });

/** One of every kind. */
const EVENTS: LifeEvent[] = [
  { type: 'woken' },
  { type: 'asked', alarmAt: null },
  { type: 'alarm' },
  { type: 'beat' },
  { type: 'waits', ms: 2_000 },
  { type: 'completed', outcome: OUTCOME },
  { type: 'unreadable', message: 'Nobody answers there.' },
  { type: 'stopped' },
  { type: 'threw' },
  { type: 'poked' },
  { type: 'dead-lettered' },
  { type: 'cancelled' },
];

describe('a working run', () => {
  it('works when its alarm goes off, under an alarm that outlives a crash', () => {
    const run = begin();
    expect(run.live({ type: 'woken' }, 0).effects).toEqual([{ do: 'set-alarm', at: START }]);
    expect(run.live({ type: 'alarm' }, 10).effects).toEqual([{ do: 'work', alarmAt: START + 10 + 7_000 }]);
    expect(run.life).toMatchObject({ aliveAt: START + 10, idleStarts: 1 });
    expect(run.live({ type: 'beat' }, 5_010, true)).toEqual({
      settlement: null,
      change: { aliveAt: START + 5_010 },
      effects: [{ do: 'set-alarm', at: START + 12_010 }, { do: 'beat-index' }],
    });
  });

  it('is not started or woken a second time while it is at work', () => {
    for (const type of ['alarm', 'woken', 'poked'] as const) {
      expect(begin().live({ type }, 10, true), type).toEqual(NOTHING);
    }
    expect(begin().live({ type: 'asked', alarmAt: null }, 10, true)).toEqual(NOTHING);
  });

  it('settles in the index before its end is saved and shown', () => {
    const completed = begin().live({ type: 'completed', outcome: OUTCOME }, 40_000, true);
    expect(completed.settlement).toEqual({ as: 'completed', outcome: OUTCOME });
    expect(completed.change).toEqual({ status: 'completed', failureMessage: null });
    expect(completed.effects).toEqual([
      { do: 'show', change: { stage: 'complete', progress: 100, message: 'Your report is ready' } },
      { do: 'set-alarm', at: START + 40_000 + LOOK_AFTER_MS },
    ]);
    const message = 'Nobody answers there.';
    const failed = begin().live({ type: 'unreadable', message }, 9_000, true);
    expect(failed.settlement).toEqual({ as: 'failed', why: 'unreadable', message });
    expect(failed.change).toEqual({ status: 'failed', failureMessage: message });
    expect(failed.effects[0]).toEqual({ do: 'show', change: { stage: 'failed', message } });
  });

  it('waits on its alarm, and what went wrong before counts no more', () => {
    const run = begin({ idleStarts: 2, throws: 1 });
    expect(run.live({ type: 'waits', ms: 2_000 }, 1_000, true)).toEqual({
      settlement: null,
      change: { wakeAt: START + 3_000, idleStarts: 0, throws: 0 },
      effects: [{ do: 'set-alarm', at: START + 3_000 }],
    });
    run.live({ type: 'alarm' }, 3_000);
    expect(run.life.wakeAt).toBeNull();
  });

  it('is woken by a visitor only where its alarm was lost', () => {
    const now = START + 60_000;
    const wake = [{ do: 'set-alarm', at: now }];
    const asked = (alarmAt: number | null, change: Partial<Life> = {}) =>
      begin(change).live({ type: 'asked', alarmAt }, 60_000).effects;
    expect(asked(null)).toEqual(wake);
    expect(asked(now + 15_000)).toEqual(wake);
    expect(asked(now + 1_000)).toEqual([]);
    // It asked for this wait itself.
    expect(asked(null, { wakeAt: now })).toEqual([]);
    expect(asked(null, { wakeAt: now - 2_000 })).toEqual(wake);
  });

  it('tries again twice after a failure, then is parked for the retry queue', () => {
    const run = begin();
    expect(run.live({ type: 'threw' }, 100, true).effects).toEqual([{ do: 'set-alarm', at: START + 1_100 }]);
    expect(run.life).toMatchObject({ status: 'working', throws: 1, wakeAt: START + 1_100 });
    expect(run.live({ type: 'threw' }, 1_200, true).effects).toEqual([{ do: 'set-alarm', at: START + 5_200 }]);
    const third = run.live({ type: 'threw' }, 5_300, true);
    expect(run.life.status).toBe('parked');
    expect(third.settlement).toBeNull();
    expect(third.effects.map((effect) => effect.do)).toEqual(['show', 'clear-alarm', 'beat-index', 'send-retry']);
    expect(third.effects.at(-1)).toEqual({ do: 'send-retry', delayS: 30 });
  });

  it('spreads what failed together over half the wait again', () => {
    const wait = (throws: number, jitter: number) =>
      live({ ...beginLife(START), throws }, { type: 'threw' }, { now: START, jitter, isAtWork: true }).effects.at(-1);
    expect(wait(0, 1)).toEqual({ do: 'set-alarm', at: START + 1_500 });
    expect(wait(1, 0.5)).toEqual({ do: 'set-alarm', at: START + 5_000 });
    expect(wait(2, 1)).toEqual({ do: 'send-retry', delayS: 45 });
  });

  it('is erased when its row is gone, and so is one that waits', () => {
    for (const run of [begin(), parked()]) {
      expect(run.live({ type: 'orphaned' }, 5_000, true)).toEqual({
        settlement: null,
        change: {},
        effects: [{ do: 'erase' }],
      });
    }
  });

  it('is given up when it takes its object down again and again', () => {
    const run = begin();
    for (let start = 1; start <= 6; start++) {
      expect(run.live({ type: 'alarm' }, start * 20_000).effects).toHaveLength(1);
    }
    expect(run.live({ type: 'alarm' }, 140_000).settlement).toEqual({
      as: 'failed',
      why: 'our_fault',
      message: OUR_FAULT,
    });
  });

  it('is judged with what is known after ten minutes, and given up after twelve', () => {
    const run = begin();
    expect(isOutOfTime(run.life, START + 10 * MINUTE)).toBe(false);
    expect(isOutOfTime(run.life, START + 10 * MINUTE + 1)).toBe(true);
    const alive = { aliveAt: START + 12 * MINUTE - 1_000 };
    expect(begin(alive).live({ type: 'alarm' }, 12 * MINUTE).settlement).toBeNull();
    expect(begin(alive).live({ type: 'alarm' }, 12 * MINUTE + 1).settlement).toMatchObject({ as: 'failed' });
  });

  it('does not count the time nobody worked', () => {
    const run = begin();
    run.live({ type: 'beat' }, MINUTE, true);
    const { effects } = run.live({ type: 'alarm' }, 61 * MINUTE);
    expect(effects.map((effect) => effect.do)).toEqual(['forget-browser-wait', 'work']);
    expect(run.life.pausedMs).toBe(60 * MINUTE);
    expect(isOutOfTime(run.life, START + 69 * MINUTE)).toBe(false);
    // A wait the run asked for is no pause.
    const waiting = begin({ wakeAt: START + 40_000 });
    expect(waiting.live({ type: 'alarm' }, 41_000).effects.map((effect) => effect.do)).toEqual(['work']);
    expect(waiting.life.pausedMs).toBe(0);
  });

  it('is left alone by a dead letter', () => {
    expect(begin().live({ type: 'dead-lettered' }, 100)).toEqual(NOTHING);
  });
});

describe('a parked run', () => {
  it('is taken up three times, with its attempts counted anew, then given up', () => {
    const run = parked();
    for (let retry = 1; retry <= 3; retry++) {
      expect(run.live({ type: 'poked' }, retry * 30_000).effects).toEqual([
        { do: 'forget-attempts' },
        { do: 'set-alarm', at: START + retry * 30_000 },
      ]);
      expect(run.life).toMatchObject({ status: 'working', retries: retry, throws: 0, idleStarts: 0 });
      for (let i = 0; i < 3; i++) run.live({ type: 'threw' }, retry * 30_000 + i, true);
      expect(run.life.status).toBe('parked');
    }
    expect(run.live({ type: 'poked' }, 200_000).settlement).toEqual({
      as: 'failed',
      why: 'our_fault',
      message: OUR_FAULT,
    });
    expect(run.life.status).toBe('failed');
  });

  it('is given up when its message is dead', () => {
    expect(parked().live({ type: 'dead-lettered' }, 1).settlement).toEqual({
      as: 'failed',
      why: 'our_fault',
      message: OUR_FAULT,
    });
  });

  it('is not brought back by an alarm, a visitor or a late end of its work', () => {
    for (const event of EVENTS) {
      if (['poked', 'dead-lettered', 'cancelled'].includes(event.type)) continue;
      expect(parked().live(event, 1), event.type).toEqual(NOTHING);
    }
  });
});

describe('a run its owner stops', () => {
  it.each(['working', 'parked'] as const)('ends failed, with a sentence of its own, while %s', (status) => {
    const message = 'You stopped this analysis.';
    const run = begin({ status });
    const { settlement, effects } = run.live({ type: 'cancelled' }, 4_000, status === 'working');
    expect(settlement).toEqual({ as: 'failed', why: 'stopped', message });
    expect(effects).toEqual([
      { do: 'show', change: { stage: 'failed', message } },
      { do: 'set-alarm', at: START + 4_000 + LOOK_AFTER_MS },
    ]);
    expect(run.life).toMatchObject({ status: 'failed', failureMessage: message });
  });

  it('stays ended, however its work comes to an end', () => {
    const run = begin();
    run.live({ type: 'cancelled' }, 4_000, true);
    for (const event of EVENTS) {
      const { settlement, change } = run.live(event, 5_000, true);
      expect({ settlement, change }, event.type).toEqual({ settlement: null, change: {} });
    }
    expect(run.live({ type: 'stopped' }, 5_000, true).effects).toEqual([
      { do: 'set-alarm', at: START + 5_000 + LOOK_AFTER_MS },
    ]);
  });
});

describe('a settled run', () => {
  it('never changes, works or waits again', () => {
    for (const status of ['completed', 'failed'] as const) {
      const run = begin({ status });
      expect(isSettled(run.life)).toBe(true);
      for (const event of EVENTS) {
        const { settlement, change, effects } = run.live(event, 1_000);
        expect({ settlement, change }, event.type).toEqual({ settlement: null, change: {} });
        const allowed = ['set-alarm', 'beat-index', 'settle-index-again'];
        expect(effects.every((effect) => allowed.includes(effect.do))).toBe(true);
      }
    }
  });

  it('looks every week, once the retention is over, whether the index still has it', () => {
    const at = LOOK_AFTER_MS + 1_000;
    expect(begin({ status: 'completed' }).live({ type: 'alarm' }, at).effects).toEqual([
      { do: 'set-alarm', at: START + at + 7 * 24 * 3_600_000 },
      { do: 'beat-index' },
    ]);
    expect(begin({ status: 'completed' }).live({ type: 'orphaned' }, at).effects).toEqual([{ do: 'erase' }]);
  });

  it.each(['completed', 'failed'] as const)('tells an index that missed its end: %s', (status) => {
    expect(begin({ status }).live({ type: 'poked' }, 1).effects).toEqual([{ do: 'settle-index-again' }]);
  });
});
