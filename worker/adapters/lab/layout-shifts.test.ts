import { describe, expect, it } from 'vitest';
import { largestWindowOf } from './layout-shifts.ts';

const at = (ms: number, score: number) => ({ at: ms * 1000, score });

describe('largestWindowOf', () => {
  it('adds what follows within a second and takes the largest sum', () => {
    expect(largestWindowOf([])).toBe(0);
    expect(largestWindowOf([at(0, 0.1), at(900, 0.05), at(3_000, 0.12)])).toBe(0.15);
  });

  it('ends a sum after five seconds, however closely shifts follow each other', () => {
    const endless = Array.from({ length: 20 }, (_, i) => at(i * 500, 0.01));
    expect(largestWindowOf(endless)).toBe(0.11);
  });
});
