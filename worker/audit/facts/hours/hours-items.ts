import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { remembered } from '../../website/text/remembered.ts';
import type { TextDocument, TextLine } from '../../website/text/text-sources.ts';
import type { Weekday } from '../facts.ts';
import type { HoursEntry } from './hours-entry.ts';
import { daysOnly, readGrid, readLegend } from './hours-grid.ts';
import { labelOf } from './hours-labels.ts';
import type { HoursToken, HoursTokens } from './hours-token.ts';
import { normaliseHoursText } from './normalise-hours-text.ts';
import { tokeniseHours } from './tokenise-hours.ts';

/** A line of text, a row of a table, or a whole timetable, read for days and times. */
export interface HoursItem {
  line: TextLine;
  text: string;
  tokens: HoursTokens;
  /** Hours of a timetable with the days in its columns; null for everything else. */
  entries: HoursEntry[] | null;
  /** 1-6 for headings. */
  level: number | null;
}

/** Signs that a line may hold a time, a day off or an appointment rule. Only lines near one are read closely. */
const HINT = lightLetters(
  regexSource`
    \d ?[:.hu：,] ?\d\d
    |\d ?(?:am|pm|a\.m|p\.m|uhr|h(?:rs?)?\b|u\b|uur|時|[ap]\b)
    |(?<!\d)\d{1,2} ?[-–—~〜～] ?\d{1,2}\b
    |\b(?:0\d|1\d|2[0-4])[0-5]\d ?(?:h|hrs|hours)? ?(?:[-–]|to )
    |[0-9]\s?(?:to|until|till?|thru|bis|a|à|às|alle|tot) |24 ?\/ ?7
    |24 ?(?:hours|hrs|stunden|heures|horas|ore|uur)
    |\bh ?24
    |\d (?:de la|del|da|di|della) (?:ma[nñ]|tard|noch|madr|mattin|sera|pomer|noit|notte)
    |rund um die uhr
    |closed
    |geschlossen
    |ruhetag
    |ferm[ée]
    |cerrad
    |chius
    |gesloten
    |fechad
    |encerrad
    |descanso
    |riposo
    |appointment
    |vereinbarung
    |absprache
    |rendez-vous
    |\brdv\b
    |cita
    |appuntament
    |afspraak
    |marcada
    |marcação
    |休
    |予約制
    |要予約
    |[●○◯×／]
  `,
  'i',
);
/** Lines this near to a hint belong to its list. */
const NEAR_LINES = 8;
const LONG_LINE_CHARS = 600;
/** More lines with times are a timetable of something else, or meant to keep a reader busy. */
const MAX_HINTS = 300;

/** The lines down to the last one near a hint: what comes after it adds nothing to any list. */
export function collectItems(document: TextDocument, language: string | null): HoursItem[] {
  const { lines, view } = document;
  const near = nearHints(lines);
  const end = near.lastIndexOf(true) + 1;
  const items: HoursItem[] = [];
  let at = 0;
  while (at < end) {
    const line = lines[at];
    if (!line) break;
    const cell = view.blocks[line.block]?.cell ?? null;
    if (cell === null) {
      const range = rangeOver(lines, at);
      if (range !== null) {
        items.push(toItem(line, near[at] ? tokeniseHours(range, language) : [], range));
        at += 3;
        continue;
      }
      const whole = near[at] ? withTail(lines, at, language) : null;
      const text = whole ?? line.text;
      for (const part of partsOf(text)) items.push(toItem(line, near[at] ? tokeniseHours(part, language) : [], part));
      at += whole === null ? 1 : 2;
      continue;
    }
    const start = at;
    while (view.blocks[lines[at]?.block ?? -1]?.cell?.table === cell.table) at += 1;
    // A nested table may interrupt its outer one; each part is then read for itself.
    const part = lines.slice(start, at);
    if (isLayout(document, part)) {
      for (const [offset, other] of part.entries())
        for (const text of partsOf(other.text))
          items.push(toItem(other, near[start + offset] ? tokeniseHours(text, language) : [], text));
      continue;
    }
    if (near.slice(start, at).some(Boolean)) items.push(...tableItems(document, part, language));
    else items.push(...part.map((other) => toItem(other, [])));
  }
  return items;
}

/** A heading with so many lines in one cell: the table places parts of the page side by side and holds no rows of data. */
const MIN_LINES_UNDER_HEADING = 4;

