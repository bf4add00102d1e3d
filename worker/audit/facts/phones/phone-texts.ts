import { rowOf } from '../../countries/country-rows.ts';
import { JAPANESE_LETTER, JAPANESE_LETTERS } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { FAX_AS_WELL, labelAfter, labelBefore, type PhoneLabel } from './label-of-phone.ts';
import { goesOnMasked } from './masked-number.ts';
import { type ParsedPhone, parsePhone } from './phone-number.ts';
import { looksLikePhone } from './phone-shapes.ts';

export interface PhoneInText extends ParsedPhone {
  asShown: string;
  /** What the words beside the number call it. */
  label: PhoneLabel | null;
}

/** At most this much text before a number is read as its label. */
const LABEL_REACH_CHARS = 48;

const CANDIDATE = /(?:\+\s?|\(\s?\+?|)\d[\d\s()./\-–‑·]{4,40}\d/g;
const NOT_A_NUMBER = [
  // dates, years, times and their ranges
  /^\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:19|20)?\d{2}$/,
  /^(?:0?[1-9]|[12]\d|3[01])[./](?:0?[1-9]|1[0-2])[./](?:19|20)\d{2}\D/,
  /^(?:19|20)\d{2}\s?[./–-]\s?\d{1,2}\s?[./–-]\s?\d{1,2}(?:\D|$)/,
  /^(?:19|20)\d{2}\s?[/–-]\s?(?:19|20)?\d{2}$/,
  /^\d{1,2}[.]\d{2}\s?[-–]\s?\d{1,2}[.]\d{2}/,
  // tax numbers of Chile and Argentina
  /^\d{1,2}\.\d{3}\.\d{3}\s?-\s?\d$/,
  /^(?:2[0347]|3[034])-\d{8}-\d$/,
  // decimals such as coordinates, but not "030.5512347": no decimal leads with a zero and a digit; and thousands
  /^-?(?:0|[1-9]\d{0,2})\.\d{4,}$/,
  /^[1-9]\d{0,2}(?:[.\s]000)+$/,
];
/** "0452.817.336": how Belgium writes the numbers of its enterprises, and hardly ever a phone. */
const BELGIAN_ENTERPRISE = /^[01]\d{3}\.\d{3}\.\d{3}$/;

