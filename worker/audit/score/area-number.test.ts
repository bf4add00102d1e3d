import { expect, it } from 'vitest';
import { toldNumber } from './area-number.ts';

it('is 90 or more only where nothing that counts is left open', () => {
  const told = (score: number, outcome: string, weight: number, category = 'local') =>
    toldNumber({ id: 'local', score }, [
      { category: 'local', outcome: 'pass', weight: 3 },
      { category, outcome, weight },
    ]);
  expect(told(100, 'inconclusive', 0.1)).toBeNull();
  expect(told(90, 'inconclusive', 0.1)).toBeNull();
  expect(told(89, 'inconclusive', 0.1)).toBe(89);
  expect(told(100, 'inconclusive', 0)).toBe(100);
  expect(told(100, 'inconclusive', 0.1, 'voice')).toBe(100);
  expect(told(100, 'not_applicable', 0.1)).toBe(100);
});
