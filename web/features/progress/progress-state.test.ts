import { describe, expect, it } from 'vitest';
import { progressRecord } from './progress-fixture.ts';
import { idleProgress, isSettled, type LiveProgress, reduceProgress } from './progress-state.ts';

const following: LiveProgress = reduceProgress(idleProgress, { type: 'follow', sessionId: 'a'.repeat(32) });

describe('reduceProgress', () => {
  it('keeps the newest record', () => {
    const first = reduceProgress(following, { type: 'record', record: progressRecord({ seq: 3, progress: 20 }) });
    const second = reduceProgress(first, { type: 'record', record: progressRecord({ seq: 4, progress: 30 }) });
    expect(second.record?.progress).toBe(30);
  });

  it('ignores a record of another session', () => {
    const record = progressRecord({ sessionId: 'b'.repeat(32) });
    expect(reduceProgress(following, { type: 'record', record })).toBe(following);
  });

  it('ignores an older number', () => {
    const newer = reduceProgress(following, { type: 'record', record: progressRecord({ seq: 9, progress: 60 }) });
    expect(reduceProgress(newer, { type: 'record', record: progressRecord({ seq: 8, progress: 50 }) })).toBe(newer);
  });

  it('starts over for another session and stays for the same', () => {
    const known = reduceProgress(following, { type: 'record', record: progressRecord({}) });
    expect(reduceProgress(known, { type: 'follow', sessionId: 'a'.repeat(32) })).toBe(known);
    expect(reduceProgress(known, { type: 'follow', sessionId: 'c'.repeat(32) }).record).toBeNull();
  });

  it('forgets everything on leaving', () => {
    expect(reduceProgress(following, { type: 'leave' })).toEqual(idleProgress);
  });
});

describe('isSettled', () => {
  it('is true for complete and failed only', () => {
    expect(isSettled(null)).toBe(false);
    expect(isSettled(progressRecord({ stage: 'analysis' }))).toBe(false);
    expect(isSettled(progressRecord({ stage: 'complete' }))).toBe(true);
    expect(isSettled(progressRecord({ stage: 'failed' }))).toBe(true);
  });
});
