import { bodyBlocks, placeOf } from '../../../website/page/page-text.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { DAY_MS, datesIn } from '../../../website/text/dates.ts';
import type { Evidence } from '../../check.ts';
import { saysBook } from '../links/links-to-book.ts';

const GRACE_MS = 30 * DAY_MS;
const MAX_CHARS = 120;
const MAX_BUTTON_CHARS = 40;

/** What can still be booked and is over: a line with one day, its year and a number of its own ("8 places left"), right above a button to book. */
export function pastOffers(page: ReadPage, now: number): Evidence[] {
  const view = page.rendered?.view ?? page.plain.view;
  const blocks = bodyBlocks(view);
  return blocks.flatMap(({ text, path }, at): Evidence[] => {
    const below = blocks[at + 1]?.text.trim() ?? '';
    if (text.length > MAX_CHARS || below.length > MAX_BUTTON_CHARS) return [];
    const [date, ...others] = datesIn(text);
    if (!date || date.isMonth || others.length > 0 || date.to >= now - GRACE_MS) return [];
    if (!/\d/.test(text.replace(date.text, ' ')) || !saysBook(below)) return [];
    return [{ pageUrl: page.url, place: placeOf(view, path), seen: `${text} · ${below}` }];
  });
}
