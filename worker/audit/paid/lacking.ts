import { FILL_IN } from '../advice/subjects.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import type { WrittenFix } from '../fixes/fix-input.ts';
import { lackedIn } from '../wording/lacked.ts';
import { lowered } from '../wording/words.ts';

/** What a check names, and how schema.org calls it. */
const PROPERTIES: Readonly<Record<string, string>> = {
  phone: 'telephone',
  'opening hours': 'openingHoursSpecification',
  'place on the map': 'geo',
  'web address': 'url',
  picture: 'image',
  logo: 'logo',
  profiles: 'sameAs',
  contact: 'telephone or email',
  description: 'description',
  name: 'name',
  address: 'address',
};

interface Lacking {
  words: string;
  /** What a text that adds it holds. */
  sign: string;
}

const UNNAMED = /^not named (?:in sameAs|as your logo): (.+)$/;

function lackingIn({ outcome }: CheckResult): Lacking[] {
  return outcome.evidence.flatMap(({ seen }) => {
    const names = lackedIn(seen);
    const value = UNNAMED.exec(seen)?.[1]?.replace(/[?#].*$/, '');
    if (value !== undefined)
      return [{ words: /sameAs/.test(seen) ? `profile (sameAs) ${value}` : `logo (${value})`, sign: value }];
    return names.map((name) => ({ words: wordsOf(name), sign: `"${PROPERTIES[name] ?? camel(name)}"` }));
  });
}

function wordsOf(name: string): string {
  const property = PROPERTIES[name] ?? name;
  return property === name ? name : `${name} (${property})`;
}

/** "address country": as schema.org writes it. */
const camel = (name: string): string => name.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());

/** The steps of a task, with what is missing named, and what its text leaves open. */
export function withLacking(how: string, results: readonly CheckResult[], texts: readonly WrittenFix[]): string {
  if (!how.startsWith(FILL_IN)) return how;
  const found = [...new Map(results.flatMap(lackingIn).map((one) => [one.words, one])).values()];
  // Those that are named are the profiles, and the picture that is named is the logo.
  const isNamed = (start: string) => found.some(({ words }) => words.startsWith(start));
  const again = [isNamed('profile ') ? 'profiles (sameAs)' : '', isNamed('logo (') ? 'logo' : ''];
  const lacking = found.filter(({ words }) => !again.includes(words));
  const [pasted, further] = [texts.map(({ fix }) => fix.content).join('\n'), how.slice(FILL_IN.length).trim()];
  const left = texts.length === 0 ? [] : lacking.filter(({ sign }) => !pasted.includes(sign.replace(/\/$/, '')));
  return [
    lacking.length === 0 ? '' : `The block that describes you should also hold: ${said(lacking)}.`,
    further,
    left.length === 0 ? '' : `The text to paste does not hold: ${said(left)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const said = (these: readonly Lacking[]): string => these.map(({ words }) => lowered(words)).join('; ');
