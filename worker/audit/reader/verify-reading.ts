import { findEmails } from '../facts/emails/email-texts.ts';
import type { Address, FactSource, Interval, PhoneKind, Price, TradeFact, Weekday } from '../facts/facts.ts';
import { findPrices } from '../facts/offers/price-texts.ts';
import { parsePhone } from '../facts/phones/phone-number.ts';
import { tradeEntries } from '../trades/index.ts';
import { sourceAt } from '../website/text/text-sources.ts';
import type { Website } from '../website/website.ts';
import { type SeenLine, seenLines, seenText } from './page-text.ts';
import type { Reading, ReadingEntry } from './reading.ts';

/** A fact that a quotation bears out. */
export type Verified = { source: FactSource } & (
  | { kind: 'businessName' | 'services' | 'emails'; value: string }
  | { kind: 'trade'; value: TradeFact }
  | { kind: 'prices'; value: Price }
  | { kind: 'people'; value: { name: string; role: string | null } }
  | { kind: 'phones'; value: string; asShown: string; phoneKind: PhoneKind }
  | { kind: 'addresses'; value: Address }
  | { kind: 'openingHours'; day: Weekday; value: Interval[] }
);

export interface VerifiedAnswer {
  question: string;
  source: FactSource;
}

/** A shorter quotation stands on any page. */
const MIN_QUOTE_CHARS = 2;
const MIN_ANSWER_CHARS = 12;
/** Longer ones are sentences, not names. */
const MAX_NAME_CHARS = 80;
/** A model says how sure it is of nothing; this is less than rules give a trade they read. */
const TRADE_CONFIDENCE = 0.5;

/** What of a reading the pages themselves bear out: the quotation stands there, letter by letter, and holds the value. */
export function verifyReading(website: Website, reading: Reading): { facts: Verified[]; answers: VerifiedAnswer[] } {
  const by = reading.by ?? '';
  const lines = new Map<string, SeenLine[]>();
  const find = (page: number, quotation: string): Place | null => {
    const url = reading.pages[page - 1];
    if (url === undefined) return null;
    const known = lines.get(url) ?? seenLines(website, url);
    lines.set(url, known);
    return findQuotation(known, seenText(quotation), by);
  };
  const facts = reading.facts.flatMap((entry): Verified[] => {
    const place = find(entry.page, entry.quote);
    if (!place || (place.isForeign && entry.kind !== 'trade')) return [];
    const fact = valueIn(entry, seenText(entry.quote), website.country);
    return fact ? [{ ...fact, source: place.source } as Verified] : [];
  });
  const answers = reading.answers.flatMap(({ question, page, quote }) => {
    const place = quote.length < MIN_ANSWER_CHARS ? null : find(page, quote);
    return place && !place.isForeign ? [{ question, source: place.source }] : [];
  });
  return { facts, answers };
}

interface Place {
  source: FactSource;
  isForeign: boolean;
}

/** Where the quotation stands: in one line, or across lines of one view. */
function findQuotation(lines: readonly SeenLine[], quotation: string, by: string): Place | null {
  if (quotation.length < MIN_QUOTE_CHARS) return null;
  const inOne = lines.find(({ text }) => text.includes(quotation));
  const first = inOne ?? firstOfSeveral(lines, quotation);
  if (!first) return null;
  const { document, line } = first;
  return {
    source: sourceAt(document, `${line.place}, read by the language model ${by.slice(0, 80)}`, quotation),
    isForeign: line.foreign !== null,
  };
}

function firstOfSeveral(lines: readonly SeenLine[], quotation: string): SeenLine | null {
  for (const view of ['plain', 'rendered'] as const) {
    const own = lines.filter(({ document }) => document.viewName === view);
    const start = own
      .map(({ text }) => text)
      .join(' ')
      .indexOf(quotation);
    if (start < 0) continue;
    let at = 0;
    for (const one of own) {
      at += one.text.length + 1;
      if (at > start) return one;
    }
  }
  return null;
}

type Value = Verified extends infer V ? (V extends unknown ? Omit<V, 'source'> : never) : never;

/** The value, where the quotation holds it: names word by word, numbers digit by digit. null drops the entry. */
function valueIn({ kind, value, detail }: ReadingEntry, quotation: string, country: string | null): Value | null {
  const said = seenText(value);
  const more = seenText(detail);
  const holds = (part: string) => part !== '' && standsIn(part, quotation);
  // What a trade is called and what a week is written as are ours: no quotation holds them.
  if (kind === 'trade') return quotation.length < MIN_ANSWER_CHARS ? null : tradeOf(said);
  if (kind === 'openingHours') return hoursIn(said, more, quotation);
  if (!holds(said)) return null;
  switch (kind) {
    case 'businessName':
    case 'services':
      return isName(said) ? { kind, value: said } : null;
    case 'people':
      return personOf(said, holds(more) ? more : '');
    case 'prices':
      return holds(more) ? priceOf(said, more, country) : null;
    case 'emails':
      return emailOf(said);
    case 'phones':
      return phoneOf(said, country);
    case 'addresses':
      return holds(more) && /\d/.test(`${said} ${more}`) ? { kind, value: addressOf(said, more) } : null;
  }
}

