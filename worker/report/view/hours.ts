import type { Facts, OpeningHours, Weekday } from '../../audit/facts/facts.ts';
import { type TimesStyle, timesText } from '../../audit/week/times-text.ts';
import { DAY_NAMES, WEEK } from '../../audit/week/week.ts';
import type { Citations } from '../citations.ts';

export interface Hours {
  days: { day: string; text: string; stated: boolean }[];
  byAppointment: boolean;
  citations: number[];
  /** They stand there only once JavaScript has run. */
  isLate: boolean;
}

/** Held together by no-break spaces: a line may break between two intervals only. */
const IN_TABLE: TimesStyle = {
  closed: 'Closed',
  from: (open) => `from\u00a0${open}`,
  dash: '\u00a0–\u00a0',
  and: ', ',
};

export function selectHours({ value, sources }: NonNullable<Facts['openingHours']>, citations: Citations): Hours {
  return {
    days: WEEK.map((day) => ({ day: DAY_NAMES[day], text: dayText(value, day), stated: value[day] !== null })),
    byAppointment: value.byAppointment,
    citations: citations.cite(sources),
    isLate: sources.length > 0 && sources.every(({ view }) => view === 'rendered'),
  };
}

function dayText(hours: OpeningHours, day: Weekday): string {
  const intervals = hours[day];
  return intervals === null ? 'Not stated' : timesText(intervals, IN_TABLE);
}
