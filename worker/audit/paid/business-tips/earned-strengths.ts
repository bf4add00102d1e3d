import { quoted } from '../../wording/words.ts';
import type { Grounded } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { asShown, exampleIn, type Praise, praised } from '../shared/praise.ts';

const MAX_EXAMPLE_CHARS = 160;

const withExample =
  (words: (example: string) => string): Praise['words'] =>
  (seen) => {
    const example = exampleIn(seen);
    return example === null ? null : words(quoted(example, MAX_EXAMPLE_CHARS));
  };

/** What an owner has to know, count or write: no theme, plugin or other business brings it. */
export const EARNED: readonly Praise[] = [
  {
    checkId: 'few-figures',
    premise: asShown,
    words: withExample((one) => `You give figures, as in ${one} They cannot be copied from you.`),
  },
  {
    checkId: 'missing-self-description',
    premise: asShown,
    words: withExample((one) => `One sentence introduces you, ready to be repeated: ${one}`),
  },
  {
    checkId: 'missing-proof-of-work',
    premise: asShown,
    words: ([first]) => `Your pages show work you have done, under ${quoted(first?.seen ?? '', 80)} and elsewhere.`,
  },
  {
    checkId: 'unproven-credentials',
    premise: asShown,
    words: ([first]) =>
      `A licence or membership is named so that a stranger can look it up: ${quoted(first?.seen ?? '', MAX_EXAMPLE_CHARS)}`,
  },
  {
    checkId: 'missing-press-mentions',
    premise: asShown,
    words: () => 'Others have written about you and you lead to it. That cannot be bought with a website.',
  },
  {
    checkId: 'missing-recent-date',
    premise: asShown,
    words: withExample((one) => `Your pages say when they were last true: ${one}`),
  },
  {
    checkId: 'missing-booking-path',
    premise: asShown,
    words: () => 'Somebody who decides at midnight can act at once: your pages offer a way to book or order.',
  },
  {
    checkId: 'few-local-details',
    premise: asShown,
    words: (seen) => {
      const subjects = seen.map(({ place }) => place.split(': ')[0]).filter((one) => one !== undefined);
      return subjects.length === 0 ? null : `You answer what people filter by: ${subjects.join('; ')}.`;
    },
  },
];

const SHOWN = 4;

export const earnedStrengths = (input: PremiumInput): Grounded<string>[] => praised(EARNED, input).slice(0, SHOWN);
