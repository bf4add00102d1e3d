import { type Grounded, say } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { measured } from '../shared/premium-grounds.ts';

/** Markup made for speaking assistants, where there is some. */
export function speakable(input: PremiumInput): Grounded<string>[] {
  const found = input.results.find(({ check }) => check.id === 'speakable-markup')?.outcome;
  if (found?.outcome !== 'info') return [];
  return [
    say(
      'speakable: you mark passages with it. Google reads it for news only, so it may stay and needs no care.',
      measured(input, 'speakable-markup'),
    ),
  ];
}
