import { visitedOf } from '../../facts/addresses/visited.ts';
import { isCalled } from '../../facts/phones/is-called.ts';
import { hoursSentence } from '../../week/spoken-week.ts';
import { type Grounded, say } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { derived, seenAs } from '../shared/premium-grounds.ts';

/** Facts as sentences for the ear, in the website's language. */
export function spokenSentences({
  facts,
  inputs: { isLocal },
  words: { name, phrases },
}: PremiumInput): Grounded<string>[] {
  if (!name || !phrases) return [];
  const rule = 'The fact as found on the website, put as one sentence with the name in it.';
  const lines: Grounded<string>[] = [];
  // Which of several is meant, nobody can tell.
  const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);
  const [phone, week] = [only(facts.phones), facts.openingHours];
  const address = only(
    visitedOf(facts.addresses).filter(({ value }) => value.street !== null && value.locality !== null),
  );
  const hours = week && hoursSentence(name, week.value, phrases);
  if (hours && week.sources[0]) lines.push(say(hours, derived(rule, [seenAs(week.sources[0])])));
  if (phone?.sources[0] && isCalled(phone))
    lines.push(say(phrases.phone(name, phone.asShown), derived(rule, [seenAs(phone.sources[0])])));
  if (isLocal === true && address?.sources[0]) {
    const { street, locality, country, text } = address.value;
    // Nobody says a postal code; in Japan the larger comes first, as printed.
    const spoken = country === 'JP' ? text : `${street}, ${locality}`;
    lines.push(say(phrases.address(name, spoken), derived(rule, [seenAs(address.sources[0])])));
  }
  return lines;
}
