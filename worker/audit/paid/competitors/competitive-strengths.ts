import { markedAreas } from '../../checks/shared/local-words.ts';
import { sureFact, sureFacts } from '../../facts/certainty/sure-facts.ts';
import type { FactSource, Weekday } from '../../facts/facts.ts';
import { DAY_NAMES } from '../../week/week.ts';
import { intervalWords } from '../../week/week-words.ts';
import { asEntry, capital, counted, listed, listedUpTo, pageWords, quoted, sentence } from '../../wording/words.ts';
import { type Grounded, say } from '../grounded.ts';
import { derived } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { ownAnswers } from '../shared/own-answers.ts';
import { isFilledIn } from '../shared/praise.ts';
import { roleWords } from '../social/social-posts.ts';

/** One tells nobody what the rest costs. */
const SEVERAL_PRICES = 2;
const MAX_QUESTIONS = 2;
const MAX_NAMES = 3;
/** Two sentences: an answer often stands in the second. */
const MAX_PASSAGE_CHARS = 240;
/** Average of the places ChatGPT recommended: SOCi 2026. */
const GOOD_RATING = 4.3;
/** Later than most people leave work. */
const EVENING = '18:30';

/** What a customer can hold against another business, and an assistant can quote: facts, not adjectives. */
export function competitiveStrengths(input: PremiumInput): Grounded<string>[] {
  if (!isFilledIn(input)) return [];
  return [
    ...prices(input),
    ...unusualHours(input),
    ...answers(input),
    ...voices(input),
    ...people(input),
    ...languages(input),
    ...area(input),
  ];
}

const firstSources = (facts: readonly { sources: readonly FactSource[] }[]) =>
  facts.flatMap(({ sources }) => sources.slice(0, 1));

function prices({ inputs: { facts } }: PremiumInput): Grounded<string>[] {
  const certain = sureFacts(facts.prices);
  const [first] = certain;
  if (!first || certain.length < SEVERAL_PRICES) return [];
  const { what, asShown } = first.value;
  return [
    say(
      `You state prices, such as ${quoted(what, 60)}, ${asShown}. Those who compare can count you in.`,
      derived(
        'Prices read from the pages. In paired trials a stated price helped in all six models (arXiv 2605.25517).',
        firstSources(certain),
      ),
    ),
  ];
}

function unusualHours({ inputs: { facts } }: PremiumInput): Grounded<string>[] {
  const openingHours = sureFact(facts.openingHours);
  if (!openingHours || (openingHours.alternatives ?? []).length > 0) return [];
  const week = openingHours.value;
  const rule = (words: string) => derived(words, openingHours.sources.slice(0, 1));
  const weekend = (['sa', 'su'] as const).filter((day) => (week[day] ?? []).length > 0);
  const evening = (['mo', 'tu', 'we', 'th', 'fr'] as const).filter((day: Weekday) =>
    (week[day] ?? []).some(([, close]) => close !== null && (close > EVENING || close < '06:00')),
  );
  return [
    ...(weekend.length > 0
      ? [
          say(
            `You are open on ${listed(weekend.map((day) => `${DAY_NAMES[day]} (${intervalWords(week[day] ?? [])})`))}, and your website says so. A question for somebody open at the weekend can end with you.`,
            rule('Hours outside Monday to Friday, as stated.'),
          ),
        ]
      : []),
    ...(evening.length > 0
      ? [
          say(
            `On ${listed(evening.map((day) => DAY_NAMES[day]))} you are open past ${EVENING}, for those who cannot come during working hours.`,
            rule(`Closing times after ${EVENING}, as stated.`),
          ),
        ]
      : []),
  ];
}

function answers(input: PremiumInput): Grounded<string>[] {
  const { homeUrl } = input.inputs.target;
  return ownAnswers(input)
    .slice(0, MAX_QUESTIONS)
    .map(({ value: { question, answer }, sources }, index) => {
      const page = pageWords(sources[0]?.pageUrl ?? homeUrl, homeUrl);
      const [asked, said] = [quoted(question), quoted(answer, MAX_PASSAGE_CHARS)];
      return say(
        index === 0
          ? sentence(`An assistant that compares finds your words on ${page}, where ${asked} is settled: ${said}`)
          : sentence(`To ${asked} you give a whole answer on ${page}: ${said}`),
        derived('Questions the website itself asks and answers.', sources.slice(0, 1)),
      );
    });
}

function voices({ inputs: { facts } }: PremiumInput): Grounded<string>[] {
  const named = sureFacts(facts.reviews).filter(({ value }) => value.author !== null);
  const sureRating = sureFact(facts.rating);
  const rating = sureRating?.value;
  const ofFive = rating ? (rating.value * 5) / rating.best : 0;
  return [
    ...(named[0]
      ? [
          say(
            `${counted(named.length, 'customer speaks', 'customers speak')} on your pages under a name, ${listedUpTo(
              named.map(({ value }) => value.author ?? ''),
              MAX_NAMES,
            )}: words an assistant can quote and a stranger can weigh.`,
            derived('Customer texts with a name, read from the pages.', firstSources(named)),
          ),
        ]
      : []),
    ...(rating && sureRating && ofFive >= GOOD_RATING
      ? [
          say(
            `Your pages state ${rating.value} of ${rating.best}${rating.count === null ? '' : ` from ${counted(rating.count, 'review')}`}. The places ChatGPT named averaged ${GOOD_RATING} of 5.`,
            derived(
              'The rating stated, against the average of the SOCi study of 2026.',
              sureRating.sources.slice(0, 1),
            ),
          ),
        ]
      : []),
  ];
}

function people({ inputs: { facts } }: PremiumInput): Grounded<string>[] {
  const named = sureFacts(facts.people).filter(
    ({ value }) => value.role !== null && value.name !== facts.businessName?.value,
  );
  if (named.length === 0) return [];
  const who = listedUpTo(
    named.map(({ value }) => `${value.name} (${roleWords(value.role)})`),
    MAX_NAMES,
  );
  return [
    say(
      `Customers learn who they will deal with: ${who}.`,
      derived('People named together with what they do.', firstSources(named)),
    ),
  ];
}

function languages({ inputs: { facts } }: PremiumInput): Grounded<string>[] {
  const sure = sureFacts(facts.languages);
  if (sure.length < 2) return [];
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const spoken = listed(sure.map(({ value }) => names.of(value) ?? value));
  return [
    say(
      `Your website speaks ${spoken}. Questions in each of them can lead to your own words.`,
      derived('Languages of the text itself.', firstSources(sure)),
    ),
  ];
}

function area({ inputs: { pages, isLocal } }: PremiumInput): Grounded<string>[] {
  if (isLocal !== true) return [];
  const areas = markedAreas(pages ?? []);
  if (areas.length < 2) return [];
  return [
    say(
      `${capital(counted(areas.length, 'place'))} you work in ${areas.length === 1 ? 'is' : 'are'} named in your structured data: ${listedUpTo(
        areas.map(({ name }) => asEntry(name)),
        4,
      )}.`,
      derived(
        'areaServed of the structured data.',
        areas.slice(0, 2).map(({ name, pageUrl }) => ({ pageUrl, place: 'areaServed', seen: name })),
      ),
    ),
  ];
}
