import type { PremiumResults } from '../../../contract/premium.ts';
import type { CategoryId } from '../../checks/check.ts';
import type { Improvement } from '../../score/improvements.ts';
import { shareOf } from '../../score/share-of-gain.ts';
import { variant } from '../../wording/variants.ts';
import { counted, listedUpTo, points, quoted } from '../../wording/words.ts';
import { MIN_WEBSITES, type Standing, standingOf } from '../benchmark.ts';
import { openResults } from '../findings.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { basis, derived } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { rivalInsight } from '../shared/said-by-assistants.ts';
import { aTrade, tradeNouns } from '../shared/trade-words.ts';

type Group = PremiumResults['competitorAnalysis'];
type Insight = Group['actionableInsights'][number];

/** Green in the report's own bands. */
const GREEN = 80;
/** Areas worth naming; the rest is in the recommendations. */
const MAX_AREAS = 5;
/** With less to win an area is as good as done; one in the green band is no gap. */
const MIN_AREA_GAIN = 0.3;
const MAX_NUMBERS = 4;

/** How the website stands among others of its trade, by what this service has counted itself; no other website is judged here. */
export function competitorAnalysis(input: PremiumInput): Draft<Group> {
  const standing = standingOf(input.overallScore, input.benchmark);
  return {
    benchmarkComparison: comparison(input, standing),
    topCompetitors: [],
    topCompetitorsBasis: basis(
      'not_measured',
      `This report reads your website and no other. ${askAround(input)}, note the names that come up more ` +
        'than once, and analyze those websites here: you get the same checks side by side.',
    ),
    // What sets it apart from websites that nobody read here cannot be told.
    competitiveAdvantages: [],
    gapOpportunities: [...standingGap(input, standing), ...areaGaps(input)],
    actionableInsights: insights(input),
  };
}

const askAround = (input: PremiumInput): string =>
  input.inputs.isLocal === true
    ? `Type ${searchWords(input)} into Google Maps and into two assistants`
    : `Ask two assistants which ${tradeNouns(input)} they would name for what you do best`;

/** What a customer types who knows no name; where the trade is not sure, only its owner knows the word. */
const searchWords = ({ words }: PremiumInput): string =>
  words.typedNoun === null || words.place === null || words.phrases === null
    ? 'what customers call your trade, with your town,'
    : quoted(words.phrases.inPlace(words.typedNoun, words.place));

function comparison(input: PremiumInput, standing: Standing | null): Draft<Group['benchmarkComparison']> {
  const { benchmark, overallScore } = input;
  const known = benchmark?.scores.length ?? 0;
  const others = tradeNouns(input);
  const whole = derived(
    'The score of this report, beside the newest score of each other website of the trade that this service has analyzed.',
  );
  if (!standing) {
    const none = basis(
      'not_measured',
      input.inputs.questions.trade === 'other'
        ? 'Confirm your trade: until then there is nobody to compare with.'
        : `Shown as soon as this service has analyzed ${MIN_WEBSITES} other ${others}; so far there ` +
            `${known === 1 ? 'is' : 'are'} ${known === 0 ? 'none' : known}.`,
    );
    return say(
      {
        yourScore: overallScore,
        industryAverage: null,
        industryAverageBasis: none,
        topPerformerScore: null,
        topPerformerScoreBasis: none,
        yourRanking: null,
        yourRankingBasis: none,
      },
      whole,
    );
  }
  const sample = `${standing.websites} other ${others} analyzed here: those who came, not the whole trade`;
  return say(
    {
      yourScore: overallScore,
      industryAverage: standing.median,
      industryAverageBasis: basis('measured', `Median of ${sample}.`),
      topPerformerScore: standing.topDecile,
      topPerformerScoreBasis: basis('measured', `Nine in ten score this or less, of ${sample}.`),
      yourRanking: standing.rank,
      yourRankingBasis: basis(
        'measured',
        `Place among ${standing.websites + 1} websites, yours included; equal scores share a place.`,
      ),
    },
    whole,
  );
}

/** The total after each recommendation, as the plan tells it. */
const afterEach = ({ plan }: PremiumInput): number[] =>
  plan.flatMap(({ steps }) => steps.map(({ scoreAfter }) => scoreAfter));

