import { brokenCharacters } from '../../website/text/reading/broken-characters.ts';
import type { Website } from '../../website/website.ts';
import type { Certainty, FactSource, Facts, ListedFact, PhoneFact, Rated, RatedFacts } from '../facts.ts';
import { tellsDoorDays } from '../hours/tells-door-days.ts';
import { withServedInHead } from '../served-in-head.ts';
import { asSureAsTheirTwins, notBesidePlaces, withoutMailboxesOfParts, withoutNumbersOfBranches } from './branches.ts';
import { certaintyOfAddress } from './certainty-of-address.ts';
import { certaintyOfDescription } from './certainty-of-description.ts';
import { certaintyOfHours } from './certainty-of-hours.ts';
import { certaintyOfLanguage } from './certainty-of-language.ts';
import { certaintyOfName, withTitle } from './certainty-of-name.ts';
import { certaintyOfPerson } from './certainty-of-person.ts';
import { certaintyOfPolicy, certaintyOfProfile } from './certainty-of-profile.ts';
import { certaintyOfTrade } from './certainty-of-trade.ts';
import { certaintyOfFaq, certaintyOfRating, certaintyOfReview } from './certainty-of-words.ts';
import { certaintyOfEmail } from './contacts/certainty-of-email.ts';
import { certaintyOfPhone } from './contacts/certainty-of-phone.ts';
import { withOwnPhones } from './contacts/paired-phones.ts';
import { certaintyOfPrice, certaintyOfService } from './offers/certainty-of-offer.ts';
import { type StatedWebsite, statedWebsite } from './stated-website.ts';
import { visitedAddress } from './visited-address.ts';

/** What is no number of the business is that of a host or an authority: sure is at most what it is for. */
const certaintyOfOther: Rule<PhoneFact> = (phone, website) => {
  const certainty = certaintyOfPhone(phone, website);
  return certainty === 'certain' && phone.kind !== 'fax' ? 'likely' : certainty;
};

/**
 * How sure each fact is, by where it was found. Readers decide what a fact is; how much it may be relied on is decided here alone, so
 * that a reader that errs errs as `likely`.
 */
export function rateFacts(facts: Facts, seen: Website): RatedFacts {
  const website = statedWebsite(seen, facts);
  const late = lateDrawn(seen);
  const rate = <T extends Sourced>(fact: T, rule: Rule<T>) => ({
    ...fact,
    certainty: asDrawn(rule(fact, website), late(fact) || isBroken(fact)),
  });
  const one = <T extends Sourced>(fact: T | null, rule: Rule<T>) => fact && rate(fact, rule);
  const each = <T extends Sourced>(list: readonly T[], rule: Rule<T>) => list.map((fact) => rate(fact, rule));
  const phones = withoutNumbersOfBranches(each(facts.phones, certaintyOfPhone), website);
  const rated = {
    ...facts,
    businessName: one(facts.businessName && withTitle(facts.businessName, website), certaintyOfName),
    description: one(facts.description, certaintyOfDescription),
    trade: one(facts.trade, certaintyOfTrade),
    languages: each(facts.languages, certaintyOfLanguage),
    phones,
    otherPhones: each(facts.otherPhones, certaintyOfOther),
    emails: withoutMailboxesOfParts(each(facts.emails, certaintyOfEmail)),
    otherEmails: each(facts.otherEmails, certaintyOfEmail),
    addresses: withOwnPhones(
      notBesidePlaces(
        asSureAsTheirTwins(each(facts.addresses, certaintyOfAddress)).map((one) =>
          visitedAddress(one, website) ? { ...one, isVisited: true } : one,
        ),
        website,
      ),
      phones,
      website,
    ),
    openingHours: one(facts.openingHours, certaintyOfHours),
    services: notAlone(each(facts.services, certaintyOfService)),
    prices: each(facts.prices, certaintyOfPrice),
    socialProfiles: each(facts.socialProfiles, certaintyOfProfile),
    reviews: each(facts.reviews, certaintyOfReview),
    rating: one(facts.rating, certaintyOfRating),
    people: each(facts.people, certaintyOfPerson),
    faq: each(facts.faq, certaintyOfFaq),
    policies: each(facts.policies, certaintyOfPolicy),
    // The markup is the fact.
    schemaTypes: each(facts.schemaTypes, () => 'certain'),
  };
  return withServedInHead(withoutDoubtedDays(withoutContradicted(rated)), seen.pages);
}

/** What another value somewhere on the website contradicts is nobody's word for certain. */
function withoutContradicted(facts: RatedFacts): RatedFacts {
  const agreed = <T extends Rated & { conflictsWith?: number[] }>(list: readonly T[]): T[] =>
    list.map((one) => ((one.conflictsWith ?? []).length > 0 ? asLikely(one) : one));
  return {
    ...facts,
    phones: agreed(facts.phones),
    emails: agreed(facts.emails),
    addresses: agreed(facts.addresses),
    services: agreed(facts.services),
    prices: agreed(facts.prices),
    people: agreed(facts.people),
    // Of pages in several languages each has its own.
    languages: facts.languages.length > 1 ? facts.languages.map(asLikely) : facts.languages,
  };
}

const asLikely = <T extends Rated>(one: T): T => (one.certainty === 'certain' ? { ...one, certainty: 'likely' } : one);

/** "Open daily from 11" among the words of a website whose hours are in doubt. */
function withoutDoubtedDays(facts: RatedFacts): RatedFacts {
  const { description, openingHours, languages } = facts;
  if (!description || !openingHours || openingHours.certainty === 'certain') return facts;
  const isDoubted = tellsDoorDays(description.value, languages[0]?.value ?? null);
  return isDoubted ? { ...facts, description: { ...description, certainty: 'likely' } } : facts;
}

interface Sourced {
  value: unknown;
  sources: readonly FactSource[];
}

const asDrawn = (certainty: Certainty, isInDoubt: boolean): Certainty =>
  isInDoubt && certainty === 'certain' ? 'likely' : certainty;

/** "45â‚¬": nobody's words, and to be pasted nowhere. */
const isBroken = ({ value }: Sourced): boolean =>
  brokenCharacters(typeof value === 'string' ? value : JSON.stringify(value)) !== null;

type Rule<T> = (fact: T, website: StatedWebsite) => Certainty;

/** Drawn alone, while data did not arrive that scripts asked for: what they wrote in its place may be an old stand-in. */
function lateDrawn({ pages }: Website): (fact: Sourced) => boolean {
  const late = new Set(pages.filter(({ rendered }) => rendered?.missesData).map(({ url }) => url));
  return ({ sources }) =>
    sources.length > 0 && sources.every(({ pageUrl, view }) => view === 'rendered' && late.has(pageUrl));
}

/** One entry of a list that two places name while they do not name the others may be the heading of the page, or a link. */
function notAlone(offers: readonly ListedFact<string, Rated>[]): ListedFact<string, Rated>[] {
  const certain = offers.filter(({ certainty }) => certainty === 'certain').length;
  if (certain !== 1 || offers.length < MIN_LIST) return [...offers];
  return offers.map((one) => ({ ...one, certainty: 'likely' }));
}

const MIN_LIST = 3;
