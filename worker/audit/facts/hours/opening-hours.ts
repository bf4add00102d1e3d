import type { TextDocument } from '../../website/text/text-sources.ts';
import type { Website } from '../../website/website.ts';
import { WEEK } from '../../week/week.ts';
import type { FactSource, Facts, OpeningHours, WeekHours } from '../facts.ts';
import { scanHours } from './hours-scan.ts';
import { readSchemaHours } from './hours-schema.ts';
import { completeWeek, contradictory, emptyWeek, openDays, sameWeek, statedDays } from './hours-week.ts';
import type { WeekFound } from './hours-weeks.ts';

interface Candidate {
  week: WeekHours;
  sources: FactSource[];
  visible: boolean;
  labelled: boolean;
  seasonal: boolean;
  /** Days are left out whose line was not understood. */
  partly: boolean;
  /** On pages in another language than most of the website: times of day suffer in translation. */
  translated: boolean;
  /** On the pages of single branches alone. */
  branch: boolean;
}

/** Statements kept per set of hours: enough to verify, few enough to read. */
const MAX_SOURCES = 6;

/**
 * The weekly opening hours. What a visitor reads outranks structured data; of several visible sets the most complete labelled
 * one is the value, sets that agree with it complete it, sets that contradict it are alternatives. A season's own hours are
 * neither.
 */
export function readOpeningHours(website: Website): Facts['openingHours'] {
  const { all, appointment } = statedHours(website);
  const candidates = isTimetable(all) ? all.filter(({ visible }) => !visible) : all;
  const chosen = choose(candidates);
  const byAppointment = appointment !== null;
  // "Closed on Sundays" alone says when nobody comes, not when somebody may.
  if (chosen === null || openDays(chosen.week) === 0) {
    return appointment && { value: { ...emptyWeek(), byAppointment }, sources: [appointment] };
  }
  const { week, sources, alternatives } = withOthers(chosen, candidates);
  const value: OpeningHours = { ...week, byAppointment };
  const fact = { value, sources: distinctFirst(sources), ...(chosen.partly ? { partly: true as const } : {}) };
  if (alternatives.length === 0) return fact;
  return {
    ...fact,
    alternatives: alternatives.map((other) => ({
      value: { ...other.week, byAppointment },
      sources: distinctFirst(other.sources),
    })),
  };
}

/** Every set of hours the pages state, and where they ask to make an appointment. */
function statedHours({ pages, documents, language }: Website): { all: Candidate[]; appointment: FactSource | null } {
  const all: Candidate[] = [];
  const branches = branchPages(pages);
  let appointment: FactSource | null = null;
  for (const document of documents) {
    const pageLanguage = document.view.lang?.slice(0, 2).toLowerCase() ?? null;
    const translated = pageLanguage !== null && language !== null && pageLanguage !== language;
    const scan = scanHours(document, language ?? pageLanguage);
    const page = { translated, branch: branches.has(document.page.url) };
    for (const found of scan.weeks) addCandidate(all, { ...found, visible: true, ...page });
    for (const found of readSchemaHours(document)) {
      addCandidate(all, { ...found, visible: false, labelled: true, seasonal: false, partly: false, ...page });
    }
    // Terms agree upon one thing of many.
    if (!document.isLegal) appointment ??= scan.appointment;
  }
  if (all.length === 0) for (const found of hoursOfTakingCalls(documents, language)) addCandidate(all, found);
  if (all.length === 0) for (const found of hoursOfEveryDay(documents, language)) addCandidate(all, found);
  return { all, appointment };
}

/** The chosen week with what the others add to it, and those that say otherwise. */
function withOthers(
  chosen: Candidate,
  candidates: readonly Candidate[],
): Pick<Candidate, 'week' | 'sources'> & { alternatives: Candidate[] } {
  let week = chosen.week;
  const sources = [...chosen.sources];
  const alternatives: Candidate[] = [];
  for (const other of candidates) {
    const isContrary = contradictory(chosen.week, other.week);
    // A closing day below the lists of the seasons completes them; a season's own days do not.
    const isClosingDay = other.visible && openDays(other.week) === 0;
    if (other === chosen || (other.seasonal && (!isClosingDay || isContrary))) continue;
    if (isContrary) alternatives.push(other);
    // What markup says of further days is not silently left out: it is their only source.
    else if (chosen.visible && !contradictory(week, other.week)) {
      week = completeWeek(week, other.week);
      sources.push(...other.sources);
    } else if (!other.visible && statedDays(other.week) > 0) sources.push(...other.sources);
  }
  return { week, sources, alternatives };
}

/** 「営業時間 8:00〜20:00」 on a website that names no day off and no weekday at all: so it is every day. */
function hoursOfEveryDay(documents: TextDocument[], language: string | null): Parameters<typeof addCandidate>[1][] {
  if (language !== 'ja') return [];
  if (documents.some(({ lines }) => lines.some(({ text }) => NAMES_DAYS.test(text)))) return [];
  return documents.flatMap((document) => {
    const lines = document.lines.map((line) =>
      EVERY_DAY.test(line.text) ? { ...line, text: line.text.replace(/営業時間/, '営業時間 毎日') } : line,
    );
    if (lines.every(({ text }, at) => text === document.lines[at]?.text)) return [];
    const { weeks } = scanHours({ ...document, lines }, language);
    return weeks.map((found) => ({ ...found, visible: true, translated: false, branch: false }));
  });
}

