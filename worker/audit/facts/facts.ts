import type { TradeId } from '../trades/index.ts';

/** The facts read from a website. Shapes are the results contract: product decisions §3. */

export interface FactSource {
  pageUrl: string;
  view: 'plain' | 'rendered';
  /** Where on the page, in words or a path: "footer > address", "JSON-LD telephone", "a[href^=tel]". */
  place: string;
  /** The text as found, at most 300 characters. */
  seen: string;
}

/** A fact there is one of. */
export type SingleFact<T> = { value: T; sources: FactSource[] } | null;

/** An entry of a list of facts; `conflictsWith` names other entries of the same list by index. */
export interface ListedFact<T> {
  value: T;
  sources: FactSource[];
  conflictsWith?: number[];
}

export type PhoneKind = 'landline' | 'mobile' | 'whatsapp' | 'fax' | null;

/** `value` is E.164; the digits as dialled at home where nothing tells the country. */
export interface PhoneFact extends ListedFact<string> {
  asShown: string;
  kind: PhoneKind;
}

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

export type Weekday = 'mo' | 'tu' | 'we' | 'th' | 'fr' | 'sa' | 'su';
/** 24-hour "HH:MM"; a close of null = only an opening time is given; a close before the open = after midnight. */
export type Interval = [open: string, close: string | null];
/** [] = stated closed, null = not stated. */
export type WeekHours = Record<Weekday, Interval[] | null>;

export type OpeningHours = WeekHours & { byAppointment: boolean };

export type OpeningHoursFact =
  | (NonNullable<SingleFact<OpeningHours>> & {
      /** Sets that contradict `value`, each with its own sources. */
      alternatives?: { value: OpeningHours; sources: FactSource[] }[];
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

export interface Facts {
  businessName: SingleFact<string>;
  description: SingleFact<string>;
  trade: SingleFact<TradeFact>;
  /** BCP 47, of the text itself, main language first. */
  languages: ListedFact<string>[];
  phones: PhoneFact[];
  otherPhones: PhoneFact[];
  emails: ListedFact<string>[];
  otherEmails: ListedFact<string>[];
  addresses: ListedFact<Address>[];
  openingHours: OpeningHoursFact;
  services: ListedFact<string>[];
  prices: ListedFact<Price>[];
  socialProfiles: ListedFact<string>[];
  reviews: ListedFact<{ text: string; author: string | null; date: string | null }>[];
  rating: SingleFact<{ value: number; best: number; count: number | null }>;
  people: ListedFact<{ name: string; role: string | null }>[];
  faq: ListedFact<{ question: string; answer: string }>[];
  policies: ListedFact<{ kind: string; url: string }>[];
  /** Every @type on the read pages, nested ones too, without the schema.org prefix. */
  schemaTypes: ListedFact<string>[];
  sitemap: FoundFile;
  llmsTxt: FoundFile;
  robots: RobotsFact;
}
