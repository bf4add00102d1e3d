import type { PremiumResults } from '../../../contract/premium.ts';
import type { Evidence } from '../../checks/check.ts';
import type { CheckId } from '../../checks/index.ts';
import { shownDates } from '../../checks/shared/page-dates.ts';
import { mayClaimMissing } from '../../facts/claims/claims.ts';
import { TRADES } from '../../trades/index.ts';
import { allText } from '../../website/page/page-text.ts';
import { contentView } from '../../website/text/page-prose.ts';
import { variant } from '../../wording/variants.ts';
import { counted, pageWords, quoted, sentence } from '../../wording/words.ts';
import { resultOf } from '../findings.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { basis, derived, estimated, unmeasured } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { aTrade, countryOf, tradeNouns } from '../shared/trade-words.ts';
import {
  AI_USE,
  CHOICES,
  CITED_SOURCES,
  factsFor,
  type IndustryFact,
  OPENINGS,
  TRENDS,
  type Whom,
} from './industry-facts.ts';
import { HOLIDAY_ANYWHERE, holidaySayings, type Said, seasonSayings } from './season-words.ts';

type Group = PremiumResults['industryInsights'];

const MAX_SEASONS = 3;

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
    futureOpportunities: factsFor(OPENINGS, whom).flatMap((fact) => withMeaning(input, fact)),
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
  const { phrases, typedNoun: noun, place } = input.words;
  const typed = phrases && noun !== null && place !== null ? quoted(phrases.inPlace(noun, place)) : 'your main service';
  const counts = (country === null ? undefined : COUNTS[country]) ?? 'The statistics office of your country counts';
  return `${counts} ${tradeNouns(input)}${input.inputs.isLocal === true ? ' by place' : ''}. Google’s Keyword Planner (ads.google.com) shows how often ${typed} is searched for.`;
}

/** A finding that says nothing about this website in particular has no place in its report. */
function withMeaning(input: PremiumInput, { id, text, source }: IndustryFact): Grounded<string>[] {
  const meaning = MEANINGS[id]?.(input) ?? null;
  return meaning === null ? [] : [say(`${text} ${meaning}`, estimated(source))];
}

/** What a finding means for this website; null where nothing seen here bears on it. */
type Meaning = (input: PremiumInput) => string | null;

const outcomeOf = (input: PremiumInput, checkId: CheckId) => resultOf(input, checkId)?.outcome.outcome;

const listings: Meaning = (input) => {
  const entries = resultOf(input, 'few-directory-links')?.outcome;
  return entries?.outcome === 'pass'
    ? `Your pages lead to ${counted(entries.evidence.length, 'directory entry', 'directory entries')}.`
    : null;
};

const ownPages: Meaning = ({ inputs: { pages } }) =>
  pages === null
    ? null
    : `So what stands on your own pages is worth your time; we read ${pages.length === 1 ? 'one' : pages.length} of them.`;

