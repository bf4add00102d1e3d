import { expect, it } from 'vitest';
import { apart } from './effort-picture.tsx';

const LABEL = 20;

it.each([[[0, 0, 0, 0, 0]], [[112, 112, 112, 112, 112]], [[5, 12, 60, 61, 112]], [[30]]])(
  'puts labels at %j one above the other and inside the field',
  (heights) => {
    const placed = apart(heights.map((at) => ({ at }))).map(({ at }) => at);
    expect(placed).toHaveLength(heights.length);
    expect(Math.min(...placed)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...placed)).toBeLessThanOrEqual(112);
    expect(placed.slice(1).every((at, index) => (placed[index] ?? 0) - at >= LABEL)).toBe(true);
  },
);
