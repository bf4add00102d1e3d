import type { FactSource, Facts } from '../../audit/facts/facts.ts';
import type { Results } from '../../contract/results.ts';

/** One of it, several of it. Other people's numbers and what is written for machines are not waited for. */
export const KINDS = {
  businessName: ['your name', ''],
  trade: ['your trade', ''],
  description: ['a sentence about you', ''],
  phones: ['a phone number', 'phone numbers'],
  emails: ['an e-mail address', 'e-mail addresses'],
  addresses: ['an address', 'addresses'],
  openingHours: ['opening hours', ''],
  socialProfiles: ['a profile', 'profiles'],
  services: ['something on offer', 'things on offer'],
  // What each is for is what its owner confirms.
  prices: ['a sum of money', 'sums of money'],
  faq: ['a question and its answer', 'questions and their answers'],
  rating: ['a rating', ''],
  reviews: ['a customer’s words', 'words of customers'],
  people: ['a person', 'people'],
  policies: ['a legal page', 'legal pages'],
} as const satisfies Partial<Record<keyof Facts, readonly [one: string, many: string]>>;

export type Kind = keyof typeof KINDS;

/** Kinds of which a check says that they are not there: what it leaves open, nobody calls missing here. */
export const MISSED_BY: Partial<Record<Kind, string>> = {
  phones: 'contact-data-not-in-text',
  openingHours: 'missing-opening-hours',
  prices: 'missing-prices',
};

/** A link leads where it leads: what is behind it, its reader sees. A page of rules behind one may be empty yet. */
export const LINKED: ReadonlySet<Kind> = new Set(['socialProfiles']);

/** A heading leads nowhere, and a page that was read has been looked at: what they are about has to be sure. */
export const leadsOn = (fact: { sources: readonly FactSource[]; value?: unknown }, pages: readonly Page[]): boolean =>
  fact.sources.some(({ place }) => !HEADING.test(place)) &&
  !pages.some(({ url, wordsPlain }) => wordsPlain !== null && url === addressOf(fact.value));

type Page = Results['pages'][number];
const HEADING = /^h[1-6]$/;
const addressOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'url' in value ? value.url : null;
