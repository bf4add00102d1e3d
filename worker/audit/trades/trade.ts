import type { Source } from '../../contract/grounds.ts';
import type { TradeQuestion } from '../questions/question-data.ts';
import type { Pattern } from '../website/text/light-letters.ts';
import type { ProseLanguage } from '../website/text/page-prose.ts';
import type { Directory } from './shared/directory.ts';

/** All we know of a trade. What is absent does not hold for it. */
export interface Trade {
  /** As a report calls it. */
  label: string;

  // How a website is known to be of the trade
  /** Types of schema.org that say so; their subtypes count with them. */
  types?: readonly string[];
  /** Types of another trade that such a business takes for want of its own: its words then make this trade of it. */
  widerTypes?: readonly string[];
  /** Parts of a website that together tell it, whatever the words: any one of these sets. */
  madeOf?: readonly (readonly SitePart[])[];
  /** Its words are said by many others, as a shop sells and an agency writes: it yields to a special trade. */
  isGeneral?: true;
  /** Its own word says less than a person would: florists and butchers keep shops. It is asked of the owner, and told by no word of ours. */
  isUnnamed?: true;
  /** Others speak of it all day, as practices do of insurance: its words count in the title and first heading of the home page alone. */
  isToldByNameOnly?: true;

  // What it is called
  /** Per language; null where nobody knows. */
  nouns: Readonly<Record<ProseLanguage, TradeNoun>> | null;
  /** One such business in English, where the noun people search for is none. */
  oneInEnglish?: string;
  /** The type of schema.org to give it; absent: there is none of its own. */
  ownType?: string;
  /** The same for one without a place. */
  placelessType?: string;
  /** Kinds within the trade that schema.org tells apart; the first whose words fit. */
  kinds?: readonly KindOfTrade[];

  // How it works
  /** It needs no place; only premises that invite visitors make it a local business. */
  isPlaceless?: true;
  /** It is done at the customer's, so that nobody asks for its door. */
  worksAtCustomers?: true;
  /** It is done behind its own door, so that an address outside a legal notice is that door. A host or a teacher may live elsewhere. */
  isDoneAtItsDoor?: true;
  /** It sells at a distance, and owes terms and a way back. */
  sellsOnline?: true;
  /** It asks for no price. */
  sellsNothing?: true;
  /** Fee schedules, insurers or the amount itself set what a customer pays, so that no list can be expected. */
  hasPricesSetByOthers?: true;
  /** What a job costs depends on the job: nobody expects a list, and a rate, a fee to come out or an example says enough. */
  pricesByTheCase?: true;
  /** Customers come at times agreed with each, so that it may well keep no opening hours. */
  visitedByArrangement?: true;
  /** What it does for a customer is nobody else's business, and the law often says so. */
  isConfidential?: true;
  /** The rules of the profession may limit asking for reviews. */
  limitsAdvertising?: true;
  /** As studies of what assistants cite divide businesses. */
  line?: LineOfBusiness;
  /** What its customers ask of others and not of it. That nothing is found is then no fault. */
  noNeedOf?: readonly ('cases' | 'licence' | 'opening-hours')[];

  // What its owner is told
  /** Those that are particular to the trade: registers of the profession first, then portals. Reviewed by hand in November 2026. */
  directories?: readonly Directory[];
  /** Dates of the year, set by a law or an authority, that fill its days. */
  fixedDates?: readonly FixedDate[];

  /** What its customers ask: about twelve, three or four of them with weight 5. */
  questions: readonly TradeQuestion[];
}

/** Something a website has or has not, in any language. Found by `facts/trade/site-parts.ts`. */
export type SitePart =
  | 'cart'
  | 'products'
  | 'returns'
  | 'menu'
  | 'table-booking'
  | 'food-delivery'
  | 'stay-booking'
  | 'health-booking'
  | 'salon-booking'
  | 'class-booking'
  | 'donation'
  | 'app-store'
  | 'app-markup'
  | 'sign-up';

export interface TradeNoun {
  /** What people type when they look for one, in the singular. */
  sought: string;
  /** What one is called in running text, with the article where the language has one. */
  called: string;
}

export interface KindOfTrade {
  /** Of schema.org. */
  type: string;
  /** In the name of the business or in what it says of itself. */
  words: Pattern;
  /** Absent: called as the trade is. */
  called?: Readonly<Record<ProseLanguage, string>>;
}

export type LineOfBusiness = 'food' | 'health' | 'retail' | 'financial services';

export interface FixedDate {
  id: string;
  /** The date and what follows from it, in a sentence. */
  text: string;
  source: Source;
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
}
