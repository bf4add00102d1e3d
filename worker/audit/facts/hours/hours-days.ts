import { WEEK } from '../../week/week.ts';
import type { Weekday } from '../facts.ts';
import type { HoursTokens } from './hours-token.ts';

/** Days from the one to the other, over the end of the week where need be ("Sa–Mo"). */
function dayRange(from: Weekday, to: Weekday): Weekday[] {
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
  const chain = dashedDays(tokens, at);
  if (chain.length > 2) return { days: WEEK.filter((day) => chain.includes(day)), end: at + chain.length * 2 - 1 };
  const days = new Set<Weekday>();
  let end = at;
  for (let next: number | null = at; next !== null; ) {
    const named = daysAt(tokens, next);
    if (named === null) break;
    for (const day of named.days) days.add(day);
    end = named.end;
    next = furtherDays(tokens, end);
    end = next ?? end;
  }
  return { days: WEEK.filter((day) => days.has(day)), end };
}

/** A day, a range of days or a holiday at that place; null where none stands. */
function daysAt(tokens: HoursTokens, at: number): { days: readonly Weekday[]; end: number } | null {
  const token = tokens[at];
  if (token?.kind === 'holiday') return { days: [], end: at + 1 };
  if (token?.kind !== 'day') return null;
  const last = token.days.at(-1);
  const link = tokens[at + 1]?.kind;
  const until = tokens[at + 2];
  const isRange = (link === 'dash' || link === 'to') && until?.kind === 'day' && !until.group;
  return isRange && last && !token.group
    ? { days: dayRange(last, until.days[0] ?? last), end: at + 3 }
    : { days: token.days, end: at + 1 };
}

/** "Mon, Tue & Thu", "Sonn- und Feiertage", "Mo Di Mi": where the next days begin; a holiday behind a comma goes with them. */
function furtherDays(tokens: HoursTokens, at: number): number | null {
  let link = at;
  while (tokens[link]?.kind === 'and' || tokens[link]?.kind === 'dash') link += 1;
  if (link > at && (tokens[link]?.kind === 'from' || tokens[link]?.kind === 'to')) link += 1;
  const after = tokens[link]?.kind;
  if (after !== 'day' && after !== 'holiday') return null;
  const half = tokens[link + 1];
  if (half?.kind === 'half' && half.attached) return null;
  const isDashAlone = tokens[at]?.kind === 'dash' && after === 'day' && link === at + 1;
  return isDashAlone ? null : link;
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

/** "9時～18時(日・祝日除く)": days between a time and an "except" that ends the line are those it excepts, which is to say closed. */
export function readExceptedDays(tokens: HoursTokens): HoursTokens {
  const at = tokens.findIndex(({ kind }) => kind === 'except');
  const before = tokens.slice(0, Math.max(at, 0));
  const from = before.findLastIndex(({ kind }) => kind !== 'day' && kind !== 'holiday' && kind !== 'and') + 1;
  // "10:00-18:00 ※土日祝日除く"
  const lead = before.slice(0, from).findLast((token) => token.kind !== 'mark' || token.mark !== 'other');
  const isBehind = lead?.kind === 'time' && before.slice(from).some(({ kind }) => kind === 'day');
  if (!isBehind || ['day', 'holiday', 'from'].includes(tokens[at + 1]?.kind ?? '')) return tokens;
  return tokens.with(at, { kind: 'closed' });
}
