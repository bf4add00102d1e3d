import type { Website } from '../../website/website.ts';
import type { Certainty, Facts, ListedFact, Rated, RatedFacts } from '../facts.ts';
import { asSureAsTheirTwins, withoutNumbersOfBranches } from './branches.ts';
import { certaintyOfAddress } from './certainty-of-address.ts';
import { certaintyOfDescription } from './certainty-of-description.ts';
import { certaintyOfEmail } from './certainty-of-email.ts';
import { certaintyOfHours } from './certainty-of-hours.ts';
import { certaintyOfLanguage } from './certainty-of-language.ts';
import { certaintyOfName } from './certainty-of-name.ts';
import { certaintyOfPrice, certaintyOfService, isWithinAnother, mayJoinOffers } from './certainty-of-offer.ts';
import { certaintyOfPerson } from './certainty-of-person.ts';
import { certaintyOfPhone } from './certainty-of-phone.ts';
import { certaintyOfPolicy, certaintyOfProfile } from './certainty-of-profile.ts';
import { certaintyOfTrade } from './certainty-of-trade.ts';
import { certaintyOfFaq, certaintyOfRating, certaintyOfReview } from './certainty-of-words.ts';
import { type StatedWebsite, statedWebsite } from './stated-website.ts';
import { visitedAddress } from './visited-address.ts';
import { wholeRows } from './whole-rows.ts';

/**
 * How sure each fact is, by where it was found. Readers decide what a fact is; how much it may be relied on is decided here alone, so
 * that a reader that errs errs as `likely`.
 */
export function rateFacts(facts: Facts, seen: Website): RatedFacts {
  const website = statedWebsite(seen, facts);
  const one = <T>(fact: T | null, rule: (fact: T, website: StatedWebsite) => Certainty) =>
    fact && { ...fact, certainty: rule(fact, website) };
  const each = <T>(list: readonly T[], rule: (fact: T, website: StatedWebsite) => Certainty) =>
    list.map((fact) => ({ ...fact, certainty: rule(fact, website) }));
  return {
    ...facts,
    businessName: one(facts.businessName, certaintyOfName),
    description: one(facts.description, certaintyOfDescription),
    trade: one(facts.trade, certaintyOfTrade),
    languages: each(facts.languages, certaintyOfLanguage),
    phones: withoutNumbersOfBranches(each(facts.phones, certaintyOfPhone), website),
    otherPhones: each(facts.otherPhones, certaintyOfPhone),
    emails: each(facts.emails, certaintyOfEmail),
    otherEmails: each(facts.otherEmails, certaintyOfEmail),
    addresses: asSureAsTheirTwins(each(facts.addresses, certaintyOfAddress)).map((one) =>
      visitedAddress(one, website) ? { ...one, isVisited: true } : one,
    ),
    openingHours: one(facts.openingHours, certaintyOfHours),
    services: wholeRows(
      notAlone(each(facts.services, certaintyOfService)),
      (one) => mayJoinOffers(website)(one) && !isWithinAnother(one, facts.services),
    ),
    prices: each(facts.prices, certaintyOfPrice),
    socialProfiles: each(facts.socialProfiles, certaintyOfProfile),
    reviews: each(facts.reviews, certaintyOfReview),
    rating: one(facts.rating, certaintyOfRating),
    people: wholeRows(each(facts.people, certaintyOfPerson), ({ value }) => value.role !== null),
    faq: each(facts.faq, certaintyOfFaq),
    policies: each(facts.policies, certaintyOfPolicy),
    // The markup is the fact.
    schemaTypes: each(facts.schemaTypes, () => 'certain'),
  };
}

/** One entry of a list that two places name while they do not name the others may be the heading of the page, or a link. */
function notAlone(offers: readonly ListedFact<string, Rated>[]): ListedFact<string, Rated>[] {
  const certain = offers.filter(({ certainty }) => certainty === 'certain').length;
  if (certain !== 1 || offers.length < MIN_LIST) return [...offers];
  return offers.map((one) => ({ ...one, certainty: 'likely' }));
}

const MIN_LIST = 3;
