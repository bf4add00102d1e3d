import type { Weekday } from '../facts.ts';

export type DayHalf = 'morning' | 'afternoon' | 'evening';

export type HoursToken =
  | { kind: 'day'; days: readonly Weekday[]; group: boolean }
  /** Minutes since midnight. `bare`: a number without any sign of a time, which only counts inside a range. `padded`: "05:00". */
  | { kind: 'time'; minutes: number; meridiem: 'am' | 'pm' | null; bare: boolean; padded?: true }
  | { kind: 'mark'; mark: 'open' | 'closed' | 'other'; sign: string }
  | {
      kind:
        | 'dash'
        | 'from'
        | 'closed'
        | 'late'
        | 'appointment'
        | 'roundTheClock'
        | 'date'
        | 'season'
        | 'break'
        | 'phone'
        | 'except';
    }
  /** `someWeeks`: a day of the week, but not of every week. */
  | { kind: 'holiday'; someWeeks?: true }
  /** Joins days or times. A slash may also mean "to": "8h/12h". */
  | { kind: 'and'; slash?: true }
  /** `until`: nothing but an end ("bis", "until"), not "a" or "à", which also mean "at". */
  | { kind: 'to'; until: boolean }
  /** A word that says nothing about hours. */
  | { kind: 'word'; text: string }
  /** Half of a day; `attached` to the day before it as Japanese writes (木曜午後), so that it is that day's alone. */
  | { kind: 'half'; half: DayHalf; attached: boolean };

export type HoursTokens = readonly HoursToken[];
