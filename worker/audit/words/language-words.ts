import type { Weekday } from '../facts/facts.ts';
import type { TradeId } from '../trades/index.ts';

/** What a folder of a language holds. Texts are compared as `plainWords` leaves them. */
export interface LanguageWords {
  contactLabels: ContactLabelWords;
  countries: CountryWords;
  /** Absent where they are not known. */
  credentials?: CredentialWords;
  /** Absent where it is not known. */
  faq?: FaqWords;
  /** Absent where names begin with the trade: such a title may be one. */
  searched?: SearchedWords;
  hours: HoursWords;
  hoursLabels: HoursLabelWords;
  legalForms: LegalFormWords;
  reviews: ReviewWords;
  /** Absent where they stand otherwise (Japanese), or are not known. */
  roles?: RoleWords;
  /** Absent where streets have no names. */
  streets?: StreetWords;
  trades: TradeWords;
  weekdays: WeekdayWords;
  /** Absent where no rules read sentences. */
  years?: YearWords;
}

/** By ISO 3166-1 alpha-2, what a country is called. */
export type CountryNames = Record<string, string>;

export interface CountryWords {
  /** Codes with a space between them: called here as CLDR does, which `cldr.json` says. Not those whose name is a first name or a town. */
  named: string;
  /** What people write besides. */
  also?: CountryNames;
}

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

/**
 * Words of each day besides its full name, which `cldr.json` says, with a space between them; as `normaliseHoursText` leaves texts: lower
 * case, without accents.
 */
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

/** What stands over times and says what they are: entries as `lexicon.ts` has them, for texts as `normaliseHoursText` leaves them. */
export interface HoursLabelWords {
  opening?: string;
  /** Times of anything: alone they are opening hours, and with a word behind them, or before them, those of what it names. */
  timesOf?: string;
  ofTimes?: string;
  phone?: string;
  reception?: string;
  emergency?: string;
  delivery?: string;
  /** Also what else is open beside the business, as its car park. */
  kitchen?: string;
  course?: string;
  event?: string;
  /** Meals a restaurant opens for: under its opening hours they are opening hours. */
  meal?: string;
  /** As headings of their own; a space between them. */
  partsOfDay?: string;
  job?: string;
  holiday?: string;
}

/** What stands before a number or an address: entries as `lexicon.ts` has them, for texts as `letterByLetter` leaves them. */
export interface ContactLabelWords {
  phone?: string;
  mobile?: string;
  fax?: string;
  whatsapp?: string;
  /** Numbers that nobody dials: of registers, orders, accounts. */
  notPhone?: string;
  address?: string;
}

/** How long a business is there: entries as `lexicon.ts` has them, in small letters with their accents. */
export interface YearWords {
  /** Before the year it began in, and behind it. */
  begun?: string;
  begins?: string;
  /** Behind the year, at the end of a sentence that says in between what began. */
  endsSentence?: string;
  /** Before a year of another century: "dating back to". */
  dating?: string;
  /** Behind a year and a dash. */
  today?: string;
  /** Behind the year somebody learnt it, or left to work on their own. */
  qualified?: string;
  /** Behind a year that a rule is from. */
  law?: string;
  /** "Our 25th anniversary". */
  ours?: string;
  jubilee?: string;
  /** Before a number of years: "for", "nearly". */
  lasting?: string;
  /** The same where only tens of years say it: "vor 20 Jahren". */
  ago?: string;
  /** Between the two: "the last", "about". */
  about?: string;
  /** Before `lasting`: the years are of something else. */
  during?: string;
  /** Numbers in words, and what they count. */
  counts?: string;
  units?: string;
  /** Both in one: "two decades". */
  spans?: string;
  /** Behind a number of years: of something else. */
  notBusiness?: string;
  /** Near a number of years: of the business. */
  inBusiness?: string;
}

/** What a list of questions and answers is called: entries as `lexicon.ts` has them, for texts as `plainWords` leaves them. */
export interface FaqWords {
  named: string;
}

/** Licences, certificates, memberships: entries as `lexicon.ts` has them, for texts as `plainWords` leaves them. */
export interface CredentialWords {
  held: string;
  /** The same where four or five digits follow. */
  norms?: string;
  /** The text speaks of other people's, asks for one, or denies having one. */
  ofOthers?: string;
}

/** What people are called by what they do: entries as `lexicon.ts` has them, in small letters. Accents tell "designer" from "désigner". */
export interface RoleWords {
  any: string;
  /** Goes on with a field in letters and spaces: "Head of Sales", "Facharzt für Innere Medizin". */
  of?: string;
}

/** GmbH, Ltd, S.L. and their like: patterns. They differ by reader on purpose: two letters are a legal form behind a name and a word elsewhere. */
export interface LegalFormWords {
  /** Behind a name, in any case. */
  behindName?: string;
  /** At the end of a line that is the name of a company and nothing else. */
  alone?: string;
  /** Between a company and its street. */
  beforeStreet?: string;
  /** Where the next word is often run together with it. */
  glued?: string;
  /** Right behind what may be a person's name: up to its last dot. */
  nextDotted?: string;
  /** The same without dots. */
  nextPlain?: string;
  /** In a line that may say where somebody works. */
  ofPlace?: string;
  /** In a name in small letters without accents. */
  inKey?: string;
  /** Beside a name with no space between them, in a line of nothing else. */
  attached?: string;
  /** The same wherever it stands. */
  attachedAnywhere?: string;
}

/** Entries as `lexicon.ts` has them, for texts as `plainWords` leaves them, where nothing else is said. */
export interface ReviewWords {
  /** What stands over that which customers say. */
  headings?: string;
  /** What stands over that which customers say or over what was built for them. */
  references?: string;
  /** What customers say, in one word: none of them says it. */
  sayings?: string;
  /** A short text that has one of them speaks of reviews... */
  named?: string;
  /** ...and is none if it begins so. */
  invites?: string;
  /** Asks for one. */
  asks?: string;
  /** The business thanks for them or counts them. */
  thanks?: string;
  /** Whom a business speaks of, and the words before: "our customers". */
  customers?: string;
  ours?: string;
  /** What stands where a name would stand and is none. */
  noNames?: string;
  /** What somebody who signs is called behind the name, and the words before; a space between them. */
  signedNouns?: string;
  signedAdjectives?: string;
  /** In brackets: the text is a sample; a space between them. */
  samples?: string;
}

/** They differ by reader on purpose: inside an address one may be generous, in a sentence "place" and "way" are something else. */
export interface StreetWords {
  /** Inside an address: patterns in small letters. */
  inAddress?: string;
  /** The same in the French of other countries. */
  outsideFrance?: string;
  /** First words of streets, without dots, accents and capitals; a space between them. */
  first?: string;
  /** Those of `first` that are other words or initials without their dot. */
  onlyWithDot?: string;
  /** In a line that may hold an address, before a name and behind it; a space between them. */
  beforeName?: string;
  behindName?: string;
  /** How the names of streets end: patterns. */
  ending?: string;
  /** In a passage that answers where a business is; a space between them. */
  said?: string;
  /** There, as patterns: how names end, and words of their own. */
  endingSaid?: string;
  alone?: string;
}
