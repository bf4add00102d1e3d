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

/**
 * What is not told as a fact stands where the owner confirms it: even its kind may be misread. '' where nothing was seen besides. What no page
 * holds is told by the tasks.
 */
export const doubtedWords = ({ doubted, unread }: Pick<FactSheet, 'doubted' | 'unread'>): string =>
  doubted.length + unread.length === 0
    ? ''
    : 'What we are not sure of, or could not make out, waits for you in the report online, under “Confirm your facts”.';
