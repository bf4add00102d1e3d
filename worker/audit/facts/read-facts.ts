import { languageVersions } from '../website/language-versions.ts';
import { robotsFact } from '../website/robots/robots-fact.ts';
import { mappedSitemaps } from '../website/sitemaps/mapped-sitemaps.ts';
import type { Website } from '../website/website.ts';
import { readAddresses } from './addresses/addresses.ts';
import { isMarkup } from './certainty/places.ts';
import { readDescription } from './description.ts';
import { readEmails } from './emails/emails.ts';
import type { Facts, ListedFact } from './facts.ts';
import { readFaq } from './faq/faq.ts';
import { readLlmsTxtFact, readSitemapFact } from './found-files.ts';
import { readOpeningHours } from './hours/opening-hours.ts';
import { readBusinessName } from './name/business-name.ts';
import { isPostalCode } from './offers/no-offer.ts';
import { readPrices } from './offers/prices.ts';
import { readServices } from './offers/services.ts';
import { readPeople } from './people/people.ts';
import { readPhones } from './phones/phones.ts';
import { readPolicies } from './profiles/policies.ts';
import { readSocialProfiles } from './profiles/social-profiles.ts';
import { readRating } from './reviews/rating.ts';
import { readReviews } from './reviews/reviews.ts';
import { readSchemaTypes } from './schema-types.ts';
import { ownCalling } from './trade/own-calling.ts';
import { readTrade } from './trade/trade.ts';

/** Everything the website says about the business, each with the places that say it. */
export function readFacts(website: Website): Facts {
  const { observations, robots, target } = website;
  const businessName = readBusinessName(website);
  const reviews = readReviews(website, businessName);
  const addresses = readAddresses(website);
  const versions = languageVersions(website);
  const prices = readPrices(website).filter(({ value }) => !isPostalCode(value, addresses));
  return {
    businessName,
    description: readDescription(website),
    trade: inOwnWord(readTrade(website, businessName), businessName),
    languages: website.languages,
    ...readPhones(website),
    ...readEmails(website),
    addresses,
    openingHours: readOpeningHours(website),
    services: saidOnce(readServices(website), versions),
    prices: saidOnce(prices, versions),
    socialProfiles: readSocialProfiles(website, businessName),
    reviews: saidOnce(reviews, versions),
    rating: readRating(website),
    people: readPeople(website, reviews),
    faq: saidOnce(readFaq(website), versions),
    policies: readPolicies(website),
    schemaTypes: readSchemaTypes(website),
    sitemap: readSitemapFact(mappedSitemaps(observations)),
    llmsTxt: readLlmsTxtFact(observations.llmsTxt),
    robots: robotsFact(robots, target.homeUrl),
  };
}

/** What only pages in another language than the main one say is a translation, where the main ones say something of the kind. */
function saidOnce<Value>(facts: ListedFact<Value>[], versions: ReadonlySet<string>): ListedFact<Value>[] {
  const own = facts.filter(({ sources }) => sources.some(({ pageUrl }) => !versions.has(pageUrl)));
  return own.length > 0 ? own : facts;
}

/** By the word the business has for itself in its name. */
function inOwnWord(trade: Facts['trade'], name: Facts['businessName']): Facts['trade'] {
  // The type its owner chose in markup says more than a word of the name.
  if (trade?.sources.some(isMarkup)) return trade;
  const own = trade && name && ownCalling(name.value, trade.value.id, trade.value.label);
  return trade && own ? { ...trade, value: { ...trade.value, label: own } } : trade;
}
