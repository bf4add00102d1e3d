import { placeOf } from '../../../website/page/page-text.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { contentView } from '../../../website/text/page-prose.ts';
import { plainWords } from '../../../website/text/plain-words.ts';
import { regexSource } from '../../../website/text/regex-source.ts';
import type { Evidence } from '../../check.ts';

/** From one time of the day to another: "5-8 PM", "19h00 – 22h00", "9:00 to 17:00". */
const RANGE = new RegExp(
  regexSource`
    (?<![\d.,:/-])(?<from>\d{1,2})(?:[:.h](?<fromMinutes>[0-5]\d))?\s?(?<fromHalf>[ap]\.?m\b\.?|h\b|uhr\b)?
    \s?(?:[–—-]|to|until|bis|à|al?|alle|tot|até)\s?
    (?<until>\d{1,2})(?:[:.h](?<untilMinutes>[0-5]\d))?\s?(?<untilHalf>[ap]\.?m\b\.?|h\b|uhr\b)?(?![\d.,/-]*\d)
  `,
  'giu',
);
const NOON = 12 * 60;
/** Longer texts tell of many things. */
const MAX_LINE_CHARS = 160;
const MAX_KEY_CHARS = 40;
/** Where a website says of itself when it is there; other pages may speak of one thing each. */
const OF_THE_WHOLE = new Set(['home', 'contact', 'about', 'legal']);

interface Range {
  from: number;
  until: number;
}
interface Line {
  evidence: Evidence;
  ranges: Range[];
  /** The words beside the times. */
  key: string;
}

/**
 * Times that cannot both be true: the home page describes itself with times of the day of which its text names none, or two pages that agree on
 * another time give one thing, by the same words, two times.
 */
export function contradictoryTimes(pages: readonly ReadPage[], home: ReadPage): Evidence[] {
  const byPage = pages.map((page) => ({ page, lines: linesOf(page) }));
  return [
    ...unlikeDescription(
      home,
      byPage.flatMap(({ lines }) => lines),
    ),
    ...unlikeOtherPage(byPage.filter(({ page }) => OF_THE_WHOLE.has(page.role)).map(({ lines }) => lines)),
  ];
}

function unlikeDescription(home: ReadPage, said: readonly Line[]): Evidence[] {
  const content =
    home.plain.view.metas.find(({ by, name }) => by === 'name' && name === 'description')?.content.trim() ?? '';
  const [told, ...more] = rangesIn(content);
  if (!told || more.length > 0 || said.length === 0) return [];
  const times = new Set(said.flatMap(({ ranges }) => ranges.flatMap(({ from, until }) => [from, until])));
  if (times.has(told.from) || times.has(told.until)) return [];
  return [
    { pageUrl: home.url, place: 'meta description', seen: content.slice(0, 300) },
    ...said.slice(0, 2).map(({ evidence }) => evidence),
  ];
}

/** Pages that share no time may speak of two places, or of summer and winter. */
function unlikeOtherPage(pages: readonly (readonly Line[])[]): Evidence[] {
  const tables = pages.map(singles);
  for (const [at, one] of tables.entries())
    for (const other of tables.slice(at + 1)) {
      const shared = [...one].flatMap(([key, line]) => {
        const twin = other.get(key);
        return twin ? [{ line, twin }] : [];
      });
      const differing = shared.filter(({ line, twin }) => !isSame(line, twin));
      if (differing.length > 0 && differing.length * 2 <= shared.length)
        return differing.flatMap(({ line, twin }) => [line.evidence, twin.evidence]);
    }
  return [];
}

const isSame = (a: Line, b: Line): boolean => JSON.stringify(a.ranges) === JSON.stringify(b.ranges);

/** Lines of one range each, by their words; words that stand beside two ranges are of neither. */
function singles(lines: readonly Line[]): Map<string, Line> {
  const found = new Map<string, Line | null>();
  for (const line of lines) {
    if (line.key.length < 3 || line.key.length > MAX_KEY_CHARS || line.ranges.length !== 1) continue;
    const known = found.get(line.key);
    if (known === undefined) found.set(line.key, line);
    else if (known !== null && !isSame(known, line)) found.set(line.key, null);
  }
  return new Map([...found].flatMap(([key, line]) => (line === null ? [] : [[key, line] as const])));
}

function linesOf(page: ReadPage): Line[] {
  const view = contentView(page);
  return view.blocks.flatMap(({ text, path, tag }) =>
    tag === 'option'
      ? []
      : text.split('\n').flatMap((said) => {
          const line = said.trim();
          const ranges = line.length <= MAX_LINE_CHARS ? rangesIn(line) : [];
          if (ranges.length === 0) return [];
          const key = line.replace(RANGE, ' ');
          return [
            {
              ranges,
              key: plainWords(key).trim(),
              evidence: { pageUrl: page.url, place: placeOf(view, path), seen: line },
            },
          ];
        }),
  );
}

/** Two numbers with a dash are times where one of them has minutes or says which half of the day it is in. */
function rangesIn(text: string): Range[] {
  return [...text.matchAll(RANGE)].flatMap(({ groups = {} }) => {
    const { from, fromMinutes, fromHalf, until, untilMinutes, untilHalf } = groups;
    if (fromMinutes === undefined && untilMinutes === undefined && !fromHalf && !untilHalf) return [];
    const last = clock(until, untilMinutes, untilHalf ?? fromHalf);
    const first = clock(from, fromMinutes, fromHalf ?? untilHalf);
    if (first === null || last === null) return [];
    // "11-2 PM" begins before noon.
    const isEarlier = !fromHalf && first > last && first >= NOON;
    return [{ from: isEarlier ? first - NOON : first, until: last }];
  });
}

function clock(hours = '', minutes = '0', half = ''): number | null {
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (hour > 24) return null;
  const isHalf = /^[ap]/i.test(half);
  if (isHalf && hour > 12) return null;
  return (isHalf ? (hour % 12) + (/^p/i.test(half) ? 12 : 0) : hour) * 60 + minute;
}
