import { placeOf } from '../../../website/page/page-text.ts';
import type { PageView } from '../../../website/page/page-view.ts';
import { urlParts } from '../../../website/parsed-url.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { DAY_MS, datesIn } from '../../../website/text/dates.ts';
import type { Pattern } from '../../../website/text/light-letters.ts';
import { contentView } from '../../../website/text/page-prose.ts';
import type { Evidence } from '../../check.ts';

/** Whoever keeps a list of what comes takes out what was within a month... */
const GRACE_MS = 30 * DAY_MS;
/** ...and between two seasons a calendar may be empty for longer. */
const SEASON_MS = 183 * DAY_MS;
/** Fewer dates are a notice. */
const MIN_DATES = 4;
/** So much of a list that it tells of what was rather than of what comes. */
const MOSTLY = 0.7;
const HEADING = /^h[1-6]$/;
/** What a list of days to come is called: as the whole heading, or as a part of the page's address. */
const CALENDAR = /^(?:calendar|kalender|calendrier|calendario|agenda|termine)$/i;

/**
 * Lists below a heading that speaks of what is to come, most of whose dates are over, and calendars of which nothing is left: a heading
 * alone decides nothing, nor does a list of old dates, which may be a chronicle. A line counts once, by the last of its dates.
 *
 * @param coming what such a heading says
 */
export function pastDates(page: ReadPage, coming: Pattern, now: number): Evidence[] {
  const view = contentView(page);
  const isCalendar = urlParts(page.url)
    .pathname.split(/[/.]/)
    .some((part) => CALENDAR.test(part));
  const found = view.blocks.flatMap(({ tag, text, path, hidden }, at): Evidence[] => {
    if (!HEADING.test(tag) || hidden) return [];
    const isOfCalendar = isCalendar || CALENDAR.test(text.trim());
    if (!isOfCalendar && !coming.test(text)) return [];
    const ends = datesBelow(view, at);
    const over = ends.filter((end) => end < now);
    const isOver = coming.test(text)
      ? over.length / ends.length >= MOSTLY && ends.filter((end) => end < now - GRACE_MS).length >= MIN_DATES
      : ends.length >= MIN_DATES && ends.every((end) => end < now - SEASON_MS);
    if (!isOver) return [];
    const seen = `“${text.slice(0, 80)}”: ${over.length} of ${ends.length} dates in this list are over`;
    return [{ pageUrl: page.url, place: placeOf(view, path), seen }];
  });
  // A heading holds those below it.
  return found.slice(0, 1);
}

/** The last moment of each dated line from a heading on to the next of its rank or a higher one; lines alike in kind only. */
function datesBelow({ blocks }: PageView, heading: number): number[] {
  const rank = Number(blocks[heading]?.tag[1]);
  const rest = blocks.slice(heading + 1);
  const next = rest.findIndex(({ tag }) => HEADING.test(tag) && Number(tag[1]) <= rank);
  const own = (next < 0 ? rest : rest.slice(0, next)).filter(
    ({ hidden, landmark }) => !hidden && landmark !== 'footer',
  );
  const dated = own.flatMap(({ text, path, tag }) => {
    const dates = text.length > MAX_CHARS ? [] : datesIn(text);
    return dates.length === 0 ? [] : [{ kind: `${path} ${tag}`, end: Math.max(...dates.map(({ to }) => to)) }];
  });
  const kinds = Map.groupBy(dated, ({ kind }) => kind);
  const largest = [...kinds.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
  return largest.map(({ end }) => end);
}

/** A longer text tells a story. */
const MAX_CHARS = 200;
