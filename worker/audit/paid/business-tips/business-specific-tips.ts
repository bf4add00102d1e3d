import type { PremiumResults } from '../../../contract/premium.ts';
import { markedAreas } from '../../checks/shared/local-words.ts';
import type { AnsweredQuestion } from '../../questions/answered-question.ts';
import { TRADES } from '../../trades/index.ts';
import { DAY_NAMES, WEEK } from '../../week/week.ts';
import { variant } from '../../wording/variants.ts';
import { asEntry, capital, listed, listedUpTo, pageWords } from '../../wording/words.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import type { BusinessWords } from '../shared/business-words.ts';
import { derived, homeEvidence, passageOf, quoteOf, seenAs } from '../shared/premium-grounds.ts';
import { earnedStrengths } from './earned-strengths.ts';

type Tips = PremiumResults['businessSpecificTips'];

/** What holds for this trade alone, by which of its questions the pages answer. */
export function businessSpecificTips(input: PremiumInput): Draft<Tips> {
  const words = input.words;
  return {
    industryOptimizations: industryTips(input, words),
    localSeoTips: input.inputs.isLocal === true ? localTips(input, words) : [],
    competitorAdvantages: earnedStrengths(input),
  };
}

function industryTips(input: PremiumInput, { trade }: BusinessWords): Grounded<string>[] {
  return TRADES[trade].tips.flatMap(({ question: id, open, answered }, index) => {
    const question = input.questions.find((one) => one.id === `${trade}/${id}`);
    if (!question) return [];
    const isAnswered = question.answered === 'full';
    const state = isAnswered
      ? 'answer'
      : question.answered === 'inconclusive'
        ? 'could not be judged on'
        : 'leave open';
    return [
      say(
        isAnswered ? `${toldOn(input, question, index)} ${answered}` : open,
        derived(
          `Reviewed judgement for the trade (${trade}), given with “${question.question}”, which your pages ${state}.`,
          [passageOf(question) ?? homeEvidence(input)],
        ),
      ),
    ];
  });
}

/** A tip that builds on an answer names it first. */
function toldOn({ inputs: { target } }: PremiumInput, { question, pageUrl }: AnsweredQuestion, index: number): string {
  const page = pageWords(pageUrl ?? '', target.homeUrl);
  return variant(index, [
    `“${question}” is answered on ${page}.`,
    `You have an answer to “${question}”.`,
    `${capital(page)} answers “${question}”.`,
  ]);
}

function localTips(input: PremiumInput, { trade, place }: BusinessWords): Grounded<string>[] {
  const { facts } = input.inputs;
  const address = facts.addresses[0]?.sources[0];
  const ofTrade = TRADES[trade].localTips.map((text) =>
    say(
      text.replaceAll('{place}', place ?? 'your town'),
      derived(`Reviewed judgement for local businesses of the trade (${trade}).`, [
        address ? seenAs(address) : homeEvidence(input),
      ]),
    ),
  );
  return [...ofTrade, ...closedDays(input), ...middayBreak(input), ...towns(input)];
}

/** At weekends nobody is surprised. */
const WEEKDAYS = WEEK.slice(0, 5);

function closedDays({ inputs: { facts } }: PremiumInput): Grounded<string>[] {
  const week = facts.openingHours;
  const [source] = week?.sources ?? [];
  if (!week || !source) return [];
  const closed = WEEK.flatMap((day) => (week.value[day]?.length === 0 ? DAY_NAMES[day] : []));
  if (!WEEKDAYS.some((day) => week.value[day]?.length === 0)) return [];
  return [
    say(
      `You are shut on ${listed(closed)}. Say beside the hours what somebody can do on ${closed.length === 1 ? 'that day' : 'those days'}: write, book, leave a message, and when an answer comes.`,
      derived('Days stated as closed, one of them a working day.', [seenAs(source)]),
    ),
  ];
}

/** A break on this many days is a habit. */
const MANY_DAYS = 3;

function middayBreak({ inputs: { facts } }: PremiumInput): Grounded<string>[] {
  const week = facts.openingHours;
  const [source] = week?.sources ?? [];
  if (!week || !source) return [];
  const breaks = WEEK.flatMap((day) => {
    const [first, second] = week.value[day] ?? [];
    return first?.[1] && second ? [`${first[1]} to ${second[0]}`] : [];
  });
  const [usual] = breaks;
  if (usual === undefined || breaks.filter((one) => one === usual).length < MANY_DAYS) return [];
  return [
    say(
      `Between two openings, from ${usual}, an assistant that is asked “are they open now?” has to say no. A sentence on what is possible then (a call, a counter, an order) gives it more to say.`,
      derived('The same break between two opening times on several days.', [seenAs(source)]),
    ),
  ];
}

const MIN_TOWNS = 2;
const MAX_TOWNS = 4;

function towns({ inputs: { facts, pages } }: PremiumInput): Grounded<string>[] {
  const own = [...new Set(facts.addresses.flatMap(({ value }) => value.locality ?? []))];
  const marked = markedAreas(pages ?? []);
  const others = marked.filter(({ name }) => !own.includes(name));
  const lines: Grounded<string>[] = [];
  if (others.length >= MIN_TOWNS)
    lines.push(
      say(
        `Your markup claims ${listedUpTo(
          others.map(({ name }) => asEntry(name)),
          MAX_TOWNS,
        )}. For each, say in a sentence what you do for people there and how they reach you; a bare list of names proves nothing.`,
        derived(
          'Places named in areaServed beside the town of the address.',
          others.map(({ name, pageUrl }) => quoteOf(pageUrl, 'areaServed', name)),
        ),
      ),
    );
  if (own.length >= MIN_TOWNS)
    lines.push(
      say(
        `You have addresses in ${listedUpTo(own, MAX_TOWNS)}. Say which of them does what: who looks for you in one town should not be sent to the other.`,
        derived(
          'Towns of the addresses on the website.',
          facts.addresses.flatMap(({ sources: [source] }) => (source ? [seenAs(source)] : [])),
        ),
      ),
    );
  return lines;
}
