import type { HoursToken, HoursTokens } from './hours-token.ts';

/** "9–18 Uhr (Mo–Fr)": the first sign is a time, the last a day. */
export function isTimeFirst(tokens: HoursTokens): boolean {
  const signs = tokens.filter((token) => token.kind === 'time' || token.kind === 'day' || token.kind === 'closed');
  return signs[0]?.kind === 'time' && signs.at(-1)?.kind === 'day' && !signs.some((token) => token.kind === 'closed');
}

/**
 * "Tue | closed | 13:00–18:00", "Monday: closed / 14:00–19:00": in a row of halves of days, what is closed before times is the first
 * half. `isDayWaiting`: the line above names the day.
 */
export function withoutClosedHalf(tokens: HoursTokens, isDayWaiting = false): HoursTokens {
  const at = tokens.findIndex(({ kind }) => kind === 'closed');
  const behind = tokens.slice(at + 1);
  const link = behind.findIndex(({ kind }) => kind !== 'break' && kind !== 'and');
  const isHalf =
    (at > 0 || (at === 0 && isDayWaiting)) &&
    link > 0 &&
    behind[link]?.kind === 'time' &&
    // "Monday closed, 9–5 Tuesday to Friday": the times are of other days.
    !behind.some(({ kind }) => kind === 'day' || kind === 'holiday') &&
    tokens.slice(0, at).every(({ kind }) => kind === 'day' || kind === 'break' || kind === 'dash');
  return isHalf ? tokens.toSpliced(at, 1 + link) : tokens;
}

/** "Monday closed 12–2": nobody can tell whether it is closed then, or open then alone. */
export function isClosedAtTimes(tokens: HoursTokens): boolean {
  const at = tokens.findIndex(({ kind }) => kind === 'closed');
  const before = tokens.slice(0, Math.max(0, at));
  const isOfDay = before.some(({ kind }) => kind === 'day') && !before.some(({ kind }) => kind === 'time');
  return isOfDay && tokens[at + 1]?.kind === 'time' && !tokens.slice(at).some(({ kind }) => kind === 'day');
}

/** "8h/12h - 13h30/17h30", "9h/12h": where slashes stand inside the pairs of times, they mean "to" and a dash between pairs "and". */
export function readSlashes(segment: HoursTokens): HoursTokens {
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
export function isNotice(segment: HoursTokens): boolean {
  const first = segment.findIndex((token) => token.kind === 'day' || token.kind === 'time');
  // "TEL 03-1234-5678 closed on Wednesdays": no times of the phone.
  const hasTime = segment.some((token) => token.kind === 'time' || token.kind === 'roundTheClock');
  return segment.some((token, at) => token.kind === 'date' || (token.kind === 'phone' && at < first && hasTime));
}

export function splitAtBreaks(tokens: HoursTokens): HoursTokens[] {
  const segments: HoursToken[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'break') segments.push([]);
    else segments.at(-1)?.push(token);
  }
  return segments;
}

/** "Monday | 9:00 | 17:00": opening and closing time in columns of their own, without a dash anywhere in the row. */
export function pairColumns(tokens: HoursTokens): HoursTokens {
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
