import type { PremiumResults } from '../../../contract/premium.ts';
import type { CheckId } from '../../checks/index.ts';
import { isShown } from '../../facts/certainty/places.ts';
import { sureFact } from '../../facts/certainty/sure-facts.ts';
import { TRADES } from '../../trades/index.ts';
import { counted, quoted } from '../../wording/words.ts';
import { resultOf } from '../findings.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { basis, estimated, unmeasured } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { aTrade, countryOf, tradeNouns } from '../shared/trade-words.ts';
import { AI_USE, CHOICES, CITED_SOURCES, factsFor, type IndustryFact, TRENDS, type Whom } from './industry-facts.ts';

type Group = PremiumResults['industryInsights'];

/** What is known of the trade and of how assistants choose, from published findings, each with what it means for this website. */
export function industryInsights(input: PremiumInput): Draft<Group> {
  const whom: Whom = {
    trade: input.inputs.questions.trade,
    country: countryOf(input),
    isLocal: input.inputs.isLocal === true,
  };
  const [use] = factsFor(AI_USE, whom);
  const [cited] = factsFor(CITED_SOURCES, whom);
  return {
    marketSize: say(
      'Not measured: how many customers there are cannot be seen on a website.',
      unmeasured(marketHow(input, whom.country)),
    ),
    marketSizeBasis: basis('not_measured', marketHow(input, whom.country)),
    aiAdoptionRate: use
      ? say(use.text, estimated(use.source))
      : say(
          'Not measured for your country.',
          unmeasured('Your country’s statistics office may publish how many people use AI tools.'),
        ),
    aiAdoptionRateBasis: use
      ? basis('estimated', `${use.source.title} (${use.source.date}); ${use.source.strength}.`)
      : basis('not_measured', 'Your country’s statistics office may publish how many people use AI tools.'),
    growthTrends: factsFor(TRENDS, whom).flatMap((fact) => withMeaning(input, fact)),
    seasonalPatterns: seasons(input, whom),
    customerBehavior: [...(cited ? [cited] : []), ...factsFor(CHOICES, whom)].flatMap((fact) =>
      withMeaning(input, fact),
    ),
    // What others will say of it follows from nothing a website shows.
    futureOpportunities: [],
  };
}

const COUNTS: Record<string, string> = {
  US: 'The Census Bureau’s County Business Patterns (census.gov/programs-surveys/cbp.html) counts',
  GB: 'The Office for National Statistics (nomisweb.co.uk) counts',
  DE: 'The business register of your Land’s statistics office counts',
  FR: 'INSEE (insee.fr, Sirene) counts',
  JP: 'The Economic Census (e-stat.go.jp) counts',
  AU: 'The Bureau of Statistics (abs.gov.au, Counts of Australian Businesses) counts',
  CA: 'Statistics Canada (Canadian Business Counts) counts',
};

function marketHow(input: PremiumInput, country: string | null): string {
  const { phrases, noun, place } = input.words;
  const typed = phrases && noun !== null && place !== null ? quoted(phrases.inPlace(noun, place)) : 'your main service';
  const counts = (country === null ? undefined : COUNTS[country]) ?? 'The statistics office of your country counts';
  return (
    `${counts} ${tradeNouns(input)}${input.inputs.isLocal === true ? ' by place' : ''}. Google’s Keyword ` +
    `Planner (ads.google.com) shows how often ${typed} is searched for.`
  );
}

/** A finding that says nothing about this website in particular has no place in its report. */
function withMeaning(input: PremiumInput, { id, text, source }: IndustryFact): Grounded<string>[] {
  const meaning = MEANINGS[id]?.(input) ?? null;
  return meaning === null ? [] : [say(`${text} ${meaning}`, estimated(source))];
}

/** What a finding means for this website; null where nothing seen here bears on it. */
type Meaning = (input: PremiumInput) => string | null;

/** How many links of a kind a check found; what it did not find may stand where it did not look. */
const counts =
  (checkId: CheckId, words: (count: number) => string): Meaning =>
  (input) => {
    const outcome = resultOf(input, checkId)?.outcome;
    return outcome?.outcome === 'pass' || outcome?.outcome === 'partial' ? words(outcome.evidence.length) : null;
  };

const listings = counts(
  'few-directory-links',
  (count) => `Your pages name entries in at least ${counted(count, 'directory', 'directories')}.`,
);

const MEANINGS: Record<string, Meaning> = {
  'fewer-bans': ({ inputs: { facts } }) => {
    const verdictOf = (name: string) => facts.robots.agents.find(({ token }) => token === name)?.verdict;
    const verdict = verdictOf('GPTBot');
    if (verdict === undefined || verdict === 'allowed') return null;
    // Who bans them all is out of the search as well.
    return verdictOf('OAI-SearchBot') === 'allowed'
      ? 'Your robots.txt bans it, which keeps you out of training and not out of ChatGPT’s search.'
      : 'Your robots.txt bans it.';
  },
  'cited-food': listings,
  'cited-health': listings,
  'few-are-named': ({ inputs: { facts } }) => {
    const rating = sureFact(facts.rating);
    return rating?.sources.some(isShown) ? `Your website states ${rating.value.value} of ${rating.value.best}.` : null;
  },
};

/** Dates that a law or an authority sets; when people look for the trade, nobody sees on a website. */
const seasons = (input: PremiumInput, whom: Whom): Grounded<string>[] => [
  ...factsFor(TRADES[whom.trade].fixedDates ?? [], whom).map(({ text, source }) => say(text, estimated(source))),
  say(
    `Not measured: the months in which people look for ${aTrade(input)} most. Search Console > Performance shows them, compared with the year before.`,
    unmeasured('Search Console keeps 16 months of searches.'),
  ),
];
