import { findListings } from '../../checks/shared/listing-platforms.ts';
import { worksAtCustomers } from '../../checks/shared/local-words.ts';
import { isOneSpelling } from '../../facts/addresses/spelling/one-spelling.ts';
import { visitedOf } from '../../facts/addresses/visited.ts';
import type { RatedFacts } from '../../facts/facts.ts';
import { isCalled } from '../../facts/phones/is-called.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { WEEK } from '../../week/week.ts';
import { weekWords } from '../../week/week-words.ts';
import { quoted } from '../../wording/words.ts';
import { resultOf } from '../findings.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { derived, measured } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { isInText } from './spoken-fact-places.ts';

export function profileStatus(input: PremiumInput): Draft<string> {
  const result = resultOf(input, 'missing-google-profile-link');
  const count = input.inputs.pages?.length ?? 0;
  switch (result?.outcome.outcome) {
    case 'pass':
      return say(
        `A link of your website leads to Google: ${result.outcome.evidence[0]?.seen ?? ''}. What it says was not read there.`,
        measured(result),
      );
    case 'partial':
      return say(
        'Linked only through JavaScript, so a plain reader does not see which entry is yours.',
        measured(result),
      );
    case 'fail':
      return say(
        `We found no link to an entry on Google Maps on the ${count === 1 ? 'page' : `${count} pages`} read.`,
        measured(result),
      );
    case 'inconclusive':
      // Whether a business is one that Google lists is asked under “Confirm your facts”, and nowhere else.
      return say(linkOf(input) ?? UNKNOWN, measured(result));
    default:
      return say('Not measured: the website does not tell whether you meet customers at a place.', measured(result));
  }
}

const UNKNOWN =
  'Not measured: whether Google Maps has an entry of your business. Search for your business there to find out.';

/** What is linked, whoever the business is; null where that is in doubt. */
function linkOf({ inputs: { pages } }: PremiumInput): string | null {
  const entry = findListings(pages ?? [], 'reviews').find(({ platform }) => platform === 'Google');
  const read = (pages?.length ?? 0) === 1 ? 'The page read leads' : 'The pages read lead';
  return entry ? `${read} to Google: ${entry.evidence.seen}.` : null;
}

const words = (text: string): string =>
  ` ${plainWords(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** As much of an address as stands in one place of a page, street first: a region that only markup names is left out. Null without its town. */
function asShown({ value: { text, street, locality }, sources }: RatedFacts['addresses'][number]): string | null {
  const seen = sources.filter(isInText).map((source) => words(source.seen));
  const parts = text.split(', ');
  const shown = parts
    .map((_, left) => parts.slice(0, parts.length - left).join(', '))
    .find((some) => seen.some((place) => place.includes(words(some))));
  const isWhole = [street, locality].every((part) => part !== null && shown && words(shown).includes(words(part)));
  return isWhole ? (shown ?? null) : null;
}

/** Legal pages name whoever runs the website; where one of them does not say the name, it may spell it otherwise. */
const isNamedIn = (pages: readonly ReadPage[], name: string): boolean =>
  pages
    .filter(({ role }) => role === 'legal')
    .every(({ plain, rendered }) =>
      [plain.view, ...(rendered ? [rendered.view] : [])].some(({ blocks }) =>
        blocks.some(({ text }) => text.includes(name)),
      ),
    );

/** Whether each text that gives the number writes it in one way. */
const isDialledAlike = ({ asShown, sources }: RatedFacts['phones'][number]): boolean =>
  sources.filter(isInText).every(({ seen }) => seen.includes(asShown));

/** What to type into the profile, so that it says what the website says. */
export function profileEntries(input: PremiumInput): Grounded<string>[] {
  const {
    facts,
    inputs: { pages, facts: read },
    words: { name },
  } = input;
  const lines: Grounded<string>[] = [];
  // Each branch has an entry of its own; of two addresses that contradict each other nobody is told to copy one.
  const [address] = read.addresses.length === 1 ? visitedOf(facts.addresses) : [];
  const [phone] = read.phones.length === 1 ? facts.phones.filter(isCalled) : [];
  const shown = address && isOneSpelling(address.value, address.sources) ? asShown(address) : null;
  if (address && shown !== null && name !== null) {
    const atCustomers = worksAtCustomers(facts, pages ?? []);
    const isSpelledAlike = isNamedIn(pages ?? [], name) && (phone === undefined || isDialledAlike(phone));
    const contact = [name, ...(atCustomers ? [] : [shown]), ...(phone ? [phone.asShown] : [])].join(' · ');
    lines.push(
      say(
        atCustomers
          ? `In your Google Business Profile, if you have one, enter ${phone ? 'name and phone' : 'the name'}` +
              `${isSpelledAlike ? ` (${quoted(contact)})` : ''}, and list the towns you work in. ` +
              'Google asks businesses without a shop door to hide the street.'
          : `In your Google Business Profile, if you have one, enter ${phone ? 'name, address and phone' : 'name and address'}` +
              `${isSpelledAlike ? `: ${quoted(contact, 200)}` : ' as they should be known'}.`,
        derived(
          'What the website states, so that both say the same (Google’s guidelines: support.google.com/business/answer/3038177).',
          [...address.sources.slice(0, 1), ...(phone?.sources.slice(0, 1) ?? [])],
        ),
      ),
    );
  }
  const week = facts.openingHours?.value;
  // A profile asks for every day: of hours that leave one open nobody is told to copy the rest.
  if (facts.openingHours && week && !week.byAppointment && WEEK.every((day) => week[day] !== null)) {
    lines.push(
      say(
        `Set these hours in your Google Business Profile, if you have one: ${weekWords(week)}.`,
        derived('Hours stated on the website.', facts.openingHours.sources.slice(0, 1)),
      ),
    );
  }
  return lines;
}
