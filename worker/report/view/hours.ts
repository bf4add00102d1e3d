import type { Facts, OpeningHours, Rated, Weekday } from '../../audit/facts/facts.ts';
import { type TimesStyle, timesText } from '../../audit/week/times-text.ts';
import { DAY_NAMES, WEEK } from '../../audit/week/week.ts';
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
  /** Read with doubt. */
  isLikely: boolean;
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

export function selectHours({ openingHours }: Facts, citations: Citations): Hours | null {
  if (openingHours === null) return null;
  const sets = [openingHours, ...(openingHours.alternatives ?? [])].map(({ value }) => value);
  const isDisputed = (day: Weekday) => new Set(sets.map((set) => dayText(set, day))).size > 1;
  const { certainty, confirmed, sources, partly } = openingHours as typeof openingHours & Partial<Rated>;
  // The owner's own week has no gaps of ours.
  const isUnread = partly === true && confirmed === undefined;
  const table = ({ value, sources }: Pick<typeof openingHours, 'value' | 'sources'>): HoursTable => ({
    days: WEEK.map((day) => ({
      day: DAY_NAMES[day],
      text: isUnread && value[day] === null ? 'Not understood' : dayText(value, day),
      stated: value[day] !== null,
      disputed: isDisputed(day),
    })),
    byAppointment: value.byAppointment,
    citations: citations.cite(sources),
  });
  return {
    main: table(openingHours),
    alternatives: (openingHours.alternatives ?? []).map(table),
    isLikely: certainty !== undefined && certainty !== 'certain' && confirmed === undefined,
    isLate: sources.length > 0 && sources.every(({ view }) => view === 'rendered'),
  };
}

function dayText(hours: OpeningHours, day: Weekday): string {
  const intervals = hours[day];
  return intervals === null ? 'Not stated' : timesText(intervals, IN_TABLE);
}
