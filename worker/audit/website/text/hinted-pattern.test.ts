import { describe, expect, it } from 'vitest';
import { HintedPattern } from './hinted-pattern.ts';

describe('HintedPattern', () => {
  const pattern = new HintedPattern(/I am [A-Z]/, '(?<!\\p{L})I am (\\p{Lu}\\p{L}+)', 'u');

  it('matches as its pattern does', () => {
    expect(pattern.exec('Hello, I am Zoë.')?.[1]).toBe('Zoë');
    expect(pattern.test('Hello, I am Zoë.')).toBe(true);
    expect(pattern.test('éI am Zoë')).toBe(false);
  });

  it('does not ask the pattern where the hint is missing', () => {
    expect(new HintedPattern(/nowhere/, '(', 'u').test('I am Zoë')).toBe(false);
    expect(() => new HintedPattern(/I am/, '(', 'u').test('I am Zoë')).toThrow();
  });
});
