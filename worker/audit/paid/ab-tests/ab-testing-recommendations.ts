import type { Ground } from '../../../contract/grounds.ts';
import type { PremiumResults } from '../../../contract/premium.ts';
import { spokenOpenDays } from '../../week/spoken-week.ts';
import { capital, listed, quoted } from '../../wording/words.ts';
import { isWeak } from '../content/question-words.ts';
import { type Draft, say } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import type { BusinessWords } from '../shared/business-words.ts';
import { quoteOf, seenAs } from '../shared/premium-grounds.ts';
import { SAMPLE_RULE, sampleSize } from '../shared/sample-size.ts';
import { quickWins } from './quick-wins.ts';

type Tests = PremiumResults['abTestingRecommendations'];
type Test = Tests['highImpactTests'][number];

/** Rates assumed because nobody outside can see them: low ones, as small websites have, and a change worth the work. */
const CALLS = { baseline: 0.04, target: 0.06 };
const MENTIONS = { baseline: 0.1, target: 0.3 };
const PROMPTS = 3;
/** Hours longer than this make no link. */
const MAX_HOURS_CHARS = 100;

/** Comparisons worth making. None proposes another title or opening: what to say instead only the owner knows. */
export function abTestingRecommendations(input: PremiumInput): Draft<Tests> {
  const words = input.words;
  const tests = [callTest(input, words), answersTest(input, words)];
  return { highImpactTests: tests.flatMap((test) => test ?? []), quickWins: quickWins(input, words) };
}

type Evidenced = { pageUrl: string; place: string; seen: string } | null;

const byFormula = (what: string, ...evidence: Evidenced[]): Ground => ({
  kind: 'derived',
  rule: `${what} ${SAMPLE_RULE}`,
  evidence: evidence.flatMap((one) => one ?? []),
});

const number = (count: number): string => count.toLocaleString('en-US');
const percent = (share: number): string => `${Math.round(share * 100)}%`;
const noLift = (how: string): Pick<Test, 'estimatedLift' | 'estimatedLiftBasis'> => ({
  estimatedLift: null,
  estimatedLiftBasis: { kind: 'not_measured', how },
});

function callTest(input: PremiumInput, { phrases }: BusinessWords): Draft<Test> | null {
  const { facts } = input;
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
  const shown = link?.text.trim() || phone.asShown;
  const n = number(sampleSize(CALLS.baseline, CALLS.target));
  return say(
    {
      testName: link
        ? 'Telephone link: the number alone or with your hours'
        : 'Telephone number: as text or as a link that names your hours',
      ...noLift(
        'Count taps on the telephone link as an event of your visitor counter, or calls in your telephone’s list.',
      ),
      implementationTime: 'An hour, most of it for counting taps',
      hypothesis: 'People call more readily when the link itself says that somebody answers now.',
      variants: [
        {
          name: 'A: as it reads today',
          description: shown,
          expectedImpact: 'None; the share of callers you have now.',
        },
        {
          name: 'B: the number with the hours',
          description: `${phrases.call(phone.asShown)} (${open})`,
          expectedImpact: 'Fewer calls outside hours, perhaps more in all. The test decides.',
        },
      ],
      successMetrics: ['Taps on the link per 100 visitors on a phone', 'Calls that reach somebody'],
      sampleSize: `${n} visitors on phones for each wording, for a rise from an assumed ${percent(CALLS.baseline)} to ${percent(CALLS.target)} who call.`,
      stopRule: `End it at ${n} for each, never in the middle of a week. With fewer than 100 visitors a week leave the split out and use B.`,
    },
    byFormula(
      'Words of the telephone link, against the number with the opening hours read.',
      seenAs(source),
      week?.sources[0] ? seenAs(week.sources[0]) : null,
    ),
  );
}

function answersTest(input: PremiumInput, { phrases, noun, place, name }: BusinessWords): Draft<Test> | null {
  const open = input.questions.filter(isWeak).slice(0, PROMPTS);
  const [home] = input.inputs.pages ?? [];
  if (!home || !name || !phrases || open.length === 0) return null;
  const n = sampleSize(MENTIONS.baseline, MENTIONS.target);
  const prompts = [
    ...(noun && place ? [capital(phrases.recommend(noun, place))] : []),
    ...open.map(({ question }) => (place ? `${question} (${place})` : question)),
  ].slice(0, PROMPTS);
  return say(
    {
      testName: 'Named by assistants: before and after the missing answers',
      ...noLift(`Ask the same prompts by hand in a fresh conversation each time and note whether ${name} is named.`),
      implementationTime: 'Two afternoons of asking, one before and one six weeks after the answers are online',
      hypothesis: `Once ${open.length === 1 ? 'the missing answer is' : `the ${open.length} heaviest missing answers are`} on your pages, assistants name ${name} in more of their answers to these prompts: ${listed(prompts.map((prompt) => quoted(prompt, 110)))}.`,
      variants: [
        {
          name: 'A: the website of today',
          description: `None of the pages read answers ${quoted(open[0]?.question ?? '', 110)} in full.`,
          expectedImpact: 'The share of answers that name you now. It may be zero.',
        },
        {
          name: 'B: the answers added',
          description:
            open.length === 1
              ? 'An answer to it, under a heading of its own.'
              : `${listed(open.map(({ question }) => quoted(question, 90)))} answered, each under its own heading.`,
          expectedImpact: 'Unknown. Nobody can promise a place in an answer, so count.',
        },
      ],
      successMetrics: [`Answers that name ${name}, out of all you asked`, 'Answers that link to one of your pages'],
      sampleSize: `${n} answers before and ${n} after, spread evenly over the prompts: enough to tell ${percent(MENTIONS.baseline)} from ${percent(MENTIONS.target)}. Fewer tell nothing, for answers change from one time to the next.`,
      stopRule: `Ask all ${n}, whatever the first ones say, on at least three days. Count how often you are named, not in which place.`,
    },
    byFormula(
      'Open questions of the trade as prompts. Answers vary from run to run (SparkToro and Gumshoe, January 2026: 2,961 runs), so frequencies are compared.',
      quoteOf(home.url, 'title', home.plain.view.titles[0] || 'no title'),
    ),
  );
}
