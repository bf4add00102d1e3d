import type { WeekHours } from '../../worker/audit/facts/facts.ts';

/** The labels of `sites.json`, as far as they are compared: what people read on real websites, by its own conventions. */
export interface LabelledSite {
  name: string;
  language: string;
  /** `spa`: nothing but an empty element without JavaScript. */
  renderMode: string;
  truth: {
    businessName: string | null;
    alsoAccept?: string[];
    phone: string | null;
    robotsTxt: string;
    aiBotsBlocked: string[];
    schemaTypes: string[];
    schemaTypesOtherPages: string[];
    h1Count: number;
    imagesOnEntry: number;
    imagesWithoutAlt: number;
    sitemap: boolean;
    llmsTxt: boolean;
  };
  strict: StrictLabels;
}

export interface StrictLabels {
  hours: WeekHours | null;
  /** `phone`: hours of the switchboard, no opening hours. */
  hoursKind?: string;
  byAppointment: boolean;
  hoursAlternatives?: { hours: WeekHours }[];
  hoursSeasonal?: { hours: WeekHours }[];
  /** Hours that stand in structured data only. */
  hoursSchema?: WeekHours;
  hoursUncertainDays?: string[];
  phones: { e164: string; kind: string | null }[];
  fax: string[];
  foreignNumbers: { number: string }[];
  emails: string[];
  foreignEmails: { email: string }[];
  address: LabelledAddress | null;
  otherAddresses: (LabelledAddress & { foreign?: boolean })[];
  socialProfiles: string[];
  directoryProfiles?: string[];
  foreignProfiles?: string[];
  people: string[];
  prices: {
    shown: boolean;
    imageOnly?: boolean;
    examples: { what: string; amount: number; currency: string | null }[];
  };
  services: string[] | null;
  reviews: { onSite: number; rating: number | null; ratingCount: number | null };
  faqPairs: number;
  faqPage: string | null;
  faqPagePairs: number;
  policies: Record<string, string | null>;
  languages: string[];
  jsOnly: string[];
  trade: string;
  tradeAlso?: string[];
}

export interface LabelledAddress {
  street: string | null;
  postalCode: string | null;
  locality: string | null;
  region: string | null;
  country: string | null;
  partial?: boolean;
}
