import type { Ground } from '../../../contract/grounds.ts';
import type { PremiumResults } from '../../../contract/premium.ts';
import { spokenOpenDays } from '../../week/spoken-week.ts';
import { withThousands } from '../../wording/words.ts';
import { type Draft, say } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { seenAs } from '../shared/premium-grounds.ts';
import { SAMPLE_RULE, sampleSize } from '../shared/sample-size.ts';

type Tests = PremiumResults['abTestingRecommendations'];
type Test = Tests['highImpactTests'][number];

/** Rates assumed because nobody outside can see them: low ones, as small websites have, and a change worth the work. */
const CALLS = { baseline: 0.04, target: 0.06 };
/** Hours longer than this make no link. */
const MAX_HOURS_CHARS = 100;

/** The comparison worth making, of two forms of the same certain facts: what else to say only the owner knows. */
export function abTestingRecommendations(input: PremiumInput): Draft<Tests> {
  const test = callTest(input);
  return {
    highImpactTests: test === null ? [] : [test],
    // A task done and analyzed again is no test: that stands with the tasks.
    quickWins: [],
  };
}

type Evidenced = { pageUrl: string; place: string; seen: string } | null;

const byFormula = (what: string, ...evidence: Evidenced[]): Ground => ({
  kind: 'derived',
  rule: `${what} ${SAMPLE_RULE}`,
  evidence: evidence.flatMap((one) => one ?? []),
});

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const noLift = (how: string): Pick<Test, 'estimatedLift' | 'estimatedLiftBasis'> => ({
  estimatedLift: null,
  estimatedLiftBasis: { kind: 'not_measured', how },
});

function callTest(input: PremiumInput): Draft<Test> | null {
  const {
    facts,
    words: { phrases },
  } = input;
  const { home } = input.inputs;
  const [phone, ...others] = facts.phones;
  const source = phone?.sources.find(({ place }) => !/JSON-LD|microdata|RDFa/i.test(place));
  const week = facts.openingHours;
  const open = week && phrases ? spokenOpenDays(week.value, phrases) : null;
  // Which of several numbers goes with the hours only the owner knows.
  if (others.length > 0 || input.inputs.facts.phones.length > 1) return null;
  if (!home || !phone || !source || !phrases || !open || open.length > MAX_HOURS_CHARS || input.inputs.isLocal !== true)
    return null;
  const link = home.plain.view.links.find(
    ({ url, text }) => url?.startsWith('tel:') === true && /\d{3}/.test(text.replace(/\W/g, '')),
  );
  if (!link) return null;
  const n = withThousands(sampleSize(CALLS.baseline, CALLS.target));
  return say(
    {
      testName: 'Telephone link: the number alone or with your hours',
      ...noLift(
        'Count taps on the telephone link as an event of your visitor counter, or calls in your telephone’s list.',
      ),
      implementationTime: 'An hour',
      hypothesis: 'Whether your hours beside the number bring more calls, the count tells.',
      variants: [
        {
          name: 'A: the number alone',
          description: phone.asShown,
          expectedImpact: 'Nothing changes: you count the share of callers you have now.',
        },
        {
          name: 'B: the number with the hours',
          description: `${phrases.call(phone.asShown)} (${open})`,
          expectedImpact: 'More calls or fewer: the test decides.',
        },
      ],
      successMetrics: ['Taps on the link per 100 visitors on a phone', 'Calls that reach somebody'],
      sampleSize: `${n} visitors on phones for each wording, for a rise from an assumed ${percent(CALLS.baseline)} to ${percent(CALLS.target)} who call.`,
      stopRule: `End it at ${n} for each, never in the middle of a week. With fewer than 100 visitors a week leave the test out.`,
    },
    byFormula(
      'Words of the telephone link, against the number with the opening hours read.',
      seenAs(source),
      week?.sources[0] ? seenAs(week.sources[0]) : null,
    ),
  );
}
