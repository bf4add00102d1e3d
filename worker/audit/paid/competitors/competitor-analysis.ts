import type { PremiumResults } from '../../../contract/premium.ts';
import { capital, counted, points, quoted } from '../../wording/words.ts';
import { MIN_WEBSITES, type Standing, standingOf } from '../benchmark.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { basis, derived } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { rivalInsight } from '../shared/said-by-assistants.ts';
import { tradeNouns } from '../shared/trade-words.ts';

type Group = PremiumResults['competitorAnalysis'];

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
    // The areas and their tasks stand in the score and in the list of work.
    gapOpportunities: standingGap(input, standing),
    actionableInsights: rivalInsight(input),
  };
}

const askAround = (input: PremiumInput): string =>
  input.inputs.isLocal === true
    ? `Type ${searchWords(input)} into Google Maps and into two assistants`
    : `Ask two assistants which ${tradeNouns(input)} they would name for what you do best`;

/** What a customer types who knows no name; where the trade is not sure, only its owner knows the word. */
const searchWords = ({ words }: PremiumInput): string =>
  words.noun === null || words.place === null || words.phrases === null
    ? 'what customers call your trade, with your town,'
    : quoted(words.phrases.inPlace(words.noun, words.place));

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

const MIDDLE = 'the middle of those of your trade analyzed here';

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
          ? `You are ${ahead === 0 ? 'level with' : `${points(ahead)} above`} ${MIDDLE}, and ${points(toTop)} below their best tenth.`
          : 'You score as high as the best tenth of those of your trade analyzed here.',
        rule,
      ),
    ];
  }
  const reached = afterEach(input).findIndex((after) => after >= standing.median);
  return [
    say(
      `${capital(MIDDLE)} is ${points(-ahead)} ahead of you.${reached < 0 ? '' : ` The first ${counted(reached + 1, 'recommendation')} close that gap.`}`,
      rule,
    ),
  ];
}