const EVERY_DAY = /^営業時間\s?[:：]?\s?\d{1,2}[:：時]\d{0,2}分?\s?[-~〜～–—]\s?\d{1,2}[:：時]\d{0,2}分?$/u;
const NAMES_DAYS = /定休|休業|休診|休館|不定休|曜|平日|土日|予約制/u;

/** 「受付時間：平日 8:00〜17:00」: where a Japanese business names no other hours, these are its own. */
function hoursOfTakingCalls(documents: TextDocument[], language: string | null): Parameters<typeof addCandidate>[1][] {
  if (language !== 'ja') return [];
  return documents.flatMap((document) => {
    const lines = document.lines.map((line) => ({
      ...line,
      text: line.text.replace(/受付時間|受付(?=[:：])/g, '営業時間'),
    }));
    if (lines.every(({ text }, at) => text === document.lines[at]?.text)) return [];
    const { weeks } = scanHours({ ...document, lines }, language);
    return weeks.map((found) => ({ ...found, visible: true, translated: false, branch: false }));
  });
}

/** "/locations/north/" and "/locations/south/": pages of one folder that each tell about one place. */
function branchPages(pages: Website['pages']): Set<string> {
  const folders = new Map<string, string[]>();
  for (const { url, role } of pages) {
    const { pathname } = new URL(url);
    const folder = pathname.replace(/[^/]*\/?$/, '');
    if (role === 'locations' && folder !== '/') folders.set(folder, [...(folders.get(folder) ?? []), url]);
  }
  return new Set([...folders.values()].filter(({ length }) => length > 1).flat());
}

/** Courses and groups meet on a few days each. */
const MAX_DAYS_OF_COURSE = 3;
const MIN_COURSES = 3;

/** Small sets of hours on one page that contradict each other, and no whole week beside them: when courses are held. */
function isTimetable(candidates: readonly Candidate[]): boolean {
  const visible = candidates.filter((candidate) => candidate.visible);
  const contradicting = visible.filter(({ week }) => visible.some((other) => contradictory(week, other.week)));
  const pages = new Set(visible.flatMap(({ sources }) => sources.map(({ pageUrl }) => pageUrl)));
  const areSmall = visible.every(({ week }) => statedDays(week) <= MAX_DAYS_OF_COURSE);
  return contradicting.length >= MIN_COURSES && areSmall && pages.size === 1;
}

/** One source of each place first: a footer repeated on every page must not push out what structured data says. */
function distinctFirst(sources: readonly FactSource[]): FactSource[] {
  const places = new Set<string>();
  const repeated: FactSource[] = [];
  const distinct = sources.filter((source) => {
    const place = `${source.view} ${source.place}`;
    const isRepeated = places.has(place);
    places.add(place);
    if (isRepeated) repeated.push(source);
    return !isRepeated;
  });
  return [...distinct, ...repeated].slice(0, MAX_SOURCES);
}

function addCandidate(
  candidates: Candidate[],
  found: Omit<WeekFound, 'byAppointment'> & Pick<Candidate, 'visible' | 'translated' | 'branch'>,
): void {
  const known = candidates.find((other) => other.visible === found.visible && sameWeek(other.week, found.week));
  if (known) {
    known.sources.push(...found.sources);
    known.labelled ||= found.labelled;
    known.seasonal &&= found.seasonal;
    known.partly &&= found.partly;
    known.translated &&= found.translated;
    known.branch &&= found.branch;
  } else {
    candidates.push({ ...found, sources: [...found.sources] });
  }
}

const MIN_DAYS_OF_TIMETABLE = 5;

const isRoundTheClock = (week: WeekHours): boolean =>
  WEEK.every((day) => week[day]?.every(([from, to]) => from === '00:00' && to === '24:00') ?? false);

function choose(candidates: Candidate[]): Candidate | null {
  const hasTimetable = candidates.some(
    ({ week, visible, seasonal, labelled }) =>
      visible && labelled && !seasonal && openDays(week) >= MIN_DAYS_OF_TIMETABLE && !isRoundTheClock(week),
  );
  const rank = (candidate: Candidate): number =>
    // "Available 24/7" beside a timetable is for emergencies.
    (candidate.visible && !(hasTimetable && isRoundTheClock(candidate.week)) ? 1000 : 0) +
    (candidate.seasonal ? 0 : 400) +
    (openDays(candidate.week) > 0 ? 200 : 0) +
    (candidate.translated ? 0 : 100) +
    (candidate.branch ? 0 : 25) +
    (candidate.labelled ? 20 : 0) +
    statedDays(candidate.week) * 10 +
    Math.min(candidate.sources.length, 9);
  let best: Candidate | null = null;
  for (const candidate of candidates) if (best === null || rank(candidate) > rank(best)) best = candidate;
  return best;
}
