import type { AssistantAsking } from '../../../contract/assistants.ts';
import type { Basis } from '../../../contract/grounds.ts';
import type { PremiumResults } from '../../../contract/premium.ts';
import { listed } from '../../wording/words.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { basis, derived } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';

type Insight = PremiumResults['competitorAnalysis']['actionableInsights'][number];
type LocalCompetitor = PremiumResults['localSeoAnalysis']['localCompetitors'][number];

const MAX_NAMED = 8;
const MAX_SITES = 2;
/** A website cited once may have been chance. */
export const MIN_CITING_ANSWERS = 2;

const newest = ({ assistants }: PremiumInput): AssistantAsking | null => assistants.askings[0] ?? null;

/** "22 November 2026", in UTC. */
export const onDate = ({ startedAt }: AssistantAsking): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(startedAt);

/** Who answers name instead of the business; none where nobody was asked. */
export function namedInstead(input: PremiumInput): Draft<LocalCompetitor>[] {
  const asking = newest(input);
  if (!asking) return [];
  return asking.others.slice(0, MAX_NAMED).map(({ name, answers, of, by }) =>
    say(
      {
        name,
        proximity: null,
        marketShare: null,
        strengths: [`Named by ${listed(by)} in ${answers} of ${of} answers on ${onDate(asking)}.`],
      },
      derived('Heads of the lists in the answers, counted answer by answer. Answers vary from one time to the next.'),
    ),
  );
}

/** How many answers named the business of those that could have named any; null where none was given. */
export function mentions(input: PremiumInput): { count: number; basis: Basis } | null {
  const asking = newest(input);
  const shares = (asking?.results ?? []).flatMap(({ named, name }) => (named ? [{ ...named, name }] : []));
  if (!asking || shares.length === 0) return null;
  const sum = (key: 'count' | 'of') => shares.reduce((total, share) => total + share[key], 0);
  return {
    count: sum('count'),
    basis: basis(
      'measured',
      `Of ${sum('of')} answers of ${listed(shares.map(({ name }) => name))} on ${onDate(asking)} to ` +
        'questions that name no business. Answers vary from one time to the next.',
    ),
  };
}

/** Websites that assistants lean on. */
export function citedSites(input: PremiumInput): Grounded<string>[] {
  const asking = newest(input);
  if (!asking) return [];
  return asking.sites
    .filter(({ answers }) => answers >= MIN_CITING_ANSWERS)
    .slice(0, MAX_SITES)
    .map(({ host, answers }) =>
      say(
        `${host}, which assistants cited in ${answers} answers on ${onDate(asking)}. If it lists businesses, ` +
          'see that yours is there, with the right number and hours.',
        derived('Sources that the answers name, counted answer by answer.'),
      ),
    );
}

/** Who is named most in the owner's place, as something to do; none where nobody was asked, or nobody was named. */
export function rivalInsight(input: PremiumInput): Draft<Insight>[] {
  const [first] = newest(input)?.others ?? [];
  const own = mentions(input);
  if (!first || !own) return [];
  return [
    say(
      {
        insight: `${first.name} is named in ${first.answers} of ${first.of} answers of assistants, and you in ${own.count}.`,
        priority: 'medium' as const,
        implementation: `Look up the website of ${first.name}, have it analyzed here, and compare it with yours area by area.`,
        expectedOutcome: 'The areas in which it is better than yours. No lift is promised.',
      },
      derived('Heads of the lists in the answers, counted answer by answer. Answers vary from one time to the next.'),
    ),
  ];
}
