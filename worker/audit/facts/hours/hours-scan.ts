import { lightLetters } from '../../website/text/light-letters.ts';
import { lineSource, type TextDocument } from '../../website/text/text-sources.ts';
import { WEEK } from '../../week/week.ts';
import type { FactSource, WeekHours } from '../facts.ts';
import { readGroup } from './hours-group.ts';
import { collectItems, type HoursItem } from './hours-items.ts';
import { labelOf, MEAL, namesADesk, OPENING_PLACE, PART_OF_DAY } from './hours-labels.ts';
import { joinDaysAndTimes } from './hours-pairs.ts';
import type { HoursToken, HoursTokens } from './hours-token.ts';
import { openDays, statedDays } from './hours-week.ts';
import { LabelContext } from './label-context.ts';
import { normaliseHoursText } from './normalise-hours-text.ts';

/** A week found in the text of one view. */
export interface WeekFound {
  week: WeekHours;
  byAppointment: boolean;
  /** Printed under or beside words that say "opening hours". */
  labelled: boolean;
  /** Printed for a season, or as the second set of a passage that names seasons. */
  seasonal: boolean;
  sources: FactSource[];
}

export interface HoursScan {
  weeks: WeekFound[];
  /** Where the text says that visits need an appointment or are possible by agreement. */
  appointment: FactSource | null;
}

/** Lines without any sign of hours that may stand inside a list of hours: a note, a name of a branch. */
const MAX_GAP_LINES = 2;
/** A label or heading is short; a longer line is a sentence, judged sentence by sentence. */
const MAX_LABEL_CHARS = 80;
/** Unlabelled days with times are hours only when they make up most of a week: an event or a course is on one or two days. */
const MIN_UNLABELLED_OPEN_DAYS = 4;
/** ... and in the header, the footer or on the contact page, where nothing else has such a form, a few days less. */
const MIN_UNLABELLED_DAYS_AT_CONTACT = 3;
const MAX_TERSE_LINES = 3;
/** So many unlabelled lines to one that has a word behind its times. */
const MIN_LINES_PER_NAME = 3;
const MIN_SENTENCE_DAYS = 5;
const MAX_SENTENCE_WORDS = 6;
/** What comes next holds outside the seasons just named. */
const REST_OF_YEAR =
  /rest of (?:the )?year|all other months|(?:rest|ubrige) (?:des jahres|zeit)|reste de l'annee|resto del ano|resto dell'anno|rest van het jaar|resto do ano|それ以外/u;
/** Lines quoted as the source of a week. */
const SOURCE_LINES = 30;

