import type { PremiumResults } from '../../../contract/premium.ts';
import type { CheckResult } from '../../checks/run-checks.ts';
import { type Improvement, PRIORITIES, type Priority } from '../../score/improvements.ts';
import { listed } from '../../wording/words.ts';
import { provenOf, testOf } from '../done-when.ts';
import { openResults } from '../findings.ts';
import { type Draft, say } from '../grounded.ts';
import { derived, measured } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { isProvable } from './technical-proofs.ts';

type Group = PremiumResults['technicalOptimizations'];

/** What one person changes in one sitting. */
const AREAS = [
  { area: 'robots.txt and sitemaps', categories: ['access'], ids: /sitemap|robots|orphan/ },
  { area: 'Indexing and addresses', categories: ['discoverability'], ids: /./ },
  { area: 'Text in the HTML', categories: ['rendering'], ids: /./ },
  { area: 'Server, speed and headers', categories: ['technical'], ids: /./ },
  { area: 'Structured data', categories: ['structured-data'], ids: /./ },
  { area: 'Code of the pages', categories: ['semantics', 'accessibility'], ids: /./ },
] as const;

/**
 * By area, how your web person proves what no task tells the test of, as of small repairs made in one go. What was seen, what to do and what it
 * is worth stand in the tasks: said again here, it contradicts them or adds nothing.
 */
export function technicalOptimizations(input: PremiumInput): Draft<Group> {
  const told = new Set(input.improvements.flatMap((one) => provenOf(one) ?? []));
  const untested = openResults(input).filter(
    (one) => isProvable(one) && !told.has(one) && input.improvements.some(({ results }) => results.includes(one)),
  );
  const byArea = Map.groupBy(untested, areaOf);
  return AREAS.flatMap(({ area }) => {
    const found = byArea.get(area) ?? [];
    if (found.length === 0) return [];
    const solutions = [...new Set(found.map((result) => testOf(result, input.inputs.target.homeUrl)))];
    const steps = input.improvements.filter(({ results }) => results.some((one) => found.includes(one)));
    return [
      say(
        {
          area,
          priority: priorityOf(steps, found),
          estimatedImpact: say(
            `For ${numbersOf(input, steps)}.`,
            derived('The recommendations that mend what is tested here.'),
          ),
          issues: [],
          solutions: solutions.map((solution) =>
            say(solution, derived('The same test this report made, in a form anybody can repeat.')),
          ),
        },
        measured(...found),
      ),
    ];
  });
}

const areaOf = ({ check }: CheckResult): string | undefined =>
  AREAS.find(
    ({ categories, ids }) =>
      (categories as readonly string[]).includes(check.category) || (ids.source !== '.' && ids.test(check.id)),
  )?.area;

/** A task that mends other things as well weighs more than this part of it. */
const priorityOf = (steps: readonly Improvement[], found: readonly CheckResult[]): Priority =>
  PRIORITIES.find((level) =>
    steps.some(({ priority, results }) => priority === level && results.every((one) => found.includes(one))),
  ) ?? 'low';

function numbersOf({ improvements }: PremiumInput, steps: readonly Improvement[]): string {
  const numbers = steps.map((one) => String(improvements.indexOf(one) + 1));
  return `${numbers.length === 1 ? 'recommendation' : 'recommendations'} ${listed(numbers)}`;
}
