import type { TradeId } from '../../trades/index.ts';

/** A small invented business website and what a careful human reader takes from it. */
export interface InventedSite {
  name: string;
  url: string;
  /** HTML by path; the first is the home page. */
  pages: Record<string, string>;
  /** What a browser makes of some of them. */
  rendered?: Record<string, string>;
  truth: SiteTruth;
}

/** Lists are complete: what is not listed must not be found. Absent lists are empty. */
export interface SiteTruth {
  /** Right answers, null when the website states no name. */
  businessName: string[] | null;
  /** E.164, the business's own, fax left out. */
  phones?: string[];
  fax?: string[];
  /** Numbers of somebody else. */
  otherPhones?: string[];
  emails?: string[];
  otherEmails?: string[];
  /** "street | postal code | locality | country", "-" for what is not stated, main address first. */
  addresses?: string[];
  /** As `readWeek` takes it; null = no hours. */
  hours: string | null;
  /** Sets that contradict `hours`. */
  hoursAlternatives?: string[];
  trade: TradeId | TradeId[];
  languages: string[];
  schemaTypes?: string[];
  /** Questions, as written. */
  faq?: string[];
  /** How each customer text begins. */
  reviews?: string[];
  /** "4.8/5 (120)", the count left out when none is shown. */
  rating?: string;
  /** Of the home page. */
  h1Count: number;
  imagesWithoutAlt: number;
  profiles?: string[];
  /** "kind /path" */
  policies?: string[];
  /** Only compared where given. */
  people?: string[];
}
