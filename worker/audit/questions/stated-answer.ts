import { isBox, visitedOf } from '../facts/addresses/visited.ts';
import type { FactSource, Rated, RatedFacts } from '../facts/facts.ts';
import { areTold, toldOffers } from '../wording/told-offers.ts';
import { describedAs } from './described-as.ts';
import type { AnsweringFact, TradeQuestion } from './question-data.ts';
import { onlySure } from './shown/only-sure.ts';
import { namesHouse } from './signs/has-address.ts';

/** The fact beyond doubt that settles a question, by its kind, with where it stands; null: none does. */
export function statedAnswer(
  question: Pick<TradeQuestion, 'fact' | 'asks'>,
  facts: RatedFacts,
): { by: AnsweringFact | 'description'; sources: FactSource[] } | null {
  if (question.asks === 'what-it-is') {
    const described = describedAs(facts);
    return described && { by: 'description', sources: [described.source] };
  }
  const { fact: by } = question;
  const settling = by === undefined ? [] : settledBy(by, onlySure(facts), facts);
  const sources = settling.flatMap((one) => one.sources);
  return by === undefined || sources.length === 0 ? null : { by, sources };
}

type Sourced = Rated & { sources: FactSource[] };

/** Of the owner's word alone no page says anything. */
function settledBy(by: AnsweringFact, facts: RatedFacts, all: RatedFacts): Sourced[] {
  const { openingHours: hours, addresses, people, prices } = facts;
  switch (by) {
    // Who may write has reached a business as well.
    case 'phones':
      return [...facts.phones, ...facts.emails];
    case 'openingHours': {
      const isWeek = hours !== null && Object.values(hours.value).some(Array.isArray);
      return isWeek ? [hours] : [];
    }
    case 'addresses':
      // A box or a quarter alone is no place to go to.
      return visitedOf(addresses).filter(
        ({ value: { street, postalCode } }) =>
          street !== null && !isBox(street) && namesHouse(`${street}, ${postalCode ?? ''}`),
      );
    case 'people':
      return hasRival(people, all.people) ? [] : people.filter(({ value }) => value.role !== null);
    // Of lists most of which is in doubt, the report names none.
    case 'services': {
      const told = toldOffers(all.services, (one) => facts.services.includes(one));
      return told;
    }
    case 'prices':
      return areTold(prices, all.prices) ? prices : [];
    case 'reviews':
      return [...facts.reviews, ...(facts.rating ? [facts.rating] : [])];
    default:
      return facts[by];
  }
}

/** Somebody named on other pages than they are, as in a legal notice, may be who runs it. */
const hasRival = (sure: RatedFacts['people'], all: RatedFacts['people']): boolean => {
  const pages = new Set(sure.flatMap(({ sources }) => sources.map(({ pageUrl }) => pageUrl)));
  return all.some(({ sources }) => sources.length > 0 && !sources.some(({ pageUrl }) => pages.has(pageUrl)));
};
