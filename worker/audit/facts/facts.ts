import type { TradeId } from '../trades/index.ts';

/** The facts read from a website. Shapes are the results contract: product decisions §3. */

export interface FactSource {
  pageUrl: string;
  view: 'plain' | 'rendered';
  /** Where on the page, in words or a path: "footer > address", "JSON-LD telephone", "a[href^=tel]". */
  place: string;
  /** The text as found, at most 300 characters. */
  seen: string;
  /** As in Evidence; set where a report shows it. */
  words?: string;
}

/**
 * `certain`: two independent places agree, or one labelled place allows no other reading. `likely`: read from one place, or against
 * another. `seen`: something is there that could not be read for sure.
 */
export type Certainty = 'certain' | 'likely' | 'seen';

/** How sure a fact is. Readers find facts without it; `certainty/` adds it. */
export interface Rated {
  certainty: Certainty;
  /** What the owner said of it: it is so, it reads otherwise (`value` is the owner's), or the pages do not say it at all. */
  confirmed?: 'yes' | 'corrected' | 'added';
}

/** A fact there is one of. */
export type SingleFact<T, R = unknown> = ({ value: T; sources: FactSource[] } & R) | null;

/** An entry of a list of facts; `conflictsWith` names other entries of the same list by index. */
export type ListedFact<T, R = unknown> = { value: T; sources: FactSource[]; conflictsWith?: number[] } & R;

/** `text`: the website offers it for text messages alone. */
export type PhoneKind = 'landline' | 'mobile' | 'whatsapp' | 'text' | 'fax' | null;

/** `value` is E.164; the digits as dialled at home where nothing tells the country. */
export type PhoneFact<R = unknown> = ListedFact<string, R> & { asShown: string; kind: PhoneKind };

export interface Address {
  street: string | null;
  postalCode: string | null;
  locality: string | null;
  region: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** As shown, on one line. */
  text: string;
}

/** An address, and whether something beside it says that customers come there: `facts/certainty/visited-address.ts`. */
export interface VisitedAddress {
  isVisited?: true;
  /** Of several places: the number, among `phones`, that stands with this one and with no other (`facts/certainty/contacts/paired-phones.ts`). */
  phone?: string;
}

export type AddressFact<R = unknown> = ListedFact<Address, R> & VisitedAddress;

export type Weekday = 'mo' | 'tu' | 'we' | 'th' | 'fr' | 'sa' | 'su';
/** 24-hour "HH:MM"; a close of null = only an opening time is given; a close before the open = after midnight. */
export type Interval = [open: string, close: string | null];
/** [] = stated closed, null = not stated. */
export type WeekHours = Record<Weekday, Interval[] | null>;

export type OpeningHours = WeekHours & { byAppointment: boolean };

export type OpeningHoursFact<R = unknown> =
  | (NonNullable<SingleFact<OpeningHours, R>> & {
      /** Sets that contradict `value`, each with its own sources. */
      alternatives?: { value: OpeningHours; sources: FactSource[] }[];
      /** A line of the list was not understood; its days are left out. */
      partly?: true;
    })
  | null;

/** `confidence` 0-1. */
export interface TradeFact {
  id: TradeId;
  label: string;
  confidence: number;
}

/** `amount` in the currency's main unit; `currency` ISO 4217, null when the sign is ambiguous. */
export interface Price {
  what: string;
  amount: number;
  currency: string | null;
  asShown: string;
}

export interface RobotsFact {
  /** HTTP status of robots.txt, 0 when there was no answer. */
  status: number;
  agents: {
    token: string;
    operator: string;
    purpose: string;
    /** For the home page. */
    verdict: 'allowed' | 'disallowed';
    /** 1-based line of the deciding rule; null when no rule decided. */
    line: number | null;
    rule: string | null;
  }[];
}

export interface FoundFile {
  found: boolean;
  url: string | null;
  [detail: string]: unknown;
}

/** What is read from a website: `Facts` as the readers return it, `RatedFacts` once it says how sure each fact is. */
export interface Facts<R = unknown> {
  businessName: SingleFact<string, R>;
  description: SingleFact<string, R>;
  trade: SingleFact<TradeFact, R>;
  /** BCP 47, of the text itself, main language first. */
  languages: ListedFact<string, R>[];
  phones: PhoneFact<R>[];
  otherPhones: PhoneFact<R>[];
  emails: ListedFact<string, R>[];
  otherEmails: ListedFact<string, R>[];
  addresses: AddressFact<R>[];
  openingHours: OpeningHoursFact<R>;
  services: ListedFact<string, R>[];
  prices: ListedFact<Price, R>[];
  socialProfiles: ListedFact<string, R>[];
  reviews: ListedFact<{ text: string; author: string | null; date: string | null }, R>[];
  rating: SingleFact<{ value: number; best: number; count: number | null }, R>;
  people: ListedFact<{ name: string; role: string | null }, R>[];
  faq: ListedFact<{ question: string; answer: string }, R>[];
  policies: ListedFact<{ kind: string; url: string }, R>[];
  /** Every @type on the read pages, nested ones too, without the schema.org prefix. */
  schemaTypes: ListedFact<string, R>[];
  sitemap: FoundFile;
  llmsTxt: FoundFile;
  robots: RobotsFact;
}

export type RatedFacts = Facts<Rated>;
