import type { HoursItem } from './hours-items.ts';
import { count } from './hours-lines.ts';

/** A row of a timetable has a mark for each day of work: fewer at the end of a list are none, such as the × of a button. */
const MIN_MARKS_OF_ROW = 5;

const namesDays = ({ tokens, entries }: HoursItem): boolean =>
  entries !== null || count(tokens, ['day', 'holiday']) > 0;
const saysWhen = ({ tokens, entries }: HoursItem): boolean =>
  entries !== null || count(tokens, ['time', 'closed', 'roundTheClock', 'appointment', 'mark']) > 0;
const isDayAlone = (item: HoursItem | undefined): boolean =>
  item !== undefined && item.entries === null && namesDays(item) && !saysWhen(item);
const isMarksAlone = ({ tokens, entries }: HoursItem): boolean =>
  entries === null && count(tokens, ['mark']) > 0 && count(tokens, ['mark', 'break']) === tokens.length;

/** Where the list begins that a time ends: with the day over it. */
export function withDayAbove(group: readonly HoursItem[], unit: number): number {
  const [item, above] = [group[unit], group[unit - 1]];
  return item && !namesDays(item) && isDayAlone(above) ? unit - 1 : unit;
}

/** Without what stands below the list and says nothing of it. */
export function listOnly(lines: readonly HoursItem[]): HoursItem[] {
  const last = lines.findLastIndex((line) => !isMarksAlone(line)) + 1;
  const marks = lines.slice(last).reduce((sum, { tokens }) => sum + count(tokens, ['mark']), 0);
  return last === 0 || marks >= MIN_MARKS_OF_ROW ? [...lines] : lines.slice(0, last);
}

/** The lines as one text: a day and what stands in an element of its own beside it are one line. */
export function quotedLines(lines: readonly HoursItem[]): string {
  const isOneDay = (at: number): boolean => {
    const [before, when, after] = [lines[at - 1], lines[at], lines[at + 1]];
    return (
      isDayAlone(before) &&
      !isDayAlone(lines[at - 2]) &&
      when !== undefined &&
      !namesDays(when) &&
      saysWhen(when) &&
      (after === undefined || namesDays(after))
    );
  };
  return lines.map(({ text }, at) => `${at === 0 ? '' : isOneDay(at) ? ' ' : ' / '}${text}`).join('');
}