function tradeOf(id: string): Value | null {
  const trade = tradeEntries().find(([one]) => one === id);
  return trade ? { kind: 'trade', value: { id: trade[0], label: trade[1].label, confidence: TRADE_CONFIDENCE } } : null;
}

const personOf = (name: string, role: string): Value | null =>
  isName(name) && !/\d/.test(name) ? { kind: 'people', value: { name, role: isName(role) ? role : null } } : null;

function priceOf(what: string, text: string, country: string | null): Value | null {
  const [price, ...others] = findPrices(text, country);
  if (!price || others.length > 0 || !isName(what)) return null;
  const { amount, currency, asShown } = price;
  return { kind: 'prices', value: { what, amount, currency, asShown } };
}

function emailOf(text: string): Value | null {
  const [email, ...others] = findEmails(text);
  return email && others.length === 0 ? { kind: 'emails', value: email.value } : null;
}

function phoneOf(asShown: string, country: string | null): Value | null {
  const phone = parsePhone(asShown, country);
  return phone?.valid ? { kind: 'phones', value: phone.value, asShown, phoneKind: phone.kind } : null;
}

const isName = (text: string) =>
  text.length <= MAX_NAME_CHARS && /\p{L}{2}/u.test(text) && !/https?:|[<>{}@=`\\|]/i.test(text);

/** Letter by letter but for their case, and not in the middle of a word or a number. */
function standsIn(part: string, quotation: string): boolean {
  const wanted = part.toLocaleLowerCase('und');
  const text = quotation.toLocaleLowerCase('und');
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const joins = (left: string, right: string) =>
      (/\p{N}/u.test(left) && /\p{N}/u.test(right)) || (SPACED.test(left) && SPACED.test(right));
    const startsInside = joins(text[at - 1] ?? '', wanted[0] ?? '');
    const endsInside = joins(wanted.at(-1) ?? '', text[at + wanted.length] ?? '');
    if (!startsInside && !endsInside) return true;
  }
  return false;
}

/** Letters of scripts that put spaces between words. */
const SPACED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** In two groups ("110 00", "LS2 7DA", "1011 AB") or in one. */
const POSTAL_CODE =
  /(?:^|\s)((?=\S*\d)[\p{L}\d]{2,4} (?=\S*\d)[\p{L}\d]{2,3}|\d{4} \p{Lu}{2}|(?=\S*\d)[\p{L}\d][\p{L}\d-]{2,9})(?=$|[\s,])/u;

function addressOf(street: string, town: string): Address {
  const postalCode = POSTAL_CODE.exec(town)?.[1] ?? null;
  const locality = (postalCode ? town.replace(postalCode, '') : town).replace(/^[\s,]+|[\s,]+$/g, '') || null;
  return { street, postalCode, locality, region: null, country: null, text: `${street}, ${town}` };
}

const DAYS: readonly Weekday[] = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];

function hoursIn(day: string, times: string, quotation: string): Value | null {
  const known = DAYS.find((one) => one === day);
  if (!known) return null;
  const intervals = times.split(',').map((part) => /^\s*(\d{2}:\d{2})\s*[-–]\s*(\d{2}:\d{2})\s*$/.exec(part));
  const value = intervals.flatMap((match): Interval[] => (match?.[1] && match[2] ? [[match[1], match[2]]] : []));
  const isBorneOut = value.flat().every((clock) => clock !== null && holdsClock(clock, quotation));
  return value.length === intervals.length && isBorneOut ? { kind: 'openingHours', day: known, value } : null;
}

/** "09:30" as 9:30, 09.30, 9h30, 9 30; full hours also as 9 alone, and after noon by the clock of twelve hours. */
function holdsClock(clock: string, quotation: string): boolean {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  if (hour > 24 || minute > 59) return false;
  const hours = hour > 12 ? [hour, hour - 12] : hour === 0 ? [0, 12, 24] : [hour];
  const minutes = String(minute).padStart(2, '0');
  return hours.some((one) => {
    const tail = minute === 0 ? '(?:\\D{1,3}00)?' : `\\D{0,3}${minutes}`;
    return new RegExp(`(?<!\\d)0?${one}${tail}(?!\\d)`).test(quotation);
  });
}
