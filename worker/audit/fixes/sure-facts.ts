import { isVisited } from '../facts/addresses/visited.ts';
import { isFreeMail } from '../facts/emails/email-texts.ts';
import type { FactSource, Rated, RatedFacts, VisitedAddress } from '../facts/facts.ts';

/**
 * The facts that may be written in the business's name: certain or confirmed ones that nothing on the website contradicts. Whatever
 * pastes, cites or speaks for the owner takes them from here; what is left out is asked of the owner.
 */
export function sureFacts(facts: RatedFacts): RatedFacts {
  const sure = <T extends Doubtable>(list: readonly T[]): T[] => list.filter(isSure);
  const one = <T extends Doubtable>(fact: T | null): T | null => (fact && isSure(fact) ? fact : null);
  return {
    ...facts,
    businessName: one(facts.businessName),
    description: one(facts.description),
    trade: one(facts.trade),
    phones: undisputed(facts.phones),
    otherPhones: sure(facts.otherPhones),
    // Where a form sends its letters is nobody's business but the form's.
    emails: ownFirst(
      undisputed(facts.emails).filter(
        ({ confirmed, sources }) => confirmed !== undefined || sources.some(isForReaders),
      ),
    ),
    otherEmails: sure(facts.otherEmails),
    addresses: settled(facts.addresses),
    openingHours: one(facts.openingHours),
    services: sure(facts.services),
    prices: sure(facts.prices),
    socialProfiles: sure(facts.socialProfiles),
    reviews: sure(facts.reviews),
    rating: one(facts.rating),
    people: sure(facts.people),
    faq: sure(facts.faq),
    policies: sure(facts.policies),
  };
}

const isForReaders = ({ place }: FactSource): boolean => !place.includes('form[action');

/** Where one is written for all, it is the mailbox of the business before one that anybody may have. */
const ownFirst = <T extends { value: string }>(emails: readonly T[]): T[] =>
  emails.toSorted((a, b) => Number(isFreeMail(a.value)) - Number(isFreeMail(b.value)));

interface Doubtable extends Rated {
  sources: readonly unknown[];
  conflictsWith?: number[];
  alternatives?: readonly unknown[];
}

/**
 * Of several addresses one alone may be the seat, a branch or a neighbour's: while another is likely, or contradicts, none is written.
 */
function settled<T extends Doubtable & VisitedAddress>(list: readonly T[]): T[] {
  const doubted = list.filter(
    (one) => !isSure(one) && (one.certainty !== 'seen' || (one.conflictsWith ?? []).length > 0),
  );
  // Whose else a doubted one may be, customers come to the sure ones and nothing says that they come to it.
  const places = list.filter((one) => isSure(one) && isVisited(one));
  if (places.length > 0 && !doubted.some((one) => isVisited(one) || (one.conflictsWith ?? []).length > 0))
    return places;
  const isOpen = doubted.length > 0;
  return isOpen ? list.filter(({ confirmed }) => confirmed !== undefined) : list.filter(isSure);
}

/** While two of a kind contradict each other, a third that stands beside them may be the wrong one as well. */
function undisputed<T extends Doubtable>(list: readonly T[]): T[] {
  const isDisputed = list.some(
    ({ confirmed, conflictsWith = [] }) => confirmed === undefined && conflictsWith.length > 0,
  );
  return list.filter((one) => isSure(one) && (!isDisputed || one.confirmed !== undefined));
}

/** The owner's word settles what the website leaves in doubt or contradicts. */
const isSure = ({ certainty, confirmed, conflictsWith = [], alternatives = [] }: Doubtable): boolean =>
  confirmed !== undefined || (certainty === 'certain' && conflictsWith.length === 0 && alternatives.length === 0);
