import { describe, expect, it } from 'vitest';
import type { Results } from '../../../contract/results.ts';
import { wordScore } from './word-score.ts';

type Area = 'structured-data' | 'identity' | 'content';
type Told = [outcome: string, weight: number][];

/** Areas with their number and what their checks came to. */
function read(areas: Partial<Record<Area, [score: number | null, ...Told]>>): number | null {
  const entries = Object.entries(areas);
  return wordScore({ areas: ['structured-data', 'identity', 'content'] }, {
    score: { categories: entries.map(([id, [score]]) => ({ id, score })) },
    checks: entries.flatMap(([category, [, ...checks]]) =>
      checks.map(([outcome, weight]) => ({ category, outcome, weight })),
    ),
  } as unknown as Results);
}

describe('the number of a word', () => {
  it('is the mean of its areas by what was measured', () => {
    expect(read({ identity: [100, ['pass', 3]], content: [40, ['pass', 4], ['fail', 6]] })).toBe(54);
  });

  it('never leaves out what is known to be wrong, and is never raised by what was hardly measured', () => {
    const identity: [number, ...Told] = [90, ['pass', 9], ['fail', 1]];
    expect(read({ identity, 'structured-data': [null, ['fail', 4], ['inconclusive', 6]] })).toBe(64);
    expect(
      read({ identity: [30, ['pass', 3], ['fail', 7]], content: [null, ['partial', 4], ['inconclusive', 6]] }),
    ).toBe(30);
    expect(read({ identity, content: [null, ['pass', 4], ['inconclusive', 5]] })).toBe(90);
    expect(
      read({ identity, 'structured-data': [null, ['fail', 4], ['inconclusive', 6]], content: [null, ['pass', 6]] }),
    ).toBe(75);
  });

  it('is not told of one area that is the smaller part of it', () => {
    expect(read({ identity: [20, ['fail', 4], ['pass', 1]], content: [null, ['inconclusive', 9]] })).toBeNull();
    expect(read({ identity: [20, ['fail', 4], ['pass', 1]], content: [null, ['inconclusive', 4]] })).toBe(20);
  });

  it('is high only where half of all that could be found was measured', () => {
    const sure: Told = [['pass', 5]];
    expect(
      read({ identity: [100, ...sure], 'structured-data': [100, ...sure], content: [null, ['inconclusive', 9]] }),
    ).toBe(100);
    expect(
      read({ identity: [100, ...sure], 'structured-data': [100, ...sure], content: [null, ['inconclusive', 12]] }),
    ).toBeNull();
    expect(
      read({ identity: [100, ...sure], 'structured-data': [100, ...sure], content: [null, ['pass', 1], ['info', 11]] }),
    ).toBeNull();
  });
});
