import { listed } from '../../audit/wording/words.ts';
import type { FactKind, FactSheet } from './fact-rows.ts';

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

/** Of what was seen and is no fact yet, by name of nothing: the values stand where the owner confirms them. */
export const DOUBTED_LINE =
  'What we are not sure of, or could not make out, waits for you in the report online, under “Confirm your facts”.';

/** A line for each state but sure. */
export const otherFactLines = (sheet: Omit<FactSheet, 'groups'>): string[] =>
  [
    said('Not found on the pages we read', sheet.absent),
    sheet.doubted.length + sheet.unread.length > 0 ? DOUBTED_LINE : null,
  ].filter((text) => text !== null);

function said(lead: string, kinds: readonly FactKind[]): string | null {
  const others = kinds.filter(({ id }) => !KEY_FACTS.has(id));
  return others.length === 0 ? null : `${lead}: ${listed(others.map(({ words }) => words))}.`;
}
