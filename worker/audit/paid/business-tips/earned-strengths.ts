import type { Evidence } from '../../checks/check.ts';
import type { CheckId } from '../../checks/index.ts';
import { endsAsSentence } from '../../website/text/sentences.ts';
import { quoted } from '../../wording/words.ts';
import { type Grounded, say } from '../grounded.ts';
import { measured } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';

/** What an owner has to know, count or write: no theme, plugin or other business brings it. By check, said only where it passes. */
const EARNED: readonly [checkId: CheckId, words: (example: string | null) => string | null][] = [
  [
    'few-figures',
    (example) =>
      `You count where others praise${example ? `, as in ${example}` : '.'} Your figures cannot be copied from you.`,
  ],
  ['missing-self-description', (example) => example && `One sentence introduces you, ready to be repeated: ${example}`],
  [
    'missing-proof-of-work',
    () => 'Finished work stands on your pages with what was done. A newcomer has none to show.',
  ],
  [
    'unproven-credentials',
    () => 'Training, licence or membership is named with who gave it, so a stranger can ask there.',
  ],
  [
    'missing-press-mentions',
    () => 'Others have written about you and you lead to it. That cannot be bought with a website.',
  ],
  [
    'roundabout-answers',
    () => 'Your answers begin with the answer. Websites that begin with themselves are harder to quote.',
  ],
  ['missing-recent-date', (example) => `Your pages say when they were last true${example ? `: ${example}` : '.'}`],
  [
    'missing-booking-path',
    () => 'Somebody who decides at midnight can act at once: your pages offer a way to book or order.',
  ],
  ['few-local-details', () => 'You answer what people filter by, such as languages, access or ways to pay.'],
];

const SHOWN = 4;
const MAX_EXAMPLE_CHARS = 160;

export const earnedStrengths = ({ results }: PremiumInput): Grounded<string>[] =>
  EARNED.flatMap(([id, words]) => {
    const result = results.find(({ check }) => check.id === id);
    if (result?.outcome.outcome !== 'pass') return [];
    const said = words(exampleIn(result.outcome.evidence));
    return said ? [say(said, measured(result))] : [];
  }).slice(0, SHOWN);

/** A whole sentence of the evidence, short enough to be quoted. */
function exampleIn(evidence: readonly Evidence[]): string | null {
  const found = evidence.find(
    ({ seen }) => seen.length <= MAX_EXAMPLE_CHARS && (endsAsSentence(seen) || /20\d\d$/.test(seen)),
  );
  return found ? quoted(found.seen, MAX_EXAMPLE_CHARS) : null;
}