const MEANINGS: Record<string, Meaning> = {
  'fewer-bans': ({ inputs: { facts } }) => {
    const verdict = facts.robots.agents.find(({ token }) => token === 'GPTBot')?.verdict;
    if (verdict === undefined) return null;
    return verdict === 'allowed'
      ? null
      : 'Your robots.txt bans it, which keeps you out of training and not out of ChatGPT’s search.';
  },
  'cited-food': listings,
  'cited-health': listings,
  'cited-retail': ownPages,
  'cited-finance': ownPages,
  'cited-all': ownPages,
  'price-and-date': ({ inputs }) => {
    const { facts, pages } = inputs;
    if (pages === null) return null;
    if (!facts.prices.length && !mayClaimMissing('prices', inputs)) return null;
    const dated = pages.filter((page) => shownDates(page).length > 0).length;
    return `Your pages state ${['no price', 'a price'][facts.prices.length] ?? 'prices'}, and ${dated === 0 ? 'none shows' : `${dated} of ${pages.length} ${dated === 1 ? 'shows' : 'show'}`} a date.`;
  },
  'few-are-named': ({ inputs, inputs: { facts } }) =>
    facts.rating === null
      ? mayClaimMissing('rating', inputs)
        ? 'Your website states no rating.'
        : null
      : `Your website states ${facts.rating.value.value} of ${facts.rating.value.best}.`,
  'no-javascript': (input) => {
    switch (outcomeOf(input, 'text-lost-without-javascript')) {
      case 'partial':
      case 'fail':
        return 'Part of your text exists only through scripts, so they did not see such parts.';
      default:
        return null;
    }
  },
  'others-speak-for-you': (input) => {
    const count = resultOf(input, 'few-review-profiles')?.outcome;
    return count?.outcome === 'pass' || count?.outcome === 'partial'
      ? `You point to ${counted(count.evidence.length, 'place')} where others speak of you.`
      : count?.outcome === 'fail'
        ? 'Your pages point to no place where others speak of you.'
        : null;
  },
  'pages-that-are-used': ({ questions }) => {
    const judged = questions.filter(({ answered }) => answered !== 'inconclusive');
    const full = judged.filter(({ answered }) => answered === 'full').length;
    return judged.length === 0
      ? null
      : `Of the ${counted(judged.length, 'question')} we could judge, your pages answer ${full === 0 ? 'none' : full} in full; each missing fact is such an opening.`;
  },
};

/** From the website's own words and hours, or from a law; never from a guess about the trade. */
function seasons(input: PremiumInput, whom: Whom): Grounded<string>[] {
  // A notice of last year's summer tells nothing about this one.
  const news = new Set((input.inputs.pages ?? []).filter(({ role }) => role === 'article').map(({ url }) => url));
  const sections = input.words.sections.filter(({ pageUrl }) => !news.has(pageUrl));
  const { homeUrl } = input.inputs.target;
  const evidenceOf = ({ pageUrl, sentence }: Said): Evidence => ({
    pageUrl,
    place: 'text',
    seen: sentence.slice(0, 300),
  });
  const said = seasonSayings(sections);
  const words = said.map(({ word }) => word.toLowerCase());
  const distinct = said.filter(({ word }, index) => words.indexOf(word.toLowerCase()) === index).slice(0, MAX_SEASONS);
  const lines = [
    ...factsFor(TRADES[whom.trade].fixedDates ?? [], whom).map(({ text, source }) => say(text, estimated(source))),
    ...distinct.map((one, index) => {
      const page = pageWords(one.pageUrl, homeUrl);
      return say(
        sentence(
          variant(index, [
            `Your own text names a season on ${page}; beside it, say which one holds now and until when: ${quoted(one.sentence)}`,
            `Readers will ask what holds this year when they meet this on ${page}: ${quoted(one.sentence)}`,
            `A line on ${page} to check when the season turns: ${quoted(one.sentence)}`,
          ]),
        ),
        derived('Names of seasons and feasts in the running text.', [evidenceOf(one)]),
      );
    }),
    ...holidays(input, holidaySayings(sections).map(evidenceOf)),
  ];
  return [
    ...lines,
    say(
      `Not measured: the months in which people look for ${aTrade(input)} most. Search Console > Performance shows them, compared with the year before.`,
      unmeasured('Search Console keeps 16 months of searches.'),
    ),
  ];
}

function holidays({ inputs: { facts, pages } }: PremiumInput, said: readonly Evidence[]): Grounded<string>[] {
  const { openingHours } = facts;
  if (!openingHours) return [];
  const [first] = said;
  if (!first && (pages ?? []).some((page) => HOLIDAY_ANYWHERE.test(allText(contentView(page))))) return [];
  return first
    ? [
        say(
          sentence(
            `You say what holds on public holidays, and few things go out of date faster: ${quoted(first.seen)}`,
          ),
          derived('Sentences that name public holidays.', said),
        ),
      ]
    : [
        say(
          'Your hours are those of an ordinary week. No page read says whether you are open on public holidays.',
          derived('Hours are stated, and no sentence names public holidays.', openingHours.sources.slice(0, 1)),
        ),
      ];
}
