import type { AssistantResult } from '../../contract/assistants.ts';
import { findAddresses } from '../facts/addresses/address-texts.ts';
import { isSameAddress } from '../facts/addresses/same-address.ts';
import type { Facts, WeekHours } from '../facts/facts.ts';
import { readHours } from '../facts/hours/hours-from-tokens.ts';
import { sameIntervals } from '../facts/hours/hours-intervals.ts';
import { count, isHours } from '../facts/hours/hours-lines.ts';
import { buildWeeks, emptyWeek, weekOf } from '../facts/hours/hours-week.ts';
import { tokeniseHours } from '../facts/hours/tokenise-hours.ts';
import { findPrices } from '../facts/offers/price-texts.ts';
import { plainWords } from '../website/text/plain-words.ts';
import { WEEK } from '../week/week.ts';
import { weekWords } from '../week/week-words.ts';

/** Certain or confirmed, and contradicted by nothing: the only facts an answer is held against. */
export type SureFacts = Pick<Facts, 'addresses' | 'openingHours' | 'prices'>;

/** As the answer has it, and as it is known. */
export type Wrong = Omit<AssistantResult['wrong'][number], 'answers'>;

export interface Reading {
  /** Lines as plain text. */
  lines: readonly string[];
  /** ISO 3166. */
  country: string | null;
  /** BCP 47, primary part. */
  language: string | null;
}

/**
 * Where an answer about the business gives another address, other hours or another price than is surely known. What it gives in other
 * ways, such as "until six", is not understood and not called wrong.
 */
export const wrongInAnswer = (facts: SureFacts, reading: Reading): Wrong[] => [
  ...wrongAddresses(facts, reading),
  ...wrongHours(facts, reading),
  ...wrongPrices(facts, reading),
];

/** An answer that gives the right one too may speak of a second place. */
function wrongAddresses({ addresses }: SureFacts, { lines, country }: Reading): Wrong[] {
  const [known] = addresses;
  if (!known) return [];
  const said = findAddresses(
    lines.map((text) => ({ text, tag: 'p', landmark: null, foreign: null })),
    country,
  )
    .map(({ address }) => address)
    .filter(({ street }) => street !== null);
  const isRight = said.some((address) => addresses.some(({ value }) => isSameAddress(value, address)));
  return isRight ? [] : said.map(({ text }) => ({ what: 'address', said: text, known: known.value.text }));
}

/** Days that both state. Two weeks in one answer are two places or two seasons, and neither is compared. */
function wrongHours({ openingHours }: SureFacts, { lines, language }: Reading): Wrong[] {
  if (!openingHours) return [];
  const rows = lines.flatMap((text) => {
    const tokens = tokeniseHours(text, language);
    const isRow = count(tokens, ['day']) > 0 && isHours({ text, tokens, entries: null });
    return isRow ? [tokens] : [];
  });
  const [only, ...others] = rows.length === 0 ? [] : buildWeeks(readHours(rows, language === 'en').entries);
  if (!only || others.length > 0) return [];
  const known = weekOf(openingHours.value);
  const said = emptyWeek();
  const right = emptyWeek();
  for (const day of WEEK) {
    const [theirs, ours] = [only.week[day], known[day]];
    if (!theirs || !ours || sameIntervals(theirs, ours)) continue;
    said[day] = theirs;
    right[day] = ours;
  }
  return isStated(said) ? [{ what: 'opening hours', said: weekWords(said), known: weekWords(right) }] : [];
}

const isStated = (week: WeekHours): boolean => WEEK.some((day) => week[day] !== null);

/** In a line that names the offer, sums of its currency of which none is a known one of it. */
function wrongPrices({ prices }: SureFacts, { lines, country }: Reading): Wrong[] {
  return [...new Set(prices.map(({ value }) => plainWords(value.what)))].flatMap((offer) => {
    const own = prices.map(({ value }) => value).filter(({ what }) => plainWords(what) === offer);
    const [first] = own;
    if (!first || first.currency === null) return [];
    const sums = lines
      .filter((line) => hasWords(line, offer))
      .flatMap((line) => findPrices(line, country))
      .filter(({ currency }) => currency === first.currency);
    const isRight = sums.some(({ amount }) => own.some((price) => price.amount === amount));
    const [sum] = sums;
    return sum && !isRight
      ? [{ what: 'price', said: `${first.what}: ${sum.asShown}`, known: own.map(({ asShown }) => asShown).join(', ') }]
      : [];
  });
}

const hasWords = (line: string, words: string): boolean =>
  ` ${plainWords(line).replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(
    ` ${words.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `,
  );
