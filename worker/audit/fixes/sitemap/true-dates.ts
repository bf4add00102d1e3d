import { shownDates } from '../../checks/shared/page-dates.ts';
import { newestYear } from '../../checks/shared/shown/newest-year.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { pageKey } from '../../website/site-address.ts';

const DAY_MS = 86_400_000;
/** Earlier dates are defaults such as 1970: the web had few pages. */
const EARLIEST_MS = Date.UTC(1995, 0, 1);

/**
 * Days of change, "YYYY-MM-DD": what the page itself says, else what the server says of no other page: pages of one day were copied there
 * together. By page key.
 */
export function trueDates(pages: readonly ReadPage[]): Map<string, string> {
  const served = pages.flatMap((page) => servedDay(page) ?? []);
  const isCopied = (day: string | null) => served.filter((one) => one === day).length > 1;
  const dates = new Map<string, string>();
  for (const page of pages) {
    const own = shownDay(page) ?? servedDay(page);
    const day = own === servedDay(page) && isCopied(own) ? null : own;
    if (day !== null && !isContradicted(page, day)) dates.set(pageKey(page.plain.finalUrl), day);
  }
  return dates;
}

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The newest day the page calls its own, in a line that says nothing else: within a sentence it may be of what that speaks of. */
function shownDay(page: ReadPage): string | null {
  const days = shownDates(page)
    .filter(({ isLabelled, isNarrative, from, to }) => isLabelled && !isNarrative && to - from <= DAY_MS)
    .filter(({ evidence }) => !evidence.seen.includes('…') && evidence.seen.length <= MAX_LINE_CHARS)
    .map(({ from }) => from)
    .filter((from) => from >= EARLIEST_MS && from <= page.plain.fetchedAt);
  return days.length === 0 ? null : isoDay(Math.max(...days));
}

/** "Last updated: Monday, 3 May 2026, by Ida Larch" */
const MAX_LINE_CHARS = 60;

/** Whether the markup of the page says that it was written or changed on another day. */
function isContradicted({ plain: { view } }: ReadPage, day: string): boolean {
  const marked = view.jsonLd.flatMap(({ text }) => [...text.matchAll(MARKED)].map(([, at]) => at));
  return marked.length > 0 && !marked.includes(day);
}

const MARKED = /"date(?:Modified|Published)"\s*:\s*"(\d{4}-\d{2}-\d{2})/g;

/** Last-Modified, unless it is the time of the answer, which pages carry that a program writes anew, or older than what the page speaks of. */
function servedDay(page: ReadPage): string | null {
  const { headers, fetchedAt } = page.plain;
  const at = Date.parse(headers['last-modified'] ?? '');
  const sentAt = Date.parse(headers['date'] ?? '') || fetchedAt;
  if (!(at >= EARLIEST_MS && sentAt - at > DAY_MS)) return null;
  return newestYear(page) > new Date(at).getUTCFullYear() ? null : isoDay(at);
}
