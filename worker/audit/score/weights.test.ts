import { describe, expect, it } from 'vitest';
import { CATALOGUE, weightOf } from './weights.ts';

const sumOf = (strength: string) =>
  Math.round(CATALOGUE.filter((one) => one.strength === strength).reduce((sum, one) => sum + one.weight, 0) * 100) /
  100;

describe('the catalogue', () => {
  it('sums to 60, 30, 10 and 0', () => {
    expect(['A', 'B', 'C', 'I'].map(sumOf)).toEqual([60, 30, 10, 0]);
  });

  it('names each id once, with a weight and a reason', () => {
    expect(new Set(CATALOGUE.map((one) => one.id)).size).toBe(CATALOGUE.length);
    for (const one of CATALOGUE) {
      expect(one.weight > 0, one.id).toBe(one.strength !== 'I');
      expect(one.reason.length, one.id).toBeGreaterThan(5);
    }
  });

  it('adds up the ids a check implements', () => {
    expect(weightOf({ catalogue: ['noindex-meta', 'noindex-header'] })).toBe(4.5);
    expect(weightOf({ catalogue: ['webmcp'] })).toBe(0);
  });
});
