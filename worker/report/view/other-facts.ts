import { listed } from '../../audit/wording/words.ts';
import type { FactSheet } from './fact-rows.ts';

/** What customers ask an assistant for first, by kind of fact: the sentence above the sheet tells how it is with each of them. */
export const KEY_FACTS: ReadonlyMap<string, string> = new Map([
  ['businessName', 'your name'],
  ['trade', 'your trade'],
  ['services', 'what you offer'],
  ['prices', 'prices'],
  ['phones', 'your phone number'],
  ['addresses', 'your address'],
  ['openingHours', 'your hours'],
]);

/** What is asked for most and is told to nobody until its owner confirms it. */
const NAMED: Readonly<Record<string, string>> = { services: 'services', prices: 'prices', people: 'people' };

/**
 * What is not told as a fact, by kind alone: the values stand where the owner confirms them. '' where nothing was seen besides. What no page
 * holds is told by the tasks.
 */
export function doubtedWords({ doubted, unread }: Pick<FactSheet, 'doubted' | 'unread'>): string {
  if (doubted.length + unread.length === 0) return '';
  const named = doubted.flatMap(({ id }) => NAMED[id] ?? []);
  const among = named.length === 0 ? '' : `, ${listed(named)} among it`;
  return `What we are not sure of, or could not make out, waits for you in the report online, under “Confirm your facts”${among}.`;
}