function isLayout({ view }: TextDocument, part: readonly TextLine[]): boolean {
  const cells = new Map<string, { lines: number; headed: boolean }>();
  for (const line of part) {
    const cell = view.blocks[line.block]?.cell;
    const key = `${cell?.row} ${cell?.column}`;
    const own = cells.get(key) ?? { lines: 0, headed: false };
    cells.set(key, { lines: own.lines + 1, headed: own.headed || LEVELS.has(line.tag) });
  }
  return [...cells.values()].some(({ lines, headed }) => headed && lines > MIN_LINES_UNDER_HEADING);
}

const LONE_TIME = /^\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\.?)?$/i;

/** "8:00" over "–" over "17:00": each in an element of its own. */
const rangeOver = (lines: readonly TextLine[], at: number): string | null =>
  (lines[at + 1]?.text.length ?? 0) > LONGEST_DASH ? null : rangeOf(lines.slice(at, at + 3).map(({ text }) => text));
/** "to" */
const LONGEST_DASH = 2;

function rangeOf([from = '', dash = '', to = '']: readonly string[]): string | null {
  return /^(?:[-–—]|to)$/.test(dash) && LONE_TIME.test(from) && LONE_TIME.test(to) ? `${from} ${dash} ${to}` : null;
}

/** "Mon–Fri 8:00" over "to 18:30 · Sat 8–12": one range in two elements; null where the next line begins with something of its own. */
function withTail(lines: readonly TextLine[], at: number, language: string | null): string | null {
  const [line, next] = lines.slice(at, at + 2);
  if (!line || !next || next.text.length > LONG_LINE_CHARS || line.text.length > LONG_LINE_CHARS) return null;
  if (!ENDS_IN_TIME.test(line.text) || !HINT.test(next.text)) return null;
  const [first, second] = tokeniseHours(next.text, language);
  const isTail = (first?.kind === 'to' || first?.kind === 'dash') && second?.kind === 'time';
  const last = tokeniseHours(line.text, language).slice(-2);
  const isOpen = last.at(-1)?.kind === 'time' && last.at(-2)?.kind !== 'dash' && last.at(-2)?.kind !== 'to';
  return isTail && isOpen ? `${line.text} ${next.text}` : null;
}
const ENDS_IN_TIME = /\d\s?(?:[hu]|uhr|hs|hrs?|[ap]\.?m\.?)?$/i;

const SENTENCE_END = lightLetters(/(?<=(?:\p{L}{3}|\d|[ap]m)[.!?]) (?=\p{Lu})/u);
/** "Tel 020 7946 0018, open Mon-Fri 9-5": the number ends where the hours say that they are hours. */
const NUMBER_END =
  /(?<=\d{2})[,;|·–-]? (?=(?:we are open|open|ge[öo]ffnet|ouverts?|ouvertes?|abiert[oa]s?|apert[oi]|geopend|abert[oa]s?)\b)/i;

/** "Sat 9-13 | 24h emergency line": what stands behind the bar speaks for itself. */
const BAR = / [|•] /;

/** "Tel. 941 958 142 Lun - Vie 9:00 - 18:00": the bar over a page runs its parts together. */
const DAYS_BEHIND_CONTACT = lightLetters(
  regexSource`
    (?<=\d{3}|@[\w.-]{1,40}\.[a-z]{2,10}) (?=
      (?:lun|mar|seg|ter|mon|tue|mo|lu)[a-zç-ü]{0,8}\.?(?:-feira)? ?(?:[-–—]|a|al|to|à|bis|tot) ?(?:
        vie|vier|sex|ven|fri|fr|s[áa]b|sam|sat|sa|dom|sun|so
      )[a-zà-ü]{0,8}\.? ?[:,]? ?\d
    )
  `,
  'i',
);

/**
 * "Closed Mondays. Happy hour 5–6pm.", "12 High Street. Open Monday to Friday 9-5.": sentences of a line that speaks of something
 * else too are judged one by one.
 */
const partsOf = remembered((text): readonly string[] => {
  if (text.length > LONG_LINE_CHARS) return [text];
  const bar = text.split(DAYS_BEHIND_CONTACT);
  if (bar.length === 2) return bar;
  const isMixed = labelOf(normaliseHoursText(text)) === 'other';
  const sentences = text.split(SENTENCE_END).flatMap((sentence) => sentence.split(NUMBER_END));
  const parts = isMixed ? sentences.flatMap((sentence) => sentence.split(BAR)) : sentences;
  if (parts.length === 1) return parts;
  const holdsHours = parts.some((part) => HINT.test(part) && labelOf(normaliseHoursText(part)) === 'opening');
  return isMixed || holdsHours ? parts : [text];
});

