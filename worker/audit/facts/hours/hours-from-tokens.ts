import { WEEK } from '../../week/week.ts';
import type { Interval, Weekday } from '../facts.ts';
import { readDashes } from './hours-dashes.ts';
import { readDays, readExceptedDays } from './hours-days.ts';
import { type DaySpec, type HoursEntry, type HoursReading, WHO_IS_OPEN } from './hours-entry.ts';
import { formatClock, isLoneInList, orderIntervals, parseClock, readInterval, withBreak } from './hours-intervals.ts';
import {
  isClosedAtTimes,
  isNotice,
  isTimeFirst,
  pairColumns,
  readSlashes,
  splitAtBreaks,
  withoutClosedHalf,
} from './hours-segments.ts';
import type { DayHalf, HoursTokens } from './hours-token.ts';

/** Words between a day and its times beyond which they no longer belong together: a sentence about something else. */
const MAX_WORDS_BETWEEN = 6;

const MAX_BREAK_MINUTES = 180;
const HALF_DAY = 12 * 60;

class HoursReader {
  private readonly entries: HoursEntry[] = [];
  /** Days that wait for times. */
  private pending: DaySpec | null = null;
  /** The half of the day named after the days that wait. */
  private half: DayHalf | null = null;
  /** Days of which only a half waits to be closed: "Sunday evenings and Mondays closed". */
  private halves: { days: readonly Weekday[]; half: DayHalf }[] = [];
  /** Days that just got times and may get more. */
  private current: DaySpec | null = null;
  /** "Closed" that waits for its days. */
  private closing = false;
  /** ... in a line that says nothing else, as a label does. */
  private closedAlone = false;
  /** Times before any day: hours of every day that is not closed. */
  private readonly orphans: Interval[] = [];
  /** "Until nine" of days whose usual hours are still to come. */
  private readonly ends: { spec: DaySpec; minutes: number }[] = [];
  private byAppointment = false;
  /** Lines with times of which nobody can tell what they begin or end. */
  private readonly unread = new Set<number>();
  private words = 0;

  private readonly twelveHour: boolean;

  constructor(twelveHour: boolean) {
    this.twelveHour = twelveHour;
  }

  readUnit(given: HoursTokens, unit: number): void {
    const tokens = withoutClosedHalf(given, this.pending !== null);
    if (isClosedAtTimes(tokens)) return void this.unread.add(unit);
    if (this.closing && !this.closedAlone) this.closing = false;
    this.closedAlone = tokens.length > 0 && tokens.every((token) => token.kind === 'closed' || token.kind === 'break');
    const hasDash = tokens.some((token) => token.kind === 'dash' || token.kind === 'to');
    const paired = hasDash ? tokens : pairColumns(tokens);
    for (const segment of splitAtBreaks(paired).map(readSlashes)) {
      if (isNotice(segment)) continue;
      if (this.pending === null && isTimeFirst(segment)) this.readTimeFirst(segment, unit);
      else this.readSegment(segment, unit);
    }
  }

  finish(): HoursReading {
    const timed = this.entries.filter((entry) => entry.intervals.length > 0);
    const closed = new Set(
      this.entries.filter((entry) => entry.intervals.length === 0 && !entry.half).flatMap((entry) => entry.days),
    );
    // "10:00–19:00, closed Wednesdays": the time holds for the days that are left.
    const halves = this.entries.some((entry) => entry.half);
    if (timed.length === 0 && this.orphans.length > 0 && (closed.size > 0 || halves) && closed.size < WEEK.length) {
      const days = WEEK.filter((day) => !closed.has(day));
      this.entries.push({ days, breadth: WEEK.length, intervals: orderIntervals(this.orphans), unit: 0 });
    }
    for (const { spec, minutes } of this.ends) this.endAt(spec, minutes);
    const entries = this.entries.filter(({ unit }) => !this.unread.has(unit));
    return { entries, byAppointment: this.byAppointment, partly: this.unread.size > 0 };
  }

