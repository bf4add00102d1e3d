import type { Weekday } from '../facts/facts.ts';
import type { TradeId } from '../trades/index.ts';

/** What a folder of a language holds. Texts are compared as `plainWords` leaves them. */
export interface LanguageWords {
  countries: CountryNames;
  /** Absent where names begin with the trade: such a title may be one. */
  searched?: SearchedWords;
  hours: HoursWords;
  trades: TradeWords;
  weekdays: WeekdayWords;
}

/** By ISO 3166-1 alpha-2, what a country is called in one language. */
export type CountryNames = Record<string, string>;

/** Trades, and as `unasked` those that have no questions of their own. */
export type ToldTrade = TradeId | 'unasked';

/** What businesses of each trade call themselves, in one language. */
export type TradeWords = Partial<Record<ToldTrade, string>>;

/** Titles begin with what is searched for, "Roofing Contractor Tampa FL", "Fontanero en Sevilla": made of these words and of places. */
export interface SearchedWords {
  trades: string;
  /** Words around a trade that make no name of it. */
  around: string;
}

/** In small letters: of a man or of anybody, then of a woman where that differs. */
type BothGenders = readonly [string, string?];

export interface OwnerWords {
  owner: BothGenders;
  founder: BothGenders;
  /** Who is named as running it. */
  manager?: BothGenders;
}

/** Words of each day with a space between them, as `normaliseHoursText` leaves texts: lower case, without accents. */
export interface WeekdayWords {
  /** Days are often misspelled by a letter: that too. */
  anywhere: Partial<Record<Weekday, string>>;
  /** What means a day in one language and something else in another ("do", "di", "so") counts only on pages in that language. */
  inItsText: Partial<Record<Weekday, string>>;
}

/** Words beside days and times: patterns for texts as `normaliseHoursText` leaves them, lower case and without accents. */
export interface HoursWords {
  /** Several days in one word. */
  everyDay?: string;
  weekdays?: string;
  weekend?: string;
  /** Public holidays stand beside days and are no weekday. */
  holiday?: string;
  closed?: string;
  appointment?: string;
  roundTheClock?: string;
  /** Halves of a day: beside a time they say nothing new, beside "closed" they say which half. */
  morning?: string;
  afternoon?: string;
  evening?: string;
  noon?: string;
  midnight?: string;
  /** In place of the hour of closing: "until late". */
  late?: string;
  from?: string;
  /** Names an end and nothing else. */
  until?: string;
  /** The same where it may also be another word. */
  to?: string;
  except?: string;
  /** Joins two days or two intervals. */
  and?: string;
  /** Says nothing about day or time and may stand between them. */
  filler?: string;
  season?: string;
}
