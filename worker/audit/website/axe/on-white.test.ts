import { expect, it } from 'vitest';
import { contrastOf, isHardlySeen } from './contrast.ts';

it('doubts light text on the white that a browser falls back on sooner than on a color that is set', () => {
  const doubted = (ratio: number, back: string) =>
    isHardlySeen(contrastOf({ fix: `contrast of ${ratio} (foreground color: #22d3ee, background color: ${back}` }));
  expect(doubted(1.8, '#ffffff')).toBe(true);
  expect(doubted(1.8, '#0f0f0f')).toBe(false);
  expect(doubted(2.3, '#ffffff')).toBe(false);
});
