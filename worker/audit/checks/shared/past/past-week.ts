import { bodyBlocks, placeOf } from '../../../website/page/page-text.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { DAY_MS, datesIn } from '../../../website/text/dates.ts';
import { contentView } from '../../../website/text/page-prose.ts';
import type { Evidence } from '../../check.ts';

/** Whoever writes a plan for each week takes out what was within a month. */
const GRACE_MS = 30 * DAY_MS;
const WEEK_MS = 8 * DAY_MS;
const MIN_DAYS = 3;
const MAX_CHARS = 120;
/** The days of a plan stand close below the week it is for. */
const MAX_BELOW = 40;
/** "Montag 31.03.", "Lundi 31/03" */
const DAY = /(?<![\d./])(\d{1,2})[./](\d{1,2})(?:\.|(?![\d./]))/u;

/**
 * The plan of a week that is over: a line with the last day of that week and its year, and below it three and more lines that each begin
 * one of its days, on a page that names no later date.
 */
export function pastWeek(page: ReadPage, now: number): Evidence[] {
  const view = contentView(page);
  const blocks = bodyBlocks(view);
  if (blocks.some(({ text }) => datesIn(text).some(({ to }) => to >= now - GRACE_MS))) return [];
  for (const [at, { text, path }] of blocks.entries()) {
    const last = text.length > MAX_CHARS ? undefined : datesIn(text).findLast(({ isMonth }) => !isMonth);
    if (last === undefined) continue;
    const days = blocks.slice(at + 1, at + 1 + MAX_BELOW).flatMap((below) => dayOf(below.text, last.to));
    if (new Set(days).size >= MIN_DAYS) return [{ pageUrl: page.url, place: placeOf(view, path), seen: text }];
  }
  return [];
}

/** The day a short line names without its year, where it lies in the week that ends at `end`. */
function dayOf(text: string, end: number): number[] {
  const [, day, month] = (text.length <= MAX_CHARS && DAY.exec(text)) || [];
  if (day === undefined) return [];
  const at = [0, 1].map((back) => Date.UTC(new Date(end).getUTCFullYear() - back, Number(month) - 1, Number(day)));
  return at.filter((one) => one <= end && one > end - WEEK_MS).slice(0, 1);
}
