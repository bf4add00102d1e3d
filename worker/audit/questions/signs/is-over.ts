import { DAY_MS, datesIn } from '../../website/text/dates.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { monthOf } from '../../words/months.ts';

const DAY_OF_MONTH = lightLetters(/(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|\.|º)? (?:de |of )?(\p{L}{3,10})(?!\p{L})/giu);

/** Whether every date in a text has passed: "20 September, 8 places left" in November. `now` in epoch ms; false without a date. */
export function isOver(text: string, now: number): boolean {
  if (!/\d/.test(text)) return false;
  const dated = datesIn(text).map(({ to }) => to);
  const ends = dated.length > 0 ? dated : daysOf(text, now);
  return ends.length > 0 && ends.every((end) => end < now);
}

/** The last moments of days given without their year: the nearest of their kind. */
function daysOf(text: string, now: number): number[] {
  const year = new Date(now).getUTCFullYear();
  return [...DAY_OF_MONTH.matchAll(text)].flatMap(([, day, name]) => {
    const at = monthOf(name);
    if (at === null) return [];
    const [end = now] = [year - 1, year, year + 1]
      .map((one) => Date.UTC(one, at - 1, Number(day)) + DAY_MS - 1)
      .toSorted((a, b) => Math.abs(a - now) - Math.abs(b - now));
    return [end];
  });
}