function standingGap(input: PremiumInput, standing: Standing | null): Grounded<string>[] {
  if (!standing) return [];
  const { overallScore } = input;
  const rule = derived('Scores of the others as they were counted when this website was judged.');
  const ahead = overallScore - standing.median;
  if (ahead >= 0) {
    const toTop = standing.topDecile - overallScore;
    return [
      say(
        toTop > 0
          ? `You are ${ahead === 0 ? 'level with' : `${points(ahead)} above`} the middle of your trade, and ${points(toTop)} below its best tenth.`
          : 'You score as high as the best tenth of your trade. What follows keeps that lead.',
        rule,
      ),
    ];
  }
  const reached = afterEach(input).findIndex((after) => after >= standing.median);
  return [
    say(
      `The middle of your trade is ${points(-ahead)} ahead of you.${reached < 0 ? '' : ` The first ${counted(reached + 1, 'recommendation')} close that gap.`}`,
      rule,
    ),
  ];
}

interface Area {
  id: CategoryId;
  title: string;
  score: number;
  gain: number;
  steps: number[];
}

const inArea = (improvement: Improvement, id: CategoryId) =>
  improvement.results.some(({ check }) => check.category === id);

function areas({ score, improvements }: PremiumInput): Area[] {
  return score.categories
    .flatMap((category) => {
      if (category.score === null) return [];
      const own = improvements
        .map((one, index) => ({ one, number: index + 1 }))
        .filter(({ one }) => inArea(one, category.id));
      return [
        {
          id: category.id,
          title: category.title,
          score: category.score,
          gain: own.reduce(
            (sum, { one }) => sum + one.rawGain * shareOf(one, ({ check }) => check.category === category.id),
            0,
          ),
          steps: own.map(({ number }) => number),
        },
      ];
    })
    .filter(({ gain, score }) => gain >= MIN_AREA_GAIN && score < GREEN)
    .sort((a, b) => b.gain - a.gain);
}

const numbers = (steps: readonly number[]): string => {
  return steps.length === 1
    ? `recommendation ${steps[0]}`
    : `recommendations ${listedUpTo(steps.map(String), MAX_NUMBERS)}`;
};

function areaGaps(input: PremiumInput): Grounded<string>[] {
  return areas(input)
    .slice(0, MAX_AREAS)
    .map(({ id, title, score, steps }, index) => {
      return say(
        variant(index, [
          `${title}: ${score} of 100. What would raise it: ${numbers(steps)}.`,
          `${title} stands at ${score} of 100: see ${numbers(steps)}.`,
          `${title}: ${score} of 100 for now; ${numbers(steps)} would raise it.`,
        ]),
        derived('The score of the area, and the recommendations that mend its open checks.', [
          ...(openResults(input, id)[0]?.outcome.evidence.slice(0, 1) ?? []),
        ]),
      );
    });
}

/** Of others alone: what the own score comes to, and how, say the work and the plan. */
function insights(input: PremiumInput): Draft<Insight>[] {
  const asked = rivalInsight(input);
  return asked.length > 0 ? asked : input.isClosed ? [] : [compareInsight(input)];
}

function compareInsight(input: PremiumInput): Draft<Insight> {
  const { phrases, typedNoun: noun, place } = input.words;
  const prompt = phrases && noun !== null && place !== null ? phrases.recommend(noun, place) : null;
  const [weakest] = areas(input);
  return say(
    {
      insight: `Who is recommended in your place is a question this report cannot answer, and you can, in an hour.`,
      priority: 'medium' as const,
      implementation:
        `${prompt === null ? `Ask an assistant to recommend ${aTrade(input)} for the thing you do best` : `Ask an assistant ${quoted(prompt)}`}, ` +
        'ten times in new chats, and count the names. Analyze the website named most often, and compare it ' +
        `with yours area by area${weakest ? `, beginning with ${weakest.title}` : ''}.`,
      expectedOutcome: 'A list of names with counts, and the areas in which they are better. No lift is promised.',
    },
    derived(
      'Lists of names differ from run to run (SparkToro and Gumshoe, January 2026), so single answers prove nothing.',
    ),
  );
}
