import { visibleBlocks } from '../page/page-text.ts';
import type { PageView } from '../page/page-view.ts';
import { textKey } from '../text/plain-words.ts';

/** Every month has so many days. */
const DAYS = Array.from({ length: 28 }, (_, at) => String(at + 1));
/** The day and what stands beside it in its field; the short name of a weekday. */
const MAX_CELL_CHARS = 12;

const known = new WeakMap<PageView, ReadonlySet<string>>();

/** The texts of calendars, by their keys: short ones in a row, the days of a month among them. They say nothing that would have to be served. */
export function calendarKeys(view: PageView): ReadonlySet<string> {
  const before = known.get(view);
  if (before !== undefined) return before;
  const found = new Set<string>();
  let row: string[] = [];
  const close = (): void => {
    const keys = new Set(row);
    if (DAYS.every((day) => keys.has(day))) for (const key of keys) found.add(key);
    row = [];
  };
  for (const { text } of visibleBlocks(view)) {
    if (text.length <= MAX_CELL_CHARS) row.push(textKey(text));
    else close();
  }
  close();
  known.set(view, found);
  return found;
}
