import type { ReadPage } from '../checks/inputs.ts';
import type { Observations } from '../observations.ts';
import { readAddresses } from './addresses/addresses.ts';
import { readDescription } from './description.ts';
import { readEmails } from './emails/emails.ts';
import { toFactInput } from './fact-input.ts';
import type { Facts, RobotsFact } from './facts.ts';
import { readFaq } from './faq/faq.ts';
import { readLlmsTxtFact, readSitemapFact } from './found-files.ts';
import { readOpeningHours } from './hours/opening-hours.ts';
import { readLanguages } from './languages.ts';
import { readBusinessName } from './name/business-name.ts';
import { readPrices } from './offers/prices.ts';
import { readServices } from './offers/services.ts';
import { readPeople } from './people/people.ts';
import { readPhones } from './phones/phones.ts';
import { readPolicies } from './profiles/policies.ts';
import { readSocialProfiles } from './profiles/social-profiles.ts';
import { readRating } from './reviews/rating.ts';
import { readReviews } from './reviews/reviews.ts';
import { readSchemaTypes } from './schema-types.ts';
import { readTrade } from './trade/trade.ts';

export interface FactsInput extends Pick<Observations, 'target' | 'sitemaps' | 'llmsTxt'> {
  /** Every key page read, home first. */
  pages: ReadPage[];
  robotsFact: RobotsFact;
}

/** Everything the website says about the business, each with the places that say it. */
export function readFacts({ target, pages, sitemaps, llmsTxt, robotsFact }: FactsInput): Facts {
  const input = toFactInput({ target, pages });
  const businessName = readBusinessName(input);
  return {
    businessName,
    description: readDescription(input),
    trade: readTrade(input, businessName),
    languages: readLanguages(pages),
    ...readPhones(input),
    ...readEmails(input),
    addresses: readAddresses(input),
    openingHours: readOpeningHours(input),
    services: readServices(input),
    prices: readPrices(input),
    socialProfiles: readSocialProfiles(input, businessName),
    reviews: readReviews(input),
    rating: readRating(input),
    people: readPeople(input),
    faq: readFaq(input),
    policies: readPolicies(input),
    schemaTypes: readSchemaTypes(input),
    sitemap: readSitemapFact(sitemaps),
    llmsTxt: readLlmsTxtFact(llmsTxt),
    robots: robotsFact,
  };
}
