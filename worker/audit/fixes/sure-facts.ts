import type { CheckId } from '../checks/index.ts';
import type { FactSource, Facts, Rated, RatedFacts } from '../facts/facts.ts';
import { statesDays } from '../facts/hours/states-days.ts';
import { listed, quoted } from '../wording/words.ts';

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
    emails: undisputed(facts.emails).filter(
      ({ confirmed, sources }) => confirmed !== undefined || sources.some(isForReaders),
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

interface Doubtable extends Rated {
  sources: readonly unknown[];
  conflictsWith?: number[];
  alternatives?: readonly unknown[];
}

/**
 * Of several addresses one alone may be the seat, a branch or a neighbour's: while another is likely, or contradicts, none is written.
 */
function settled<T extends Doubtable>(list: readonly T[]): T[] {
  const isOpen = list.some((one) => !isSure(one) && (one.certainty !== 'seen' || (one.conflictsWith ?? []).length > 0));
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

/** "5,0/5", "★ 4.8": praise that the business gives itself. */
const RATING = /\d(?:[.,]\d)?\s?\/\s?(?:5|10)(?!\d)|[★⭐]/;

/** What the business says of itself in a sentence, unless it rates itself in it: Google takes no such rating, and another task takes it out. */
export const ownDescription = ({ facts: { description } }: { facts: Facts }): string | null =>
  description === null || RATING.test(description.value) ? null : description.value;

/** What a text to paste may need and the website may leave in doubt. */
export type AskedFact = 'name' | 'phone' | 'email' | 'address' | 'hours';

/** More are no question any more. */
const MAX_OFFERED = 3;

const NOUNS: Record<AskedFact, string> = {
  name: 'the name of your business',
  phone: 'your phone number',
  email: 'your e-mail address',
  address: 'your address',
  hours: 'your opening hours',
};

/** What was read and is not sure enough to be written, for the owner to say; null when nothing is in doubt. */
function questionAbout({ facts: sure, inputs: { facts } }: Known, asked: AskedFact): string | null {
  const known = readingsOf(sure, asked);
  const offered = readingsOf(facts, asked)
    .filter((one) => !known.includes(one))
    .slice(0, MAX_OFFERED);
  if (known.length > 0 || offered.length === 0) return null;
  if (asked === 'hours')
    return facts.openingHours?.alternatives
      ? 'which opening hours are right?'
      : 'are the opening hours on your pages right?';
  return offered.length === 1
    ? `is ${NOUNS[asked]} ${quoted(offered[0] ?? '')}?`
    : `your pages give ${listed(offered.map((one) => quoted(one)))}: which is ${NOUNS[asked]}?`;
}

interface Known {
  facts: Facts;
  inputs: { facts: Facts };
}

/** Facts that the text a check asks for is made of. */
const ASKED_BY: Partial<Record<CheckId, readonly AskedFact[]>> = {
  'contact-data-not-in-text': ['name', 'phone', 'address'],
  'unlinked-contact-data': ['phone', 'email'],
  'missing-opening-hours': ['hours'],
  'incomplete-local-address': ['address'],
};

/** What only the owner can say before the text these checks ask for can be written, in one sentence; "" when nothing was in doubt. */
export function askedFirst(known: Known, checkIds: readonly CheckId[], hasText: boolean): string {
  // Text that scripts write wants other pages, not other words.
  if (checkIds.includes('text-lost-without-javascript')) return '';
  const asked = new Set(checkIds.flatMap((id) => ASKED_BY[id] ?? []));
  const questions = [...asked].flatMap((one) => questionAbout(known, one) ?? []);
  return questions.length === 0
    ? ''
    : `${hasText ? 'Our text leaves out what you have not answered yet' : 'We write no text for it before you have answered'} ` +
        `under “Confirm your facts”: ${questions.join(' ')}`;
}

/** As a page writes it, where it stands by itself: what was made of its parts may not be how anybody writes it. */
const asStated = ({ value, sources }: Facts['addresses'][number]): string =>
  sources.find(({ place, seen }) => !MARKED.test(place) && seen.length <= MAX_ADDRESS_CHARS)?.seen ?? value.text;

const MARKED = /^(?:JSON-LD|microdata|RDFa)\b/;
const MAX_ADDRESS_CHARS = 120;

function readingsOf({ businessName, phones, emails, addresses, openingHours }: Facts, asked: AskedFact): string[] {
  switch (asked) {
    case 'name':
      return businessName ? [businessName.value] : [];
    case 'phone':
      return phones.map(({ asShown }) => asShown);
    case 'email':
      return emails.map(({ value }) => value);
    case 'address':
      return addresses.map(asStated);
    case 'hours':
      return openingHours && statesDays(openingHours.value) ? ['hours'] : [];
  }
}
