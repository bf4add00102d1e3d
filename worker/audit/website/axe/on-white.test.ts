import { expect, it } from 'vitest';
import { contrastOf } from './contrast.ts';

const doubted = (ratio: number, back: string, known: { isGroundKnown?: true } = {}) =>
  contrastOf({ fix: `contrast of ${ratio} (foreground color: #22d3ee, background color: ${back}`, ...known })
    ?.isHardlySeen;

it('doubts light text on the white that a browser falls back on, not on a color that is set', () => {
  expect(doubted(1.8, '#ffffff')).toBe(true);
  expect(doubted(1.8, '#0f0f0f')).toBe(false);
  expect(doubted(1.1, '#f1f1f1')).toBe(false);
  expect(doubted(2.3, '#ffffff')).toBe(false);
});

it('doubts none behind which a browser of ours looked for anything else', () => {
  expect(doubted(1.1, '#ffffff', { isGroundKnown: true })).toBe(false);
});
