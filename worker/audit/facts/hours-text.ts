import type { Interval, Weekday } from './facts.ts';
import { formatClock, orderIntervals, parseClock, readInterval } from './hours-intervals.ts';
import { WEEK } from './hours-lexicon.ts';
import type { DayHalf, HoursToken, HoursTokens } from './hours-tokens.ts';

/** "We are open 24/7", "opening hours: 24/7": words that leave round the clock the business's own. */
const WHO_IS_OPEN = new Set(
  'wir haben sind die woche das ganze jahr wij zijn per jaar we opening business operating working trading times seven week year all round including gym shop store hotel hospital pharmacy clinic restaurant'.split(
    ' ',
  ),
);

/** Hours of some days as one place prints them. `intervals` empty = closed. */
export interface HoursEntry {
  days: readonly Weekday[];
  /** How many days were named together: "Wed" outranks "Mon–Sat", which outranks "daily". */
  breadth: number;
  intervals: Interval[];
  /** Closed in this half of the day only. */
  half?: DayHalf;
  /** Index of the line it ends in. */
  unit: number;
}

export interface HoursReading {
  entries: HoursEntry[];
  byAppointment: boolean;
}

interface DaySpec {
  days: Weekday[];
  breadth: number;
  unit: number;
}

/** Words between a day and its times beyond which they no longer belong together: a sentence about something else. */
const MAX_WORDS_BETWEEN = 6;

/** Days from the one to the other, over the end of the week where need be ("Sa–Mo"). */
export function dayRange(from: Weekday, to: Weekday): Weekday[] {
  const days: Weekday[] = [];
  for (let at = WEEK.indexOf(from); ; at = (at + 1) % WEEK.length) {
    const day = WEEK[at];
    if (day === undefined) return days;
    days.push(day);
    if (day === to) return days;
  }
}

/** Days named together at `at`: single, ranges, lists. Public holidays are passed over. */
export function readDays(tokens: HoursTokens, at: number): { days: Weekday[]; end: number } {
  const days = new Set<Weekday>();
  let next = at;
  const chain = dashedDays(tokens, at);
  if (chain.length > 2) return { days: WEEK.filter((day) => chain.includes(day)), end: at + chain.length * 2 - 1 };
  for (;;) {
    const token = tokens[next];
    if (token?.kind === 'holiday') {
      next += 1;
    } else if (token?.kind === 'day') {
      const last = token.days.at(-1);
      const until = tokens[next + 2];
      const link = tokens[next + 1]?.kind;
      if (!token.group && last && (link === 'dash' || link === 'to') && until?.kind === 'day' && !until.group) {
        for (const day of dayRange(last, until.days[0] ?? last)) days.add(day);
        next += 3;
      } else {
        for (const day of token.days) days.add(day);
        next += 1;
      }
    } else break;
    // "Mon, Tue & Thu", "Sonn- und Feiertage", "Mo Di Mi"; a holiday behind a comma goes with the days.
    let link = next;
    while (tokens[link]?.kind === 'and' || tokens[link]?.kind === 'dash') link += 1;
    if (link > next && (tokens[link]?.kind === 'from' || tokens[link]?.kind === 'to')) link += 1;
    const after = tokens[link]?.kind;
    if (after !== 'day' && after !== 'holiday') break;
    const half = tokens[link + 1];
    if (half?.kind === 'half' && half.attached) break;
    if (tokens[next]?.kind === 'dash' && after === 'day' && link === next + 1) break;
    next = link;
  }
  return { days: WEEK.filter((day) => days.has(day)), end: next };
}

/** "ma - di - do - vr": more than two days with dashes between them are a list. */
function dashedDays(tokens: HoursTokens, at: number): Weekday[] {
  const days: Weekday[] = [];
  for (let next = at; ; next += 2) {
    const token = tokens[next];
    if (token?.kind !== 'day' || token.group) return [];
    days.push(...token.days);
    if (tokens[next + 1]?.kind !== 'dash') return days;
  }
}

