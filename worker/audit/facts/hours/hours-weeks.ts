import { lineSource, type TextDocument } from '../../website/text/text-sources.ts';
import { WEEK } from '../../week/week.ts';
import type { FactSource, WeekHours } from '../facts.ts';
import { readGroup } from './hours-group.ts';
import type { HoursItem } from './hours-items.ts';
import { count } from './hours-lines.ts';
import { listOnly, quotedLines, withDayAbove } from './hours-quotation.ts';
import type { HoursTokens } from './hours-token.ts';
import { openDays, statedDays } from './hours-week.ts';

/** A week found in the text of one view. */
export interface WeekFound {
  week: WeekHours;
  byAppointment: boolean;
  /** Days are left out whose line was not understood. */
  partly: boolean;
  /** Printed under or beside words that say "opening hours". */
  labelled: boolean;
  /** Printed for a season, or as the second set of a passage that names seasons. */
  seasonal: boolean;
  sources: FactSource[];
}

/** Unlabelled days with times are hours only when they make up most of a week: an event or a course is on one or two days. */
const MIN_UNLABELLED_OPEN_DAYS = 4;
/** ... and in the header, the footer or on the contact page, where nothing else has such a form, a few days less. */
const MIN_UNLABELLED_DAYS_AT_CONTACT = 3;
const MAX_TERSE_LINES = 3;
/** So many unlabelled lines to one that has a word behind its times. */
const MIN_LINES_PER_NAME = 3;
const MIN_SENTENCE_DAYS = 5;
const MAX_SENTENCE_WORDS = 6;
/** Lines quoted as the source of a week. */
const SOURCE_LINES = 30;

/** The weeks that the lines of one group state, as far as they can be believed. */
export function readWeeks({
  document,
  group,
  labelled,
  season,
  language,
}: {
  document: TextDocument;
  group: HoursItem[];
  labelled: boolean;
  season: boolean;
  language: string | null;
}): WeekFound[] {
  // What the plain view of the page already said is not a second statement.
  if (group.every((item) => item.line.inPlain)) return [];
  const { weeks, byAppointment, partly } = readGroup(group, language);
  if (areBandsOfDay(weeks.map(({ week }) => week))) return [];
  const words = group.reduce((sum, item) => sum + count(item.tokens, ['word', 'phone']), 0);
  const named = season || group.some((item) => item.tokens.some((token) => token.kind === 'season'));
  const kept: WeekFound[] = [];
  weeks.forEach(({ week, unit }, at) => {
    if (!isTrustworthy({ week, labelled, words, group, document })) return;
    const end = withDayAbove(group, weeks[at + 1]?.unit ?? group.length);
    const lines = listOnly(group.slice(withDayAbove(group, unit), end)).slice(0, SOURCE_LINES);
    const first = (lines[0] ?? group[0])?.line;
    if (!first) return;
    const seen = quotedLines(lines);
    kept.push({
      week,
      byAppointment,
      partly,
      labelled,
      seasonal: named && (at > 0 || season),
      sources: [lineSource(document, first, seen)],
    });
  });
  return kept;
}

/** "Day 08–20, night 20–08": ranges that end where the other begins cut up the whole day, as a tariff does. Nobody opens so. */
function areBandsOfDay(weeks: readonly WeekHours[]): boolean {
  const ranges = weeks.flatMap((week) => WEEK.flatMap((day) => week[day] ?? []));
  return ranges.some(([open, close]) => open !== close && ranges.some(([from, to]) => from === close && to === open));
}

const timesFrom = (tokens: HoursTokens): number => tokens.findIndex(({ kind }) => kind === 'time');

function wordsBehind(tokens: HoursTokens): number {
  const last = tokens.findLastIndex((token) => token.kind === 'time' || token.kind === 'closed');
  return last < 0 ? 0 : count(tokens.slice(last), ['word', 'phone']);
}

function isTrustworthy({
  week,
  labelled,
  words,
  group,
  document,
}: {
  week: WeekHours;
  labelled: boolean;
  words: number;
  group: HoursItem[];
  document: TextDocument;
}): boolean {
  if (document.page.role === 'article' || isService(week, words, group)) return false;
  if (labelled) return statedDays(week) > 0;
  if (isPromise(week, group)) return false;
  const open = openDays(week);
  const landmark = group[0]?.line.landmark;
  const atContact = landmark === 'header' || landmark === 'footer' || document.page.role === 'contact';
  // "We are here for you Monday to Friday from 9 to 5": a sentence over the whole working week, where one gives such hours.
  if (atContact && group.length === 1 && open >= MIN_SENTENCE_DAYS && words <= MAX_SENTENCE_WORDS) return true;
  if (words > group.length || areHoursOfElse(group, open)) return false;
  if (open >= MIN_UNLABELLED_OPEN_DAYS) return true;
  return atContact && open > 0 && statedDays(week) >= MIN_UNLABELLED_DAYS_AT_CONTACT;
}

/** "Inspections every Tuesday from 1 pm": a service on some days, wherever it stands. */
const isService = (week: WeekHours, words: number, group: readonly HoursItem[]): boolean =>
  statedDays(week) <= 2 &&
  words > group.length &&
  WEEK.every((day) => week[day]?.every(([, close]) => close === null) ?? true);

/** "24/7" over "emergency line" is a promise, not a timetable. */
const isPromise = (week: WeekHours, group: readonly HoursItem[]): boolean =>
  WEEK.every((day) => week[day]?.every(([from, to]) => from === '00:00' && to === '24:00') ?? false) &&
  !group.some((item) => count(item.tokens, ['day']) > 0);

/** Of a phone, or of what their lines name. */
function areHoursOfElse(group: readonly HoursItem[], open: number): boolean {
  // A phone number behind them makes them the hours of the phone.
  if (group.some(({ tokens }) => tokens.findLastIndex(({ kind }) => kind === 'phone') > timesFrom(tokens))) return true;
  // Whole weeks in two or three lines are a place's, whatever stands behind: "Sat 9–12 (showroom)".
  if (group.length <= MAX_TERSE_LINES && open > MIN_UNLABELLED_OPEN_DAYS) return false;
  // Names behind the times are what happens then: a course, a group, a service.
  const named = group.reduce((sum, { tokens }) => sum + wordsBehind(tokens), 0);
  return named * MIN_LINES_PER_NAME > group.length;
}