export function scanHours(document: TextDocument, language: string | null): HoursScan {
  const scan: HoursScan = { weeks: [], appointment: null };
  const items = joinDaysAndTimes(collectItems(document, language));
  const context = new LabelContext();
  let group: HoursItem[] = [];
  let labelled = false;
  let season = false;
  let gap = 0;

  const flush = () => {
    if (group.length > 0) scan.weeks.push(...readWeeks(document, group, labelled, season, language));
    if (group.length > 0) season = false;
    group = [];
    labelled = false;
    gap = 0;
  };

  for (const [at, item] of items.entries()) {
    if (context.enters(item)) {
      flush();
      season = false;
    }
    const text = normaliseHoursText(item.text);
    const label = LED_BY.test(item.text)
      ? 'other'
      : text.length <= MAX_LABEL_CHARS * 2
        ? labelOf(text)
        : labelOf(aroundHours(text));
    const said = label ?? (CLOCK.test(item.text) ? 'opening' : null);
    const isMeal = said === 'other' && MEAL.test(text) && context.current() === 'opening';
    const ownLabel = isMeal ? (isHours(item) ? 'opening' : null) : said;
    if (scan.appointment === null && saysAppointment(item)) scan.appointment = lineSource(document, item.line);
    if (REST_OF_YEAR.test(text) && text.length <= MAX_LABEL_CHARS && !isHours(item)) {
      flush();
      season = false;
      continue;
    }
    // "Jan 15 – Apr 15" as a label is a season too.
    const hasSeason =
      item.tokens.some((token) => token.kind === 'season') || (!isHours(item) && count(item.tokens, ['date']) >= 2);
    if (isHours(item)) {
      if (item.level !== null && ownLabel !== null) {
        flush();
        context.setHeading(item.level, ownLabel);
      }
      if (item.line.foreign !== null || isChoiceOfForm(item) || ownLabel === 'other') {
        // "Phone desk Mon–Thu 9–12" heads a list of its own, unless it stands inside the hours.
        const isHead = group.length === 0 && startsWithLabel(text);
        if (ownLabel === 'other' && (isHead || !item.tokens.some((token) => token.kind === 'day')))
          context.setLocal('other');
        continue;
      }
      if (context.current() === 'other') {
        if (ownLabel !== 'opening') continue;
        context.setLocal('opening');
      }
      // "Monday closed" below the lists of the seasons holds for all of them.
      const next = items[at + 1];
      const isLast = next === undefined || !isHours(next);
      // "Fermé | Closed": the same in another language; a second one would wait for the days of the next line.
      if (isClosedOnly(item) && group.at(-1)?.text !== item.text && isClosedOnly(group.at(-1))) continue;
      if (season && group.length > 0 && !hasSeason && isLast && isOnlyClosed(item)) {
        flush();
        season = true;
      }
      // "August: 8–15" between the lines of a week is a note about the season; the week goes on below.
      if (hasSeason && group.length > 0 && count(item.tokens, ['day', 'holiday']) === 0) continue;
      // A season named before each list is a new list.
      if (hasSeason && group.length > 0) {
        flush();
        season = true;
      }
      season ||= hasSeason;
      group.push(item);
      gap = 0;
      labelled ||= ownLabel === 'opening' || context.current() === 'opening' || OPENING_PLACE.test(item.line.place);
      context.touch();
      continue;
    }
    if (hasSeason && text.length <= MAX_LABEL_CHARS) {
      flush();
      season = true;
    }
    if (item.level !== null && group.length > 0 && context.current() === 'opening' && PART_OF_DAY.test(text)) continue;
    if (item.level !== null) {
      flush();
      if (!hasSeason) season = false;
      // A question says what its answer is about, not what comes after it.
      context.setHeading(item.level, /\?\s*$/.test(text) ? null : ownLabel);
    } else if (ownLabel !== null && text.length <= MAX_LABEL_CHARS) {
      if (ownLabel === 'other' || group.length > 0) flush();
      // A column's head says "hours" of whatever the heading above the table names: courses, for one.
      if (ownLabel === 'opening' && item.line.tag === 'th' && context.current() === 'other') continue;
      // "Emergencies: 629 481 702" says all it has to say; it labels nothing below.
      if (ownLabel === 'opening' || !/\d{3}|[.!?]$/.test(text)) context.setLocal(ownLabel);
    } else {
      context.pass();
      gap += 1;
      if (gap > MAX_GAP_LINES || text.length > 2 * MAX_LABEL_CHARS) flush();
    }
  }
  flush();
  return scan;
}

/** 🕐 to 🕧, ⏰ and 🕰 before days and times say "hours", whatever stands above. */
const CLOCK = /^[\u{1f550}-\u{1f567}\u23f0\u{1f570}]/u;

/** "Lundi 10h45-11h45, avec Sophie": a session with somebody. German "mit Termin" names nobody. */
const LED_BY = lightLetters(/\d[\dh:.]{0,12},? (?:avec|with|con|met|com) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}*\.?)?$/u);

const SENTENCE_END = lightLetters(/(?<=\p{L}{3}[.!?]|[。！？]) ?/u);

/** Whether the words before the first number say what the line is about. */
function startsWithLabel(text: string): boolean {
  return namesADesk(text.split(/\d/, 1).join(''));
}

/** The part of a long line around its days and times: a sentence of a paragraph, not all of it. */
function aroundHours(text: string): string {
  const sentences = text.split(SENTENCE_END);
  return sentences.filter((sentence) => /\d/.test(sentence)).join(' ');
}

const count = (tokens: HoursTokens, kinds: HoursToken['kind'][]): number =>
  tokens.filter((token) => kinds.includes(token.kind)).length;

/** Whether a line is part of a list of hours: days, times, "closed" or marks, and few other words. */
function isHours(item: HoursItem): boolean {
  if (item.entries !== null) return true;
  const { tokens } = item;
  const days = count(tokens, ['day', 'holiday']);
  const times = tokens.filter((token) => token.kind === 'time' && !token.bare).length;
  const ranges = tokens.filter(
    (token, at) => token.kind === 'time' && isLink(tokens[at + 1]) && tokens[at + 2]?.kind === 'time',
  ).length;
  const closed = count(tokens, ['closed', 'roundTheClock', 'appointment']);
  const marks = count(tokens, ['mark']);
  const words = count(tokens, ['word', 'phone', 'date']);
  if (days > 0 && (ranges > 0 || times > 0 || closed > 0)) return words <= 8 + 2 * (ranges + times);
  if (days > 0) return words === 0 || OPENING_DAYS.test(item.text);
  if (ranges > 0) return words <= 4;
  if (closed > 0) return words <= 3;
  if (times > 0) return words <= 1;
  return marks > 0 && words === 0;
}

/** 「営業日：月曜日〜土曜日」 over 「営業時間：8時〜18時」 */
const OPENING_DAYS = /^(?:営業|診療|開館|開園)日\s?[:：]/u;

