import type { Evidence } from '../../checks/check.ts';
import type { CheckId } from '../../checks/index.ts';
import { type Grounded, say } from '../grounded.ts';
import { measured } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';

/** Something good to say, with what it rests on: a check that passes, and what it or the facts show. */
export interface Praise {
  checkId: CheckId;
  /** What the sentence needs beside the pass. Empty: it is not said. */
  premise: (shown: readonly Evidence[], input: PremiumInput) => readonly Evidence[];
  /** null where what was seen makes no sentence. */
  words: (premise: readonly Evidence[], input: PremiumInput) => string | null;
}

/** What the check saw is enough. */
export const asShown: Praise['premise'] = (shown) => shown;

/** Nothing good is said of what a template may have written. */
export const isFilledIn = ({ gates }: PremiumInput): boolean => !gates.some(({ id }) => id === 'never-filled-in');

export const praised = (praises: readonly Praise[], input: PremiumInput): Grounded<string>[] =>
  praises.flatMap(({ checkId, premise, words }) => {
    const result = input.results.find(({ check }) => check.id === checkId);
    if (result?.outcome.outcome !== 'pass' || !isFilledIn(input)) return [];
    const seen = premise(result.outcome.evidence, input);
    const said = seen.length === 0 ? null : words(seen, input);
    return said === null ? [] : [say(said, measured(result))];
  });
