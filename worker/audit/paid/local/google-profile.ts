import { findListings } from '../../checks/shared/listing-platforms.ts';
import { worksAtCustomers } from '../../checks/shared/local-words.ts';
import { visitedOf } from '../../facts/addresses/visited.ts';
import { isCalled } from '../../facts/phones/is-called.ts';
import { WEEK } from '../../week/week.ts';
import { weekWords } from '../../week/week-words.ts';
import { resultOf } from '../findings.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { derived, measured } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';

export function profileStatus(input: PremiumInput): Draft<string> {
  const result = resultOf(input, 'missing-google-profile-link');
  const count = input.inputs.pages?.length ?? 0;
  switch (result?.outcome.outcome) {
    case 'pass':
      return say(
        `A link of your website leads to Google (${addressWords(result.outcome.evidence[0]?.seen ?? '')}). What it says was not read there.`,
        measured(result),
      );
    case 'partial':
      return say('A link to Google stands on your pages only with JavaScript.', measured(result));
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

/** A query holds what a browser once searched for, and nothing to read; that there is one a mark says. */
const addressWords = (seen: string): string => seen.replace(/^https?:\/\//i, '').replace(/[?#].*$/, '…');

const UNKNOWN =
  'Not measured: whether Google Maps has an entry of your business. Search for your business there to find out.';

/** What is linked, whoever the business is; null where that is in doubt. */
function linkOf({ inputs: { pages } }: PremiumInput): string | null {
  const entry = findListings(pages ?? [], 'reviews').find(({ platform }) => platform === 'Google');
  const read = (pages?.length ?? 0) === 1 ? 'The page read leads' : 'The pages read lead';
  return entry ? `${read} to Google (${addressWords(entry.evidence.seen)}).` : null;
}

/** What to compare with the entry. Where no link to one was seen, nobody knows of any. */
export function profileEntries(input: PremiumInput): Grounded<string>[] {
  const { facts, inputs, words } = input;
  const outcome = resultOf(input, 'missing-google-profile-link')?.outcome.outcome;
  if (outcome !== 'pass' && outcome !== 'partial') return [];
  const lines: Grounded<string>[] = [];
  // Each branch has an entry of its own; of two addresses that contradict each other nobody is told to copy one.
  const [address] = inputs.facts.addresses.length === 1 ? visitedOf(facts.addresses) : [];
  const [phone] = inputs.facts.phones.length === 1 ? facts.phones.filter(isCalled) : [];
  if (address && words.name !== null && !worksAtCustomers(facts, inputs.pages ?? [])) {
    const named = phone ? 'name, address and phone' : 'name and address';
    lines.push(
      say(
        `Compare ${named} in your Google Business Profile with those on your website.`,
        derived('Facts that the website states (Google’s guidelines: support.google.com/business/answer/3038177).', [
          ...address.sources.slice(0, 1),
          ...(phone?.sources.slice(0, 1) ?? []),
        ]),
      ),
    );
  }
  const week = facts.openingHours?.value;
  // A profile asks for every day: of hours that leave one open nobody is told to compare the rest.
  if (facts.openingHours && week && !week.byAppointment && WEEK.every((day) => week[day] !== null)) {
    lines.push(
      say(
        `Compare the hours in your Google Business Profile with those on your website: ${weekWords(week)}.`,
        derived('Hours stated on the website.', facts.openingHours.sources.slice(0, 1)),
      ),
    );
  }
  return lines;
}
