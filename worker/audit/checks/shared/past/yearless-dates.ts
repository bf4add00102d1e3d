import { isOfBody, placeOf } from '../../../website/page/page-text.ts';
import type { PageView } from '../../../website/page/page-view.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { DAY_MS } from '../../../website/text/dates.ts';
import type { Pattern } from '../../../website/text/light-letters.ts';
import { contentView } from '../../../website/text/page-prose.ts';
import { leadingDay } from '../../../website/text/past-notice.ts';
import type { Evidence } from '../../check.ts';

/** Fewer days are a notice. */
const MIN_DAYS = 3;
/** So soon a day of next year is announced. */
const SOON_MS = 90 * DAY_MS;
const HEADING = /^h[1-6]$/;

/**
 * Lists below a heading that speaks of what is to come whose lines begin with days without a year, none of which comes again within three
 * months: they are over, or of a year that nobody can tell.
 *
 * @param coming what such a heading says
 */
export function yearlessDates(page: ReadPage, coming: Pattern, now: number): Evidence[] {
  const view = contentView(page);
  const found = view.blocks.flatMap(({ tag, text, path, hidden }, at): Evidence[] => {
    if (!HEADING.test(tag) || hidden || !coming.test(text)) return [];
    const days = daysBelow(view, at);
    if (days === null || days.length < MIN_DAYS) return [];
    if (!days.every((day) => comesNext(day, now) - now > SOON_MS)) return [];
    const seen = `“${text.slice(0, 80)}”: ${days.length} days without a year, and none of them comes in the next three months`;
    return [{ pageUrl: page.url, place: placeOf(view, path), seen }];
  });
  // A heading holds those below it.
  return found.slice(0, 1);
}

interface Day {
  month: number;
  day: number;
}

/** Days at the head of a line, to the next heading of this rank or a higher one; null where a year stands among them. */
function daysBelow({ blocks }: PageView, heading: number): Day[] | null {
  const rank = Number(blocks[heading]?.tag[1]);
  const rest = blocks.slice(heading + 1);
  const next = rest.findIndex(({ tag }) => HEADING.test(tag) && Number(tag[1]) <= rank);
  const own = (next < 0 ? rest : rest.slice(0, next)).filter(isOfBody);
  if (own.some(({ text }) => /(?<!\d)20\d{2}(?!\d)/.test(text))) return null;
  return own.flatMap(({ text }) => leadingDay(text) ?? []);
}

function comesNext({ month, day }: Day, now: number): number {
  const year = new Date(now).getUTCFullYear();
  const [first, second] = [year, year + 1].map((one) => Date.UTC(one, month - 1, day + 1));
  return first !== undefined && first > now ? first : (second ?? now);
}
