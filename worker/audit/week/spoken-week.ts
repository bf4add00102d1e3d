import type { WeekHours } from '../facts/facts.ts';
import type { Language, SentenceWords } from '../wording/phrases/language.ts';
import { WEEK } from './week.ts';

/** What a language needs for hours that are read aloud. */
type SpokenWords = Pick<Language, 'and' | 'days'> & Pick<SentenceWords, 'dayRange' | 'interval' | 'hours'>;

/** Opening hours as one sentence to be read aloud; null when no day is told. */
export function hoursSentence(name: string, week: WeekHours, phrases: SpokenWords): string | null {
  const open = spokenOpenDays(week, phrases);
  if (open === null) return null;
  const closed = WEEK.flatMap((day, at) => (week[day]?.length === 0 ? at : []));
  return phrases.hours(name, open, closed.length === 0 ? null : daysOf(closed, phrases));
}

/** "Monday to Friday from 8 am to 6 pm, Saturday from 9 am to 1 pm"; null when no day is told. */
export function spokenOpenDays(week: WeekHours, phrases: SpokenWords): string | null {
  const byHours = new Map<string, number[]>();
  for (const [at, day] of WEEK.entries()) {
    const intervals = week[day] ?? [];
    if (intervals.length === 0) continue;
    const says = joined(
      intervals.map(([from, to]) => phrases.interval(from, to)),
      phrases,
    );
    byHours.set(says, [...(byHours.get(says) ?? []), at]);
  }
  if (byHours.size === 0) return null;
  return [...byHours].map(([says, days]) => `${daysOf(days, phrases)} ${says}`).join(', ');
}

/** Fewer days in a row are named one by one. */
const MIN_RANGE = 3;

/** Days by their place in the week, ascending: "Monday, Tuesday and Thursday", "Tuesday to Friday". */
function daysOf(days: readonly number[], phrases: SpokenWords): string {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const name = (day: number | undefined) => phrases.days[day ?? 0] ?? '';
  const names = runs.flatMap((run) =>
    run.length >= MIN_RANGE ? [phrases.dayRange(name(run[0]), name(run.at(-1)))] : run.map(name),
  );
  return joined(names, phrases);
}

const joined = (parts: readonly string[], { and }: SpokenWords): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