/** "9–18 Uhr (Mo–Fr)": the first sign is a time, the last a day. */
function isTimeFirst(tokens: HoursTokens): boolean {
  const signs = tokens.filter((token) => token.kind === 'time' || token.kind === 'day' || token.kind === 'closed');
  return signs[0]?.kind === 'time' && signs.at(-1)?.kind === 'day' && !signs.some((token) => token.kind === 'closed');
}

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
  private words = 0;

  private readonly twelveHour: boolean;

  constructor(twelveHour: boolean) {
    this.twelveHour = twelveHour;
  }

  readUnit(given: HoursTokens, unit: number): void {
    const tokens = withoutClosedHalf(given);
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
    for (const { spec, minutes } of this.ends) this.endAt(spec, minutes);
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
    return { entries: this.entries, byAppointment: this.byAppointment };
  }

  readTimeFirst(segment: HoursTokens, unit: number): void {
    let intervals: Interval[] = [];
    for (let at = 0; at < segment.length; ) {
      const token = segment[at];
      if (token?.kind === 'time') {
        const { interval, end } = readInterval(segment, at, this.twelveHour);
        if (interval) intervals.push(interval);
        at = end;
      } else if (token?.kind === 'day' || token?.kind === 'holiday') {
        const { days, end } = readDays(segment, at);
        if (intervals.length > 0) this.add(days, days.length, intervals, unit);
        intervals = [];
        at = end;
      } else at += 1;
    }
    this.current = null;
  }

  private readSegment(segment: HoursTokens, unit: number): void {
    for (let at = 0; at < segment.length; ) {
      const token = segment[at];
      switch (token?.kind) {
        case 'day':
        case 'holiday': {
          const { days, end } = readDays(segment, at);
          this.takeDays(days, unit, segment, end);
          at = end;
          break;
        }
        case 'except': {
          const { days, end } = readDays(segment, at + 1);
          this.takeException(days, unit);
          at = Math.max(end, at + 1);
          break;
        }
        case 'time': {
          const { interval, end } = readInterval(segment, at, this.twelveHour);
          // "Closed for lunch 12–1" gives no hours.
          if (interval && !this.closing) this.takeInterval(interval, unit);
          at = end;
          break;
        }
        case 'roundTheClock': {
          const said = segment.every((other) => other.kind !== 'word' || WHO_IS_OPEN.has(other.text));
          if (said && (this.pending || this.current === null)) {
            this.pending ??= { days: [...WEEK], breadth: WEEK.length, unit };
            this.takeInterval(['00:00', '24:00'], unit);
          }
          at += 1;
          break;
        }
        case 'closed': {
          if (this.pending) {
            this.close(this.pending.days, this.pending.breadth, this.half, unit);
            for (const { days, half } of this.halves) this.close(days, days.length, half, unit);
            this.halves = [];
            this.current = null;
            this.pending = null;
          } else this.closing = true;
          at += 1;
          break;
        }
        case 'half': {
          this.half = token.half;
          at += 1;
          break;
        }
        case 'to': {
          const end = segment[at + 1];
          const isEnd = token.until && end?.kind === 'time' && segment[at - 1]?.kind !== 'time';
          // "Friday until 4 by appointment": nobody is there without one.
          if (isEnd && segment[at + 2]?.kind === 'appointment') this.pending = null;
          if (isEnd && this.pending) this.takeEnd(end.minutes, unit);
          at += isEnd ? 2 : 1;
          break;
        }
        case 'appointment': {
          this.byAppointment = true;
          this.pending = null;
          at += 1;
          break;
        }
        case 'word': {
          this.words += 1;
          if (this.words > MAX_WORDS_BETWEEN) {
            this.pending = null;
            this.current = null;
            this.closing = false;
          }
          at += 1;
          break;
        }
        default:
          at += 1;
      }
    }
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

/** "Tue | closed | 13:00–18:00": in a row of halves of days, what is closed before times is the first half. */
function withoutClosedHalf(tokens: HoursTokens): HoursTokens {
  const at = tokens.findIndex(({ kind }) => kind === 'closed');
  const isHalf =
    at > 0 &&
    tokens[at + 1]?.kind === 'break' &&
    tokens[at + 2]?.kind === 'time' &&
    tokens.slice(0, at).every(({ kind }) => kind === 'day' || kind === 'break');
  return isHalf ? tokens.toSpliced(at, 1) : tokens;
}

/** Lines of one passage, in order. Days wait for their times across lines; times without days of their own join the days before. */
export function readHours(lines: HoursTokens[], twelveHour: boolean): HoursReading {
  const units = lines.map(readExceptedDays);
  const reader = new HoursReader(twelveHour);
  if (isTimeFirst(units.flat())) reader.readTimeFirst(units.flat(), 0);
  else for (const [unit, tokens] of units.entries()) reader.readUnit(tokens, unit);
  return reader.finish();
}

/** "9時～18時(日・祝日除く)": days between a time and an "except" that ends the line are those it excepts, which is to say closed. */
function readExceptedDays(tokens: HoursTokens): HoursTokens {
  const at = tokens.findIndex(({ kind }) => kind === 'except');
  const before = tokens.slice(0, Math.max(at, 0));
  const from = before.findLastIndex(({ kind }) => kind !== 'day' && kind !== 'holiday' && kind !== 'and') + 1;
  const isBehind = before[from - 1]?.kind === 'time' && before.slice(from).some(({ kind }) => kind === 'day');
  if (!isBehind || ['day', 'holiday', 'from'].includes(tokens[at + 1]?.kind ?? '')) return tokens;
  return tokens.with(at, { kind: 'closed' });
}

/** "8h/12h - 13h30/17h30", "9h/12h": where slashes stand inside the pairs of times, they mean "to" and a dash between pairs "and". */
function readSlashes(segment: HoursTokens): HoursTokens {
  const times = segment.flatMap((token, at) => (token.kind === 'time' ? [at] : []));
  if (times.length !== 2 && times.length !== 4) return segment;
  const inner: number[] = [];
  for (let pair = 0; pair < times.length; pair += 2) {
    const [open = 0, close = 0] = times.slice(pair, pair + 2);
    const link = segment[open + 1];
    if (close !== open + 2 || link?.kind !== 'and' || !link.slash) return segment;
    inner.push(open + 1);
  }
  const [, second = 0, third = segment.length] = times;
  return segment.map((token, at): HoursToken => {
    if (inner.includes(at)) return { kind: 'dash' };
    return at > second && at < third && token.kind === 'dash' ? { kind: 'and' } : token;
  });
}

/** A date makes it a notice about one day, a phone number before the times makes them telephone hours. */
function isNotice(segment: HoursTokens): boolean {
  const first = segment.findIndex((token) => token.kind === 'day' || token.kind === 'time');
  // "TEL 03-1234-5678 closed on Wednesdays": no times of the phone.
  const hasTime = segment.some((token) => token.kind === 'time' || token.kind === 'roundTheClock');
  return segment.some((token, at) => token.kind === 'date' || (token.kind === 'phone' && at < first && hasTime));
}

function splitAtBreaks(tokens: HoursTokens): HoursTokens[] {
  const segments: HoursToken[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'break') segments.push([]);
    else segments.at(-1)?.push(token);
  }
  return segments;
}

/** "Monday | 9:00 | 17:00": opening and closing time in columns of their own, without a dash anywhere in the row. */
function pairColumns(tokens: HoursTokens): HoursTokens {
  const times = tokens.filter((token) => token.kind === 'time' && !token.bare).length;
  const others = tokens.some(
    (token) => !['time', 'day', 'break', 'and'].includes(token.kind) || (token.kind === 'and' && token.slash),
  );
  if ((times !== 2 && times !== 4) || others || tokens[0]?.kind !== 'day') return tokens;
  const paired: HoursToken[] = [];
  let open = false;
  for (const token of tokens) {
    if (token.kind === 'break') continue;
    if (token.kind === 'time' && open) paired.push({ kind: 'dash' });
    if (token.kind === 'time') open = !open;
    paired.push(token);
  }
  return paired;
}
