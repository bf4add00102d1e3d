import type { Facts, Interval, OpeningHours, Weekday } from '../../audit/facts/facts.ts';
import type { Citations } from '../citations.ts';

export interface HoursTable {
  /** `disputed`: another set says something else for that day. */
  days: { day: string; text: string; stated: boolean; disputed: boolean }[];
  byAppointment: boolean;
  citations: number[];
}

export interface Hours {
  main: HoursTable;
  /** Sets elsewhere on the website that say something else. */
  alternatives: HoursTable[];
}

const DAYS: readonly [Weekday, string][] = [
  ['mo', 'Monday'],
  ['tu', 'Tuesday'],
  ['we', 'Wednesday'],
  ['th', 'Thursday'],
  ['fr', 'Friday'],
  ['sa', 'Saturday'],
  ['su', 'Sunday'],
];

export function selectHours({ openingHours }: Facts, citations: Citations): Hours | null {
  if (openingHours === null) return null;
  const sets = [openingHours, ...(openingHours.alternatives ?? [])].map(({ value }) => value);
  const isDisputed = (day: Weekday) => new Set(sets.map((set) => dayText(set, day))).size > 1;
  const table = ({ value, sources }: Pick<typeof openingHours, 'value' | 'sources'>): HoursTable => ({
    days: DAYS.map(([key, day]) => ({
      day,
      text: dayText(value, key),
      stated: value[key] !== null,
      disputed: isDisputed(key),
    })),
    byAppointment: value.byAppointment,
    citations: citations.cite(sources),
  });
  return { main: table(openingHours), alternatives: (openingHours.alternatives ?? []).map(table) };
}

function dayText(hours: OpeningHours, day: Weekday): string {
  const intervals = hours[day];
  if (intervals === null) return 'Not stated';
  return intervals.length === 0 ? 'Closed' : intervals.map(intervalText).join(', ');
}

/** Held together by no-break spaces: a line may break between two intervals only. */
const intervalText = ([open, close]: Interval): string =>
  close === null ? `from\u00a0${open}` : `${open}\u00a0–\u00a0${close}`;
