import { describe, expect, it } from 'vitest';
import type { LoadTrace } from './load-trace.ts';
import { speedIndexOf } from './speed-index.ts';

const load = (...atMs: number[]): LoadTrace => ({
  startedAt: 1_000_000,
  firstContentfulPaint: null,
  largestContentfulPaint: null,
  mainThread: [],
  layoutShifts: [],
  screenshots: atMs.map((ms) => ({ at: 1_000_000 + ms * 1000, jpeg: '' })),
});

describe('speedIndexOf', () => {
  it('is the area above the curve of completeness', () => {
    expect(speedIndexOf(load(1_000), [1])).toBe(1_000);
    // A second of nothing, a second of a quarter missing.
    expect(speedIndexOf(load(1_000, 2_000), [0.75, 1])).toBe(1_250);
  });

  it('is nothing without pictures, or with an answer that is none', () => {
    expect(speedIndexOf(load(), [])).toBeNull();
    expect(speedIndexOf(load(500), 'done')).toBeNull();
    expect(speedIndexOf(load(500, 900), [1])).toBeNull();
  });
});
