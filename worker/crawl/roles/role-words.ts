import { BUSINESS_WORDS } from './business-words.ts';
import type { NamedRole } from './named-role.ts';
import { OFFER_WORDS } from './offer-words.ts';
import { REACH_WORDS } from './reach-words.ts';

/**
 * Words that name a kind of page in addresses and link texts: English, German, French, Spanish, Italian, Dutch, Portuguese,
 * Japanese. Folded: lower case, no accents, words separated by one space; "*" stands for any ending. German addresses
 * write umlauts as two letters, so both spellings are listed.
 */
export const ROLE_WORDS: Record<NamedRole, readonly string[]> = {
  contact: REACH_WORDS.contact,
  about: BUSINESS_WORDS.about,
  services: OFFER_WORDS.services,
  products: OFFER_WORDS.products,
  prices: OFFER_WORDS.prices,
  faq: OFFER_WORDS.faq,
  locations: REACH_WORDS.locations,
  article: BUSINESS_WORDS.article,
  reviews: BUSINESS_WORDS.reviews,
  legal: BUSINESS_WORDS.legal,
};
