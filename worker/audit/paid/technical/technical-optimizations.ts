import type { PremiumResults } from '../../../contract/premium.ts';
import type { CheckResult } from '../../checks/run-checks.ts';
import { PRIORITIES } from '../../score/improvements.ts';
import { faultsIn } from '../../wording/faults-in.ts';
import { variant } from '../../wording/variants.ts';
import { counted, listed, pageWords, seenWords, sentence } from '../../wording/words.ts';
import { testedIn } from '../done-when.ts';
import { listedIn } from '../extent.ts';
import { openResults, pagesOf } from '../findings.ts';
import { type Draft, say } from '../grounded.ts';
import { derived, measured } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { PROOFS, proofOf } from './technical-proofs.ts';

type Group = PremiumResults['technicalOptimizations'];

/** What one person changes in one sitting. */
const AREAS = [
  { area: 'robots.txt and sitemaps', categories: ['access'], ids: /sitemap|robots|orphan/ },
  { area: 'Indexing and addresses', categories: ['discoverability'], ids: /./ },
  { area: 'Text in the HTML', categories: ['rendering'], ids: /./ },
  { area: 'Server, speed and headers', categories: ['technical'], ids: /./ },
  { area: 'Structured data', categories: ['structured-data'], ids: /./ },
  { area: 'Page templates', categories: ['semantics', 'accessibility'], ids: /./ },
] as const;

/** By area: what was seen, and how your web person proves that it is put right. What to do stands in the recommendations. */
export function technicalOptimizations(input: PremiumInput): Draft<Group> {
  const taken = new Set<string>();
  return AREAS.flatMap(({ area, categories, ids }, index) => {
    const found = openResults(input).filter(
      ({ check }) =>
        !taken.has(check.id) &&
        check.id in PROOFS &&
        ((categories as readonly string[]).includes(check.category) || (ids.source !== '.' && ids.test(check.id))),
    );
    for (const { check } of found) taken.add(check.id);
    if (found.length === 0) return [];
    const steps = input.improvements.filter(({ checkIds }) =>
      checkIds.some((id) => found.some(({ check }) => check.id === id)),
    );
    const opensGate = steps.some((one) => one.opensGate);
    return [
      say(
        {
          area,
          priority: PRIORITIES.find((level) => steps.some(({ priority }) => priority === level)) ?? 'low',
          estimatedImpact: say(
            impactWords(found.length, opensGate),
            derived('The checks of this kind that are not in order.'),
          ),
          issues: [...new Map(found.map((result) => [issueOf(input, result), result]))].map(([issue, result]) =>
            say(issue, measured(result)),
          ),
          solutions: solutionsOf(input, found, index).map((solution) =>
            say(solution, derived('The same test this report made, in a form anybody can repeat.')),
          ),
        },
        measured(...found),
      ),
    ];
  });
}

/** A task tells the proof of what it shows itself: here stand the others, and which tasks tell theirs. */
function solutionsOf(input: PremiumInput, found: readonly CheckResult[], index: number): string[] {
  const told = new Map(
    input.improvements.flatMap((improvement, at) =>
      testedIn(improvement, input.inputs.target.homeUrl).map(({ check }) => [check.id, at + 1] as const),
    ),
  );
  const numbers = [...new Set(found.flatMap(({ check }) => told.get(check.id) ?? []))].sort((a, b) => a - b);
  const proofs = found
    .filter(({ check }) => !told.has(check.id))
    .map((result) =>
      (proofOf(result) ?? '')
        .replaceAll('{home}', input.inputs.target.homeUrl)
        .replaceAll('{pages}', exampleOf(input, result))
        .replaceAll('{page}', exampleOf(input, result)),
    );
  // One test may prove several.
  const others = [...new Set(proofs)];
  if (numbers.length === 0) return others;
  const named = `${numbers.length === 1 ? 'recommendation' : 'recommendations'} ${listed(numbers.map(String))}`;
  return [
    variant(index, [`The test is in ${named}.`, `How to prove it: see ${named}.`, `For the test, see ${named}.`]),
    ...others,
  ];
}

/** What it is worth stands beside the task that mends it, with all that task mends: a second sum would contradict it. */
function impactWords(faults: number, opensGate: boolean): string {
  const gate = opensGate ? ' One of the faults opens the gate that caps the score.' : '';
  return `${counted(faults, 'fault')} of this kind.${gate}`;
}

/** Another value of what was measured once, and its name: no other place. */
const OF_THE_SAME_LOAD = /^(?:largest paint on a |what is drawn last on a |of it )/;

function issueOf({ inputs }: PremiumInput, result: CheckResult): string {
  const [first, ...all] = faultsIn(result.outcome.evidence);
  if (!first) return `${result.check.title.fail}.`;
  const rest = all.filter(({ place }) => !OF_THE_SAME_LOAD.test(place));
  const others = new Set([first, ...rest].map(({ pageUrl }) => pageUrl)).size - 1;
  const more =
    others > 0
      ? `, and on ${counted(others, 'more page')}`
      : rest.length > 0
        ? `, and ${isCounted(result) ? counted(rest.length, 'more place') : 'more places'}`
        : '';
  const page = pageWords(first.pageUrl, inputs.target.homeUrl);
  return sentence(`${first.place} (${page}): ${seenWords(first, 120)}${more}`);
}

/** What is shown may be a part of what was found. */
const isCounted = ({ outcome }: CheckResult): boolean =>
  !('found' in outcome) && listedIn(outcome.evidence).length === outcome.evidence.length;

const exampleOf = ({ inputs }: PremiumInput, result: CheckResult): string =>
  pagesOf(result)[0] ?? inputs.target.homeUrl;
