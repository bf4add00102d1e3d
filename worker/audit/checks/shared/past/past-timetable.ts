import { isPriced } from '../../../facts/offers/lone-price.ts';
import { bodyBlocks, placeOf } from '../../../website/page/page-text.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { DAY_MS, datesIn } from '../../../website/text/dates.ts';
import { contentView } from '../../../website/text/page-prose.ts';
import type { Evidence } from '../../check.ts';
import { type ShownRow, shownRows } from '../shown/shown-rows.ts';

/** Whoever keeps a timetable takes out what was within a month. */
const GRACE_MS = 30 * DAY_MS;
/** Fewer rows are a notice. */
const MIN_ROWS = 3;
/** A longer row tells a story. */
const MAX_CHARS = 200;
/** A clock time people meet at: on the quarter of an hour. When something was posted or measured stands to the minute. */
const QUARTER = /(?<![\d.,:])(?:[01]?\d|2[0-3])(?::|h|\.)(?:00|15|30|45)(?![\d.:])/u;
const ANY_TIME = /(?<![\d.,:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d.:])/gu;
/** "11.10.18": with dots the day comes first. */
const SHORT_YEAR = /(?<![\d.,])(\d{1,2})\.(\d{1,2})\.(\d{2})(?![\d.])/gu;

interface Meeting extends ShownRow {
  at: number;
}

/**
 * A timetable that is over: rows set alike, each with a day and a time on the quarter of an hour, the earlier before the later, on a page
 * that names a price and no day of this month or a later one. What was posted or played stands with the newest first, or to the minute.
 */
export function pastTimetable(page: ReadPage, now: number): Evidence[] {
  const view = contentView(page);
  const shown = bodyBlocks(view);
  const since = now - GRACE_MS;
  if (shown.some(({ text }) => namesLater(text, since, now))) return [];
  const kinds = Map.groupBy(
    shownRows(view, shown).flatMap((row): Meeting[] => {
      const at = meetsAt(row.text);
      return at === null ? [] : [{ ...row, at }];
    }),
    ({ kind }) => kind,
  );
  const over = [...kinds.values()].find(
    (rows) =>
      new Set(rows.map(({ at }) => at)).size >= MIN_ROWS && rows.every(({ at }, n) => at >= (rows[n - 1]?.at ?? 0)),
  );
  const last = over?.at(-1);
  if (last === undefined || !shown.some(({ text }) => text.length <= MAX_CHARS && isPriced(text, null))) return [];
  return [{ pageUrl: page.url, place: placeOf(view, last.path), seen: last.text }];
}

/** The one day of a row that has a time of day, too. */
function meetsAt(text: string): number | null {
  if (text.length > MAX_CHARS || !QUARTER.test(text.replace(SHORT_YEAR, ' '))) return null;
  if ((text.match(ANY_TIME) ?? []).some((time) => !QUARTER.test(time))) return null;
  const days = new Set(daysIn(text));
  return days.size === 1 ? ([...days][0] ?? null) : null;
}

const daysIn = (text: string): number[] => [
  ...datesIn(text).flatMap(({ isMonth, from }) => (isMonth ? [] : [from])),
  ...[...text.matchAll(SHORT_YEAR)].flatMap(([, day, month, year]) => dayOf(Number(day), Number(month), Number(year))),
];

function dayOf(day: number, month: number, year: number): number[] {
  const at = Date.UTC(2000 + year, month - 1, day);
  return month >= 1 && month <= 12 && new Date(at).getUTCDate() === day ? [at] : [];
}

/** A day from this month on, a whole month that is not over, or the coming year. */
const namesLater = (text: string, since: number, now: number): boolean =>
  daysIn(text).some((day) => day >= since) ||
  datesIn(text).some(({ to }) => to >= since) ||
  text.includes(String(new Date(now).getUTCFullYear() + 1));
