import type { Facts, OpeningHours, Rated, Weekday } from '../../audit/facts/facts.ts';
import { statesDays } from '../../audit/facts/hours/states-days.ts';
import { type TimesStyle, timesText } from '../../audit/week/times-text.ts';
import { DAY_NAMES, WEEK } from '../../audit/week/week.ts';
import type { Citations } from '../citations.ts';

export interface Hours {
  /** null: nothing certain is said of the day; "by appointment" or "on request" may stand beside it. */
  days: { day: string; text: string | null }[];
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
  wholeDay: '24\u00a0hours',
};

export function selectHours(
  { value, sources, confirmed }: NonNullable<Facts['openingHours']> & Pick<Partial<Rated>, 'confirmed'>,
  citations: Citations,
): Hours {
  return {
    days: WEEK.map((day) => ({ day: DAY_NAMES[day], text: dayText(value, day) })),
    // Beside stated hours it may be said of something else, such as visits after them, and only its owner knows.
    byAppointment: value.byAppointment && (confirmed !== undefined || !statesDays(value)),
    citations: citations.cite(sources),
    isLate: sources.length > 0 && sources.every(({ view }) => view === 'rendered'),
  };
}

function dayText(hours: OpeningHours, day: Weekday): string | null {
  const intervals = hours[day];
  return intervals === null ? null : timesText(intervals, IN_TABLE);
}
