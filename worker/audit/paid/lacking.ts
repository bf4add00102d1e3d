import { FILL_IN } from '../advice/subjects.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { inMarkupWords, lackedIn, unnamedIn } from '../wording/lacked.ts';
import { lowered } from '../wording/words.ts';

function lackingIn({ outcome }: CheckResult): string[] {
  return outcome.evidence.flatMap(({ seen }) => {
    const unnamed = unnamedIn(seen);
    if (unnamed) return [`${unnamed.isProfile ? 'profile (sameAs) ' : 'logo '}${bracketed(unnamed)}`];
    return lackedIn(seen).map(inMarkupWords);
  });
}

const bracketed = ({ isProfile, value }: { isProfile: boolean; value: string }): string =>
  isProfile ? value : `(${value})`;

/** The steps of a task, with what is missing named. */
export function withLacking(how: string, results: readonly CheckResult[]): string {
  if (!how.startsWith(FILL_IN)) return how;
  const found = [...new Set(results.flatMap(lackingIn))];
  // Those that are named are the profiles, and the picture that is named is the logo.
  const isNamed = (start: string) => found.some((words) => words.startsWith(start));
  const again = [isNamed('profile ') ? inMarkupWords('profiles') : '', isNamed('logo (') ? 'logo' : ''];
  const lacking = found.filter((words) => !again.includes(words));
  return [
    lacking.length === 0 ? '' : `The block that describes you should also hold: ${lacking.map(lowered).join('; ')}.`,
    how.slice(FILL_IN.length).trim(),
  ]
    .filter(Boolean)
    .join(' ');
}
