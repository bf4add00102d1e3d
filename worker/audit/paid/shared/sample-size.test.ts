import { describe, expect, it } from 'vitest';
import { sampleSize } from './sample-size.ts';

describe('how many cases a comparison needs', () => {
  it('agrees with the published formula, worked by hand for 10% and 30%', () => {
    // p̄ = 0.2: 1.96·√0.32 + 0.8416·√(0.09 + 0.21) = 1.1087 + 0.4610 = 1.5697; squared 2.4640; ÷ 0.04 = 61.6.
    expect(sampleSize(0.1, 0.3)).toBe(62);
  });

  it('grows as the difference shrinks, and does not care which side is larger', () => {
    expect(sampleSize(0.03, 0.04)).toBeGreaterThan(sampleSize(0.03, 0.06));
    expect(sampleSize(0.06, 0.03)).toBe(sampleSize(0.03, 0.06));
  });
});
