import { shownDates } from '../../checks/shared/page-dates.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { pageKey } from '../../website/site-address.ts';

const DAY_MS = 86_400_000;
/** Earlier dates are defaults such as 1970: the web had few pages. */
const EARLIEST_MS = Date.UTC(1995, 0, 1);
/** So many pages of one day were not all written then: it is the day they were copied to the server. */
const COPIED_FROM = 3;

/** Days of change, "YYYY-MM-DD": what the page itself says, else what the server says where it is no copying day. By page key. */
export function trueDates(pages: readonly ReadPage[]): Map<string, string> {
  const served = pages.flatMap((page) => servedDay(page) ?? []);
  const isCopied = served.length >= COPIED_FROM && new Set(served).size === 1;
  const dates = new Map<string, string>();
  for (const page of pages) {
    const day = shownDay(page) ?? (isCopied ? null : servedDay(page));
    if (day !== null) dates.set(pageKey(page.plain.finalUrl), day);
  }
  return dates;
}

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The newest day the page calls its own. */
function shownDay(page: ReadPage): string | null {
  const days = shownDates(page)
    .filter(({ isLabelled, isNarrative, from, to }) => isLabelled && !isNarrative && to - from <= DAY_MS)
    .map(({ from }) => from)
    .filter((from) => from >= EARLIEST_MS && from <= page.plain.fetchedAt);
  return days.length === 0 ? null : isoDay(Math.max(...days));
}

/** Last-Modified, unless it is the time of the answer: pages a program writes anew carry that. */
function servedDay({ plain: { headers, fetchedAt } }: ReadPage): string | null {
  const at = Date.parse(headers['last-modified'] ?? '');
  const sentAt = Date.parse(headers['date'] ?? '') || fetchedAt;
  return at >= EARLIEST_MS && sentAt - at > DAY_MS ? isoDay(at) : null;
}
