import { isPriced } from '../../../facts/offers/lone-price.ts';
import { spacedText } from '../../../website/page/page-rows.ts';
import { bodyBlocks, placeOf } from '../../../website/page/page-text.ts';
import type { TextBlock } from '../../../website/page/page-view.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { DAY_MS, datesIn } from '../../../website/text/dates.ts';
import { contentView } from '../../../website/text/page-prose.ts';
import type { Evidence } from '../../check.ts';

/** Whoever offers a new course takes out the old one within a month. */
const GRACE_MS = 30 * DAY_MS;
/** One date may be that of the page. */
const MIN_DATES = 2;
/** Blocks between a date and the time of day. */
const NEAR_BLOCKS = 3;
/** A longer text tells a story. */
const MAX_CHARS = 200;
/** "16:30 – 18:30", "18.30 bis 19.45 Uhr" */
const FROM_TO =
  /(?<![\d.:])\d{1,2}[:.h]\d{2}(?:\s?\p{L}{1,3})?\s?(?:\p{Pd}|to|bis|à|a|tot|às)\s?\d{1,2}[:.h]\d{2}(?!\.?\d)/u;

/**
 * Dates to come to that are over: days beside a time of day from and to, on a page that names a price and no day of this month or a later
 * one. A chronicle has no hours, and opening hours have no days of one year.
 */
export function pastMeetings(page: ReadPage, now: number): Evidence[] {
  const view = contentView(page);
  const blocks = bodyBlocks(view);
  const dated = blocks.flatMap((block, at) =>
    datesOf(block).map((date) => ({ ...date, at, path: block.path, seen: spacedText(block) })),
  );
  const isLive = dated.some(({ to }) => to >= now - GRACE_MS) || blocks.some(({ text }) => namesComing(text, now));
  if (isLive || new Set(dated.map(({ from }) => from)).size < MIN_DATES) return [];
  const times = blocks.flatMap(({ text }, at) => (text.length <= MAX_CHARS && FROM_TO.test(text) ? [at] : []));
  const meetings = dated.filter(({ at }) => times.some((time) => Math.abs(time - at) <= NEAR_BLOCKS));
  const isOffered = blocks.some(({ text }) => text.length <= MAX_CHARS && isPriced(text, null));
  const latest = meetings.toSorted((a, b) => b.to - a.to)[0];
  if (latest === undefined || !isOffered) return [];
  return [{ pageUrl: page.url, place: placeOf(view, latest.path), seen: latest.seen }];
}

/** Whole days; a month alone is when something was written. */
const datesOf = ({ text }: TextBlock) =>
  text.length > MAX_CHARS ? [] : datesIn(text).filter(({ isMonth }) => !isMonth);

/** A later date within a long text, too, or the coming year. */
const namesComing = (text: string, now: number): boolean =>
  datesIn(text).some(({ to }) => to >= now - GRACE_MS) || text.includes(String(new Date(now).getUTCFullYear() + 1));