const isClosedOnly = (item: HoursItem | undefined): boolean =>
  item !== undefined && item.tokens.length === 1 && item.tokens[0]?.kind === 'closed';

const isOnlyClosed = ({ tokens }: HoursItem): boolean =>
  count(tokens, ['closed']) > 0 &&
  tokens.every((token) => ['day', 'closed', 'dash', 'to', 'and', 'break'].includes(token.kind));

/** "Afternoon (12 PM - 5 PM)": what a visitor may wish for, not when somebody is there. */
const isChoiceOfForm = ({ line }: HoursItem): boolean =>
  (line.tag === 'button' || line.tag === 'label') && /(?:^|> )form(?=[.#\s]|$)/.test(line.place);

/** A link or button that offers to book says nothing about whether one must. */
function saysAppointment({ line, tokens }: HoursItem): boolean {
  if (line.tag === 'a' || line.tag === 'button' || line.foreign !== null) return false;
  return tokens.some((token) => token.kind === 'appointment');
}

const isLink = (token: HoursToken | undefined): boolean => token?.kind === 'dash' || token?.kind === 'to';

function readWeeks(
  document: TextDocument,
  group: HoursItem[],
  labelled: boolean,
  season: boolean,
  language: string | null,
): WeekFound[] {
  // What the plain view of the page already said is not a second statement.
  if (group.every((item) => item.line.inPlain)) return [];
  const { weeks, byAppointment } = readGroup(group, language);
  const words = group.reduce((sum, item) => sum + count(item.tokens, ['word', 'phone']), 0);
  const named = season || group.some((item) => item.tokens.some((token) => token.kind === 'season'));
  const kept: WeekFound[] = [];
  weeks.forEach(({ week, unit }, at) => {
    if (!isTrustworthy(week, labelled, words, group, document)) return;
    const lines = group
      .filter((_, index) => index >= unit && index < (weeks[at + 1]?.unit ?? group.length))
      .slice(0, SOURCE_LINES);
    const first = (lines[0] ?? group[0])?.line;
    if (!first) return;
    const seen = lines.map((item) => item.text).join(' / ');
    kept.push({
      week,
      byAppointment,
      labelled,
      seasonal: named && (at > 0 || season),
      sources: [lineSource(document, first, seen)],
    });
  });
  return kept;
}

const timesFrom = (tokens: HoursTokens): number => tokens.findIndex(({ kind }) => kind === 'time');

function wordsBehind(tokens: HoursTokens): number {
  const last = tokens.findLastIndex((token) => token.kind === 'time' || token.kind === 'closed');
  return last < 0 ? 0 : count(tokens.slice(last), ['word', 'phone']);
}

function isTrustworthy(
  week: WeekHours,
  labelled: boolean,
  words: number,
  group: HoursItem[],
  document: TextDocument,
): boolean {
  if (document.page.role === 'article') return false;
  const open = openDays(week);
  // "Inspections every Tuesday from 1 pm": a service on some days, wherever it stands.
  const isService =
    statedDays(week) <= 2 &&
    words > group.length &&
    WEEK.every((day) => week[day]?.every(([, close]) => close === null) ?? true);
  if (isService) return false;
  if (labelled) return statedDays(week) > 0;
  // "24/7" over "emergency line" is a promise, not a timetable.
  const isAlways = WEEK.every((day) => week[day]?.every(([from, to]) => from === '00:00' && to === '24:00') ?? false);
  if (isAlways && !group.some((item) => count(item.tokens, ['day']) > 0)) return false;
  const landmark = group[0]?.line.landmark;
  const atContact = landmark === 'header' || landmark === 'footer' || document.page.role === 'contact';
  // "We are here for you Monday to Friday from 9 to 5": a sentence over the whole working week, where one gives such hours.
  if (atContact && group.length === 1 && open >= MIN_SENTENCE_DAYS && words <= MAX_SENTENCE_WORDS) return true;
  if (words > group.length) return false;
  // Names behind the times are what happens then: a course, a group, a service.
  const named = group.reduce((sum, { tokens }) => sum + wordsBehind(tokens), 0);
  // Whole weeks in two or three lines are a place's, whatever stands behind: "Sat 9–12 (showroom)".
  const isTerse = group.length <= MAX_TERSE_LINES && open > MIN_UNLABELLED_OPEN_DAYS;
  // A phone number behind them makes them the hours of the phone.
  if (group.some(({ tokens }) => tokens.findLastIndex(({ kind }) => kind === 'phone') > timesFrom(tokens)))
    return false;
  if (!isTerse && named * MIN_LINES_PER_NAME > group.length) return false;
  if (open >= MIN_UNLABELLED_OPEN_DAYS) return true;
  return atContact && open > 0 && statedDays(week) >= MIN_UNLABELLED_DAYS_AT_CONTACT;
}
