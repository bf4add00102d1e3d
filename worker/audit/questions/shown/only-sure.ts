import type { Rated, RatedFacts } from '../../facts/facts.ts';

/** The facts that are certain, or that the owner has confirmed. */
export function onlySure(facts: RatedFacts): RatedFacts {
  const one = <T extends Rated>(fact: T | null): T | null => (fact && isSure(fact) ? fact : null);
  return {
    ...facts,
    businessName: one(facts.businessName),
    openingHours: one(facts.openingHours),
    rating: one(facts.rating),
    phones: facts.phones.filter(isSure),
    emails: facts.emails.filter(isSure),
    addresses: facts.addresses.filter(isSure),
    services: facts.services.filter(isSure),
    prices: facts.prices.filter(isSure),
    reviews: facts.reviews.filter(isSure),
    people: facts.people.filter(isSure),
    policies: facts.policies.filter(isSure),
  };
}

const isSure = ({ certainty, confirmed }: Rated): boolean => certainty === 'certain' || confirmed !== undefined;
