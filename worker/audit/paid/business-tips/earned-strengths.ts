import { quoted, sentence } from '../../wording/words.ts';
import type { Grounded } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { asShown, type Praise, praised } from '../shared/praise.ts';

/** What an owner has to write: no theme, plugin or other business brings it. */
export const EARNED: readonly Praise[] = [
  {
    checkId: 'missing-proof-of-work',
    premise: asShown,
    words: ([first]) =>
      sentence(`A heading, link or picture of your pages speaks of work done: ${quoted(first?.seen ?? '', 80)}`),
  },
];

export const earnedStrengths = (input: PremiumInput): Grounded<string>[] => praised(EARNED, input);
