import type { HoursItem } from './hours-items.ts';
import type { HoursToken, HoursTokens } from './hours-token.ts';

/** What the tokens of one line say of it. */

export function count(tokens: HoursTokens, kinds: readonly HoursToken['kind'][]): number {
  let sum = 0;
  for (const { kind } of tokens) if (kinds.includes(kind)) sum++;
  return sum;
}

/** How many tokens of a line are of which sort. */
interface Tally {
  days: number;
  times: number;
  ranges: number;
  closed: number;
  marks: number;
  words: number;
}

const SORTS: Partial<Record<HoursToken['kind'], 'days' | 'closed' | 'marks' | 'words'>> = {
  day: 'days',
  holiday: 'days',
  closed: 'closed',
  roundTheClock: 'closed',
  appointment: 'closed',
  mark: 'marks',
  word: 'words',
  phone: 'words',
  date: 'words',
};

function tallyOf(tokens: HoursTokens): Tally {
  const tally: Tally = { days: 0, times: 0, ranges: 0, closed: 0, marks: 0, words: 0 };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const sort = SORTS[token.kind];
    if (sort !== undefined) tally[sort]++;
    if (token.kind !== 'time') continue;
    if (!token.bare) tally.times++;
    if (isLink(tokens[at + 1]) && tokens[at + 2]?.kind === 'time') tally.ranges++;
  }
  return tally;
}

/** Whether a line is part of a list of hours: days, times, "closed" or marks, and few other words. */
export function isHours(item: Pick<HoursItem, 'entries' | 'tokens' | 'text'>): boolean {
  if (item.entries !== null) return true;
  const { days, times, ranges, closed, marks, words } = tallyOf(item.tokens);
  if (days > 0 && (ranges > 0 || times > 0 || closed > 0)) return words <= 8 + 2 * (ranges + times);
  if (days > 0) return words === 0 || OPENING_DAYS.test(item.text);
  if (ranges > 0) return words <= 4;
  if (closed > 0) return words <= 3;
  if (times > 0) return words <= 1;
  return marks > 0 && words === 0;
}

/** 「営業日：月曜日〜土曜日」 over 「営業時間：8時〜18時」 */
const OPENING_DAYS = /^(?:営業|診療|開館|開園)日\s?[:：]/u;

export const isClosedOnly = (item: HoursItem | undefined): boolean =>
  item !== undefined && item.tokens.length === 1 && item.tokens[0]?.kind === 'closed';

export const isOnlyClosed = ({ tokens }: HoursItem): boolean =>
  count(tokens, ['closed']) > 0 &&
  tokens.every((token) => ['day', 'closed', 'dash', 'to', 'and', 'break'].includes(token.kind));

/** "Afternoon (12 PM - 5 PM)": what a visitor may wish for, not when somebody is there. */
export const isChoiceOfForm = ({ line }: HoursItem): boolean =>
  (line.tag === 'button' || line.tag === 'label') && /(?:^|> )form(?=[.#\s]|$)/.test(line.place);

/** A link or button that offers to book says nothing about whether one must. */
export function saysAppointment({ line, tokens }: HoursItem): boolean {
  if (line.tag === 'a' || line.tag === 'button' || line.foreign !== null) return false;
  return tokens.some((token) => token.kind === 'appointment');
}

const isLink = (token: HoursToken | undefined): boolean => token?.kind === 'dash' || token?.kind === 'to';