  readTimeFirst(segment: HoursTokens, unit: number): void {
    let intervals: Interval[] = [];
    for (let at = 0; at < segment.length; ) {
      const token = segment[at];
      if (token?.kind === 'time') {
        const { interval, end } = readInterval(segment, at, this.twelveHour);
        // Days behind a time alone are of what begins then, not of the times before it.
        if (interval) intervals.push(interval);
        else intervals = [];
        at = end;
      } else if (token?.kind === 'day' || token?.kind === 'holiday') {
        const { days, end } = readDays(segment, at);
        if (intervals.length > 0) this.add(days, days.length, orderIntervals(intervals), unit);
        intervals = [];
        at = end;
      } else at += 1;
    }
    this.current = null;
  }

  private readSegment(segment: HoursTokens, unit: number): void {
    for (let at = 0; at < segment.length; ) at = this.takeToken(segment, at, unit);
  }

  /** What the token at `at` says, in the state that those before it left; where the next one begins. */
  private takeToken(segment: HoursTokens, at: number, unit: number): number {
    const token = segment[at];
    switch (token?.kind) {
      case 'day':
      case 'holiday': {
        const { days, end } = readDays(segment, at);
        this.takeDays(days, unit, segment, end);
        return end;
      }
      case 'except': {
        const { days, end } = readDays(segment, at + 1);
        this.takeException(days, unit);
        return Math.max(end, at + 1);
      }
      case 'time': {
        const { interval, end } = readInterval(segment, at, this.twelveHour);
        if (interval === null && isLoneInList(segment, at)) this.unread.add(unit);
        if (interval) this.takeTimes(interval, unit);
        return end;
      }
      case 'to':
        return this.takeUntil(segment, at, unit);
      case 'roundTheClock':
        this.takeRoundTheClock(segment, unit);
        break;
      case 'closed':
        this.takeClosed(unit);
        break;
      case 'half':
        this.half = token.half;
        break;
      case 'appointment':
        this.byAppointment = true;
        this.pending = null;
        break;
      case 'word':
        this.takeWord();
        break;
    }
    return at + 1;
  }

  private takeTimes(interval: Interval, unit: number): void {
    if (this.closing) this.takeBreak(interval, unit);
    else this.takeInterval(interval, unit);
  }

  private takeRoundTheClock(segment: HoursTokens, unit: number): void {
    const isSaid = segment.every((other) => other.kind !== 'word' || WHO_IS_OPEN.has(other.text));
    if (!isSaid || (this.pending === null && this.current !== null)) return;
    this.pending ??= { days: [...WEEK], breadth: WEEK.length, unit };
    this.takeInterval(['00:00', '24:00'], unit);
  }

  private takeClosed(unit: number): void {
    if (this.pending === null) {
      this.closing = true;
      return;
    }
    this.close(this.pending.days, this.pending.breadth, this.half, unit);
    for (const { days, half } of this.halves) this.close(days, days.length, half, unit);
    this.halves = [];
    this.current = null;
    this.pending = null;
  }

  /** "Friday until 4" */
  private takeUntil(segment: HoursTokens, at: number, unit: number): number {
    const [token, end, behind] = segment.slice(at, at + 3);
    const isUntil = token?.kind === 'to' && token.until;
    if (!isUntil || end?.kind !== 'time' || segment[at - 1]?.kind === 'time') return at + 1;
    // "Friday until 4 by appointment": nobody is there without one.
    if (behind?.kind === 'appointment') this.pending = null;
    if (this.pending) this.takeEnd(end.minutes, unit);
    return at + 2;
  }

  private takeWord(): void {
    this.words += 1;
    if (this.words <= MAX_WORDS_BETWEEN) return;
    this.pending = null;
    this.current = null;
    this.closing = false;
  }

  private takeDays(days: Weekday[], unit: number, segment: HoursTokens, end: number): void {
    // Days in a line with words of its own wait for no times of the next line.
    if (this.pending && this.pending.unit !== unit && this.words > 0) this.pending = null;
    this.words = 0;
    const next = segment.slice(end).find((token) => ['day', 'time', 'closed', 'roundTheClock'].includes(token.kind));
    if (this.closing && next?.kind !== 'time' && next?.kind !== 'roundTheClock') {
      const half = segment[end];
      this.close(days, days.length, half?.kind === 'half' ? half.half : null, unit);
      return;
    }
    this.closing = false;
    if (this.pending?.unit === unit && this.half) {
      this.halves.push({ days: this.pending.days, half: this.half });
      this.pending = null;
    }
    this.half = null;
    // Days on lines of their own, one after the other, share the times that follow.
    const joined = this.pending ? [...this.pending.days, ...days] : days;
    this.pending = { days: WEEK.filter((day) => joined.includes(day)), breadth: new Set(joined).size, unit };
    this.current = null;
  }