function nearHints(lines: TextLine[]): boolean[] {
  const near = lines.map(() => false);
  let hints = 0;
  lines.forEach((line, at) => {
    if (hints >= MAX_HINTS || line.text.length > LONG_LINE_CHARS || !HINT.test(line.text)) return;
    hints += 1;
    near[at] = true;
    for (let other = Math.max(0, at - NEAR_LINES); other <= at + NEAR_LINES && other < lines.length; other++) {
      if ((lines[other]?.text.length ?? 0) <= 120) near[other] = true;
    }
  });
  return near;
}

const LEVELS = new Map(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag, at) => [tag, at + 1]));

function toItem(line: TextLine, tokens: HoursTokens, text = line.text): HoursItem {
  return { line, text, tokens, entries: null, level: LEVELS.get(line.tag) ?? null };
}

/** Rows as items; or one item for the table when the days stand in its columns. */
function tableItems(document: TextDocument, lines: TextLine[], language: string | null): HoursItem[] {
  const rows = new Map<number, { line: TextLine; cells: string[] }>();
  for (const line of lines) {
    const cell = document.view.blocks[line.block]?.cell;
    if (!cell) continue;
    const row = rows.get(cell.row) ?? { line, cells: [] };
    row.cells[cell.column] = [row.cells[cell.column] ?? '', line.text].filter(Boolean).join('\n');
    rows.set(cell.row, row);
  }
  const ordered = [...rows.values()].map(({ line, cells }) => {
    const texts = withRanges(Array.from(cells, (text) => text ?? ''));
    return { line, texts, tokens: texts.map((text) => tokeniseHours(text, language)) };
  });
  const first = ordered[0];
  const columns = first?.tokens.map((cell) => daysOnly(cell)) ?? [];
  const dayColumns = columns.filter((days): days is Weekday[] => days !== null && days.length > 0).length;
  if (first && dayColumns >= 2) {
    const body = ordered.slice(1).map((row) => row.tokens);
    const entries = readGrid(columns, body, legendOf(document, lines, language), language === 'en');
    const text = ordered.map((row) => row.texts.filter(Boolean).join(' ')).join(' / ');
    const item = toItem(first.line, [], text);
    return [{ ...item, entries }];
  }
  const others = otherColumns(first?.texts ?? []);
  return ordered.map(({ line, texts, tokens }) => {
    const joined = tokens.flatMap((cell, at): HoursToken[] => (others.has(at) ? [] : [...cell, { kind: 'break' }]));
    return toItem(line, joined, texts.filter((text, at) => text !== '' && !others.has(at)).join(' '));
  });
}

/** "8:00 | – | 17:00" in three cells is one range; the cells keep their columns. */
function withRanges(cells: string[]): string[] {
  const texts = [...cells];
  for (let at = 0; at + 2 < texts.length; at++) {
    const range = rangeOf(texts.slice(at, at + 3));
    if (range !== null) texts.splice(at, 3, range, '', '');
  }
  return texts;
}

/** Over a column of hours. */
const KITCHEN_HEAD = /^(?:la |die |de )?(?:cuisine|kuche|kitchen|keuken|cocina|cucina|cozinha)$/u;

/** "Akutsprechstunde | Sprechstunde" over the days in rows: columns that are no opening hours beside one that is. */
function otherColumns(heads: string[]): Set<number> {
  const labels = heads.map((head) => {
    const text = normaliseHoursText(head);
    return KITCHEN_HEAD.test(text) ? 'other' : labelOf(text);
  });
  // "Day | Brasserie | Kitchen": what is neither the days nor the kitchen is the house.
  const areHeads = heads.length > 2 && heads.every((head) => !/\d/.test(head));
  const hasHouse = labels.includes('opening') || (areHeads && labels.slice(1).includes(null));
  const others = labels.flatMap((label, at) => (label === 'other' ? [at] : []));
  return new Set(hasHouse ? others : []);
}

/** Lines after a timetable in which its notes may stand. */
const LEGEND_LINES = 8;

function legendOf(document: TextDocument, lines: TextLine[], language: string | null) {
  const last = lines.at(-1);
  const from = last ? document.lines.indexOf(last) + 1 : 0;
  const after = document.lines.slice(from, from + LEGEND_LINES).map((line) => tokeniseHours(line.text, language));
  return readLegend(after, language === 'en');
}