const GLUED_LABEL = lightLetters(/(?<!\p{L})(tel|fax|phone|mob|mobile|cell)(?=[+(]?\d)/giu);

const BEFORE_TIME = lightLetters(
  /(?<=\d)(?:\s+|\s?\(\s?)(?=\d{1,2}(?:[:：]\d{2}(?!\d)|\s?(?:(?:[hH]|hrs?|hours?|heures|Std|Stunden)(?!\p{L})|時)))/gu,
);

/**
 * Every phone or fax number written in one line. `before` is what stands before the line when that may be its label (the cell
 * to the left, the term above). Tax and register numbers, dates, prices and placeholders are none.
 */
export function findPhones(line: string, country: string | null, before = ''): PhoneInText[] {
  if (!/[\d０-９]/.test(line) || line.length > 5_000) return [];
  // Full-width digits and the Japanese long-vowel mark are common ways to write a number.
  const text = line
    .normalize('NFKC')
    // Brazil's sign for any carrier: "(0xx11) 3612-3348".
    .replace(/\(?0\s?xx\s?(\d{2})\)?/gi, '($1)')
    // "TEL03-5555-0142": the label stands on the number.
    .replace(GLUED_LABEL, '$1 ')
    // A footnote behind a number: "239 482 760(1)".
    .replace(/(\d)\s?\([1-9]\)(?!\s?\d)/g, '$1')
    // One number twice, for phones and for desks: the styles show one of them.
    .replace(/(?<![\d+(])([+(]?\d[\d ()./-]{5,18}\d)\s+\1(?!\d)/g, '$1')
    // "080-1234-5678（10:00-20:00）", "06 12 34 56 78 9h-18h": a time of day is no part of the number before it.
    .replace(BEFORE_TIME, ' [ ')
    .replace(/(\d)\s?[ー−‐―－—]\s?(?=\d)/g, '$1-');
  const found: PhoneInText[] = [];
  let labelFrom = 0;
  for (const match of text.matchAll(CANDIDATE)) {
    const start = match.index;
    const end = start + match[0].length;
    const words = text.slice(Math.max(labelFrom, start - LABEL_REACH_CHARS), start);
    // A second number after "/" or "," shares the label of the first.
    const inherited = found.length > 0 && /^\s*(?:[/,;|&]|or|oder|und|and|ou|et|o|e|y|of|en)?\s*$/i.test(words);
    const isBare = words === '' || /^\s*[(:]?\s*$/.test(words);
    const said = isBare ? `${labelFrom === 0 ? before.normalize('NFKC') : ''} ${words}` : words;
    const label = inherited ? (found.at(-1)?.label ?? null) : labelBefore(said);
    labelFrom = end;
    if (label === 'other' || !standsAlone(text, start, end)) continue;
    const isLoneMobile = text.trim() === match[0] && rowOf(country).phone?.loneMobile?.test(match[0]);
    const shared = label ?? labelAfter(text.slice(end, end + 14)) ?? (isLoneMobile ? 'mobile' : null);
    const parts = splitNumbers(match[0], country, shared);
    // "TEL/FAX 03-1234-5678/03-1234-5679": the labels in the order of the numbers.
    const [, second] = parts;
    if (second && parts.length === 2 && FAX_AS_WELL.test(said)) second.label = 'fax';
    found.push(...parts);
  }
  return found;
}

const PART_OF_A_CODE = lightLetters(/[\p{L}\d@_#=&]$/u);

const STARTS_WITH_TWO_LETTERS = lightLetters(/^\p{L}{2}/u);
const LEADING_JAPANESE = lightLetters(`^[${JAPANESE_LETTERS}]+`, 'u');

const MASK_REACH = 24;

/** Not part of a word, an address, a longer number, a price or a measure. */
function standsAlone(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 2), start);
  if (goesOnMasked(text.slice(end, end + MASK_REACH))) return false;
  const after = text.slice(end, end + 5);
  if (PART_OF_A_CODE.test(before) && !JAPANESE_LETTER.test(before.slice(-1))) {
    return false;
  }
  if (/\d[.,:/-]$/.test(before) || /[€$£¥]\s?$/.test(before)) return false;
  return (
    !/^(?:[\d@_%]|[,:]\d|\s?(?:€|\$|£|¥|eur|usd|円|km|m²|kg|mm|cm|ml|kwh|uhr|h\d|%))/i.test(after) &&
    !STARTS_WITH_TWO_LETTERS.test(after.replace(LEADING_JAPANESE, ''))
  );
}

function splitNumbers(candidate: string, country: string | null, label: PhoneLabel | null): PhoneInText[] {
  const take: Take = (number) => accept(number, country, label);
  // "06 5512348 (4 linee)": what opens in parentheses behind a number belongs to the words that follow.
  const written = candidate
    .replace(/(?<=\d)\s*\(\d{0,2}$/, '')
    .replace(/(?<![\s./\-–‑·(])[\s./\-–‑·(]+$/, '')
    .trim();
  // "07634 551267 / -68", "0423 482614/15": the number and its last digits for another line.
  const first = (/^(.{7,}?)\s?\/\s?[-–]\s?\d{1,3}$/.exec(written) ??
    /^((?=(?:\D*\d){8}).*\d{5})\/\d{1,2}$/.exec(written))?.[1];
  const whole = take(first ?? written);
  if (whole) return [whole];
  return (
    separated(written, /\s+[/–-]\s+|\s*\/\s*/, take) ??
    separated(written, /\s{2,}/, take) ??
    ofOneGrouping(written, take) ??
    withExtensions(written, take)
  );
}

/** A number as one of the website; null where it is none. */
type Take = (written: string) => PhoneInText | null;

/** Several numbers with a sign between them, every one of them a number; null where they are not. */
function separated(written: string, separator: RegExp, take: Take): PhoneInText[] | null {
  const parts = written.split(separator).filter((part) => part.replace(/\D/g, '').length >= 6);
  if (parts.length < 2) return null;
  // "(11) 3612-3348 / 3612-3349": the area code is said once.
  const area = /^\(0?\d{2,4}\)/.exec(written)?.[0];
  const phones = parts.map((part, at) => {
    const isLocal = at > 0 && area !== undefined && /^\s*[1-9]/.test(part) && part.replace(/\D/g, '').length <= 9;
    const phone = take(isLocal ? `${area} ${part.trim()}` : part.trim());
    return phone && isLocal ? { ...phone, asShown: part.trim() } : phone;
  });
  const taken = phones.filter((phone) => phone !== null);
  return taken.length === phones.length ? taken : null;
}

/** "0244-4195526 0412-1329906": as many numbers of one grouping as fit. */
function ofOneGrouping(written: string, take: Take): PhoneInText[] | null {
  const groups = written.split(/\s+/);
  for (let size = 1; size <= groups.length / 2; size++) {
    if (groups.length % size !== 0) continue;
    const phones = groups.flatMap((_, at) => (at % size === 0 ? [take(groups.slice(at, at + size).join(' '))] : []));
    const taken = phones.filter((phone) => phone !== null);
    if (taken.length === phones.length && taken.every(({ valid }) => valid)) return taken;
  }
  return null;
}

function withExtensions(written: string, take: Take): PhoneInText[] {
  // "0221 482614 - 12": a range of extensions after a number that is complete without it.
  const main = written.match(/^(.{7,}?)(?:\s?[-–/]\s?\d{1,2}|\s?\/\s?\d{3,4})$/)?.[1];
  const phone = main ? take(main) : null;
  if (phone) return [phone];
  // "01756 555226/555227": the second line without the code of the town.
  const town = written.match(/^(.{9,}?)\s?\/\s?\d{5,6}$/)?.[1];
  const line = town ? take(town) : null;
  return line?.valid ? [line] : [];
}

function accept(written: string, country: string | null, label: PhoneLabel | null): PhoneInText | null {
  if (NOT_A_NUMBER.some((pattern) => pattern.test(written))) return null;
  const balanced = written.startsWith('(') && !written.includes(')') ? written.slice(1) : written;
  const phone = parsePhone(balanced, country);
  if (!phone) return null;
  if (label === null && country === 'BE' && BELGIAN_ENTERPRISE.test(written)) return null;
  // Without words that call it a phone, a number must look like one written in that country.
  if (label === null && !(phone.valid && looksLikePhone(balanced, phone, country))) return null;
  return { ...phone, asShown: balanced, label };
}