  private takeEnd(minutes: number, unit: number): void {
    const spec = this.pending && { ...this.pending, unit };
    this.pending = null;
    this.current = null;
    if (spec && !this.endAt(spec, minutes)) this.ends.push({ spec, minutes });
  }

  /**
   * "Thursday until 9 pm": the day's hours of the range it is in, with another end. "Mon-Thu 8-5, Friday until 2": those of the
   * days before it.
   */
  private endAt({ days, breadth, unit }: DaySpec, minutes: number): boolean {
    const before = WEEK[WEEK.indexOf(days[0] ?? 'mo') - 1];
    const usual =
      this.entries.find((entry) => entry.breadth > breadth && days.every((day) => entry.days.includes(day))) ??
      this.entries.find((entry) => entry.breadth > breadth && entry.days.at(-1) === before);
    // What begins after the end falls away.
    const begun = usual?.intervals.filter(([open]) => parseClock(open) < minutes) ?? [];
    const last = begun.at(-1);
    if (!last) return false;
    this.add(days, breadth, [...begun.slice(0, -1), [last[0], formatClock(minutes)]], unit);
    return true;
  }

  private takeException(days: Weekday[], unit: number): void {
    const spec = this.pending ?? this.current;
    if (spec === null || days.length === 0) return;
    spec.days = spec.days.filter((day) => !days.includes(day));
    for (const entry of this.entries) {
      if (this.pending === null && entry.unit === spec.unit)
        entry.days = entry.days.filter((day) => !days.includes(day));
    }
    this.add(days, days.length, [], unit);
  }

  private close(days: readonly Weekday[], breadth: number, half: HoursEntry['half'] | null, unit: number): void {
    if (half && days.length > 0) this.entries.push({ days, breadth, intervals: [], half, unit });
    else this.add(days, breadth, [], unit);
  }

  private takeInterval(interval: Interval, unit: number): void {
    this.words = 0;
    this.halves = [];
    if (this.pending) {
      this.add(this.pending.days, this.pending.breadth, [interval], unit);
      this.current = { ...this.pending, unit };
      this.pending = null;
    } else if (this.current) {
      this.add(this.current.days, this.current.breadth, [interval], unit);
    } else if (this.entries.every((entry) => entry.intervals.length === 0)) {
      this.orphans.push(interval);
    }
  }

  /** "Closed for lunch 12–1": gives no hours, and interrupts those around it, of its own line or of all lines above. */
  private takeBreak([from, to]: Interval, unit: number): void {
    const start = parseClock(from);
    const end = to === null ? start : parseClock(to) + (parseClock(to) < start ? HALF_DAY : 0);
    if (end <= start || end - start > MAX_BREAK_MINUTES) return;
    const inLine = this.entries.filter((entry) => entry.unit === unit);
    for (const entry of inLine.length > 0 ? inLine : this.entries)
      entry.intervals = entry.intervals.flatMap((interval) => withBreak(interval, start, end));
  }

  private add(days: readonly Weekday[], breadth: number, intervals: Interval[], unit: number): void {
    if (days.length === 0) return;
    const last = this.entries.at(-1);
    const sameDays = last && last.days.length === days.length && last.days.every((day, at) => day === days[at]);
    if (last && sameDays && last.intervals.length > 0 && intervals.length > 0 && this.current) {
      last.intervals = orderIntervals([...last.intervals, ...intervals]);
      last.unit = unit;
    } else this.entries.push({ days, breadth, intervals, unit });
  }
}

/** Lines of one passage, in order. Days wait for their times across lines; times without days of their own join the days before. */
export function readHours(lines: HoursTokens[], twelveHour: boolean): HoursReading {
  const units = readDashes(lines.map(readExceptedDays));
  const reader = new HoursReader(twelveHour);
  if (isTimeFirst(units.flat())) reader.readTimeFirst(units.flat(), 0);
  else for (const [unit, tokens] of units.entries()) reader.readUnit(tokens, unit);
  return reader.finish();
}
