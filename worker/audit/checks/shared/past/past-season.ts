import { placeOf } from '../../../website/page/page-text.ts';
import type { TextBlock } from '../../../website/page/page-view.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { lightLetters, type Pattern } from '../../../website/text/light-letters.ts';
import { contentView } from '../../../website/text/page-prose.ts';
import { regexSource } from '../../../website/text/regex-source.ts';
import { monthOf } from '../../../words/months.ts';
import type { Evidence } from '../../check.ts';

/** "Summer, 2021": a year and nothing else but a word or two. */
const STAMP = lightLetters(/^(?:\p{L}+[\s,]+){0,2}((?:19|20)\d{2})$/u);
const YEAR = /(?<![\d.,/-])(?:19|20)\d{2}(?![\d,])/g;
/** "June 21st–25th", "June 28 - July 2", "21. bis 25. Juni" with a dash, "21.6.–25.6.": days to days, none with a year. */
const DAYS = lightLetters(
  regexSource`
    (?<![\p{L}\d])(\p{L}{3,10})\.? \d{1,2}(?:st|nd|rd|th)?\s?[–—-]\s?(?:(\p{L}{3,10})\.? )?\d{1,2}(?:st|nd|rd|th)?
    (?![\d:])(?!,? (?:19|20)\d{2})
    |(?<![\d.:])\d{1,2}(?:\.|st|nd|rd|th|er)?\s?[–—-]\s?\d{1,2}(?:\.|st|nd|rd|th)? (?:de )?(\p{L}{3,10})(?!\p{L})
    (?!,? (?:de )?(?:19|20)\d{2})
    |(?<![\d.])\d{1,2}\.(1[0-2]|0?[1-9])\.\s?[–—-]\s?\d{1,2}\.(?:1[0-2]|0?[1-9])\.(?!\s?\d)
  `,
  'giu',
);
/** Fewer spans of days are a holiday or a single event. */
const MIN_SPANS = 3;

/**
 * A programme of a year that is over: a line that is only a year, three spans of days without one, and no later year on any page. Each of
 * it may stand anywhere; that nothing newer stands beside it makes it sure.
 *
 * @param since tells "since 2021" from "summer 2021"
 * @param oldest years before this one are over
 */
export function pastSeason(
  pages: readonly ReadPage[],
  isCopyright: RegExp,
  since: Pattern,
  oldest: number,
): Evidence[] {
  const lines = pages.flatMap((page) => linesOf(page)).filter(({ text }) => !isCopyright.test(text));
  const newest = Math.max(...lines.flatMap(({ text }) => text.match(YEAR) ?? []).map(Number));
  if (!Number.isFinite(newest) || newest >= oldest) return [];
  const stamp = lines.find(({ text }) => Number(STAMP.exec(text)?.[1]) === newest && !since.test(text));
  const spans = lines.filter(({ text }) => namesDays(text));
  if (!stamp || new Set(spans.map(({ text }) => text)).size < MIN_SPANS) return [];
  return [stamp, ...spans].map(({ text, pageUrl, place }) => ({
    pageUrl,
    place,
    seen: text.slice(0, 300),
  }));
}

const namesDays = (text: string): boolean =>
  [...DAYS.matchAll(text)].some(([, first, , last, number]) =>
    number !== undefined ? true : monthOf(first ?? last) !== null,
  );

interface Line extends Evidence {
  text: string;
}

function linesOf(page: ReadPage): Line[] {
  const view = contentView(page);
  return view.blocks
    .filter(({ hidden, tag }: TextBlock) => !hidden && tag !== 'option')
    .flatMap(({ text, path }) =>
      text
        .split('\n')
        .map((line) => ({ text: line.trim(), seen: line, pageUrl: page.url, place: placeOf(view, path) })),
    );
}
