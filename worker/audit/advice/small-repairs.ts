import type { CheckId } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { listed } from '../wording/words.ts';
import type { Advice } from './advice.ts';

/** Small things of one kind, each minutes of work, that whoever looks after the website does in one go. */
interface Round {
  /** Checks, all of whose faults belong to it; null among the causes is the common one. */
  checkIds: Readonly<Record<string, 'any' | readonly (string | null)[]>>;
  advice: Advice;
  /** Where its faults are of several places, what it says of those where something was found. */
  places?: {
    of: Readonly<Record<string, Place>>;
    words(found: readonly Place[], results: readonly CheckResult[]): Pick<Advice, 'title' | 'description'>;
  };
}

type Place = 'sitemap' | 'robots.txt' | 'server settings';

const PLACES: readonly Place[] = ['sitemap', 'robots.txt', 'server settings'];

const ROUNDS: readonly Round[] = [
  {
    checkIds: { 'missing-preview-tags': 'any', 'contradictory-preview-tags': 'any', 'dead-preview-image': 'any' },
    advice: {
      title: 'Put in order what a chat shows of a link to you',
      description: 'Chats make the card under a link to your website from tags in its code.',
      how: 'Each of these steps stands by itself.',
      effort: 'hours',
      owner: 'web person',
    },
  },
  {
    checkIds: {
      'skipped-heading-levels': [null],
      'missing-landmarks': 'any',
      'text-made-lists': 'any',
      'missing-breadcrumbs': 'any',
      'unmarked-dates': 'any',
      'nameless-links-and-buttons': [null, 'without-address', 'some-without-address'],
      'broken-accessibility-tree': 'any',
      'low-contrast': 'any',
      'unlabelled-form-fields': 'any',
      'missing-main-heading': ['several', 'named-below'],
      'wrong-canonical': ['missing'],
    },
    advice: {
      title: 'Make the small repairs in the code of your [pages|page]',
      description: 'We found small faults in the code of your [pages|page].',
      how: 'Each of these steps stands by itself.',
      effort: 'hours',
      owner: 'web person',
    },
  },
  {
    checkIds: {
      'missing-sitemap': 'any',
      'implausible-sitemap-dates': 'any',
      'invalid-sitemap': [null, 'not-there'],
      'key-pages-missing-from-sitemap': 'any',
      'obsolete-robots-rules': 'any',
      'missing-security-headers': 'any',
      'missing-cache-validators': 'any',
      'uncompressed-html': 'any',
    },
    advice: {
      title: 'Make the small repairs to your sitemap and server settings',
      description: 'We found small faults in your sitemap and server settings.',
      how: 'Each of these steps can be done without the others.',
      effort: 'hours',
      owner: 'web person',
    },
    places: {
      of: {
        'missing-sitemap': 'sitemap',
        'implausible-sitemap-dates': 'sitemap',
        'invalid-sitemap': 'sitemap',
        'key-pages-missing-from-sitemap': 'sitemap',
        'obsolete-robots-rules': 'robots.txt',
        'missing-security-headers': 'server settings',
        'missing-cache-validators': 'server settings',
        'uncompressed-html': 'server settings',
      },
      words(found, results) {
        const hasNone = results.some(lacksSitemap);
        const hasNoRobots = results.some((one) => one.check.id === 'missing-sitemap' && causeIs(one, 'no-robots-txt'));
        // Where there is none, nothing about it is to be repaired.
        const isThere = (place: Place) => place !== (hasNone ? 'sitemap' : hasNoRobots ? 'robots.txt' : null);
        const all = listed(found.filter(isThere));
        if (hasNoRobots)
          return {
            title: `Put up a robots.txt, and make the small repairs to your ${all}`,
            description: `We found no robots.txt, and small faults in your ${all}.`,
          };
        if (!hasNone)
          return {
            title: `Make the small repairs to your ${all}`,
            description: `We found small faults in your ${all}.`,
          };
        return {
          title: `Offer a sitemap, and make the small repairs to your ${all}`,
          description: `We found no sitemap, and small faults in your ${all}.`,
        };
      },
    },
  },
];

const NAMING = ['not-named', 'no-robots-txt'] as const;
const causeIs = ({ outcome }: CheckResult, ...causes: string[]): boolean =>
  'cause' in outcome && causes.includes(outcome.cause ?? '');

const lacksSitemap = (one: CheckResult): boolean => one.check.id === 'missing-sitemap' && !causeIs(one, ...NAMING);

function roundOf({ check, outcome }: CheckResult): Round | undefined {
  const cause = ('cause' in outcome ? outcome.cause : undefined) ?? null;
  // What scripts bring too late is one fault with the rest they bring.
  if (cause === 'only-after-javascript') return undefined;
  return ROUNDS.find(({ checkIds }) => {
    const causes = checkIds[check.id];
    return causes === 'any' || causes?.includes(cause) === true;
  });
}

/** A sitemap that robots.txt does not name is mended there. */
const placeOf = (one: CheckResult, of: Readonly<Record<string, Place>>): Place | undefined =>
  one.check.id === 'missing-sitemap' && causeIs(one, ...NAMING) ? 'robots.txt' : of[one.check.id];

/** What only a machine stumbles over, and seldom. */
export const isRepairOfCode = (result: CheckResult): boolean =>
  'missing-landmarks' in (roundOf(result)?.checkIds ?? {});

/** The name under which small repairs are gathered; null for what is done by itself. */
export const roundKey = (result: CheckResult): string | null => roundOf(result)?.advice.title ?? null;

/** Told as a step, be it the only one. */
const NEVER_ALONE: ReadonlySet<string> = new Set<CheckId>(['low-contrast']);
const ONE_REPAIR: Pick<Advice, 'title' | 'description' | 'how'> = {
  title: 'Make a small repair in the code of your [pages|page]',
  description: 'Something small in the code of your [pages|page] is to be repaired.',
  how: 'This takes one step:',
};

/** One thing to do of several small repairs, a step each; null where they are of different kinds, or there is but one. */
export function roundAdvice(
  results: readonly CheckResult[],
  adviceOf: (one: CheckResult) => Advice | null,
): Advice | null {
  const [first] = results;
  const round = first && (results.length > 1 || NEVER_ALONE.has(first.check.id)) ? roundOf(first) : undefined;
  if (!round || results.some((one) => roundOf(one) !== round)) return null;
  const steps = results.flatMap((one) => {
    const own = adviceOf(one);
    return own ? [{ checkId: one.check.id, title: own.title, how: own.how }] : [];
  });
  const { advice, places } = round;
  const found = new Set(results.map((one) => placeOf(one, places?.of ?? {})));
  return {
    ...advice,
    ...(results.length === 1 ? ONE_REPAIR : {}),
    ...places?.words(
      PLACES.filter((place) => found.has(place)),
      results,
    ),
    steps,
  };
}
